import { expect, test } from 'vitest'
import { completeness, contentPreview, isEmptied, relatedCounts, sectionOfPath } from './article.ts'

test.each([
  ['complete', { title: 'Opening in Hama', content: '<p>x</p>' }],
  ['partial', { title: 'Half translated', content: '' }],
  ['partial', { title: '', content: '<p>x</p>' }],
  ['missing', { title: '', content: '' }],
  ['missing', undefined],
])('an article is %s in a language with %j', (expected, text) => {
  expect(completeness(text)).toBe(expected)
})

test('only a blank title together with a blank content empties a language', () => {
  expect(isEmptied({ title: '', content: '' })).toBe(true)
  expect(isEmptied({ title: '' })).toBe(false)
  expect(isEmptied({ content: '' })).toBe(false)
  expect(isEmptied({})).toBe(false)
  expect(isEmptied({ title: '', content: '<p>x</p>' })).toBe(false)
})

test('the dashboard previews the first 15 characters of a content', () => {
  expect(contentPreview('<p>Our <b>workshop</b> by the norias</p>')).toBe('Our workshop by')
  expect(contentPreview('<p>123456789012345</p>')).toBe('123456789012345')
  expect(contentPreview('<p>شّ</p>'.repeat(20))).toBe('شّ '.repeat(8).slice(0, -1))
})

test('a section is found by its path', () => {
  expect(sectionOfPath('blog')).toBe('posts')
  expect(sectionOfPath('business')).toBe('business')
  expect(sectionOfPath('products')).toBe('products')
  expect(sectionOfPath('posts')).toBeUndefined()
})

test('a detail page shows 3 related posts, 2 businesses and 2 products', () => {
  expect(relatedCounts).toEqual({ posts: 3, business: 2, products: 2 })
})
