import { expect, test } from 'vitest'
import { siteCounts, siteWords } from './all-words.ts'
import { counted } from './counted.ts'
import { searchCounts } from './search-words.ts'
import { patternOf, placeholdersOf, siteCountKeys, siteWordKeys } from './word-placeholders.ts'
import { filled, formOf, wordsIn } from './product-words.ts'

test('every word of the product has the places that are said of it, in both languages', () => {
  for (const language of ['en', 'ar'] as const) {
    const words = siteWordKeys.map((key) => [key, siteWords[language][key]] as const)
    const forms = siteCountKeys.flatMap((key) =>
      Object.entries(siteCounts[language][key]).map(
        ([category, form]) => [formOf(key, category), form] as const,
      ),
    )
    expect([...words, ...forms].filter(([field, text]) => !patternOf(field)?.test(text))).toEqual(
      [],
    )
    for (const [field, text] of words)
      expect(placeholdersIn(text), field).toEqual(placeholdersOf(field))
  }
})

test.each([
  ['contact_copy', 'نسخ {value}', true],
  ['contact_copy', '', true],
  ['contact_copy', 'نسخ', false],
  ['contact_copy', 'نسخ {value} {n}', false],
  ['contact_copy', 'نسخ {Value}', false],
  ['contact_copy', '{value} {value}', false],
  ['contact_copy', '{{value}}', false],
  ['posts_loaded_few', '{total} {shown} {n}', true],
  ['posts_loaded_few', '{total} {shown}', false],
  ['posts_loaded_two', '{total} {shown}', true],
  ['frame_menu', 'قائمة', true],
  ['frame_menu', 'قائمة {name}', false],
  ['search_found_one', 'Un résultat pour « {query} »', true],
  ['search_found_one', '{n} résultat pour « {query} »', true],
  ['search_found_one', 'Un résultat', false],
  ['search_found_other', 'Des résultats pour « {query} »', false],
  ['copyright', '© {year} {company}', true],
])('%s as “%s” fits: %s', (field, text, isFitting) => {
  expect(patternOf(field)?.test(text) ?? true).toBe(isFitting)
})

test('a word is the company’s, else the product’s, else English', () => {
  const words = { en: { yes: 'Yes', no: 'No' }, ar: { yes: 'نعم', no: 'لا' } }
  const own = { yes: 'Oui' }
  expect(wordsIn({ language: 'fr', ownWords: own }, words)).toEqual({ yes: 'Oui', no: 'No' })
  expect(wordsIn({ language: 'ar' }, words)).toEqual(words.ar)
})

test('counts follow the rules of the language they are written in', () => {
  const found = (language: string, count: number, ownWords?: Record<string, string>) =>
    counted({ language, ownWords }, searchCounts, 'search_found', count, { query: 'ماء' })
  expect([0, 1, 2].map((count) => found('fr', count))).toEqual([
    '0 results for “ماء”',
    '1 result for “ماء”',
    '2 results for “ماء”',
  ])
  const own = {
    search_found_one: '{n} résultat: {query}',
    search_found_other: '{n} résultats: {query}',
  }
  expect([0, 1, 2].map((count) => found('fr', count, own))).toEqual([
    '0 résultat: ماء',
    '1 résultat: ماء',
    '2 résultats: ماء',
  ])
  expect(found('fr', 1, { search_found_other: 'résultats: {n}' })).toBe('résultats: 1')
  expect(found('ar', 3, { search_found_few: '{n} عن {query}' })).toBe('3 عن ماء')
  expect(found('ar', 11, { search_found_few: '{n} عن {query}' })).toBe('11 نتيجة للبحث عن «ماء»')
})

test('what is filled in is not filled in again', () => {
  expect(filled('{name} on {platform}', { name: '{platform}', platform: '$&' })).toBe(
    '{platform} on $&',
  )
})

function placeholdersIn(template: string): string[] {
  return [
    ...new Set(Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)),
  ].toSorted()
}
