import { expect } from 'vitest'
import type { CardText } from '../../src/domain/partners/partner-card.ts'
import { type Answer, type Caller, fileOf, formOf, startedApi } from './api.ts'
import { uniquePicture, storedPictures } from './pictures.ts'
import { type EngineName, openedDatabase } from './storages.ts'

export const cardsPath = '/sections/partners/keys/cards/cards'

export const video = 'dQw4w9WgXcQ'
export const videoAddress = `https://www.youtube.com/watch?v=${video}`

export const french = { name: 'Français', code: 'fr', status: 'published' } as const

export const growers = {
  en: {
    name: 'Al-Ghab Growers’ Cooperative',
    description: '412 families and 38 shared wells.',
    phone_number: '+963 33 555 0171',
    contacts: { whatsapp: '+963 944 555 171' },
  },
  ar: {
    name: 'تعاونية مزارعي الغاب',
    description: '412 عائلة و38 بئراً مشتركة.',
    phone_number: '+963 33 555 0171',
    contacts: {},
  },
} as const satisfies Record<string, CardText>

export const withoutLogo = { logo: '', logo_picture: null } as const

export type Fields = Parameters<typeof formOf>[0]
export type Refusal = [status: number, error: string, fields?: string[]]

export function cardForm({ contacts, ...texts }: CardText): Record<string, string> {
  return { ...texts, contacts: JSON.stringify(contacts) }
}

export async function picture(): Promise<File> {
  return fileOf(await uniquePicture())
}

export function saveSection(caller: Caller, name: string, content: object, rest: Fields = {}) {
  const form = formOf({ content: JSON.stringify(content), ...rest })
  return caller.post(`/sections/${name}/content`, { form })
}

export async function readSection(caller: Caller, name: string) {
  return (await caller.get(`/sections/${name}/content`)).body.content
}

export function changeBannerGallery(caller: Caller, form: Fields, headers: HeadersInit = {}) {
  return caller.post('/sections/banner/gallery-simplified', { form: formOf(form), headers })
}

const contentTables = [
  'languages',
  'sections',
  'section_texts',
  'section_pictures',
  'section_settings',
  'articles',
  'article_texts',
  'article_media',
  'article_totals',
  'article_states',
  'article_state_totals',
  'left_out',
  'gallery_items',
  'gallery_titles',
  'cards',
  'card_texts',
  'pages',
  'page_texts',
  'page_old_slugs',
  'page_media',
  'page_links',
  'messages',
  'message_notes',
  'message_totals',
  'demo_documents',
  'revisions',
  'revision_media',
] as const

/** A banner with all its files, as it is read before its reset. */
export async function resetBanner(caller: Caller) {
  const files = { banner_image: await picture() }
  await saveSection(caller, 'banner', { banner_title: { ar: 'ماء' } }, files)
  await changeBannerGallery(caller, { 'images[]': await picture() })
  const before = await readSection(caller, 'banner')
  await caller.post('/sections/banner/reset')
  return before
}

export type Newsroom = Awaited<ReturnType<typeof newsroom>>

export async function newsroom(engine: EngineName) {
  const world = await startedApi(engine)
  const layla = await world.signedInAs('Layla')
  const omar = await world.signedInAs('Omar')
  const { db } = world.database()

  async function rows() {
    const stored: Record<string, string[]> = {}
    for (const table of contentTables) {
      const found = await db.selectFrom(table).selectAll().execute()
      stored[table] = found.map((row) => JSON.stringify(row)).toSorted()
    }
    return stored
  }

  return {
    ...world,
    layla,
    omar,
    rows,
    everything: async () => ({
      ...(await rows()),
      pictures: await storedPictures(world.storage.dataFolder),
    }),

    async addGrowers(): Promise<number> {
      const { body } = await omar.post(`${cardsPath}?lang=en`, { form: cardForm(growers.en) })
      await omar.post(`${cardsPath}/${body.card.id}?lang=ar`, { form: cardForm(growers.ar) })
      return body.card.id
    },

    async isServed(address: string): Promise<boolean> {
      const [id = '', name = ''] = address.split('/').slice(2)
      return (await world.storage.media.files.read(id, name)) !== undefined
    },
  }
}

export async function expectRefused(
  { everything, watched }: Newsroom,
  call: () => Promise<Answer>,
  [status, error, fields = []]: Refusal,
): Promise<void> {
  const before = await everything()
  const told = await watched.told()
  const { status: found, body } = await call()
  expect(watched.errors).toEqual([])
  expect([found, body.error]).toEqual([status, error])
  expect(Object.keys(body.fields ?? {})).toEqual(fields)
  expect(await everything()).toEqual(before)
  expect(await watched.told()).toBe(told)
}

export async function offerContactForm({ storage }: { storage: { place: string } }): Promise<void> {
  const { write } = openedDatabase(storage.place)
  await write('product', (db) =>
    db.updateTable('sections').set({ contact_form: 1 }).where('name', '=', 'contactUs').execute(),
  )
}
