import type { Selectable, Updateable } from 'kysely'
import type { ContactItem } from '../../domain/contact/contact.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { ownLook } from '../../domain/look/look.ts'
import type { Cover, Picture } from '../../domain/media/media.ts'
import type { GalleryItem } from '../../domain/gallery/gallery.ts'
import type { Values } from '../../domain/documents/revision.ts'
import { ownNavigation } from '../../domain/navigation/navigation.ts'
import { ownOrganisation } from '../../domain/contact/organisation.ts'
import type { Coordinates } from '../../domain/contact/coordinates.ts'
import {
  blankSection,
  hasSettings,
  ownContact,
  type Section,
  type SectionName,
  type SectionOf,
  sectionPictures,
  type SectionParts,
} from '../../domain/sections/section.ts'
import { ownSeo } from '../../domain/seo/seo.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { galleryOf } from '../gallery/gallery-items.ts'
import { coverOf, picturesById } from '../media/media-store.ts'
import { settingsOfAll } from './section-settings.ts'

type Row = Selectable<Tables['sections']>

type Beside = {
  settings: Values
  picture: Cover | null
  otherPictures: Record<string, Cover | null>
  gallery: GalleryItem[]
}

type WrittenTexts = Record<string, Record<LanguageCode, string>>

type SectionRows = {
  [Name in SectionName]: {
    read(row: Row, beside: Beside): SectionParts[Name]
    columns(section: SectionOf<Name>): Updateable<Tables['sections']>
  }
}

const textsAlone = { read: () => ({}), columns: () => ({}) }

const rows: SectionRows = {
  banner: {
    read: (_, { picture, gallery }) => ({ picture, gallery }),
    columns: ({ picture }) => pictureColumns(picture),
  },
  aboutUs: textsAlone,
  contactUs: {
    read: ({ contacts, map_coordinates, contact_form }, { settings }) => ({
      contacts: JSON.parse(contacts ?? '[]') as ContactItem[],
      mapCoordinates: JSON.parse(map_coordinates ?? 'null') as Coordinates | null,
      contactForm: contact_form === 1,
      settings: ownContact(settings),
    }),
    columns: ({ contacts, mapCoordinates, contactForm }) => ({
      contacts: JSON.stringify(contacts),
      map_coordinates: JSON.stringify(mapCoordinates),
      contact_form: contactForm ? 1 : 0,
    }),
  },
  partners: textsAlone,
  identity: {
    read: (_, { picture, otherPictures: { logo_dark = null, icon = null }, settings }) => ({
      picture,
      logo_dark,
      icon,
      settings: ownOrganisation(settings),
    }),
    columns: ({ picture }) => pictureColumns(picture),
  },
  look: {
    read: (_, { settings }) => ({ settings: ownLook(settings) }),
    columns: () => ({}),
  },
  words: textsAlone,
  navigation: {
    read: (_, { settings }) => ({ settings: ownNavigation(settings) }),
    columns: () => ({}),
  },
  seo: {
    read: (_, { settings }) => ({ settings: ownSeo(settings) }),
    columns: () => ({}),
  },
}

export async function toSections(db: Db, own: Row[]): Promise<Map<SectionName, Section>> {
  const names = own.map(({ name }) => name)
  const texts = await textsOf(db, names)
  const settings = await settingsOfAll(db, names.filter(hasSettings))
  const others = await otherPicturesOf(db, names.filter(hasOtherPictures))
  const pictures = await picturesById(db, [
    ...own.map(({ picture_id }) => picture_id),
    ...others.map(({ media_id }) => media_id),
  ])
  const gallery = names.includes('banner') ? await galleryOf(db, { section: 'banner' }) : []
  const sections = own.map((row) => {
    const ofRow = others.filter(({ section }) => section === row.name)
    return toSection(row, texts.get(row.name) ?? {}, {
      settings: settings.get(row.name) ?? {},
      picture: coverOf(pictures.get(row.picture_id ?? ''), row.picture_focus),
      otherPictures: Object.fromEntries(
        ofRow.map(({ field, media_id }) => [field, coverOf(pictures.get(media_id), null)]),
      ),
      gallery,
    })
  })
  return new Map(sections.map((section) => [section.name, section]))
}

function toSection(row: Row, texts: WrittenTexts, beside: Beside): Section {
  const blank = blankSection(row.name)
  return {
    ...blank,
    ...rows[row.name].read(row, beside),
    revision: row.revision,
    texts: { ...blank.texts, ...texts },
  } as Section
}

export function columnsOf<Name extends SectionName>(section: SectionOf<Name>) {
  return rows[section.name].columns(section)
}

async function textsOf(db: Db, sections: SectionName[]): Promise<Map<SectionName, WrittenTexts>> {
  const written = await db
    .selectFrom('section_texts')
    .select(['section', 'field', 'language', 'value'])
    .where('section', 'in', sections)
    .execute()
  const texts = new Map<SectionName, WrittenTexts>()
  for (const { section, field, language, value } of written) {
    const fields = texts.get(section) ?? {}
    fields[field] = { ...fields[field], [language]: value }
    texts.set(section, fields)
  }
  return texts
}

function pictureColumns(picture: Cover | null) {
  return {
    picture_id: picture?.id ?? null,
    picture_focus: picture?.focus ? JSON.stringify(picture.focus) : null,
  }
}

function hasOtherPictures(name: SectionName): boolean {
  return sectionPictures[name].length > 1
}

async function otherPicturesOf(db: Db, sections: SectionName[]) {
  if (sections.length === 0) return []
  return db
    .selectFrom('section_pictures')
    .select(['section', 'field', 'media_id'])
    .where('section', 'in', sections)
    .execute()
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
