import type { Selectable, Updateable } from 'kysely'
import type { ContactItem } from '../../domain/contact/contact.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { ownLook } from '../../domain/look/look.ts'
import type { Cover, Picture } from '../../domain/media/media.ts'
import { ownNavigation } from '../../domain/navigation/navigation.ts'
import { ownOrganisation } from '../../domain/contact/organisation.ts'
import type { Coordinates } from '../../domain/contact/coordinates.ts'
import {
  blankSection,
  ownContact,
  type SectionName,
  type SectionOf,
  type SectionParts,
} from '../../domain/sections/section.ts'
import { ownSeo } from '../../domain/seo/seo.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { galleryOf } from '../gallery/gallery-items.ts'
import { coverOf, picturesById } from '../media/media-store.ts'
import { settingsOf } from './section-settings.ts'

type Row = Selectable<Tables['sections']>

type SectionRows = {
  [Name in SectionName]: {
    read(db: Db, row: Row): Promise<SectionParts[Name]>
    columns(section: SectionOf<Name>): Updateable<Tables['sections']>
  }
}

const textsAlone = { read: async () => ({}), columns: () => ({}) }

const rows: SectionRows = {
  banner: {
    read: async (db, row) => ({
      picture: await pictureOf(db, row),
      gallery: await galleryOf(db, { section: 'banner' }),
    }),
    columns: ({ picture }) => pictureColumns(picture),
  },
  aboutUs: textsAlone,
  contactUs: {
    read: async (db, { contacts, map_coordinates, contact_form }) => ({
      contacts: JSON.parse(contacts ?? '[]') as ContactItem[],
      mapCoordinates: JSON.parse(map_coordinates ?? 'null') as Coordinates | null,
      contactForm: contact_form === 1,
      settings: ownContact(await settingsOf(db, 'contactUs')),
    }),
    columns: ({ contacts, mapCoordinates, contactForm }) => ({
      contacts: JSON.stringify(contacts),
      map_coordinates: JSON.stringify(mapCoordinates),
      contact_form: contactForm ? 1 : 0,
    }),
  },
  partners: textsAlone,
  identity: {
    read: async (db, row) => {
      const { logo_dark = null, icon = null } = await otherPicturesOf(db, 'identity')
      const settings = ownOrganisation(await settingsOf(db, 'identity'))
      return { picture: await pictureOf(db, row), logo_dark, icon, settings }
    },
    columns: ({ picture }) => pictureColumns(picture),
  },
  look: {
    read: async (db) => ({ settings: ownLook(await settingsOf(db, 'look')) }),
    columns: () => ({}),
  },
  words: textsAlone,
  navigation: {
    read: async (db) => ({ settings: ownNavigation(await settingsOf(db, 'navigation')) }),
    columns: () => ({}),
  },
  seo: {
    read: async (db) => ({ settings: ownSeo(await settingsOf(db, 'seo')) }),
    columns: () => ({}),
  },
}

export async function toSection<Name extends SectionName>(
  db: Db,
  name: Name,
  row: Row,
): Promise<SectionOf<Name>> {
  const section = { ...blankSection(name), ...(await rows[name].read(db, row)) }
  const texts: Record<string, Record<LanguageCode, string>> = { ...section.texts }
  const written = await db
    .selectFrom('section_texts')
    .select(['field', 'language', 'value'])
    .where('section', '=', name)
    .execute()
  for (const { field, language, value } of written) {
    texts[field] = { ...texts[field], [language]: value }
  }
  return { ...section, revision: row.revision, texts: texts as typeof section.texts }
}

export function columnsOf<Name extends SectionName>(section: SectionOf<Name>) {
  return rows[section.name].columns(section)
}

async function pictureOf(db: Db, { picture_id: id, picture_focus: focus }: Row) {
  return coverOf((await picturesById(db, [id])).get(id ?? ''), focus)
}

function pictureColumns(picture: Cover | null) {
  return {
    picture_id: picture?.id ?? null,
    picture_focus: picture?.focus ? JSON.stringify(picture.focus) : null,
  }
}

async function otherPicturesOf(
  db: Db,
  section: SectionName,
): Promise<Record<string, Cover | null>> {
  const rows = await db
    .selectFrom('section_pictures')
    .select(['field', 'media_id'])
    .where('section', '=', section)
    .execute()
  const pictures = await picturesById(
    db,
    rows.map(({ media_id }) => media_id),
  )
  return Object.fromEntries(
    rows.map((row) => [row.field, coverOf(pictures.get(row.media_id), null)]),
  )
}

export async function writeOtherPictures(
  trx: Trx,
  section: SectionName,
  before: Record<string, Picture | null>,
  after: Record<string, Picture | null>,
): Promise<void> {
  for (const [field, picture] of Object.entries(after)) {
    if (picture?.id === before[field]?.id) continue
    await trx
      .deleteFrom('section_pictures')
      .where('section', '=', section)
      .where('field', '=', field)
      .execute()
    if (!picture) continue
    await trx
      .insertInto('section_pictures')
      .values({ section, field, media_id: picture.id })
      .execute()
  }
}
