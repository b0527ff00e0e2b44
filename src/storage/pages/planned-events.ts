import type { EventTimes } from '../../domain/events/event-times.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { ShownBlockOf } from '../../domain/pages/block.ts'
import { homePageId } from '../../domain/pages/page.ts'
import { shownBlocks } from '../../domain/pages/shown-blocks.ts'
import type { Db } from '../engine/tables.ts'
import { blocksIn, textColumns, toTexts } from './page-rows.ts'

type Planned = {
  title: string
  slug: string
  events: ShownBlockOf<'events'>['items']
  updatedAt: Date
  revision: number
}

const noPictures = new Map<string, never>()

/** Undefined where visitors of the language have no such page. */
export async function plannedIn(
  db: Db,
  id: number,
  language: LanguageCode,
): Promise<Planned | undefined> {
  const row = await db
    .selectFrom('page_texts')
    .innerJoin('pages', 'pages.id', 'page_id')
    .select([...textColumns, 'blocks', 'pages.updated_at', 'revision'])
    .where('page_id', '=', id)
    .where('language', '=', language)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!row || (row.title === '' && id !== homePageId)) return undefined
  const texts = { [language]: toTexts(row) }
  const blocks = shownBlocks({ ...blocksIn(row.blocks, noPictures), texts }, language)
  const events = blocks.flatMap((block) => (block.kind === 'events' ? block.items : []))
  const { title, slug, updated_at, revision } = row
  return { title, slug, events, updatedAt: new Date(updated_at), revision }
}

export async function plannedTimes(db: Db): Promise<EventTimes[]> {
  const rows = await db
    .selectFrom('pages')
    .select('blocks')
    .where('status', '=', 'published')
    .where('blocks', 'like', '%"kind":"events"%')
    .execute()
  return rows.flatMap(({ blocks }) =>
    Object.values(blocksIn(blocks, noPictures).blocks).flatMap((block) =>
      block.kind === 'events' ? block.items : [],
    ),
  )
}
