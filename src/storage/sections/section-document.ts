import type { Selectable, Updateable } from 'kysely'
import type { ContactItem } from '../../domain/contact.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Cover } from '../../domain/media.ts'
import { ownLook } from '../../domain/look.ts'
import { ownNavigation } from '../../domain/navigation.ts'
import { ownOrganisation } from '../../domain/organisation.ts'
import { changedValues, type Edit, textsIn } from '../../domain/revision.ts'
import {
  blankSection,
  type Coordinates,
  restoreSection,
  type Section,
  type SectionDraft,
  type SectionName,
  type SectionOf,
  type SectionParts,
  sectionValues,
} from '../../domain/section.ts'
import { ownSeo } from '../../domain/seo.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { galleryOf, writeGallery } from '../gallery/gallery-items.ts'
import {
  refuseStale,
  saveWithRevision,
  type VersionedDocument,
} from '../history/save-with-revision.ts'
import { coverOf, picturesById } from '../media/media-store.ts'
import { otherPicturesOf, writeOtherPictures } from './section-pictures.ts'
import { settingsOf, writeSettings } from './section-settings.ts'

export const sectionDocument: VersionedDocument<SectionName, Section, SectionDraft> = {
  kind: 'section',
  read: readSection,
  lockForUpdate: lockSection,
  valuesOf: sectionValues,
  restore: restoreSection,
  write: writeSection,

  async setRevision(trx, name, revision) {
    await trx.updateTable('sections').set({ revision }).where('name', '=', name).execute()
  },
}

/** The only section with a gallery. */
export const bannerDocument = sectionDocument as unknown as VersionedDocument<
  'banner',
  SectionOf<'banner'>,
  SectionDraft & { name: 'banner' }
>

export async function readSection<Name extends SectionName>(
  db: Db,
  name: Name,
): Promise<SectionOf<Name>> {
  const row = await db
    .selectFrom('sections')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return toSection(db, name, row)
}

/** Whether nothing has been written or set in it. */
export async function isBlankSection(db: Db, name: SectionName): Promise<boolean> {
  const [today, blank] = [await readSection(db, name), blankSection(name)]
  return Object.keys(changedValues(sectionValues(today), sectionValues(blank))).length === 0
}

async function lockSection<Name extends SectionName>(trx: Trx, name: Name) {
  const row = await trx
    .updateTable('sections')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSection(trx, name, row)
}

/** Leaves a revision if there was anything. Throws Problem('conflict'). */
export function resetSection(trx: Trx, name: SectionName, edit: Edit) {
  return saveWithRevision(trx, sectionDocument, name, {
    action: 'reset',
    edit: { ...edit, base: undefined },
    change(today) {
      refuseStale(edit, today)
      return blankSection(name)
    },
  })
}

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
    read: async (_db, { contacts, map_coordinates, contact_form }) => ({
      contacts: JSON.parse(contacts ?? '[]') as ContactItem[],
      mapCoordinates: JSON.parse(map_coordinates ?? 'null') as Coordinates | null,
      contactForm: contact_form === 1,
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

async function toSection<Name extends SectionName>(
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

async function writeSection(trx: Trx, before: Section, after: SectionDraft): Promise<Section> {
  const { name } = before
  const saved = await withGallery(trx, before, after)
  const changed = changedValues(sectionValues(saved), sectionValues(before))
  for (const [language, texts] of Object.entries(textsIn(changed))) {
    for (const [field, value] of Object.entries(texts)) {
      await writeText(trx, { section: name, field, language, value: value as string })
    }
  }
  if ('settings' in before && 'settings' in saved) {
    await writeSettings(trx, name, before.settings, saved.settings)
  }
  if (before.name === 'identity' && saved.name === 'identity') {
    await writeOtherPictures(trx, name, othersOf(before), othersOf(saved))
  }
  const columns = columnsOf(saved)
  if (Object.keys(columns).length > 0) {
    await trx.updateTable('sections').set(columns).where('name', '=', name).execute()
  }
  return saved
}

function othersOf({ logo_dark, icon }: SectionOf<'identity'>) {
  return { logo_dark, icon }
}

async function withGallery(trx: Trx, before: Section, after: SectionDraft): Promise<Section> {
  if (before.name !== 'banner' || after.name !== 'banner') return after as Section
  const owner = { section: before.name }
  return { ...after, gallery: await writeGallery(trx, owner, before.gallery, after.gallery) }
}

function columnsOf<Name extends SectionName>(section: SectionOf<Name>) {
  return rows[section.name].columns(section)
}

/** Blank texts are deleted. */
async function writeText(trx: Trx, row: Tables['section_texts']): Promise<void> {
  const { section, field, language, value } = row
  if (value === '') {
    await trx
      .deleteFrom('section_texts')
      .where('section', '=', section)
      .where('field', '=', field)
      .where('language', '=', language)
      .execute()
    return
  }
  await trx
    .insertInto('section_texts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['section', 'field', 'language']).doUpdateSet({ value }),
    )
    .execute()
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
