import { describe, expect, test } from 'vitest'
import { byLayla } from '../../../tests/support/cast.ts'
import {
  cardForm,
  cardsPath,
  changeBannerGallery,
  french,
  growers,
  newsroom,
  picture,
  readSection,
  saveSection,
  videoAddress,
  withoutLogo,
} from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'
import { branchFields } from '../../domain/contact/branch.ts'
import { lookSettings } from '../../domain/look/look.ts'
import { organisationSettings } from '../../domain/contact/organisation.ts'

const blank = { en: '', ar: '' }
const about = {
  section_title: { en: 'Who we are', ar: 'من نحن' },
  section_description: { en: 'We lift water.', ar: 'نرفع الماء.' },
}
const phone = { type: 'phone', value: '+963 33 555 0142' }
const whatsapp = { type: 'whatsapp', value: '+963 944 555 171' }
const hama = { lat: 35.1318, lng: 36.7578 }

const nothingSaid = {
  logo: '',
  logo_dark: '',
  icon: '',
  picture: null,
  pictures: { logo_dark: null, icon: null },
  ...Object.fromEntries(organisationSettings.map((name) => [name, null])),
}
const blankSections = {
  banner: {
    banner_title: blank,
    banner_description: blank,
    banner_button: blank,
    banner_image: '',
    picture: null,
    gallery: [],
  },
  aboutUs: { section_title: blank, section_description: blank },
  contactUs: {
    section_title: blank,
    section_address: blank,
    section_description: blank,
    whatsapp_number: blank,
    whatsapp_greeting: blank,
    announcement_text: blank,
    announcement_link: null,
    announcement_from: null,
    announcement_until: null,
    branches: [],
    ...Object.fromEntries(branchFields.map((name) => [name, {}])),
    contacts: [],
    map_coordinates: null,
    contact_form: false,
    shown_form: null,
  },
  partners: { section_title: blank, cards: { en: [], ar: [] } },
  identity: {
    company_name: blank,
    tagline: blank,
    legal_name: blank,
    hours_note: blank,
    ...nothingSaid,
  },
  look: Object.fromEntries(lookSettings.map((name) => [name, null])),
}
type Name = keyof typeof blankSections

describe.each(engines)('Omar, editing sections on %s,', (engine) => {
  test('finds each blank at first', async () => {
    const { omar } = await newsroom(engine)
    for (const [name, fields] of Object.entries(blankSections)) {
      const { status, headers, body } = await omar.get(`/sections/${name}/content`)
      expect(status).toBe(200)
      expect(body.content).toEqual({ ...fields, revision: 0 })
      expect([headers.get('etag'), headers.get('cache-control')]).toEqual(['"0"', 'no-store'])
    }
  })

  test('saves one and finds it under its name in any case', async () => {
    const { omar, visitor, watched } = await newsroom(engine)
    const { status, headers, body } = await saveSection(omar, 'aboutUS', about)
    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'Content updated successfully',
      content: { ...about, revision: 1 },
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await watched.told()).toBe(1)
    for (const name of ['aboutUS', 'aboutUs', 'ABOUTUS', 'aboutus']) {
      expect(await readSection(omar, name)).toEqual(body.content)
      const { content } = (await visitor.get(`/sections/${name}/content/ar`)).body
      expect(content).toEqual({ section_title: 'من نحن', section_description: 'نرفع الماء.' })
    }
    const again = await saveSection(omar, 'ABOUTUS', { section_title: { en: 'Us' } })
    expect(again.body.content).toMatchObject({
      section_title: { ...about.section_title, en: 'Us' },
    })
  })

  test.each<[string, object, object]>([
    [
      'a field in one language',
      { section_title: { ar: 'عنّا' } },
      { section_title: { en: 'Who we are', ar: 'عنّا' } },
    ],
    [
      'fields in several languages',
      { section_title: { en: 'Us' }, section_description: { ar: ' ماء\nوشمس ', en: 'x' } },
      {
        section_title: { en: 'Us', ar: 'من نحن' },
        section_description: { en: 'x', ar: 'ماء\nوشمس' },
      },
    ],
    [
      'a text, which he blanks',
      { section_title: { ar: ' ' } },
      { section_title: { en: 'Who we are', ar: '' } },
    ],
  ])('changes %s, and the rest stays', async (_name, change, expected) => {
    const { omar } = await newsroom(engine)
    await saveSection(omar, 'aboutUs', about)
    const { status, body } = await saveSection(omar, 'aboutUs', change)
    expect(status).toBe(200)
    expect(body.content).toEqual({ ...about, ...expected, revision: 2 })
    expect(await readSection(omar, 'aboutUs')).toEqual(body.content)
  })

  test.each<[string, object]>([
    ['nothing', {}],
    ['no language', { section_title: {} }],
    ['what is there already', about],
  ])('saves %s, and nothing changes', async (_name, change) => {
    const { omar, rows } = await newsroom(engine)
    await saveSection(omar, 'aboutUs', about)
    const before = await rows()
    const { status, body } = await saveSection(omar, 'aboutUs', change)
    expect([status, body.content]).toEqual([200, { ...about, revision: 1 }])
    expect(await rows()).toEqual(before)
  })

  test('leaves other sections as they are', async () => {
    const { omar } = await newsroom(engine)
    await saveSection(omar, 'aboutUs', about)
    await saveSection(omar, 'partners', { section_title: { en: 'Our partners' } })
    await saveSection(omar, 'contactUs', { section_title: { en: 'Write to us' } })
    expect(await readSection(omar, 'aboutUs')).toMatchObject(about)
    expect(await readSection(omar, 'partners')).toMatchObject({
      section_title: { en: 'Our partners', ar: '' },
    })
  })

  test('writes in a language that was added a moment ago', async () => {
    const { omar, storage, visitor } = await newsroom(engine)
    await saveSection(omar, 'aboutUs', about)
    await storage.languages.add(french, byLayla())
    const { body } = await saveSection(omar, 'aboutUs', {
      section_title: { fr: 'Qui nous sommes' },
    })
    expect(body.content.section_title).toEqual({ ...about.section_title, fr: 'Qui nous sommes' })
    expect(body.content.section_description.fr).toBe('')
    expect((await visitor.get('/sections/aboutUs/content/fr')).body.content).toEqual({
      section_title: 'Qui nous sommes',
      section_description: '',
    })
    expect((await readSection(omar, 'partners')).cards).toEqual({ en: [], ar: [], fr: [] })
  })
})

