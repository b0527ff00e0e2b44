import { createStore, type UseStore } from 'idb-keyval'

type DeviceStore = <Value>(work: (store: UseStore) => Promise<Value>) => Promise<Value | undefined>

/** Milliseconds after which a store that has not answered is done without. */
const patience = 2_000

/**
 * A store in IndexedDB, opened at the first use because the server loads such files too. A browser
 * without room or in a private window refuses it, and one whose files are damaged may never answer:
 * the result is undefined then.
 */
export function deviceStore(database: string, name: string): DeviceStore {
  let opened: UseStore | undefined
  return async (work) => {
    try {
      opened ??= createStore(database, name)
      return await Promise.race([work(opened), after(patience)])
    } catch {
      return undefined
    }
  }
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds))
}
