import { defaultPublicLanguage } from '../../domain/languages/language.ts'
import { slugOfTitle } from '../../domain/pages/page-address.ts'
import { type Edit, textName, type Values } from '../../domain/documents/revision.ts'
import type { StartedPages } from '../../domain/starting-point/starting-navigation.ts'
import type { StartedPage } from '../../domain/starting-point/starting-pages.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { removePage } from '../pages/page-document.ts'
import { createPage } from '../pages/page-store.ts'
import { rememberAsDemo } from './start-sections.ts'

type Start = {
  untouched: { id: number; revision: number }[]
  wanted: StartedPage[]
  edit: Edit
}

/**
 * Makes the pages whose addresses are not there yet, and deletes those of another starting point that this
 * one does not have. Returns the trash ids, and the ids of those that are there.
 */
export async function startPages(trx: Trx, { untouched, wanted, edit }: Start) {
  const there = await slugsById(trx)
  const slugs = new Set(wanted.map(({ values }) => slugOf(values)))
  const removed: number[] = []
  for (const { id, revision } of untouched) {
    if (slugs.has(there.get(id) ?? '')) continue
    removed.push(await removePage(trx, id, { ...edit, base: revision }))
  }
  const ids = new Map([...there].map(([id, slug]) => [slug, id]))
  const pages: StartedPages = {}
  for (const { outline, values } of wanted) {
    pages[outline] = ids.get(slugOf(values)) ?? (await startPage(trx, values, edit))
  }
  return { removed, pages }
}

async function startPage(trx: Trx, values: Values, edit: Edit): Promise<number> {
  const { id, revision } = await createPage(trx, values, edit)
  await rememberAsDemo(trx, 'page', String(id), revision)
  return id
}

function slugOf(page: Values): string {
  return slugOfTitle(String(page[textName('title', defaultPublicLanguage)] ?? ''), 0)
}

async function slugsById(db: Db): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('page_texts')
    .select(['page_id', 'slug'])
    .where('language', '=', defaultPublicLanguage)
    .execute()
  return new Map(rows.map(({ page_id, slug }) => [page_id, slug]))
}
