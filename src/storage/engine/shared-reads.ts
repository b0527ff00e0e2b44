import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './tables.ts'

type Reads = Map<string, Promise<unknown>>
type Shared = { stores: WeakMap<Db, Reads> | undefined }
const drawing = new AsyncLocalStorage<Shared>()

/**
 * The parts of a page show the same sections and languages: within `work` each is read once. What it
 * began and what goes on after it, such as sending mail, reads anew.
 */
export async function sharingReads<Result>(work: () => Promise<Result>): Promise<Result> {
  const shared: Shared = { stores: new WeakMap() }
  try {
    return await drawing.run(shared, work)
  } finally {
    shared.stores = undefined
  }
}

/** A transaction must see what it writes, so it shares nothing. */
export function sharedRead<Result>(
  db: Db,
  key: string,
  read: () => Promise<Result>,
  readAlone = read,
): Promise<Result> {
  const stores = db.isTransaction ? undefined : drawing.getStore()?.stores
  if (!stores) return readAlone()
  const reads: Reads = stores.get(db) ?? new Map()
  stores.set(db, reads)
  const result = (reads.get(key) as Promise<Result> | undefined) ?? read()
  reads.set(key, result)
  return result
}
