import type { Storage } from './create-storage.ts'

/** Only for pages' loaders; opened by `server/app.ts`. */
export let storage: Storage

export function provideStorage(opened: Storage): void {
  if (storage) throw new Error('storage is opened twice: start through server/app.ts')
  storage = opened
}
