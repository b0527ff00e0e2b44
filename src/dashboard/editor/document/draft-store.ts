import { clear, get, keys, promisifyRequest, set } from 'idb-keyval'
import type { Values } from '../../../domain/documents/revision.ts'
import { deviceStore } from '../../app/device-store.ts'

/** Unsaved work is the changed values alone, and the revision they began with. */
export type Draft = { changes: Values; revision: number; keptAt: Date }

/** Writing goes on without drafts where the device keeps none. */
const onDevice = deviceStore('wajha-drafts', 'drafts')

export async function findDraft(name: string): Promise<Draft | undefined> {
  return onDevice((store) => get<Draft>(name, store))
}

export async function draftNames(): Promise<string[]> {
  const names = await onDevice((store) => keys<string>(store))
  return names?.filter((name) => name !== owner) ?? []
}

export async function keepDraft(name: string, draft: Draft): Promise<void> {
  await commit((drafts) => drafts.put(draft, name))
}

export async function dropDraft(name: string): Promise<void> {
  await commit((drafts) => drafts.delete(name))
}

/** The commit comes at once, because the page may be about to go away. */
async function commit(change: (drafts: IDBObjectStore) => void): Promise<void> {
  await onDevice((store) =>
    store('readwrite', (drafts) => {
      change(drafts)
      drafts.transaction.commit()
      return promisifyRequest(drafts.transaction)
    }),
  )
}

const owner = 'owner'

/** After signing in, a user must not see what another left unsaved here. */
export async function claimDrafts(userId: number): Promise<void> {
  await onDevice(async (store) => {
    if ((await get(owner, store)) === userId) return
    await clear(store)
    await set(owner, userId, store)
  })
}

export async function dropAllDrafts(): Promise<void> {
  await onDevice((store) => clear(store))
}
