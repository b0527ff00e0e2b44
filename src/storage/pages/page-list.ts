import { sql } from 'kysely'
import { homePageId, type PageStatus } from '../../domain/pages/page.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { idsOf, ownNavigation, targetsIn } from '../../domain/navigation/navigation.ts'
import type { Author } from '../../domain/documents/revision.ts'
import { soughtForms } from '../../domain/search/search-text.ts'
import { beginsWithAny } from '../articles/article-filter.ts'
import type { Db } from '../engine/tables.ts'
import { lastChanges } from '../history/revision-rows.ts'
import { templatesIn } from './template-texts.ts'
import { settingsOf } from '../sections/section-settings.ts'

export type ListedPage = {
  id: number
  title: Record<LanguageCode, string>
  slugs: Record<LanguageCode, string>
  status: PageStatus
  listed: boolean
  isInMenus: boolean
  unwritten: LanguageCode[]
  changed: { by: Author; at: Date } | null
}

type Request = {
  page: number
  perPage: number
  status?: PageStatus | undefined
  words?: string[]
}

export async function listPages(
  db: Db,
  { page, perPage, status, words = [] }: Request,
): Promise<{ pages: ListedPage[]; total: number }> {
  const asked = db
    .selectFrom('pages')
    .$if(status !== undefined, (all) => all.where('status', '=', status ?? 'published'))
    .where(({ and, exists }) => and(words.map((word) => exists(occurrencesOf(word)))))
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
  const namesOf = await readNames(db, ids)
  const menus = targetsIn(ownNavigation(await settingsOf(db, 'navigation')))
  const inMenus = new Set(idsOf(menus, 'page'))
  const unwritten = await templatesIn(db, { ids })
  const changes = await lastChanges(db, 'page', rows)
  const pages = rows.map(({ id, status: itsStatus, listed }) => ({
    id,
    ...namesOf(id),
    status: itsStatus,
    listed: listed === 1,
    isInMenus: id === homePageId || inMenus.has(id),
    unwritten: unwritten.get(id) ?? [],
    changed: changes.get(id) ?? null,
  }))
  return { pages, total }
}

function occurrencesOf(word: string) {
  return sql`(select 1 from page_words where page_id = pages.id and ${beginsWithAny(soughtForms(word))})`
}

type Names = Pick<ListedPage, 'title' | 'slugs'>

export async function readNames(db: Db, ids: number[]): Promise<(id: number) => Names> {
  const rows = ids.length === 0 ? [] : await namedIn(db, ids)
  return (id) => {
    const own = rows.filter(({ page_id }) => page_id === id)
    return {
      title: Object.fromEntries(own.map(({ language, title }) => [language, title])),
      slugs: Object.fromEntries(own.map(({ language, slug }) => [language, slug])),
    }
  }
}

function namedIn(db: Db, ids: number[]) {
  return db
    .selectFrom('page_texts')
    .select(['page_id', 'language', 'title', 'slug'])
    .where('page_id', 'in', ids)
    .where('title', '<>', '')
    .orderBy('language')
    .execute()
}
