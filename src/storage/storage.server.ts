import type { Storage } from './create-storage.ts'

/** The only door for pages: their loaders call `storage.articles.…`; `server/app.ts` opens it. */
export let storage: Storage

export function provideStorage(opened: Storage): void {
  if (storage) throw new Error('storage is opened twice: start through server/app.ts')
  storage = opened
}
