import { expect, test } from 'vitest'
import { isIn, siteWordEntries, siteWordFields, siteWordParts } from './site-word-fields.ts'

test('every word stands in one part of the screen', () => {
  const placeholders = siteWordFields.map((entry) =>
    siteWordParts.filter((part) => isIn(part, entry)),
  )
  expect(placeholders.filter((parts) => parts.length !== 1)).toEqual([])
})

test('of counted words a language is asked for the forms it has', () => {
  const formsIn = (language: string) =>
    siteWordEntries(language)
      .filter(({ field }) => field.startsWith('search_found'))
      .map(({ category }) => category)
  expect(formsIn('en')).toEqual(['one', 'other'])
  expect(formsIn('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
  expect(formsIn('fr')).toEqual(['one', 'many', 'other'])
})
