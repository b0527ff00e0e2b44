import { expect, test } from 'vitest'
import { completeness, contentPreview, isEmptied, relatedCounts, sectionOfPath } from './article.ts'
import { articleChange } from './article-change.ts'
import { messages } from './messages.ts'

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

test.each([299, 300, 301])('a title may have %i characters', (length) => {
  const { success, error } = articleChange.safeParse({ title: 'n'.repeat(length) })
  expect(success).toBe(length <= 300)
  expect(error?.issues[0]?.message ?? messages.tooLong).toBe(messages.tooLong)
})

test.each([131_071, 131_072, 131_073])('a content may have %i characters', (length) => {
  const { success } = articleChange.safeParse({ content: 'n'.repeat(length) })
  expect(success).toBe(length <= 131_072)
})

test('a title is trimmed, and what is not sent is not changed', () => {
  const change = articleChange.parse({ title: '  Opening in Hama \n' })
  expect(change.title).toBe('Opening in Hama')
  expect('content' in change).toBe(false)
})

test.each([{ title: {} }, { title: ['a'] }, { content: 1 }, { title: null }, { id: 7 }])(
  'a change of another shape is refused: %j',
  (change) => {
    expect(articleChange.safeParse(change).success).toBe(false)
  },
)
