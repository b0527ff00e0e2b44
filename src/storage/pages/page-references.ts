import type { Page } from '../../domain/pages/page.ts'
import { pageValues } from '../../domain/pages/page-values.ts'
import { isSame } from '../../domain/documents/revision.ts'
import { shownPictures } from '../../domain/media/shown-pictures.ts'
import type { Trx } from '../engine/tables.ts'

export async function writeReferences(trx: Trx, before: Page, after: Page): Promise<void> {
  const [shown, linked] = [shownPictures(pageValues(after)), pagesLinkedFrom(after)]
  if (!isSame(shownPictures(pageValues(before)), shown)) {
    await trx.deleteFrom('page_media').where('page_id', '=', after.id).execute()
    const rows = shown.map((media_id) => ({ page_id: after.id, media_id }))
    if (rows.length > 0) await trx.insertInto('page_media').values(rows).execute()
  }
  if (!isSame(pagesLinkedFrom(before), linked)) {
    await trx.deleteFrom('page_links').where('page_id', '=', after.id).execute()
    const rows = linked.map((target) => ({ page_id: after.id, target }))
    if (rows.length > 0) await trx.insertInto('page_links').values(rows).execute()
  }
}

function pagesLinkedFrom({ blocks }: Page): string[] {
  const targets = Object.values(blocks).flatMap((block) =>
    'link' in block && block.link?.kind === 'page' ? [linkOf(block.link.id)] : [],
  )
  return [...new Set(targets)]
}

export function linkOf(page: number): string {
  return `page:${page}`
}
