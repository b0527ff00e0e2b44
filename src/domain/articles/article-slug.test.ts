import { expect, test } from 'vitest'
import { articleSlug, idOfSlug } from './article-slug.ts'

test.each([
  ['How much water does your well really give?', '7-how-much-water-does-your-well-really-give'],
  ['كم تعطي بئرك؟', '7-كم-تعطي-بئرك'],
  ['?!', '7'],
  ['50% off/on #1', '7-50-off-on-1'],
])('"%s" can be read in the address, after the id', (title, slug) => {
  expect(decodeURIComponent(articleSlug(7, title))).toBe(slug)
  expect(articleSlug(7, title)).toMatch(/^[\w%-]+$/)
  expect(idOfSlug(slug)).toBe(7)
})

test('a long title is cut between words', () => {
  const slug = articleSlug(
    7,
    'Drip irrigation for olive groves between Hama and Salamiyah in dry years',
  )
  expect(slug).toBe('7-drip-irrigation-for-olive-groves-between-hama-and-salamiyah')
})

test.each([
  ['7', 7],
  ['7-', 7],
  ['7-anything-at-all', 7],
  ['07-x', undefined],
  ['x-7', undefined],
  ['-7', undefined],
  ['9999999999-x', undefined],
])('the id of "%s" is %s', (slug, id) => {
  expect(idOfSlug(slug)).toBe(id)
})
