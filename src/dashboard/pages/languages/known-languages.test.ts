import { describe, expect, test } from 'vitest'
import { isLanguageCode } from '../../../domain/languages/language.ts'
import { isMeant, knownLanguages } from './known-languages.ts'

const inArabic = knownLanguages('ar')
const inEnglish = knownLanguages('en')

test('a known language has its own name, that of the interface, and a code that can be kept', () => {
  expect(inArabic).toContainEqual({ code: 'fr', name: 'Français', calledHere: 'الفرنسية' })
  expect(inEnglish).toContainEqual({ code: 'fa', name: 'فارسی', calledHere: 'Persian' })
  expect(inEnglish).toContainEqual({ code: 'ka', name: 'ქართული', calledHere: 'Georgian' })
  expect(inEnglish.length).toBeGreaterThan(150)
  expect(inEnglish.filter(({ code }) => !isLanguageCode(code))).toEqual([])
})

test('codes that another has replaced are left out', () => {
  expect(inEnglish.filter(({ code }) => ['iw', 'in', 'ji'].includes(code))).toEqual([])
})

describe('what is written means', () => {
  test.each([
    ['Fren', 'fr'],
    ['français', 'fr'],
    ['فرنسية', 'fr'],
    ['الفرنسيه', 'fr'],
    ['FR', 'fr'],
    ['turk', 'tr'],
    ['کورد', 'ckb'],
  ])('by %j %s', (text, code) => {
    const languages = /[ء-ي]/.test(text) ? inArabic : inEnglish
    const meant = languages.filter((language) => isMeant(language, text))
    expect(meant.map((language) => language.code)).toContain(code)
    expect(meant.length).toBeLessThan(languages.length / 10)
  })

  test.each(['Wajha', ' ', ''])('nothing by %j', (text) => {
    expect(inEnglish.filter((language) => isMeant(language, text))).toEqual([])
  })
})
