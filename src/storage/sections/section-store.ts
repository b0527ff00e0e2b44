import type { ContactItem } from '../../domain/contact.ts'
import { type BareItem, itemTitlesIn, itemTitleValues } from '../../domain/gallery.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Focus, Picture } from '../../domain/media.ts'
import { type Edit, textsIn, type Values } from '../../domain/revision.ts'
import {
  blankSection,
  type Coordinates,
  type Section,
  type SectionName,
  sectionPictures,
  sectionTexts,
  sectionValues,
} from '../../domain/section.ts'
import { changeGallery, type GalleryEdit } from '../gallery/change-gallery.ts'
import type { Database } from '../engine/database.ts'
import { galleryOf, writeGallery, writeTitles } from '../gallery/gallery-items.ts'
import { coverOf, picturesById } from '../media/media-store.ts'
import { refuseStale, type Revised, revise } from '../history/revisions.ts'
import type { Db, Trx } from '../engine/tables.ts'

/** The values of a save are those of `sectionValues`; a gallery is changed by its own call. */
export type SectionStore = ReturnType<typeof createSectionStore>

export function createSectionStore({ db, write }: Database) {
  const get = (name: SectionName): Promise<Section> => readSection(db, name)

  return {
    get,

    /** Sets what `values` names. Throws Problem('conflict') for one changed after `edit.base`. */
    async change(name: SectionName, values: Values, edit: Edit): Promise<Section> {
      await write(edit.right, (trx) =>
        revise(trx, sectionDocument, name, {
          action: 'change',
          edit,
          sent: values,
          make: () => sectionDocument.write(trx, name, withFocus(values)),
        }),
      )
      return get(name)
    },

    async changeGallery(name: SectionName, gallery: GalleryEdit, edit: Edit): Promise<Section> {
      await write(edit.right, (trx) =>
        revise(trx, sectionDocument, name, {
          action: 'change',
          edit,
          sent: itemTitleValues(gallery.titles ?? {}),
          make: (meanwhile) => changeGallery(trx, { section: name }, gallery, meanwhile),
        }),
      )
      return get(name)
    },

    /** Empties every field; the trash entry brings them back, if there was anything. Throws Problem('conflict'). */
    async reset(name: SectionName, edit: Edit): Promise<Section & { trashId: number | null }> {
      const trashId = await write(edit.right, (trx) => resetSection(trx, name, edit))
      return { ...(await get(name)), trashId: trashId ?? null }
    },
  }
}

export const sectionDocument: Revised<SectionName> = {
  kind: 'section',

  hold: (trx, name) =>
    trx
      .updateTable('sections')
      .set((eb) => ({ revision: eb.ref('revision') }))
      .where('name', '=', name)
      .returning('revision')
      .executeTakeFirstOrThrow(),

  read: async (db, name) => sectionValues(await readSection(db, name)),

  async write(trx, name, values) {
    for (const [language, texts] of Object.entries(textsIn(values))) {
      await writeTexts(trx, name, language, texts)
    }
    const row = rowOf(name, values)
    if (Object.keys(row).length > 0) {
      await trx.updateTable('sections').set(row).where('name', '=', name).execute()
    }
    if ('banner_focus' in values) {
      await writeFocus(trx, name, values.banner_focus as Focus | null)
    }
    if ('gallery' in values) {
      await writeGallery(trx, { section: name }, values.gallery as BareItem[])
    }
    await writeTitles(trx, itemTitlesIn(values))
  },

  async mark(trx, name, { revision }) {
    await trx.updateTable('sections').set({ revision }).where('name', '=', name).execute()
  },
}

/** Empties a section and gives its id in the trash, if there was anything to empty. Throws Problem('conflict'). */
export async function resetSection(
  trx: Trx,
  name: SectionName,
  edit: Edit,
): Promise<number | undefined> {
  refuseStale(edit, await sectionDocument.hold(trx, name))
  return revise(trx, sectionDocument, name, {
    action: 'reset',
    edit,
    make: async () => {
      await trx.deleteFrom('section_texts').where('section', '=', name).execute()
      await sectionDocument.write(trx, name, withFocus(sectionValues(blankSection(name))))
    },
  })
}

async function readSection(db: Db, name: SectionName): Promise<Section> {
  const row = await db
    .selectFrom('sections')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const pictures = await picturesById(db, [row.picture_id])
  return {
    name,
    revision: row.revision,
    texts: await readTexts(db, name),
    picture: coverOf(pictures.get(row.picture_id ?? ''), row.picture_focus),
    gallery: await galleryOf(db, { section: name }),
    contacts: JSON.parse(row.contacts ?? '[]') as ContactItem[],
    mapCoordinates: JSON.parse(row.map_coordinates ?? 'null') as Coordinates | null,
    contactForm: row.contact_form === 1,
  }
}

async function readTexts(db: Db, name: SectionName): Promise<Section['texts']> {
  const rows = await db
    .selectFrom('section_texts')
    .select(['field', 'language', 'value'])
    .where('section', '=', name)
    .execute()
  const fields = Object.keys(sectionTexts[name])
  const texts: Section['texts'] = Object.fromEntries(fields.map((field) => [field, {}]))
  for (const { field, language, value } of rows) (texts[field] ??= {})[language] = value
  return texts
}

async function writeTexts(
  trx: Trx,
  section: SectionName,
  language: LanguageCode,
  texts: Values,
): Promise<void> {
  for (const [field, text] of Object.entries(texts)) {
    const value = text as string
    await trx
      .insertInto('section_texts')
      .values({ section, field, language, value })
      .onConflict((conflict) =>
        conflict.columns(['section', 'field', 'language']).doUpdateSet({ value }),
      )
      .execute()
  }
}

/** There is none without a picture. */
async function writeFocus(trx: Trx, name: SectionName, focus: Focus | null): Promise<void> {
  await trx
    .updateTable('sections')
    .set(({ eb }) => ({
      picture_focus: eb
        .case()
        .when('picture_id', 'is not', null)
        .then(focus && JSON.stringify(focus))
        .end(),
    }))
    .where('name', '=', name)
    .execute()
}

/** Another picture is not looked at where the one before it was. */
function withFocus(values: Values): Values {
  return 'banner_image' in values ? { banner_focus: null, ...values } : values
}

function rowOf(name: SectionName, values: Values) {
  const { contacts, map_coordinates: coordinates, contact_form: contactForm } = values
  const picture = sectionPictures[name] ?? ''
  return {
    ...(picture in values ? { picture_id: (values[picture] as Picture | null)?.id ?? null } : {}),
    ...(contacts === undefined ? {} : { contacts: JSON.stringify(contacts) }),
    ...(coordinates === undefined ? {} : { map_coordinates: JSON.stringify(coordinates) }),
    ...(contactForm === undefined
      ? {}
      : { contact_form: contactForm ? (1 as const) : (0 as const) }),
  }
}
