import { formsOf, wordsOf } from '../../../domain/search/search-text.ts'
import type { Named } from './topic-name.ts'

/** Each word begins one of a name, in any language. */
export function isTopicMeant({ name }: Named, text: string): boolean {
  const forms = Object.values(name).flatMap((one) => wordsOf(one).flatMap(formsOf))
  return foldedWords(text).every((word) => forms.some((form) => form.startsWith(word)))
}

export function isNameOf({ name }: Named, text: string): boolean {
  const words = foldedWords(text).join(' ')
  return Object.values(name).some((one) => foldedWords(one).join(' ') === words)
}

function foldedWords(text: string): string[] {
  return wordsOf(text).map((word) => formsOf(word)[0] ?? '')
}
