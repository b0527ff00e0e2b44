import { AsyncLocalStorage } from 'node:async_hooks'
import type { Storage } from './create-storage.ts'

/** Only the loaders of pages use this; `server/app.ts` opens it. */
export let storage: Storage

export function provideStorage(opened: Storage): () => void {
  if (storage) throw new Error('storage is opened twice: start through server/app.ts')
  const { get, navigation, seo, words } = opened.sections
  const sections = {
    ...opened.sections,
    get: ((name) => readOnce(`get ${name}`, () => get(name))) as typeof get,
    navigation: () => readOnce('navigation', navigation),
    seo: () => readOnce('seo', seo),
    words: (language: string) => readOnce(`words ${language}`, () => words(language)),
  }
  storage = { ...opened, sections }
  return () => void (storage = undefined as unknown as Storage)
}

type Reads = Map<string, Promise<unknown>>
const drawing = new AsyncLocalStorage<Reads>()

/** The parts of a page show the same sections: within `work` each is read once. */
export function readingSectionsOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  return drawing.run(new Map(), work)
}

function readOnce<Result>(key: string, read: () => Promise<Result>): Promise<Result> {
  const reads = drawing.getStore()
  const result = (reads?.get(key) as Promise<Result> | undefined) ?? read()
  reads?.set(key, result)
  return result
}
