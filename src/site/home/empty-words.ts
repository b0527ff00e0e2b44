import type { LanguageCode } from '../../domain/language.ts'
import { languageName } from '../words/language-name.ts'
import { languageOfWords } from '../words/words-for.ts'

export type EmptyWords = {
  nothingYet: string
  toDashboard: string
  notInLanguage: (language: LanguageCode) => string
}

const english: EmptyWords = {
  nothingYet: 'This site is being set up. Come back soon.',
  toDashboard: 'Go to the dashboard',
  notInLanguage: (language) =>
    `This site is not available in ${languageName(language, 'en')} yet. Read it in another language:`,
}

const arabic: EmptyWords = {
  nothingYet: 'هذا الموقع قيد الإعداد. عُد إلينا قريبًا.',
  toDashboard: 'الانتقال إلى لوحة التحكّم',
  notInLanguage: (language) =>
    `هذا الموقع غير متاح ب${languageName(language, 'ar')} بعد. اقرأه بلغة أخرى:`,
}

export function emptyWordsFor(language: LanguageCode): EmptyWords {
  return languageOfWords(language) === 'ar' ? arabic : english
}
