import type { Edit } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { OldPath } from '../../domain/moving/moved-item.ts'
import { withWaiting } from '../../domain/moving/old-links.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { openChange } from './former-texts.ts'
import {
  type AddedPictures,
  type MovedDocument,
  movedDocuments,
  type MovedKind,
  type Written,
  writtenOf,
} from './moved-documents.ts'
import { type ImportRun, leadHere, moveOrigins } from './take-in.ts'

export type Lead = (html: string, language: LanguageCode) => string
type Linking = { kind: MovedKind; id: number }
type Origin = { key: string; language: LanguageCode; written: Written }

export async function leadsElsewhere(db: Db, { kind, id }: Linking, lead: Lead): Promise<boolean> {
  const document = await movedDocuments[kind].read(db, id)
  return ledTexts(document, await originsOf(db, { kind, id }), lead).length > 0
}

export async function leadLinks(
  trx: Trx,
  run: ImportRun,
  { kind, id }: Linking,
  lead: Lead,
  edit: Edit,
): Promise<void> {
  const { lock, add } = movedDocuments[kind]
  const document = await lock(trx, id)
  const origins = await originsOf(trx, { kind, id })
  const texts = ledTexts(document, origins, lead)
  const [first] = texts
  if (!first) return
  const note = await openChange(trx, run, { kind, id, revision: document.revision })
  const added = { language: first.language, texts, cover: null, gallery: [] }
  const saved = await add(trx, id, added, edit)
  for (const { key, language, written } of origins) {
    if (!texts.some((text) => text.language === language)) continue
    const { content } = writtenOf(saved, language)
    await trx
      .updateTable('import_origins')
      .set({ written: JSON.stringify({ ...written, content }) })
      .where('kind', '=', kind)
      .where('document_id', '=', id)
      .where('key', '=', key)
      .where('language', '=', language)
      .execute()
  }
  await moveOrigins(trx, kind, { id, before: document.revision, after: saved.revision })
  await note(saved.revision, edit)
}

export async function leadPaths(
  trx: Trx,
  run: ImportRun,
  { kind, id }: Linking,
  { oldPaths, edit }: { oldPaths: OldPath[]; edit: Edit },
): Promise<void> {
  const document = await movedDocuments[kind].lock(trx, id)
  const { revision } = document
  const note = await openChange(trx, run, { kind, id, revision })
  const { led } = await leadHere(trx, document, oldPaths)
  await note(revision, edit, { paths: led })
}

async function originsOf(db: Db, { kind, id }: Linking): Promise<Origin[]> {
  const rows = await db
    .selectFrom('import_origins')
    .select(['key', 'language', 'written'])
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('taken_back_at', 'is', null)
    .where('written', 'is not', null)
    .execute()
  return rows.map(({ written, ...row }) => ({ ...row, written: JSON.parse(written ?? 'null') }))
}

function ledTexts(document: MovedDocument, origins: Origin[], lead: Lead): AddedPictures['texts'] {
  const own = origins.filter(
    ({ language, written }) =>
      !document.isLiveIn(language) && written.content === writtenOf(document, language).content,
  )
  return own.flatMap(({ language, written }) => {
    const content = document.contentIn(language)
    const led = lead(withWaiting(content, written.waiting), language)
    return led === content ? [] : [{ language, content: led }]
  })
}

export async function slugsOfTopics(db: Db): Promise<Map<number, Record<LanguageCode, string>>> {
  const rows = await db
    .selectFrom('topic_texts')
    .select(['topic_id', 'language', 'slug'])
    .where('slug', '<>', '')
    .execute()
  const slugs = new Map<number, Record<LanguageCode, string>>()
  for (const { topic_id: id, language, slug } of rows) {
    slugs.set(id, { ...slugs.get(id), [language]: slug })
  }
  return slugs
}
