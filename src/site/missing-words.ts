import type { LanguageCode } from '../domain/language.ts'
import { languageName } from './words/language-name.ts'
import { languageOfWords } from './words/words-for.ts'

export type MissingWords = { text: string; readIn: (language: LanguageCode) => string }

const english: MissingWords = {
  text: 'The address may have changed, or the page was deleted. One of these may be what you were looking for.',
  readIn: (language) => `Read it in ${languageName(language, 'en')}`,
}

const arabic: MissingWords = {
  text: 'ربما تغيّر الرابط أو حُذفت الصفحة. لعلّ ما تبحث عنه في أحد هذه الأقسام.',
  readIn: (language) => `اقرأها ب${languageName(language, 'ar')}`,
}

export function missingWordsFor(language: LanguageCode): MissingWords {
  return languageOfWords(language) === 'ar' ? arabic : english
}
