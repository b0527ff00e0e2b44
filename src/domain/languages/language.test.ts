import { describe, expect, test } from 'vitest'
import { changeLanguage } from './change-language.ts'
import {
  defaultDashboardLanguage,
  defaultPublicLanguage,
  directionOf,
  isLanguageCode,
  isPublished,
  localeOf,
  pathInLanguage,
} from './language.ts'

test('visitors begin in English, the dashboard in Arabic', () => {
  expect(defaultPublicLanguage).toBe('en')
  expect(defaultDashboardLanguage).toBe('ar')
})

describe('the direction of a language', () => {
  test.each(
    [
      ['ar', 'he', 'fa', 'ur', 'ckb', 'ps', 'sd', 'ug', 'yi', 'dv', 'ar-sy', 'syr', 'nqo'],
      ['ku-arab', 'pa-pk', 'az-arab', 'ff-adlm', 'arz', 'apc', 'ars', 'iw', 'ji', 'ku-Arab'],
    ].flat(),
  )('is from right to left for %s', (code) => {
    expect(directionOf(code)).toBe('rtl')
  })

  test.each(['en', 'de', 'arn', 'pt-br', 'en-ar', 'ku', 'ug-latn', 'sd-deva', 'ar-latn', 'xx', ''])(
    'is from left to right for %j',
    (code) => {
      expect(directionOf(code)).toBe('ltr')
    },
  )
})

test.each([
  ['ar', 'ar_EG'],
  ['en', 'en_US'],
  ['en-gb', 'en_GB'],
  ['zh-hant-tw', 'zh_TW'],
  ['iw', 'he_IL'],
  ['es-419', undefined],
  ['xx', undefined],
  ['', undefined],
])('%j is shared as %s', (code, locale) => {
  expect(localeOf(code)).toBe(locale)
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

describe('a language’s code', () => {
  test.each(['en', 'ar', 'fil', 'pt-br', 'zh-hant-tw', 'de-1996', 'ckb-arab', 'en-x-wajha'])(
    'can be %s',
    (code) => {
      expect(isLanguageCode(code)).toBe(true)
    },
  )

  test.each(['', 'e', 'engl', 'en_us', 'en-', '-en', 'en--us', 'en us', 'en/us', 'x-wajha', '12'])(
    'cannot be %j, which is no tag',
    (text) => {
      expect(isLanguageCode(text)).toBe(false)
    },
  )

  test.each(['en-a', 'en-us-us', 'en-1', 'en-toolongsubtag', 'en-\n', 'en\n'])(
    'cannot be %j, which only looks like a tag',
    (text) => {
      expect(isLanguageCode(text)).toBe(false)
    },
  )

  test('cannot be the beginning of another address, but of longer ones', () => {
    expect(isLanguageCode('api')).toBe(false)
    expect(isLanguageCode('api-br')).toBe(true)
  })
})

test('the default public language keeps its code and stays published', () => {
  const english = { id: 1, name: 'English', code: 'en', status: 'published' } as const
  const arabic = { id: 2, name: 'العربية', code: 'ar', status: 'published' } as const
  expect(changeLanguage(english, { name: 'Inglese' })).toEqual({ ...english, name: 'Inglese' })
  expect(() => changeLanguage(english, { code: 'en-gb' })).toThrow('default-language')
  expect(() => changeLanguage(english, { status: 'pending' })).toThrow('default-language')
  const pending = { code: 'ar-sy', status: 'pending' } as const
  expect(changeLanguage(arabic, pending)).toEqual({ ...arabic, ...pending })
})

test('a pending language is not published', () => {
  expect(isPublished({ status: 'published' })).toBe(true)
  expect(isPublished({ status: 'pending' })).toBe(false)
})
