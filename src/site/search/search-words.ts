import type { LanguageCode } from '../../domain/language.ts'
import { pluralFor } from '../../domain/plural.ts'
import { isolated } from '../../ui/isolated.ts'

export type SearchWords = {
  titleOf: (query: string) => string
  found: (count: number, query: string) => string
  hint: string
  nothing: (query: string) => string
  advice: string
  tooLong: string
  nextPage: string
}

const inEnglish = pluralFor('en')
const inArabic = pluralFor('ar')

const english: SearchWords = {
  titleOf: (query) => `Search for “${isolated(query)}”`,
  found: (count, query) =>
    `${inEnglish(count, { one: '{n} result', other: '{n} results' })} for “${isolated(query)}”`,
  hint: 'Search everything we have published: posts, projects and products.',
  nothing: (query) => `No results for “${isolated(query)}”`,
  advice:
    'Try fewer or different words; the beginning of a word is enough. Or browse these sections.',
  tooLong: 'Please use fewer words: up to eight.',
  nextPage: 'Next page',
}

const arabic: SearchWords = {
  titleOf: (query) => `البحث عن «${isolated(query)}»`,
  found: (count, query) =>
    `${inArabic(count, {
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{n} نتائج',
      many: '{n} نتيجة',
      other: '{n} نتيجة',
    })} عن «${isolated(query)}»`,
  hint: 'ابحث في كلّ ما نشرناه: المقالات والأعمال والمنتجات.',
  nothing: (query) => `لا نتائج عن «${isolated(query)}»`,
  advice: 'جرّب كلمات أقلّ أو غيرها، ويكفي أول الكلمة. أو تصفّح أحد هذه الأقسام.',
  tooLong: 'ابحث بكلمات أقلّ: ثماني كلمات على الأكثر.',
  nextPage: 'الصفحة التالية',
}

export function searchWordsFor(language: LanguageCode): SearchWords {
  return language === 'ar' ? arabic : english
}
