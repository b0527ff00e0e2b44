import { clear, createStore, get, promisifyRequest, set, type UseStore } from 'idb-keyval'
import type { Values } from '../../../domain/documents/revision.ts'

/** Unsaved work is the changed values alone, and the revision they began with. */
export type Draft = { changes: Values; revision: number; keptAt: Date }

let opened: UseStore | undefined

/** Opened at the first use, because the server loads this file too. */
function store(): UseStore {
  opened ??= createStore('wajha-drafts', 'drafts')
  return opened
}

export async function findDraft(name: string): Promise<Draft | undefined> {
  return unlessUnavailable(() => get<Draft>(name, store()))
}

export async function keepDraft(name: string, draft: Draft): Promise<void> {
  await commit((drafts) => drafts.put(draft, name))
}

export async function dropDraft(name: string): Promise<void> {
  await commit((drafts) => drafts.delete(name))
}

/** The commit comes at once, because the page may be about to go away. */
async function commit(change: (drafts: IDBObjectStore) => void): Promise<void> {
  await unlessUnavailable(() =>
    store()('readwrite', (drafts) => {
      change(drafts)
      drafts.transaction.commit()
      return promisifyRequest(drafts.transaction)
    }),
  )
}

const owner = 'owner'

/** After signing in, a user must not see what another left unsaved here. */
export async function claimDrafts(userId: number): Promise<void> {
  await unlessUnavailable(async () => {
    if ((await get(owner, store())) === userId) return
    await clear(store())
    await set(owner, userId, store())
  })
}

export async function dropAllDrafts(): Promise<void> {
  await unlessUnavailable(() => clear(store()))
}

/** A browser without room or in a private window keeps no drafts; writing goes on without them. */
async function unlessUnavailable<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
