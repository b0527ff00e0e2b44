import { arrangedHomePage, isHomePage, resetHomePage } from '../../domain/pages/home-page.ts'
import type { HomeBlock } from '../../domain/pages/block.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { homePageId, type Page, pageLimits } from '../../domain/pages/page.ts'
import { isPageLedgerText, pageValues, restorePage } from '../../domain/pages/page-values.ts'
import { Problem } from '../../domain/problem.ts'
import { type Edit, isSame, type Values } from '../../domain/documents/revision.ts'
import { countOf } from '../engine/count-of.ts'
import { onDuplicate } from '../engine/sql-errors.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { removeLedger } from '../history/ledger-rows.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import { refuseStale, saveWithRevision } from '../history/save-with-revision.ts'
import { type LedgeredDocument, type SavedMove, withLedger } from '../history/with-ledger.ts'
import { searchVersion } from '../search/write-words.ts'
import { type PageRow, toBlockColumn, toPage, toTextColumns } from './page-rows.ts'
import { writeReferences } from './page-references.ts'
import { moveSlug, refuseTakenSlug, slugTaken } from './page-slugs.ts'
import { indexPage } from './page-words.ts'

const document: LedgeredDocument<number, Page> = {
  kind: 'page',
  idOf: ({ id }) => id,
  isLedgerText: isPageLedgerText,
  read: readPage,
  lockForUpdate: lockPage,
  valuesOf: pageValues,
  restore: restorePage,
  write: writePage,

  async setRevision(trx, id, revision, at) {
    const marks = { revision, updated_at: at.toISOString() }
    await trx.updateTable('pages').set(marks).where('id', '=', id).execute()
  },
}

export const pageDocument = withLedger(document)

export function changingPage(move: SavedMove = {}) {
  return withLedger(document, move)
}

export async function readPage(db: Db, id: number): Promise<Page> {
  const rows = db.selectFrom('pages').selectAll().where('id', '=', id)
  return only(db, await rows.executeTakeFirst())
}

export async function lockPage(trx: Trx, id: number): Promise<Page> {
  const row = await trx
    .updateTable('pages')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return only(trx, row)
}

async function only(db: Db, row: PageRow | undefined): Promise<Page> {
  if (!row) throw new Problem('not-found')
  return toPage(db, row)
}

type NewRow = { id?: number; created_at: string; revision: number }

/**
 * The page is blank and pending. Throws Problem('invalid-input') if there are as many as there may
 * be.
 */
export async function insertPage(trx: Trx, row: NewRow): Promise<Page> {
  await lockPage(trx, homePageId)
  const total = await countOf(trx.selectFrom('pages').where('id', '<>', homePageId))
  if (total >= pageLimits.pages) {
    throw new Problem('invalid-input', { fields: { title: messages.pagesTooMany } })
  }
  const blank = { status: 'pending', listed: 1, blocks: '[]', updated_at: row.created_at } as const
  const inserted = await trx
    .insertInto('pages')
    .values({ ...blank, ...row })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toPage(trx, inserted)
}

export async function restorePageRow(
  trx: Trx,
  id: number,
  { created_at }: Values,
  revision: number,
): Promise<void> {
  await insertPage(trx, { id, created_at: created_at as string, revision })
}

async function writePage(trx: Trx, before: Page, after: Page): Promise<Page> {
  const { id } = before
  if (!isSame(sharedValues(before), sharedValues(after))) {
    await trx.updateTable('pages').set(sharedColumns(after)).where('id', '=', id).execute()
  }
  await writeReferences(trx, before, after)
  const hasOtherBlocks = !isSame(before.blocks, after.blocks)
  for (const language of Object.keys({ ...before.texts, ...after.texts })) {
    const isOther = !isSame(before.texts[language], after.texts[language])
    if (isOther) await writeTexts(trx, before, after, language)
    const isIndexed = language in after.texts && !isHomePage(after)
    if (isIndexed && (isOther || hasOtherBlocks)) await indexPage(trx, after, language)
  }
  return after
}

function sharedValues({ texts: _texts, ...shared }: Page): Values {
  return pageValues({ ...shared, texts: {} })
}

function sharedColumns({ status, listed, cover, ...page }: Page) {
  return {
    status,
    listed: listed ? (1 as const) : (0 as const),
    cover_id: cover?.id ?? null,
    cover_focus: cover?.focus ? JSON.stringify(cover.focus) : null,
    blocks: toBlockColumn(page),
  }
}

async function writeTexts(
  trx: Trx,
  before: Page,
  { id, texts }: Page,
  language: LanguageCode,
): Promise<void> {
  const slug = texts[language]?.slug ?? ''
  await refuseTakenSlug(trx, id, language, slug)
  await moveSlug(trx, before, language, {
    before: before.texts[language]?.slug ?? '',
    after: slug,
  })
  if (!texts[language]) {
    const row = trx.deleteFrom('page_texts').where('page_id', '=', id)
    return void (await row.where('language', '=', language).execute())
  }
  const stored = { ...toTextColumns(texts[language]), search_version: searchVersion }
  const writing = trx
    .insertInto('page_texts')
    .values({ page_id: id, language, ...stored })
    .onConflict((conflict) => conflict.columns(['page_id', 'language']).doUpdateSet(stored))
    .execute()
  await onDuplicate(writing, slugTaken(language, ''))
}

export async function removePage(trx: Trx, id: number, edit: Edit): Promise<number> {
  const page = await pageDocument.lockForUpdate(trx, id)
  if (isHomePage(page)) throw new Problem('not-found')
  refuseStale(edit, page)
  await trx.deleteFrom('pages').where('id', '=', id).execute()
  const origin = { created_at: page.createdAt.toISOString() }
  await removeLedger(trx, { kind: 'page', subject: String(id) })
  const previous = { ...pageDocument.valuesOf(page), origin }
  return recordRemoval(trx, { kind: 'page', id, previous, edit })
}

export function resetHome(trx: Trx, edit: Edit) {
  return replaceHome(trx, edit, resetHomePage)
}

/** The home page keeps these parts alone, in this order. Leaves a revision if that changes it. */
export function arrangeHome(trx: Trx, kinds: HomeBlock[], edit: Edit) {
  return replaceHome(trx, edit, (current) => arrangedHomePage(current, kinds))
}

function replaceHome(trx: Trx, edit: Edit, replaced: (current: Page) => Page) {
  return saveWithRevision(trx, pageDocument, homePageId, {
    action: 'reset',
    edit,
    sent: null,
    change(current) {
      refuseStale(edit, current)
      return replaced(current)
    },
  })
}
