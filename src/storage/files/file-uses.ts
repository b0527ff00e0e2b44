import type { PictureUse } from '../../domain/media/picture-use.ts'
import type { Db } from '../engine/tables.ts'
import { readNames } from '../pages/page-list.ts'

export async function usesOfFile(db: Db, id: string): Promise<PictureUse[]> {
  const rows = await db
    .selectFrom('page_files')
    .select('page_id')
    .where('file_id', '=', id)
    .orderBy('page_id')
    .execute()
  const pages = rows.map(({ page_id: page }) => page)
  const namesOf = await readNames(db, pages)
  return pages.map((page) => ({
    kind: 'page',
    subject: String(page),
    section: null,
    field: 'blocks',
    titles: namesOf(page).title,
  }))
}
