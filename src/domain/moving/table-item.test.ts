import { expect, test } from 'vitest'
import { columnsIn } from './table-columns.ts'
import { datesIn, languagesIn, rowIn } from './table-item.ts'

const site = { here: ['en', 'ar'], there: 'en' }

test.each([
  ['عربي', 'ar'],
  ['العربيّة', 'ar'],
  ['English', 'en'],
  ['إنكليزي', 'en'],
  ['AR', 'ar'],
  ['fr', 'fr'],
])('a language is known by the name %s', (written, code) => {
  const row = rowIn(columnsIn(['title', 'language']), ['A', written])
  expect(languagesIn(row, site)).toEqual([code])
})

test.each([
  '15-Mar-20',
  '15 March 2020',
  'Mar 15, 2020',
  '١٥ مارس ٢٠٢٠',
  '15 آذار، 2020',
  '2020/3/15',
])('%s says its month', (written) => {
  expect(datesIn(written, 'unknown').local).toBe('2020-03-15 00:00')
})

test('a word that is no month makes no date', () => {
  expect(datesIn('15 Foo 2020', 'unknown')).toEqual({ gmt: '', published: '', local: '' })
})
