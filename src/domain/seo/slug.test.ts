import { describe, expect, test } from 'vitest'
import { titles } from '../../../tests/support/titles.ts'
import { slugOf } from './slug.ts'

describe('a slug is what can be read of a title', () => {
  test.each(titles)('%s', (title, slug) => {
    expect(slugOf(title, { fallback: 'page-7', most: 80 })).toBe(slug)
  })

  test.each(titles)('%s, decomposed', (title, slug) => {
    expect(slugOf(title.normalize('NFD'), { fallback: 'page-7', most: 80 })).toBe(slug)
  })

  test.each(titles)('of %s is its own slug, and survives an address', (_title, slug) => {
    expect(slugOf(slug, { fallback: 'page-7', most: 80 })).toBe(slug)
    const { pathname } = new URL(`/${slug}`, 'https://naoura.example')
    expect(decodeURIComponent(pathname)).toBe(`/${slug}`)
  })
})

test.each(['', '?!', ' \u200f ', 'ـــ', '\u064e', '💧'])('"%s" has none', (title) => {
  expect(slugOf(title, { fallback: 'page-7', most: 80 })).toBe('page-7')
  expect(slugOf(title, { fallback: '', most: 60 })).toBe('')
})

describe('a long title', () => {
  const cut = (title: string, most: number) => slugOf(title, { fallback: 'page-7', most })

  test('is cut between words', () => {
    expect(cut('water wheels of Hama', 13)).toBe('water-wheels')
    expect(cut('water wheels of Hama', 12)).toBe('water-wheels')
    expect(cut('water wheels of Hama', 11)).toBe('water')
    expect(cut('water wheels of Hama', 17)).toBe('water-wheels-of')
  })

  test('is cut within a word that is too long by itself', () => {
    expect(cut('ماء'.repeat(40), 80)).toBe('ماء'.repeat(40).slice(0, 80))
    expect([...cut('𠮷'.repeat(40), 30)]).toHaveLength(30)
  })

  test('of as many characters as there may be is whole', () => {
    expect(cut('a'.repeat(80), 80)).toHaveLength(80)
  })
})
