import { type RawBuilder, sql } from 'kysely'
import type { ArticleInLanguage, ArticleSection } from '../../domain/article.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { formsOf } from '../../domain/search-text.ts'
import { beginsWithAny } from '../articles/article-filter.ts'
import { previewColumns, toPreviews, toPublicArticles } from '../articles/article-rows.ts'
import { hiddenIn } from '../sections/section-settings.ts'
import type { Database } from '../engine/database.ts'
import type { Db } from '../engine/tables.ts'

export type SearchRequest = {
  language: LanguageCode
  /** Of `queryWords`; articles must have words beginning with each. */
  words: string[]
  page: number
  perPage: number
}
export type FoundArticle = ArticleInLanguage & { section: ArticleSection }

/**
 * Occurrences of the rarest word that are considered, best first: bounds the time of a search and
 * its results.
 */
export const searchDepth = 2_000

type Match = { id: number; isTitle: boolean; createdAt: string }

export function createSearchStore({ db }: Database) {
  return {
    /** Matches in the title first, then the newest. */
    async find(request: SearchRequest): Promise<{ articles: FoundArticle[]; total: number }> {
      const { language, words, page, perPage } = request
      const matches = words.length > 0 ? await allMatches(db, language, words) : []
      const first = (page - 1) * perPage
      const shown = matches.slice(first, first + perPage).map(({ id }) => id)
      return { articles: await found(db, language, shown), total: matches.length }
    },
  }
}

async function allMatches(db: Db, language: LanguageCode, words: string[]): Promise<Match[]> {
  const [rarest = '', ...others] = await rarestFirst(db, language, words)
  const isShown = shownIn(await hiddenIn(db))
  const titles = others.map(
    (word, index) => sql`${inTitle(language, word)} as ${sql.ref(`title_${index}`)}`,
  )
  const { rows } = await sql<{ id: number; created_at: string } & Record<string, number | null>>`
    select ${sql.join([sql`candidates.*`, ...titles])} from (
      select article_id as id, created_at, max(in_title) as in_title
      from (${places(language, rarest)}) as places ${isShown} group by article_id, created_at
    ) as candidates`.execute(db)
  return rows
    .flatMap(({ id, created_at: createdAt, ...marks }) => {
      const all = Object.values(marks)
      return all.includes(null) ? [] : [{ id, createdAt, isTitle: all.every((mark) => mark === 1) }]
    })
    .toSorted(better)
}

function shownIn(hidden: ArticleSection[]): RawBuilder<unknown> {
  if (hidden.length === 0) return sql``
  const others = sql`select id from articles where section in (${sql.join(hidden)})`
  return sql`where article_id not in (${others})`
}

function better(one: Match, other: Match): number {
  return (
    Number(other.isTitle) - Number(one.isTitle) ||
    (one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0) ||
    other.id - one.id
  )
}

async function rarestFirst(db: Db, language: LanguageCode, words: string[]): Promise<string[]> {
  if (words.length < 2) return words
  const counts = words.map(
    (word) => sql<number>`(select count(*) from (${places(language, word)}) as places)`,
  )
  const columns = counts.map((count, index) => sql`${count} as ${sql.ref(`word_${index}`)}`)
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db)
  const [counted = {}] = rows
  return words
    .map((word, index) => ({ word, count: counted[`word_${index}`] ?? 0 }))
    .toSorted((one, other) => one.count - other.count)
    .map(({ word }) => word)
}

/** Exact matches first, then prefixes, each best first. */
function places(language: LanguageCode, word: string): RawBuilder<unknown> {
  const ofForms = formsOf(word).map(
    (form) => sql`select * from (
      select article_id, created_at, in_title from article_words
      where language = ${language} and ${beginsWithAny([form])}
      order by word, in_title desc, created_at desc, article_id desc
      limit ${searchDepth}) as places_of_form`,
  )
  return sql.join(ofForms, sql` union all `)
}

/** 1 in the title, 0 in the text, null nowhere. */
function inTitle(language: LanguageCode, word: string): RawBuilder<unknown> {
  return sql`(select max(in_title) from article_words
    where article_id = candidates.id and language = ${language}
    and ${beginsWithAny(formsOf(word))})`
}

async function found(db: Db, language: LanguageCode, ids: number[]): Promise<FoundArticle[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('article_texts')
    .innerJoin('articles', 'articles.id', 'article_texts.article_id')
    .select([...previewColumns, 'article_texts.section'])
    .where('language', '=', language)
    .where('article_id', 'in', ids)
    .execute()
  const previews = await toPreviews(db, rows)
  const inOrder = previews
    .map((preview, index) => ({ ...preview, section: rows[index]?.section ?? 'posts' }))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return toPublicArticles(db, inOrder, language)
}
