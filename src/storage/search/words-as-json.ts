import { indexedWords } from '../../domain/search/search-text.ts'

/** Keys of an object are the only JSON that both engines read as rows. */
export function wordsAsJson(text: string): string {
  return JSON.stringify(Object.fromEntries(indexedWords(text).map((word) => [word, 0])))
}
