import type { Article } from '../../domain/articles/article.ts'
import type { BoardState } from '../../domain/articles/article-states.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Db } from '../engine/tables.ts'
import { statesOfEach, titlesFor } from './states-by-language.ts'

export type Reading = { reader: LanguageCode; languages: LanguageCode[] }

export type ListedCoverage = { title: string; states: Record<LanguageCode, BoardState[]> }

/** Titles of other languages are read where the reader's is blank alone, and no other text of them. */
export async function coverageOf(
  db: Db,
  articles: Article[],
  { reader, languages }: Reading,
): Promise<ListedCoverage[]> {
  const states = await statesOfEach(
    db,
    articles.map(({ id }) => id),
  )
  const known = articles.map(({ id, texts }) => ({
    id,
    title: texts[reader]?.title ?? '',
    states: states.get(id) ?? new Map(),
  }))
  const blank = known.filter(({ title }) => title === '')
  const titles = await titlesOf(
    db,
    blank.map(({ id }) => id),
    titlesFor(reader, blank, languages),
  )
  return known.map(({ id, title, states }) => ({
    title: title || firstTitle(titles.get(id) ?? new Map(), languages),
    states: Object.fromEntries(states),
  }))
}

function firstTitle(titles: Map<LanguageCode, string>, languages: LanguageCode[]): string {
  return languages.map((language) => titles.get(language)).find(Boolean) ?? ''
}

async function titlesOf(
  db: Db,
  ids: number[],
  languages: LanguageCode[],
): Promise<Map<number, Map<LanguageCode, string>>> {
  if (ids.length === 0) return new Map()
  const rowsOf = (table: 'article_texts' | 'article_drafts') =>
    db
      .selectFrom(table)
      .select(['article_id', 'language', 'title'])
      .where('article_id', 'in', ids)
      .where('language', 'in', languages)
      .execute()
  const rows = [...(await rowsOf('article_texts')), ...(await rowsOf('article_drafts'))]
  const ofEach = Map.groupBy(rows, ({ article_id }) => article_id)
  return new Map(
    [...ofEach].map(([id, own]) => [
      id,
      new Map(own.map(({ language, title }) => [language, title])),
    ]),
  )
}
