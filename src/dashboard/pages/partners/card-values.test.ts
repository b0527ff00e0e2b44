import { describe, expect, test } from 'vitest'
import type { CardResponse } from '../../../contract/cards.ts'
import { blankCardText } from '../../../domain/partners/partner-card.ts'
import { cardForm, cardText, contactsOf, emptiedLanguages, savedCard } from './card-values.ts'

const english = {
  name: 'Qasioun Glassworks',
  description: 'Two furnaces.',
  phone_number: '+963 11 555 0188',
  contacts: { custom: 'https://qasioun.example', facebook: 'https://facebook.example/qasioun' },
}
const arabic = { ...english, name: 'زجاج قاسيون', description: 'فرنان.', contacts: {} }
const texts = { ar: arabic, en: english }
const card: CardResponse = { id: 2, logo: '', logo_picture: null, ...arabic, texts, revision: 4 }
const languages = ['ar', 'en', 'fr']
const saved = savedCard(card, languages)

describe('the form of a partner’s card', () => {
  test('holds every language, blank where the card is missing', () => {
    expect(saved).toMatchObject({ id: 2, revision: 4 })
    expect(cardText(saved.values, 'en')).toEqual(english)
    expect(cardText(saved.values, 'fr')).toEqual(blankCardText)
    expect(cardForm(saved.values, saved, languages)).toBeNull()
  })

  test('sends a logo beside the texts that changed, else alone', () => {
    const logo = new File(['x'], 'logo.png', { type: 'image/png' })
    expect(cardForm({ ...saved.values, logo }, saved, languages)).toEqual({ logo })
    const renamed = { ...saved.values, logo: 'removed' as const, 'name.en': 'Qasioun' }
    expect(cardForm(renamed, saved, languages)).toEqual({
      texts: { name: { en: 'Qasioun' } },
      logo: null,
    })
  })

  test('sends the changed fields of the changed languages', () => {
    const values = {
      ...saved.values,
      'name.en': ' Qasioun ',
      'contacts.ar': { whatsapp: '+963 944 555 188' },
    }
    expect(cardForm(values, saved, languages)).toEqual({
      texts: { name: { en: 'Qasioun' }, contacts: { ar: { whatsapp: '+963 944 555 188' } } },
    })
  })

  test('keeps the links in the order of their types, however they were added (PAR-3)', () => {
    const { custom, facebook } = english.contacts
    const other = contactsOf([
      { type: 'custom', value: custom },
      { type: 'facebook', value: facebook },
    ])
    expect(JSON.stringify(other)).toBe(JSON.stringify({ facebook, custom }))
    const values = { ...saved.values, 'contacts.en': other }
    expect(cardForm(values, saved, languages)).toBeNull()
  })

  test('empties a language by sending all of it blank (PAR-6)', () => {
    const values = {
      ...saved.values,
      'name.ar': ' ',
      'description.ar': '',
      'phone_number.ar': '',
    }
    expect(emptiedLanguages(values, saved, languages)).toEqual(['ar'])
    const blank = Object.entries(blankCardText).map(([field, text]) => [field, { ar: text }])
    expect(cardForm(values, saved, languages)).toEqual({ texts: Object.fromEntries(blank) })
  })

  test('creates a new card in all languages that have it', () => {
    const none = savedCard(null, languages)
    expect(none).toMatchObject({ id: null, revision: 0 })
    const values = { ...none.values, 'name.ar': '  ', 'name.en': 'Guild', 'name.fr': 'Guilde' }
    expect(cardForm(values, none, languages)).toEqual({
      texts: { name: { en: 'Guild', fr: 'Guilde' } },
    })
    expect(cardForm({ ...none.values, 'name.ar': '  ' }, none, languages)).toBeNull()
  })
})
