import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Cover } from '../../domain/media/media.ts'
import type { Db } from '../engine/tables.ts'
import { coverOf, picturesById } from '../media/media-store.ts'
import { blocksIn, textColumns, toTexts } from './page-rows.ts'
import { textOfPage } from './page-words.ts'

export type FoundPage = {
  id: number
  title: string
  slug: string
  text: string
  createdAt: Date
  cover: Cover | null
}

export async function foundPages(
  db: Db,
  language: LanguageCode,
  ids: number[],
): Promise<FoundPage[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('page_texts')
    .innerJoin('pages', 'pages.id', 'page_id')
    .select(textColumns)
    .select(['created_at', 'cover_id', 'cover_focus', 'blocks'])
    .where('language', '=', language)
    .where('page_id', 'in', ids)
    .execute()
  const covers = await picturesById(
    db,
    rows.map(({ cover_id }) => cover_id),
  )
  return rows
    .map((row) => ({
      id: row.page_id,
      title: row.title,
      slug: row.slug,
      // Pictures are found only by what is written beside them.
      text: textOfPage(
        { ...blocksIn(row.blocks, new Map()), texts: { [language]: toTexts(row) } },
        language,
      ),
      createdAt: new Date(row.created_at),
      cover: coverOf(covers.get(row.cover_id ?? ''), row.cover_focus),
    }))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
