import { messages } from '../../../domain/messages.ts'
import { arabicSentences } from './arabic-sentences.ts'

export type Locale = 'ar' | 'en'
type Values = Record<string, string | number>

/** A fixed English sentence (API-3) in the language of the interface; an unknown one as it is. */
export function translate(locale: Locale, sentence: string, values: Values = {}): string {
  return filled(locale === 'ar' ? inArabic(sentence) : sentence, values)
}

/** Also `Error: {status}` and `Error: {message}`, and what a gallery's call was answered. */
function inArabic(sentence: string): string {
  const known = (arabicSentences as Record<string, string>)[sentence]
  if (known) return known
  const ofGallery = /^Gallery update error: (.+)$/s.exec(sentence)?.[1]
  if (ofGallery) return filled(inArabic(messages.galleryFailed), { message: inArabic(ofGallery) })
  const cause = /^Error: (.+)$/s.exec(sentence)?.[1]
  return cause ? `خطأ: ${cause}` : sentence
}

function filled(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
