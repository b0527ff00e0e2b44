import { describe, expect, test } from 'vitest'
import {
  contactTypes,
  cardWhatsappPattern,
  isLink,
  isPhone,
  isSocial,
  whatsappPattern,
} from './contact.ts'
import { contactAddress, phoneAddress, whatsappAddress } from './contact-address.ts'
import { westernDigits } from '../text/characters.ts'
import { decodedContacts } from './contact-input.ts'

const digits = (count: number) => '1'.repeat(count)

describe('K-10: a phone number', () => {
  test.each([5, 6, 7, 19, 20, 21])('of %i characters', (length) => {
    const fits = length >= 6 && length <= 20
    expect(isPhone(digits(length))).toBe(fits)
    expect(isPhone(`+${digits(length)}`)).toBe(fits)
    expect(isPhone(`(${digits(length - 2)})`)).toBe(fits)
    expect(isPhone(`1${'-'.repeat(length - 2)}1`)).toBe(fits)
  })

  test.each(['+963 33 555 0142', '(033) 555-0142', '033 5550142'])('may be %j', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  test.each([
    '',
    '+',
    '12345x',
    '033.555.0142',
    '033/5550142',
    '0335550142+',
    '++0335550142',
    '٠٣٣٥٥٥٠١٤٢',
    'tel:0335550142',
  ])('cannot be %j', (text) => {
    expect(isPhone(text)).toBe(false)
  })

  test('is called without its spaces', () => {
    expect(phoneAddress('+963 33 555 0142')).toBe('tel:+963335550142')
  })

  test('is called from abroad without the zero in brackets', () => {
    expect(phoneAddress('+963 (0) 33 555 0142')).toBe('tel:+963335550142')
    expect(phoneAddress('00963-(0)33 555')).toBe('tel:00963-33555')
    expect(phoneAddress('(0)33 555 0142')).toBe('tel:(0)335550142')
  })
})

describe('K-10: a WhatsApp number', () => {
  test.each([7, 8, 9, 14, 15, 16])('of %i characters', (length) => {
    const fits = length >= 8 && length <= 15
    expect(whatsappPattern.test(digits(length))).toBe(fits)
    expect(whatsappPattern.test(`+${digits(length)}`)).toBe(fits)
    expect(whatsappPattern.test(`1${'-'.repeat(length - 2)}1`)).toBe(fits)
    expect(whatsappPattern.test(`1${' '.repeat(length - 2)}1`)).toBe(fits)
  })

  test.each(['', '(963)944555171', '963944555171x', '963+944555171', 'https://wa.me/963944555171'])(
    'cannot be %j',
    (text) => {
      expect(whatsappPattern.test(text)).toBe(false)
    },
  )

  test('of a card has any length, and digits and spaces only', () => {
    for (const text of ['1', '+1', digits(7), digits(16), '+963 944 555 171']) {
      expect(cardWhatsappPattern.test(text), text).toBe(true)
    }
    for (const text of ['', '+', ' ', '963-944', '(963)', 'x', '1+']) {
      expect(cardWhatsappPattern.test(text), text).toBe(false)
    }
  })

  test('is chatted with by its digits', () => {
    expect(whatsappAddress('+963 944-555 171')).toBe('https://wa.me/963944555171')
  })
})

describe('a link', () => {
  test.each([
    'http://a.example',
    'https://a.example/noria?page=2#water',
    'HTTPS://A.EXAMPLE',
    'https://نواعير.example',
  ])('may be %j', (text) => {
    expect(isLink(text)).toBe(true)
  })

  test.each([
    '',
    'a.example',
    '//a.example',
    '/noria',
    'https://',
    'ftp://a.example',
    'mailto:layla@naoura.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
  ])('cannot be %j', (text) => {
    expect(isLink(text)).toBe(false)
  })
})

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['+٩٦٣ 33', '+963 33'],
  ['نواعير', 'نواعير'],
])('digits of %j are dialled as %j', (given, dialled) => {
  expect(westernDigits(given)).toBe(dialled)
})

describe('contacts are decoded', () => {
  const list = [{ type: 'custom', value: 'https://a.example/?a=1&b="2"<3>' }]
  const json = JSON.stringify(list)
  const escaped = json.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

  test.each<[string, unknown]>([
    ['a list', list],
    ['JSON', json],
    ['JSON with spaces around', ` ${json} `],
    ['JSON escaped with names', escaped.replaceAll('"', '&quot;')],
    ['JSON escaped with numbers', escaped.replaceAll('"', '&#34;')],
    ['JSON escaped with hexadecimal numbers', escaped.replaceAll('"', '&#X22;')],
  ])('from %s', (_name, given) => {
    expect(decodedContacts(given)).toEqual(list)
  })

  test('from an object as an object', () => {
    expect(decodedContacts({ whatsapp: '1' })).toEqual({ whatsapp: '1' })
    expect(decodedContacts('{"whatsapp":"1"}')).toEqual({ whatsapp: '1' })
    expect(decodedContacts('{&quot;custom&quot;:&quot;it&#39;s&quot;}')).toEqual({ custom: "it's" })
  })

  test('once: what is escaped within JSON stays as it is', () => {
    const value = 'https://a.example/?a=1&amp;b=&quot;2&quot;'
    expect(decodedContacts(JSON.stringify([{ value }]))).toEqual([{ value }])
    expect(decodedContacts('[{&quot;value&quot;:&quot;a&amp;amp;b&quot;}]')).toEqual([
      { value: 'a&amp;b' },
    ])
  })

  test.each([
    '',
    ' ',
    '[',
    'Opening in Hama',
    '1',
    'true',
    'null',
    '"text"',
    JSON.stringify(json),
    json.replaceAll('"', '&amp;quot;'),
    json.replaceAll('"', '%22'),
    undefined,
    null,
    7,
    false,
  ])('to nothing from %j', (given) => {
    expect(decodedContacts(given)).toBeUndefined()
  })
})

test.each([
  ['phone', '+963 33 555 0142', 'tel:+963335550142'],
  ['email', 'hello@naoura.example', 'mailto:hello@naoura.example'],
  ['whatsapp', '+963 944-555 014', 'https://wa.me/963944555014'],
  ['facebook', 'https://facebook.example/naoura', 'https://facebook.example/naoura'],
  ['custom', 'https://naoura.example', 'https://naoura.example'],
] as const)('a contact of type %s, %s, leads to %s', (type, value, address) => {
  expect(contactAddress({ type, value })).toBe(address)
})

test('all contacts but phones and email addresses are pages elsewhere', () => {
  const social = contactTypes.filter((type) => isSocial({ type, value: '' }))
  expect(social).toEqual(contactTypes.slice(2))
})
