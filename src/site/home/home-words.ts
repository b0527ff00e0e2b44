import type { LanguageCode } from '../../domain/language.ts'
import { languageOfWords } from '../words/words-for.ts'

export type HomeWords = {
  choosePost: string
}

const english: HomeWords = {
  choosePost: 'Choose a post',
}

const arabic: HomeWords = {
  choosePost: 'اختيار مقال',
}

export function homeWordsFor(language: LanguageCode): HomeWords {
  return languageOfWords(language) === 'ar' ? arabic : english
}
