import { productLanguageFor } from '../../src/domain/languages/language.ts'
import { siteCounts, siteWords } from '../../src/domain/site-words/all-words.ts'
import type { SiteCount } from '../../src/domain/site-words/word-placeholders.ts'
import { counted } from '../../src/domain/site-words/counted.ts'
import { filled, type Values } from '../../src/domain/site-words/product-words.ts'
import { isolated } from '../../src/ui/isolated.ts'

export function siteWordsIn(language: string) {
  const words = siteWords[productLanguageFor(language)]
  return {
    ...words,
    fill: (word: keyof typeof words, values: Values) => filled(words[word], values),
    count: (word: SiteCount, count: number, values: Values = {}) =>
      counted({ language }, siteCounts, word, count, values),
    range: (first: number, last: number, total: number) => {
      const both = first === last ? String(first) : `${first}–${last}`
      const range = language === 'ar' && first !== last ? isolated(both) : both
      return filled(words.partners_range, { range, total })
    },
  }
}