describe.each(engines)('The contact section on %s', (engine) => {
  const list = [phone, { type: 'email', value: 'hello@naoura.example' }, whatsapp]
  const json = JSON.stringify(list)

  test.each<[string, unknown]>([
    ['a list', list],
    ['JSON', json],
    ['JSON escaped for HTML', json.replaceAll('"', '&quot;')],
  ])('takes contacts as %s', async (_name, contacts) => {
    const { omar, visitor } = await newsroom(engine)
    const { status, body } = await saveSection(omar, 'contactUS', { contacts })
    expect(status).toBe(200)
    expect(body.content.contacts).toEqual(list)
    for (const code of ['en', 'ar']) {
      const read = await visitor.get(`/sections/contactUs/content/${code}`)
      expect(read.body.content.contacts).toEqual(list)
    }
  })

  test('has no contacts any more after anything that is no list', async () => {
    const { omar } = await newsroom(engine)
    for (const contacts of ['', 'x', '{}', '"[]"', JSON.stringify(json), 7, null, {}, []]) {
      await saveSection(omar, 'contactUs', { contacts: list })
      const { status, body } = await saveSection(omar, 'contactUs', { contacts })
      expect([status, body.content.contacts], JSON.stringify(contacts)).toEqual([200, []])
    }
  })

  test('keeps no blank contact and numbers in digits that can be dialled', async () => {
    const { omar } = await newsroom(engine)
    const contacts = [
      { type: 'phone', value: ' ' },
      { type: 'phone', value: ' ٠٣٣ ٥٥٥٠١٤٢ ' },
    ]
    const { body } = await saveSection(omar, 'contactUs', { contacts })
    expect(body.content.contacts).toEqual([{ type: 'phone', value: '033 5550142' }])
  })

  test('lies anywhere on earth', async () => {
    const { omar, visitor } = await newsroom(engine)
    for (const [lat, lng] of [
      [90, 180],
      [-90, -180],
      [0, 0],
      [hama.lat, hama.lng],
    ]) {
      const { body } = await saveSection(omar, 'contactUs', { map_coordinates: { lat, lng } })
      expect(body.content.map_coordinates).toEqual({ lat, lng })
      const read = await visitor.get('/sections/contactUs/content/en')
      expect(read.body.content.map_coordinates).toEqual({ lat, lng })
    }
  })

  test('keeps place and contacts when others are saved, and loses each alone', async () => {
    const { omar } = await newsroom(engine)
    await saveSection(omar, 'contactUs', { contacts: list, map_coordinates: hama })
    const titled = await saveSection(omar, 'contactUs', { section_title: { en: 'Write to us' } })
    expect(titled.body.content).toMatchObject({ contacts: list, map_coordinates: hama })
    const moved = await saveSection(omar, 'contactUs', { map_coordinates: null })
    expect(moved.body.content).toMatchObject({ contacts: list, map_coordinates: null })
    const quiet = await saveSection(omar, 'contactUs', { contacts: [] })
    expect(quiet.body.content).toMatchObject({
      section_title: { en: 'Write to us', ar: '' },
      contacts: [],
      map_coordinates: null,
      contact_form: false,
    })
  })
})

