import type { LanguageCode } from '../../domain/language.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import type { Words } from './words.ts'

/** A language without words of its own is shown in English (ADR-4). */
export function wordsFor(language: LanguageCode): Words {
  return languageOfWords(language) === 'ar' ? arabic : english
}

export function languageOfWords(language: LanguageCode): 'ar' | 'en' {
  return language === 'ar' ? 'ar' : 'en'
}
