import { describe, expect, test } from 'vitest'
import { today } from '../../../tests/support/cast.ts'
import { messages } from '../messages.ts'
import {
  blankCardText,
  type CardText,
  cardValues,
  isEmptiedCard,
  requireWholeCard,
} from './partner-card.ts'

const growers: CardText = {
  name: 'Al-Ghab Growers’ Cooperative',
  description: '412 families and 38 shared wells.',
  phone_number: '+963 33 555 0171',
  contacts: { whatsapp: '+963 944 555 171' },
}

test('only a blank name together with a blank description empties a language', () => {
  expect(isEmptiedCard({ name: '', description: '' })).toBe(true)
  expect(isEmptiedCard(blankCardText)).toBe(true)
  expect(isEmptiedCard({ name: '' })).toBe(false)
  expect(isEmptiedCard({ description: '' })).toBe(false)
  expect(isEmptiedCard({})).toBe(false)
  expect(isEmptiedCard({ name: '', description: 'x' })).toBe(false)
})

describe('a card in a language', () => {
  test.each<[string, CardText]>([
    ['whole', growers],
    ['whole without links', { ...growers, contacts: {} }],
    ['blank', blankCardText],
  ])('may be %s', (_name, text) => {
    expect(() => requireWholeCard(text, 'en')).not.toThrow()
  })

  test.each<[string, CardText, string[]]>([
    ['without a name', { ...growers, name: '' }, ['name']],
    ['without a description', { ...growers, description: '' }, ['description']],
    ['without a phone number', { ...growers, phone_number: '' }, ['phone_number']],
    ['with a name alone', { ...blankCardText, name: 'Al-Ghab' }, ['description', 'phone_number']],
    [
      'with links alone',
      { ...blankCardText, contacts: growers.contacts },
      ['name', 'description', 'phone_number'],
    ],
  ])('cannot be left %s', (_name, text, missing) => {
    const fields = Object.fromEntries(
      missing.map((field) => [`${field}.en`, messages.fieldRequired]),
    )
    expect(() => requireWholeCard(text, 'en')).toThrow(
      expect.objectContaining({ code: 'invalid-input', fields }),
    )
  })
})

test('the history keeps of a card its texts by field and language', () => {
  const card = { id: 1, position: 1, createdAt: today, logo: null, revision: 1 }
  expect(cardValues({ ...card, texts: { en: growers } })).toEqual({
    'name.en': growers.name,
    'description.en': growers.description,
    'phone_number.en': growers.phone_number,
    'contacts.en': growers.contacts,
  })
  expect(cardValues({ ...card, texts: {} })).toEqual({})
  const logo = { id: 'norias', width: 10, height: 10, blur: '' }
  expect(cardValues({ ...card, logo, texts: {} })).toEqual({ logo })
})
