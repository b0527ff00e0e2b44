import type { LanguageCode } from '../domain/language.ts'
import { languageName } from './words/language-name.ts'
import { languageOfWords } from './words/words-for.ts'

/** What only pages that are missing or broken say. */
export type MissingWords = {
  readIn: (language: LanguageCode) => string
  toHome: string
  brokenText: string
  tryAgain: string
}

const english: MissingWords = {
  readIn: (language) => `Read it in ${languageName(language, 'en')}`,
  toHome: 'Go to the home page',
  brokenText: 'Something went wrong on our side. Please try again in a moment.',
  tryAgain: 'Try again',
}

const arabic: MissingWords = {
  readIn: (language) => `اقرأها ب${languageName(language, 'ar')}`,
  toHome: 'العودة إلى الصفحة الرئيسية',
  brokenText: 'حدث خلل لدينا. أعد المحاولة بعد قليل.',
  tryAgain: 'إعادة المحاولة',
}

export function missingWordsFor(language: LanguageCode): MissingWords {
  return languageOfWords(language) === 'ar' ? arabic : english
}
