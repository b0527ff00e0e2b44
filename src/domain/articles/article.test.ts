import { ledgerField } from '../documents/ledger.ts'
import { publicationField } from './publication.ts'
import { expect, test } from 'vitest'
import { noDetails } from '../../../tests/support/articles.ts'
import {
  type Article,
  type ArticleChange,
  completeness,
  relatedCounts,
  sectionOfPath,
} from './article.ts'
import {
  articleValues,
  changeArticle,
  contentPreview,
  isEmptied,
  restoreArticle,
} from './change-article.ts'
import { articleTextNames, detailNames } from './article-fields.ts'
import { changedValues } from '../documents/revision.ts'

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

const picture = (id: string) => ({ id, width: 10, height: 10, blur: '' })
const opening: Article = {
  id: 7,
  section: 'posts',
  createdAt: new Date('2025-11-03T09:00:00Z'),
  cover: { ...picture('norias'), focus: { x: 0.2, y: 0.4 } },
  ...noDetails,
  gallery: [{ id: 1, type: 'youtube', youtubeId: 'dQw4w9WgXcQ', titles: { en: 'A canal' } }],
  topics: [],
  texts: { en: { title: 'Opening in Hama', content: '<p>x</p>' } },
  publishedAt: null,
  publication: publicationField.blank,
  ledger: ledgerField.blank,
  reviews: [],
  revision: 3,
}
const gallery = { removed: [], added: [] }
const changed = (values: ArticleChange['values'], language = 'en') =>
  changeArticle(opening, { language, values, gallery })

test('a change leaves what it does not name', () => {
  expect(changed({})).toEqual(opening)
  const { texts } = changed({ 'title.ar': 'حماة' }, 'ar')
  expect(texts).toEqual({ ...opening.texts, ar: { title: 'حماة', content: '' } })
})

test('an emptied language keeps no text', () => {
  const all = Object.fromEntries(articleTextNames.map((name) => [`${name}.en`, 'written']))
  const full = restoreArticle(opening, all)
  const values = { 'title.en': '', 'content.en': '' }
  const { texts } = changeArticle(full, { language: 'en', values, gallery })
  expect(texts.en).toEqual({ title: '', content: '' })
})

test('another cover is not looked at where the one before it was', () => {
  const cover = (change: ArticleChange['values']) => changed(change).cover
  const [image, focus] = [picture('wheel'), { x: 1, y: 0 }]
  expect(cover({ image })).toEqual({ ...image, focus: null })
  expect(cover({ image, image_focus: focus })).toEqual({ ...image, focus })
  expect(cover({ image_focus: focus })).toEqual({ ...picture('norias'), focus })
  expect(cover({ image: null, image_focus: focus })).toBeNull()
})

const written = Object.fromEntries(detailNames.map((name) => [name, 'written']))

test('an article is what it was when it is given the values that a change of all of it replaced', () => {
  const values = { 'title.en': 'Opened', 'content.en': '', image: null, ...written }
  const gallery = { removed: [1], added: [] }
  const after = changeArticle(opening, { language: 'en', values, gallery }) as Article
  const before = changedValues(articleValues(opening), articleValues(after))
  expect(Object.keys(before)).toEqual(expect.arrayContaining(detailNames))
  expect(restoreArticle(after, before)).toEqual(opening)
})
