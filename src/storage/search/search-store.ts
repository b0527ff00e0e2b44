import { type RawBuilder, sql } from 'kysely'
import {
  type ArticleInLanguage,
  type ArticleSection,
  sectionPaths,
} from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { summaryColumns, toSummaries, toPublicArticles } from '../articles/article-rows.ts'
import type { Database } from '../engine/database.ts'
import type { Db } from '../engine/tables.ts'
import { type FoundPage, foundPages } from '../pages/found-pages.ts'
import { hiddenIn } from '../sections/section-settings.ts'
import { better, type Match, matchesOf } from './search-matches.ts'

type SearchRequest = {
  language: LanguageCode
  words: string[]
  page: number
  perPage: number
}
type FoundArticle = ArticleInLanguage & { section: ArticleSection }
export type Found = {
  articles: FoundArticle[]
  pages: FoundPage[]
  /** Articles and pages come together, best first; a path is without its language. */
  order: (Pick<Match, 'kind' | 'id'> & { path: string })[]
  total: number
}

const readablePages = sql`id in (select id from pages where status = 'published' and listed = 1)`

export function createSearchStore({ db }: Database) {
  return {
    async find({ language, words, page, perPage }: SearchRequest): Promise<Found> {
      const matches = words.length > 0 ? await allMatches(db, language, words) : []
      const first = (page - 1) * perPage
      const shown = matches.slice(first, first + perPage)
      const articles = await foundArticles(db, language, idsOf(shown, 'article'))
      const pages = await foundPages(db, language, idsOf(shown, 'page'))
      return { articles, pages, order: inOrder(shown, articles, pages), total: matches.length }
    },
  }
}

function idsOf(matches: Match[], asked: Match['kind']): number[] {
  return matches.flatMap(({ kind, id }) => (kind === asked ? [id] : []))
}

function inOrder(matches: Match[], articles: FoundArticle[], pages: FoundPage[]): Found['order'] {
  const paths = new Map<string, string>([
    ...articles.map(
      ({ id, slug = id, section }) =>
        [`article${id}`, `/${sectionPaths[section]}/${slug}`] as const,
    ),
    ...pages.map(({ id, slug }) => [`page${id}`, `/${slug}`] as const),
  ])
  return matches.flatMap(({ kind, id }) => {
    const path = paths.get(kind + id)
    return path === undefined ? [] : [{ kind, id, path }]
  })
}

async function allMatches(db: Db, language: LanguageCode, words: string[]): Promise<Match[]> {
  const isShown = shownArticles(await hiddenIn(db))
  const articles = await matchesOf(db, { kind: 'article', language, words, isShown })
  const pages = await matchesOf(db, { kind: 'page', language, words, isShown: readablePages })
  return [...articles, ...pages].toSorted(better)
}

function shownArticles(hidden: ArticleSection[]): RawBuilder<unknown> {
  if (hidden.length === 0) return sql`true`
  return sql`id not in (select id from articles where section in (${sql.join(hidden)}))`
}

async function foundArticles(
  db: Db,
  language: LanguageCode,
  ids: number[],
): Promise<FoundArticle[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('article_texts')
    .innerJoin('articles', 'articles.id', 'article_texts.article_id')
    .select([...summaryColumns, 'article_texts.section'])
    .where('language', '=', language)
    .where('article_id', 'in', ids)
    .execute()
  const summaries = await toSummaries(db, rows)
  const inOrder = summaries
    .map((summary, index) => ({ ...summary, section: rows[index]?.section ?? 'posts' }))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return toPublicArticles(db, inOrder, language)
}
