import { catalogue } from '../languages/catalogue.ts'
import type { ProductCounts } from './product-words.ts'

export const searchWords = catalogue({
  en: {
    search_title: 'Search for “{query}”',
    search_hint: 'Search everything we have published: {sections}.',
    search_nothing: 'No results for “{query}”',
    search_advice:
      'Try fewer or different words; the beginning of a word is enough. Or browse these sections.',
    search_too_long: 'Please use fewer words: up to eight.',
  },
  ar: {
    search_title: 'البحث عن «{query}»',
    search_hint: 'ابحث في كلّ ما نشرناه: {sections}.',
    search_nothing: 'لا نتائج للبحث عن «{query}»',
    search_advice: 'جرّب كلمات أقلّ أو كلمات أخرى، وتكفي بداية الكلمة. أو تصفّح أحد هذه الأقسام.',
    search_too_long: 'ابحث بكلمات أقلّ: ثماني كلمات على الأكثر.',
  },
})

export const searchCounts: ProductCounts<'search_found'> = {
  en: { search_found: { one: '{n} result for “{query}”', other: '{n} results for “{query}”' } },
  ar: {
    search_found: {
      one: 'نتيجة واحدة للبحث عن «{query}»',
      two: 'نتيجتان للبحث عن «{query}»',
      few: '{n} نتائج للبحث عن «{query}»',
      many: '{n} نتيجة للبحث عن «{query}»',
      other: '{n} نتيجة للبحث عن «{query}»',
    },
  },
}
