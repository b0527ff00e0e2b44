import { describe, expect, test } from 'vitest'
import {
  defaultDashboardLanguage,
  defaultPublicLanguage,
  directionOf,
  isPublished,
  pathInLanguage,
} from './language.ts'

test('visitors begin in English, the dashboard in Arabic', () => {
  expect(defaultPublicLanguage).toBe('en')
  expect(defaultDashboardLanguage).toBe('ar')
})

describe('the direction of a language', () => {
  test.each(['ar', 'he', 'fa', 'ur', 'ckb', 'ps', 'sd', 'ug', 'yi', 'dv', 'ar-sy'])(
    'is from right to left for %s',
    (code) => {
      expect(directionOf(code)).toBe('rtl')
    },
  )

  test.each(['en', 'de', 'arn', 'pt-br', 'en-ar', ''])('is from left to right for %j', (code) => {
    expect(directionOf(code)).toBe('ltr')
  })
})

describe('the address of a page', () => {
  test.each([
    ['en', '/', '/'],
    ['en', '/blog/7', '/blog/7'],
    ['ar', '/', '/ar'],
    ['ar', '/blog/7', '/ar/blog/7'],
    ['pt-br', '/products', '/pt-br/products'],
  ])('in %s of %s is %s', (code, path, address) => {
    expect(pathInLanguage(code, path)).toBe(address)
  })
})

test('a pending language is not published', () => {
  expect(isPublished({ status: 'published' })).toBe(true)
  expect(isPublished({ status: 'pending' })).toBe(false)
})
