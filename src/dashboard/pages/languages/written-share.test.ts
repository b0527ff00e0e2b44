import { expect, test } from 'vitest'
import { type Overview, overviewSections } from '../../../domain/sections/overview.ts'
import { writtenShare } from './written-share.ts'

type Sections = Overview['sections']

const none = Object.fromEntries(overviewSections.map((section) => [section, {}])) as Sections
const sections: Sections = {
  ...none,
  posts: { en: { done: 200, total: 200 }, ar: { done: 199, total: 200 } },
  banner: { en: { done: 3, total: 3 }, ar: { done: 3, total: 3 } },
}

test('a language is wholly written only when nothing is missing', () => {
  expect(writtenShare({ sections }, 'en')).toBe(1)
  expect(writtenShare({ sections }, 'ar')).toBe(0.99)
})

test('nothing is written in a language that has just been added, nor where there is nothing', () => {
  expect(writtenShare({ sections }, 'fr')).toBe(0)
  expect(writtenShare({ sections: none }, 'en')).toBe(0)
})
