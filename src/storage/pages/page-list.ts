import { homePageId, type PageStatus } from '../../domain/page.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { idsLedTo, ownNavigation } from '../../domain/navigation.ts'
import type { Author } from '../../domain/revision.ts'
import type { Db } from '../engine/tables.ts'
import { lastChanges } from '../history/revision-rows.ts'
import { settingsOf } from '../sections/section-settings.ts'
import { linkOf } from './page-document.ts'

/** For the dashboard's list. */
export type ListedPage = {
  id: number
  title: Record<LanguageCode, string>
  slugs: Record<LanguageCode, string>
  status: PageStatus
  listed: boolean
  isInMenus: boolean
  /** Buttons of pages that lead to it. */
  links: number
  /** The last save, if it is still kept. */
  changed: { by: Author; at: Date } | null
}

type Request = { page: number; perPage: number; status?: PageStatus | undefined }

/** The home page first, and their total. */
export async function listPages(
  db: Db,
  { page, perPage, status }: Request,
): Promise<{ pages: ListedPage[]; total: number }> {
  const asked = db
    .selectFrom('pages')
    .$if(status !== undefined, (all) => all.where('status', '=', status ?? 'published'))
  const { total } = await asked
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await asked
    .select(['id', 'status', 'listed', 'revision'])
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const ids = rows.map(({ id }) => id)
  const texts = await textsOf(db, ids)
  const inMenus = new Set(idsLedTo(ownNavigation(await settingsOf(db, 'navigation'))))
  const links = await linksTo(db, ids)
  const changes = await lastChanges(db, 'page', rows)
  const pages = rows.map(({ id, status: itsStatus, listed }) => ({
    id,
    title: textsBy(texts, id, 'title'),
    slugs: textsBy(texts, id, 'slug'),
    status: itsStatus,
    listed: listed === 1,
    isInMenus: id === homePageId || inMenus.has(id),
    links: links.get(linkOf(id)) ?? 0,
    changed: changes.get(id) ?? null,
  }))
  return { pages, total }
}

type TextRow = { page_id: number; language: string; title: string; slug: string }

async function textsOf(db: Db, ids: number[]): Promise<TextRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('page_texts')
    .select(['page_id', 'language', 'title', 'slug'])
    .where('page_id', 'in', ids)
    .where('title', '<>', '')
    .orderBy('language')
    .execute()
}

function textsBy(rows: TextRow[], page: number, field: 'title' | 'slug') {
  const own = rows.filter(({ page_id }) => page_id === page)
  return Object.fromEntries(own.map((row) => [row.language, row[field]]))
}

async function linksTo(db: Db, ids: number[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('page_links')
    .select(({ fn }) => ['target', fn.countAll<number>().as('count')])
    .where('target', 'in', ids.map(linkOf))
    .groupBy('target')
    .execute()
  return new Map(rows.map(({ target, count }) => [target, count]))
}
