import { describe, expect, test } from 'vitest'
import { type ContactItem, type ContactType, socialTypes } from './contact.ts'
import { cardContacts, contactList } from './contact-input.ts'
import { messages } from '../messages.ts'

const link = 'https://a.example'
const phone = (value = '+963 33 555 0142'): ContactItem => ({ type: 'phone', value })
const email = (value = 'hello@naoura.example'): ContactItem => ({ type: 'email', value })
const social = (type: ContactType, value = link): ContactItem => ({ type, value })

function refusals(
  result: ReturnType<typeof contactList.safeParse | typeof cardContacts.safeParse>,
) {
  const issues = result.error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}
const refused = (given: unknown) => refusals(contactList.safeParse(given))
const refusedOnCard = (given: unknown) => refusals(cardContacts.safeParse(given))

describe('K-10: the contacts of the company', () => {
  test('are a list, its JSON, or that escaped for HTML', () => {
    const list = [phone(), email(), social('facebook')]
    const json = JSON.stringify(list)
    for (const given of [list, json, json.replaceAll('"', '&quot;')]) {
      expect(contactList.parse(given)).toEqual(list)
    }
  })

  test.each(['', 'x', '{"phone":"0335550142"}', { type: 'phone', value: '0335550142' }, null, 7])(
    'are none when they are %j',
    (given) => {
      expect(contactList.parse(given)).toEqual([])
    },
  )

  test('come without blank values, trimmed, and with digits that can be dialled', () => {
    const given = [
      phone(' '),
      phone(' ٠٣٣ ٥٥٥٠١٤٢ '),
      email(''),
      social('facebook', ''),
      social('whatsapp', '+۹۶۳ ۹۴۴ ۵۵۵'),
      social('facebook', ` ${link} `),
    ]
    expect(contactList.parse(given)).toEqual([
      phone('033 5550142'),
      social('whatsapp', '+963 944 555'),
      social('facebook'),
    ])
  })

  test.each<[number, string | undefined]>([
    [1, undefined],
    [2, undefined],
    [3, messages.tooManyPhones],
  ])('may be %i phones', (count, message) => {
    const phones = Array.from({ length: count }, () => phone())
    expect(refused(phones)['']).toBe(message)
    expect(refused([...phones, phone('')])['']).toBe(message)
  })

  test.each<[number, string | undefined]>([
    [1, undefined],
    [2, undefined],
    [3, messages.tooManyEmails],
  ])('may be %i email addresses', (count, message) => {
    expect(refused(Array.from({ length: count }, () => email()))['']).toBe(message)
  })

  test('may be one of every type, and two phones and email addresses', () => {
    const everything = socialTypes.map((type) =>
      social(type, type === 'whatsapp' ? '963944555171' : link),
    )
    expect(refused([phone(), phone(), email(), email(), ...everything])).toEqual({})
  })

  test.each(socialTypes)('are each %s once', (type) => {
    const value = type === 'whatsapp' ? '963944555171' : link
    expect(refused([social(type, value), social(type, value)])).toEqual({
      '': messages.contactTwice,
    })
    expect(refused([social(type, value), social(type, '')])).toEqual({})
  })

  test.each<[ContactItem, string]>([
    [phone('12345'), messages.phoneInvalid],
    [phone('1'.repeat(21)), messages.phoneInvalid],
    [phone('call us'), messages.phoneInvalid],
    [email('naoura.example'), messages.emailInvalid],
    [social('whatsapp', '1234567'), messages.whatsappInvalid],
    [social('whatsapp', '1'.repeat(16)), messages.whatsappInvalid],
    [social('whatsapp', 'https://wa.me/963944555171'), messages.whatsappInvalid],
    [social('facebook', 'naoura'), messages.linkInvalid],
    [social('custom', 'javascript:alert(1)'), messages.linkInvalid],
    [social('custom', `${link}/\0`), messages.characterInvalid],
  ])('cannot be %j', (item, message) => {
    expect(refused([phone(), item])).toEqual({ '1.value': message })
  })

  test.each([253, 254, 255])('may be an email address of %i characters', (length) => {
    const given = email('@a.example'.padStart(length, 'a'))
    expect(refused([given])).toEqual(length <= 254 ? {} : { '0.value': messages.emailInvalid })
  })

  test.each<[string, unknown]>([
    ['an unknown type', { type: 'fax', value: '0335550142' }],
    ['no value', { type: 'phone' }],
    ['a number', { type: 'phone', value: 335_550_142 }],
    ['a list', { type: 'phone', value: ['0335550142'] }],
    ['a field more', { ...phone(), verified: true }],
    ['a text', '0335550142'],
    ['nothing', null],
  ])('cannot be %s', (_name, item) => {
    expect(contactList.safeParse([item]).success).toBe(false)
  })

  test.each([1_999, 2_000, 2_001])('may be a link of %i characters', (length) => {
    const given = social('custom', ` ${`${link}/`.padEnd(length, 'a')} `)
    expect(refused([given])).toEqual(length <= 2_000 ? {} : { '0.value': messages.tooLong })
  })

  test.each([99, 100, 101])('may be sent %i at once', (count) => {
    const blanks = Array.from({ length: count }, () => phone(''))
    expect(contactList.safeParse(blanks).success).toBe(count <= 100)
  })
})

describe('the links of a card', () => {
  const links = { whatsapp: '+963 944 555 171', custom: link }

  test('are an object, a list, JSON of either, or that escaped for HTML', () => {
    const list = Object.entries(links).map(([type, value]) => ({ type, value }))
    for (const shape of [links, list]) {
      const json = JSON.stringify(shape)
      for (const given of [shape, json, json.replaceAll('"', '&quot;')]) {
        expect(cardContacts.parse(given)).toEqual(links)
      }
    }
  })

  test.each(['', 'x', '"text"', null, 7, []])('are none when they are %j', (given) => {
    expect(cardContacts.parse(given)).toEqual({})
  })

  test('come without blank values, and with digits that can be dialled', () => {
    expect(cardContacts.parse({ facebook: ' ', whatsapp: ' ٩٦٣ ', custom: ` ${link} ` })).toEqual({
      whatsapp: '963',
      custom: link,
    })
  })

  test('are each of a type once', () => {
    const twice = [
      { type: 'custom', value: link },
      { type: 'custom', value: `${link}/noria` },
    ]
    expect(refusedOnCard(twice)).toEqual({ '': messages.contactTwice })
    expect(refusedOnCard([twice[0], { type: 'custom', value: '' }])).toEqual({})
  })

  test.each<[object, Record<string, string>]>([
    [{ whatsapp: '963-944' }, { '0.value': messages.whatsappInvalid }],
    [{ whatsapp: '+' }, { '0.value': messages.whatsappInvalid }],
    [{ custom: link, telegram: '@naoura' }, { '1.value': messages.linkInvalid }],
    [{ custom: 'javascript:alert(1)' }, { '0.value': messages.linkInvalid }],
  ])('cannot be %j', (given, fields) => {
    expect(refusedOnCard(given)).toEqual(fields)
  })

  test.each<[string, unknown]>([
    ['a phone', { phone: '0335550142' }],
    ['an unknown type', { fax: link }],
    ['a prototype', JSON.parse(`{"__proto__":"${link}"}`)],
    ['a number', { whatsapp: 963 }],
    ['a list in a value', { custom: [link] }],
    ['a field more', [{ type: 'custom', value: link, verified: true }]],
  ])('cannot be %s', (_name, given) => {
    expect(cardContacts.safeParse(given).success).toBe(false)
  })
})
