import { defaultPublicLanguage } from '../../domain/language.ts'
import { slugOfTitle } from '../../domain/page-address.ts'
import type { Edit, Values } from '../../domain/revision.ts'
import { textName } from '../../domain/revision.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { removePage } from '../pages/page-document.ts'
import { createPage } from '../pages/page-store.ts'
import { rememberAsDemo } from './start-sections.ts'

type Start = {
  /** What another starting point brought, and nobody changed. */
  untouched: { id: number; revision: number }[]
  /** Of each page that is to be there. */
  values: Values[]
  edit: Edit
}

/**
 * Makes the pages whose addresses are not there yet, and deletes those of another starting point that this
 * one does not have. Returns the trash ids.
 */
export async function startPages(trx: Trx, { untouched, values, edit }: Start): Promise<number[]> {
  const there = await slugsById(trx)
  const wanted = new Map(values.map((page) => [slugOf(page), page]))
  const removed: number[] = []
  for (const { id, revision } of untouched) {
    if (wanted.has(there.get(id) ?? '')) continue
    removed.push(await removePage(trx, id, { ...edit, base: revision }))
  }
  const slugs = new Set(there.values())
  for (const [slug, page] of wanted) {
    if (slugs.has(slug)) continue
    const { id, revision } = await createPage(trx, page, edit)
    await rememberAsDemo(trx, 'page', String(id), revision)
  }
  return removed
}

/** In the default language, which every starting point has words for. */
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
