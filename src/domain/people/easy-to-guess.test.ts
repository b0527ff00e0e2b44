import { describe, expect, test } from 'vitest'
import { isEasyToGuess } from './easy-to-guess.ts'

const names = [
  'Layla Haddad',
  'layla@naoura.example',
  'Naoura',
  'ناعورة',
  'Élodie O’Neil',
  'سارة حدّاد',
]

describe('easy to guess is', () => {
  test.each([
    ['a common password', 'password123'],
    ['one in another case', 'PassWord123'],
    ['one that looks strong', 'q1w2e3r4t5y6u7i8o9p0'],
    ['the owner’s name and digits', 'layla1990'],
    ['digits and both names', '1990LaylaHaddad'],
    ['names with what joins them', 'Haddad-Layla_1990'],
    ['the name twice', 'laylalayla'],
    ['the address', 'layla@naoura.example'],
    ['the company’s name and a year', 'Naoura2026'],
    ['the company’s and the owner’s', 'NaouraLayla'],
    ['a name without its accents', 'elodie.oneil'],
    ['the company’s Arabic name and Arabic digits', 'ناعورة٢٠٢٦'],
    ['an Arabic name without its vowel signs', 'سارة حداد 90'],
    ['the product’s name and digits', 'wajha12345'],
    ['its Arabic name and digits', 'واجهة12345'],
  ])('%s: %j', (_what, password) => {
    expect(isEasyToGuess(password, names)).toBe(true)
  })
})

describe('not easy to guess is', () => {
  test.each([
    ['a common password with more around it', 'password123 of the miller'],
    ['a passphrase', 'norias turn by night'],
    ['an Arabic passphrase', 'النواعير تدور ليلًا ونهارًا'],
    ['a name with another word', 'Layla-waters-1936'],
    ['a name with signs', 'Layla#%&19!90'],
    ['a number without a name', '90461728835'],
    ['somebody else’s name', 'Yusuf-1990'],
    ['what is too short to be taken', 'layla1'],
    ['nothing', ''],
  ])('%s: %j', (_what, password) => {
    expect(isEasyToGuess(password, names)).toBe(false)
  })

  test('a name nobody has given yet', () => {
    expect(isEasyToGuess('Layla-1990', ['', ''])).toBe(false)
  })
})
