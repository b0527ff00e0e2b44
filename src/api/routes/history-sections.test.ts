import { describe, expect, test } from 'vitest'
import { archive, authors, done } from '../../../tests/support/archive.ts'
import { hoursLater, today } from '../../../tests/support/cast.ts'
import {
  cardForm,
  cardsPath,
  changeBannerGallery,
  growers,
  picture,
  readSection,
  resetBanner,
  saveSection,
  videoAddress,
} from '../../../tests/support/newsroom.ts'
import { sweepTwice } from '../../../tests/support/pictures.ts'
import { engines } from '../../../tests/support/storages.ts'

const shared = (field: string) => ({ field, language: null })
const inEveryLanguage = (field: string) => ['ar', 'en'].map((language) => ({ field, language }))

describe.each(engines)('The history of a section on %s', (engine) => {
  test('says who changed what, and holds the values as they were', async () => {
    const { omar, layla, revisionsOf, valuesOf } = await archive(engine)
    await saveSection(omar, 'banner', { banner_title: { en: 'Water', ar: 'ماء' } })
    const { body } = await saveSection(layla, 'banner', {}, { banner_image: await picture() })
    await changeBannerGallery(omar, { youtube: `["${videoAddress}"]` })
    await omar.post('/sections/banner/reset')
    const found = await revisionsOf('/sections/BANNER')
    expect(found.map(({ revision, action }) => [revision, action])).toEqual([
      [4, 'reset'],
      [3, 'change'],
      [2, 'change'],
      [1, 'change'],
    ])
    expect(found[3]).toMatchObject({ author: authors.omar, made_at: today.toISOString() })
    expect(found.map(({ fields }) => fields).slice(1, 3)).toEqual([
      [shared('gallery')],
      [shared('banner_image')],
    ])
    expect(found[3]?.fields).toHaveLength(2)
    expect(found[3]?.fields).toEqual(expect.arrayContaining(inEveryLanguage('banner_title')))
    expect(await valuesOf('/sections/banner', 2)).toEqual({
      banner_title: { en: 'Water', ar: 'ماء' },
      banner_image: body.content.banner_image,
      gallery: [],
    })
    expect(await valuesOf('/sections/banner', 4)).toMatchObject({ banner_image: '', gallery: [] })
  })

  test('brings everything back, with the files', async () => {
    const { omar, clock, storage, restore, isServed } = await archive(engine)
    const before = await resetBanner(omar)
    clock.now = hoursLater(2)
    await sweepTwice(storage, clock.now)
    expect((await restore('/sections/banner', 2)).body).toEqual(done)
    expect(await readSection(omar, 'banner')).toEqual({ ...before, revision: 4 })
    expect(await isServed(before.banner_image)).toBe(true)
    expect(await isServed(before.gallery[0].url)).toBe(true)
  })

  test('brings contacts and place back', async () => {
    const { omar, restore } = await archive(engine)
    const content = {
      contacts: [{ type: 'phone', value: '+963 33 555 0142' }],
      map_coordinates: { lat: 35.1, lng: 36.7 },
    }
    await saveSection(omar, 'contactUs', content)
    await saveSection(omar, 'contactUs', { contacts: [], map_coordinates: null })
    await restore('/sections/contactUs', 1)
    expect(await readSection(omar, 'contactUs')).toMatchObject({ ...content, revision: 3 })
  })

  test('is empty of what nobody has changed', async () => {
    const { omar } = await archive(engine)
    const { body } = await omar.get('/sections/aboutUs/history')
    expect(body).toEqual({
      revisions: [],
      pagination: { current_page: 1, last_page: 1, total: 0 },
    })
  })
})

describe.each(engines)('The history of a card on %s', (engine) => {
  test('says what changed, holds the values and brings them back', async () => {
    const { omar, addGrowers, revisionsOf, valuesOf, restore } = await archive(engine)
    const path = `${cardsPath}/${await addGrowers()}`
    const before = await readSection(omar, 'partners')
    await omar.post(`${path}?lang=en`, { form: { ...cardForm(growers.en), contacts: '' } })
    await omar.post(`${path}?lang=ar`, { form: { name: '', description: '' } })
    const found = await revisionsOf(path)
    expect(found.map(({ action }) => action)).toEqual(['empty', 'change', 'change', 'create'])
    expect(found[1]?.fields).toEqual([{ field: 'contacts', language: 'en' }])
    const emptied = ['description', 'name', 'phone_number'].map((field) => ({
      field,
      language: 'ar',
    }))
    expect(found[0]?.fields.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual(emptied)
    expect(await valuesOf(path, 2)).toMatchObject({
      name: { en: growers.en.name, ar: growers.ar.name },
      contacts: { en: growers.en.contacts },
    })
    await restore(path, 2)
    const { cards } = await readSection(omar, 'partners')
    expect(cards.en[0].texts).toEqual(growers)
    expect(cards.en[0]).toEqual({ ...before.cards.en[0], revision: 5 })
  })
})
