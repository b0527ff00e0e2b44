import { describe, expect, test } from 'vitest'
import type { CardResponse } from '../../../contract/cards.ts'
import { blankCardText } from '../../../domain/partners/partner-card.ts'
import { cardText, contactsOf, emptiedLanguages, plannedWrites, savedCard } from './card-values.ts'

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
    expect(plannedWrites(saved.values, saved, languages)).toEqual([])
  })

  test('sends a logo with the first language that changed, else alone', () => {
    const logo = new File(['x'], 'logo.png', { type: 'image/png' })
    expect(plannedWrites({ ...saved.values, logo }, saved, languages)).toEqual([
      { language: 'ar', names: ['logo'], form: { logo } },
    ])
    const renamed = { ...saved.values, logo: 'removed' as const, 'name.en': 'Qasioun' }
    expect(plannedWrites(renamed, saved, languages)).toEqual([
      { language: 'en', names: ['name.en', 'logo'], form: { name: 'Qasioun', logo: null } },
    ])
  })

  test('sends the changed fields of the changed languages', () => {
    const values = {
      ...saved.values,
      'name.en': ' Qasioun ',
      'contacts.ar': { whatsapp: '+963 944 555 188' },
    }
    expect(plannedWrites(values, saved, languages)).toEqual([
      {
        language: 'ar',
        names: ['contacts.ar'],
        form: { contacts: { whatsapp: '+963 944 555 188' } },
      },
      { language: 'en', names: ['name.en'], form: { name: 'Qasioun' } },
    ])
  })

  test('keeps the links in the order of their types, however they were added (PAR-3)', () => {
    const { custom, facebook } = english.contacts
    const other = contactsOf([
      { type: 'custom', value: custom },
      { type: 'facebook', value: facebook },
    ])
    expect(JSON.stringify(other)).toBe(JSON.stringify({ facebook, custom }))
    const values = { ...saved.values, 'contacts.en': other }
    expect(plannedWrites(values, saved, languages)).toEqual([])
  })

  test('empties a language by sending all of it blank (PAR-6)', () => {
    const values = {
      ...saved.values,
      'name.ar': ' ',
      'description.ar': '',
      'phone_number.ar': '',
    }
    expect(emptiedLanguages(values, saved, languages)).toEqual(['ar'])
    expect(plannedWrites(values, saved, languages)).toMatchObject([
      { language: 'ar', form: blankCardText },
    ])
  })

  test('creates a new card in the first language that has it, and none without', () => {
    const none = savedCard(null, languages)
    expect(none).toMatchObject({ id: null, revision: 0 })
    const values = { ...none.values, 'name.ar': '  ', 'name.en': 'Guild', 'description.en': 'Wood' }
    expect(plannedWrites(values, none, languages)).toEqual([
      {
        language: 'en',
        names: ['name.en', 'description.en'],
        form: { name: 'Guild', description: 'Wood' },
      },
    ])
  })
})