describe.each(engines)('Resetting on %s', (engine) => {
  test('empties each', async () => {
    const { layla, watched } = await newsroom(engine)
    const written: Record<Name, [content: object, rest?: Record<string, File>]> = {
      banner: [{ banner_title: { en: 'Water', ar: 'ماء' } }, { banner_image: await picture() }],
      aboutUs: [about],
      contactUs: [{ section_address: { ar: 'حماة' }, contacts: [phone], map_coordinates: hama }],
      partners: [{ section_title: { en: 'Our partners' } }],
      identity: [{ tagline: { en: 'Water lifts itself' } }, { logo: await picture() }],
      look: [{ brand: '#1b6fb5' }],
    }
    for (const [name, { cards: _, ...fields }] of Object.entries(
      blankSections as Record<Name, { cards?: object }>,
    )) {
      const [content, rest] = written[name as Name]
      await saveSection(layla, name, content, rest)
      const { status, body } = await layla.post(`/sections/${name.toUpperCase()}/reset`)
      expect(status).toBe(200)
      expect(body.message).toBe('content reset successfully')
      expect(body.content).toEqual({ ...fields, revision: 2 })
      expect(await readSection(layla, name)).toMatchObject(fields)
    }
    expect(await watched.told()).toBe(12)
  })

  test('takes the gallery of the banner with it', async () => {
    const { omar } = await newsroom(engine)
    await changeBannerGallery(omar, { youtube: `["${videoAddress}"]` })
    const { body } = await omar.post('/sections/banner/reset')
    expect(body.content.gallery).toEqual([])
  })

  test('leaves the cards of partners', async () => {
    const { omar, addGrowers } = await newsroom(engine)
    await addGrowers()
    const before = await readSection(omar, 'partners')
    await saveSection(omar, 'partners', { section_title: { en: 'Our partners' } })
    await omar.post('/sections/partners/reset')
    expect(await readSection(omar, 'partners')).toEqual({ ...before, revision: 2 })
  })

  test('takes languages with it that are no longer there', async () => {
    const { omar, storage } = await newsroom(engine)
    const { id } = await storage.languages.add(french, byLayla())
    await saveSection(omar, 'aboutUs', { section_title: { fr: 'Nous' } })
    await storage.languages.remove(id, byLayla())
    await omar.post('/sections/aboutUs/reset')
    await storage.languages.add(french, byLayla())
    expect((await readSection(omar, 'aboutUs')).section_title.fr).toBe('')
  })

  test('what is blank changes nothing', async () => {
    const { omar, rows } = await newsroom(engine)
    const before = await rows()
    const { status, body } = await omar.post('/sections/aboutUs/reset')
    expect([status, body.content.revision]).toEqual([200, 0])
    expect(await rows()).toEqual(before)
  })
})

describe.each(engines)('A visitor on %s', (engine) => {
  test('reads every section in a published language, blank where it is not written', async () => {
    const { layla, visitor } = await newsroom(engine)
    await saveSection(layla, 'banner', { banner_title: { en: 'Water' } })
    await saveSection(layla, 'identity', { company_name: { en: 'Naoura' } })
    const read = async (name: string, code: string) =>
      (await visitor.get(`/sections/${name}/content/${code}`)).body.content
    expect(await read('banner', 'en')).toEqual({
      banner_title: 'Water',
      banner_description: '',
      banner_button: '',
      banner_image: '',
      picture: null,
      gallery: [],
    })
    expect((await read('banner', 'ar')).banner_title).toBe('')
    expect(await read('identity', 'ar')).toEqual({
      company_name: '',
      tagline: '',
      legal_name: '',
      hours_note: '',
      ...nothingSaid,
    })
    expect(await read('contactUs', 'ar')).toEqual({
      section_title: '',
      section_address: '',
      whatsapp_number: '',
      whatsapp_greeting: '',
      section_description: '',
      contacts: [],
      map_coordinates: null,
      contact_form: false,
      shown_form: null,
      branches: [],
    })
  })

  test('sees the partners named in that language, in their order', async () => {
    const { omar, visitor, addGrowers } = await newsroom(engine)
    await addGrowers()
    const arabic = { ...growers.ar, name: 'مشغل حماة', contacts: {} }
    await omar.post(`${cardsPath}?lang=ar`, { form: cardForm(arabic) })
    await omar.post(`${cardsPath}?lang=en`, { form: cardForm({ ...growers.en, name: 'Orontes' }) })
    const read = async (code: string) =>
      (await visitor.get(`/sections/partners/content/${code}`)).body.content
    expect(await read('ar')).toEqual({
      section_title: '',
      cards: [
        { id: 1, ...withoutLogo, ...growers.ar },
        { id: 2, ...withoutLogo, ...arabic },
      ],
    })
    const names = (await read('en')).cards.map(({ name }: { name: string }) => name)
    expect(names).toEqual([growers.en.name, 'Orontes'])
  })

  test('reads nothing in a language that is pending or unknown', async () => {
    const { visitor, omar, storage } = await newsroom(engine)
    await storage.languages.add({ ...french, status: 'pending' }, byLayla())
    expect((await saveSection(omar, 'aboutUs', { section_title: { fr: 'x' } })).status).toBe(200)
    for (const code of ['fr', 'de', 'EN', '__proto__']) {
      for (const name of Object.keys(blankSections)) {
        const { status } = await visitor.get(`/sections/${name}/content/${code}`)
        expect(status, `${name} ${code}`).toBe(404)
      }
    }
  })
})
