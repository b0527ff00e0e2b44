import { describe, expect, test } from 'vitest'
import { messages } from '../messages.ts'
import {
  blankSection,
  changeSection,
  type SectionName,
  sectionNamed,
  sectionNames,
  sectionTexts,
  sectionTextsIn,
  sectionValues,
} from './section.ts'
import { sectionInputValues, sectionInputs } from './section-input.ts'
import { placeholdersOf } from '../site-words/word-placeholders.ts'

const codes = ['en', 'ar', 'fr']
const accepts = (name: SectionName, change: unknown) =>
  sectionInputs[name].safeParse(change).success
const valuesOf = (name: SectionName, change: unknown) =>
  sectionInputValues(name, sectionInputs[name].parse(change), codes)

test.each([
  ['aboutUS', 'aboutUs'],
  ['aboutUs', 'aboutUs'],
  ['CONTACTUS', 'contactUs'],
  ['Banner', 'banner'],
  ['identity', 'identity'],
  ['about-us', undefined],
  ['aboutUs ', undefined],
  ['', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
])('the section %j of an address is %j', (name, expected) => {
  expect(sectionNamed(name)).toBe(expected)
})

test.each<[SectionName, string[]]>([
  ['banner', ['banner_image', 'gallery']],
  ['aboutUs', []],
  ['contactUs', ['contact_form', 'contacts', 'map_coordinates']],
  ['partners', []],
  ['identity', ['icon', 'logo', 'logo_dark']],
])('the history keeps of %s the fields it has', (name, shared) => {
  const section = blankSection(name)
  expect(Object.keys(sectionValues(section)).toSorted()).toEqual(shared)
  const [field = ''] = Object.keys(sectionTexts[name])
  const written = changeSection(section, { [`${field}.en`]: 'Water', [`${field}.ar`]: 'ماء' })
  expect(sectionValues(written)).toMatchObject({
    [`${field}.en`]: 'Water',
    [`${field}.ar`]: 'ماء',
  })
})

describe('a change of a section', () => {
  test('names values by field and language', () => {
    expect(
      valuesOf('banner', { banner_title: { en: ' Water ', ar: 'ماء' }, banner_button: { fr: '' } }),
    ).toEqual({
      'banner_title.en': 'Water',
      'banner_title.ar': 'ماء',
      'banner_button.fr': '',
    })
    expect(valuesOf('contactUs', { map_coordinates: null, contacts: [] })).toEqual({
      map_coordinates: null,
      contacts: [],
    })
  })

  test.each(sectionNames)('of %s may be of nothing', (name) => {
    expect(valuesOf(name, {})).toEqual({})
  })

  test.each(
    sectionNames.flatMap((name) =>
      Object.entries(sectionTexts[name])
        .filter(([field]) => field !== 'whatsapp_number')
        .map(([field, limit]) => [name, field, limit] as const),
    ),
  )('of %s takes %s up to %i characters, spaces around not counted', (name, field, limit) => {
    for (const length of [limit - 1, limit, limit + 1]) {
      const placeholders = (placeholdersOf(field) ?? []).map((place) => `{${place}}`).join('')
      const text = ` ${placeholders.padEnd(length, 'n')} `
      expect(accepts(name, { [field]: { en: text } }), String(length)).toBe(length <= limit)
    }
  })

  test('refuses a language that is not there', () => {
    expect(() => valuesOf('aboutUs', { section_title: { en: 'x', xx: 'y' } })).toThrow(
      expect.objectContaining({ fields: { 'section_title.xx': messages.languageUnknown } }),
    )
  })

  test.each<[SectionName, unknown]>([
    ['aboutUs', { banner_title: { en: 'x' } }],
    ['aboutUs', { contacts: [] }],
    ['aboutUs', { section_title: 'x' }],
    ['aboutUs', { section_title: ['x'] }],
    ['aboutUs', { section_title: null }],
    ['aboutUs', { section_title: { en: null } }],
    ['aboutUs', { section_title: { en: 7 } }],
    ['aboutUs', { section_title: { en: ['x'] } }],
    ['aboutUs', { section_title: { en: { toString: 'x' } } }],
    ['aboutUs', { section_title: { en: 'a\0b' } }],
    ['aboutUs', { name: 'banner' }],
    ['aboutUs', { revision: 7 }],
    ['aboutUs', []],
    ['aboutUs', 'x'],
    ['aboutUs', null],
    ['banner', { banner_image: '' }],
    ['banner', { gallery: [] }],
    ['identity', { logo: '' }],
    ['partners', { cards: [] }],
  ])('of %s cannot be %j', (name, change) => {
    expect(accepts(name, change)).toBe(false)
  })
})

describe('coordinates', () => {
  test.each([
    [90, 180],
    [-90, -180],
    [0, 0],
    [35.1318, 36.7578],
  ])('may be %d, %d', (lat, lng) => {
    expect(valuesOf('contactUs', { map_coordinates: { lat, lng } })).toEqual({
      map_coordinates: { lat, lng },
    })
  })

  test.each<[unknown]>([
    [{ lat: 90.000_001, lng: 0 }],
    [{ lat: -90.000_001, lng: 0 }],
    [{ lat: 0, lng: 180.000_001 }],
    [{ lat: 0, lng: -180.000_001 }],
    [{ lat: Infinity, lng: 0 }],
    [{ lat: NaN, lng: 0 }],
    [{ lat: '35', lng: '36' }],
    [{ lat: null, lng: 0 }],
    [{ lat: 0 }],
    [{}],
    [{ lat: 0, lng: 0, zoom: 3 }],
    [[35, 36]],
    ['35, 36'],
  ])('cannot be %j', (map_coordinates) => {
    expect(accepts('contactUs', { map_coordinates })).toBe(false)
  })
})

test('the texts of a section in a language are all its fields, blank where it is missing', () => {
  const identity = {
    ...blankSection('identity'),
    texts: { company_name: { en: 'Naoura', ar: 'ناعورة' }, tagline: { ar: 'هندسة الماء' } },
  }
  expect(sectionTextsIn(identity, 'en')).toEqual({
    company_name: 'Naoura',
    tagline: '',
  })
  expect(sectionTextsIn(identity, 'fr')).toEqual({ company_name: '', tagline: '' })
})
