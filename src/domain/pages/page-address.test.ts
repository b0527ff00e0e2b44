import { describe, expect, test } from 'vitest'
import { changePage } from './change-page.ts'
import { pageTexts } from './page.ts'
import { freeSlug, normalisedSlug } from './page-address.ts'
import { blankPage } from './page-values.ts'

const blank = { ...blankPage(new Date('2025-11-03')), id: 7 }
const slugsOf = ({ texts }: typeof blank) =>
  Object.fromEntries(Object.entries(texts).map(([language, { slug }]) => [language, slug]))

describe('the slug of a page (PAG-1)', () => {
  test('is made of its title, in each language that has one', () => {
    const page = changePage(blank, { 'title.en': 'About us', 'title.ar': 'مَن نحنُ؟' })
    expect(slugsOf(page)).toEqual({ en: 'about-us', ar: 'من-نحن' })
  })

  test('is the id of a page whose title says nothing', () => {
    expect(slugsOf(changePage(blank, { 'title.en': '?!' }))).toEqual({ en: 'page-7' })
  })

  test('follows the title until it is written', () => {
    const named = changePage(blank, { 'title.en': 'About us' })
    const renamed = changePage(named, { 'title.en': 'Who we are' })
    expect(slugsOf(renamed)).toEqual({ en: 'who-we-are' })
    const written = changePage(renamed, { 'slug.en': 'About' })
    expect(slugsOf(changePage(written, { 'title.en': 'Us' }))).toEqual({ en: 'about' })
    const free = changePage(written, { 'slug.en': '' })
    expect(slugsOf(free)).toEqual({ en: 'who-we-are' })
  })

  test('follows it with the number that told it from another, too', () => {
    const named = changePage(blank, { 'title.en': 'About us' })
    const second = { ...named, texts: { en: { title: 'About us', slug: 'about-us-2' } } }
    expect(slugsOf(changePage(second, { 'title.en': 'Us' }))).toEqual({ en: 'us' })
  })

  test('stays once the page is published', () => {
    const named = changePage(blank, { 'title.en': 'About us', status: 'published' })
    const renamed = changePage(named, { 'title.en': 'Who we are' })
    expect(slugsOf(renamed)).toEqual({ en: 'about-us' })
    const untitled = changePage(renamed, { 'title.en': '' })
    expect(untitled.texts.en).toEqual({ slug: 'about-us' })
  })

  test('stays where it was before files were below that address, and is given to no other', () => {
    const old = { ...blank, texts: { en: { title: 'Files', slug: 'files' } } }
    expect(slugsOf(changePage(old, { 'title.en': 'Our files', 'slug.en': 'files' }))).toEqual({
      en: 'files',
    })
    expect(() => changePage(blank, { 'title.en': 'Files', 'slug.en': 'files' })).toThrow(
      'invalid-input',
    )
  })

  test('goes with the title before that', () => {
    const named = changePage(blank, { 'title.en': 'About us' })
    expect(changePage(named, { 'title.en': '' }).texts).toEqual({})
  })

  test('is written in any way, and kept in one', () => {
    expect(normalisedSlug('  Über uns & Team ')).toBe('uber-uns-team')
    expect(normalisedSlug('حُلول ERP للشركات')).toBe('حلول-erp-للشركات')
  })
})

describe('an address is refused at its field (PAG-3)', () => {
  test.each(['?!', 'blog', 'Contact', 'preview', 'API', ' . '])('“%s”', (slug) => {
    expect(() => changePage(blank, { 'title.en': 'Us', 'slug.en': slug })).toThrow(
      expect.objectContaining({ fields: { 'slug.en': 'This cannot be an address.' } }),
    )
  })
})

test('a slug that is taken gets the next number, within its length', () => {
  const taken = new Set(['about', 'about-2'])
  expect(freeSlug('about', (slug) => taken.has(slug))).toBe('about-3')
  const longest = 'a'.repeat(pageTexts.slug)
  expect(freeSlug(longest, (slug) => slug === longest)).toHaveLength(pageTexts.slug - 2)
  const words = `${'a'.repeat(75)}-bcd`
  const second = freeSlug(words, (slug) => slug === words)
  expect(second, 'else nobody would find the page').toBe(normalisedSlug(second))
})
