import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './tables.ts'

type Reads = Map<string, Promise<unknown>>
const drawing = new AsyncLocalStorage<WeakMap<Db, Reads>>()

/** The parts of a page show the same sections and languages: within `work` each is read once. */
export function sharingReads<Result>(work: () => Promise<Result>): Promise<Result> {
  return drawing.run(new WeakMap(), work)
}

/** A transaction must see what it writes, so it shares nothing. */
export function sharedRead<Result>(
  db: Db,
  key: string,
  read: () => Promise<Result>,
  readAlone = read,
): Promise<Result> {
  const stores = db.isTransaction ? undefined : drawing.getStore()
  if (!stores) return readAlone()
  const reads: Reads = stores.get(db) ?? new Map()
  stores.set(db, reads)
  const result = (reads.get(key) as Promise<Result> | undefined) ?? read()
  reads.set(key, result)
  return result
}
