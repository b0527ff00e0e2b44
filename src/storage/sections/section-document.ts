import { changedValues, type Edit, textsIn } from '../../domain/documents/revision.ts'
import {
  blankSection,
  isSectionLedgerText,
  restoreSection,
  type Section,
  type SectionDraft,
  type SectionName,
  sectionNames,
  type SectionOf,
  sectionValues,
} from '../../domain/sections/section.ts'
import { sharedRead } from '../engine/shared-reads.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { writeGallery } from '../gallery/gallery-items.ts'
import {
  refuseStale,
  saveWithRevision,
  type VersionedDocument,
} from '../history/save-with-revision.ts'
import {
  type LedgeredDocument,
  type SavedMove,
  withLedger,
  type WithLedger,
} from '../history/with-ledger.ts'
import { columnsOf, toSections, writeOtherPictures } from './section-rows.ts'
import { writeSettings } from './section-settings.ts'

const document: LedgeredDocument<SectionName, Section, SectionDraft> = {
  kind: 'section',
  idOf: ({ name }) => name,
  isLedgerText: isSectionLedgerText,
  read: readSection,
  lockForUpdate: lockSection,
  valuesOf: sectionValues,
  restore: restoreSection,
  write: writeSection,

  async setRevision(trx, name, revision) {
    await trx.updateTable('sections').set({ revision }).where('name', '=', name).execute()
  },
}

export const sectionDocument = withLedger(document)

export function changingSection(move: SavedMove = {}) {
  return withLedger(document, move)
}

export function changingBanner(move: SavedMove = {}) {
  return changingSection(move) as unknown as VersionedDocument<
    'banner',
    WithLedger<SectionOf<'banner'>>,
    SectionDraft & { name: 'banner' }
  >
}

const shownSections: SectionName[] = sectionNames.filter(
  (name) => name !== 'words' && name !== 'banner',
)

export async function readSection<Name extends SectionName>(
  db: Db,
  name: Name,
): Promise<SectionOf<Name>> {
  const together = shownSections.includes(name) ? shownSections : [name]
  const sections = await sharedRead(
    db,
    `sections ${together.join()}`,
    () => readSections(db, together),
    () => readSections(db, [name]),
  )
  return sectionIn(sections, name)
}

async function readSections(db: Db, names: SectionName[]): Promise<Map<SectionName, Section>> {
  const rows = await db.selectFrom('sections').selectAll().where('name', 'in', names).execute()
  return toSections(db, rows)
}

function sectionIn<Name extends SectionName>(
  sections: Map<SectionName, Section>,
  name: Name,
): SectionOf<Name> {
  const section = sections.get(name)
  if (!section) throw new Error(`section ${name} was not read`)
  return section as SectionOf<Name>
}

export async function isBlankSection(db: Db, name: SectionName): Promise<boolean> {
  const [current, blank] = [await readSection(db, name), blankSection(name)]
  return Object.keys(changedValues(sectionValues(current), sectionValues(blank))).length === 0
}

async function lockSection<Name extends SectionName>(trx: Trx, name: Name) {
  const row = await trx
    .updateTable('sections')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirstOrThrow()
  return sectionIn(await toSections(trx, [row]), name)
}

export function resetSection(trx: Trx, name: SectionName, edit: Edit) {
  return saveWithRevision(trx, sectionDocument, name, {
    action: 'reset',
    edit,
    sent: null,
    change(current) {
      refuseStale(edit, current)
      return blankSection(name)
    },
  })
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
