import { messages } from '../../../domain/messages.ts'
import type { Words } from './words.ts'

type Values = Record<string, string | number>

/** A fixed English sentence (API-3) in the language of the interface; an unknown one as it is. */
export function said(words: Words, sentence: string, values: Values = {}): string {
  const known = (words.messages as Record<string, string>)[sentence]
  return filled(known ?? withoutTable(words, sentence), values)
}

/** `Error: {status}` and `Error: {message}`, and what a gallery's call was answered. */
function withoutTable(words: Words, sentence: string): string {
  const ofGallery = /^Gallery update error: (.+)$/s.exec(sentence)?.[1]
  if (ofGallery) return said(words, messages.galleryFailed, { message: said(words, ofGallery) })
  const cause = /^Error: (.+)$/s.exec(sentence)?.[1]
  return cause ? `${words.errorPrefix}${cause}` : sentence
}

function filled(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
