import type { LanguageCode } from '../../domain/language.ts'
import { languageOfWords } from '../words/words-for.ts'

export type HomeWords = {
  about: string
  posts: string
  newestPosts: string
  choosePost: string
  business: string
  products: string
  partners: string
  contact: string
}

const english: HomeWords = {
  about: 'About us',
  posts: 'Blog',
  newestPosts: 'Latest posts',
  choosePost: 'Choose a post',
  business: 'What we do',
  products: 'What we offer',
  partners: 'Partners',
  contact: 'Contact us',
}

const arabic: HomeWords = {
  about: 'من نحن',
  posts: 'المدوّنة',
  newestPosts: 'أحدث المقالات',
  choosePost: 'اختيار مقال',
  business: 'مجالات عملنا',
  products: 'ما نقدّمه',
  partners: 'شركاؤنا',
  contact: 'تواصل معنا',
}

export function homeWordsFor(language: LanguageCode): HomeWords {
  return languageOfWords(language) === 'ar' ? arabic : english
}
