import type { Storage } from './create-storage.ts'

/** Only the loaders of pages use this; `server/app.ts` opens it. */
export let storage: Storage

export function provideStorage(opened: Storage): () => void {
  if (storage) throw new Error('storage is opened twice: start through server/app.ts')
  storage = opened
  return () => void (storage = undefined as unknown as Storage)
}
