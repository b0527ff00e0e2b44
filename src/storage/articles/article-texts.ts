import { sql } from 'kysely'
import type { Article, ArticleSection } from '../../domain/articles/article.ts'
import { type ArticleText, articleTexts } from '../../domain/articles/article-fields.ts'
import { datedAt } from '../../domain/articles/article-date.ts'
import { excerptOf } from '../../domain/articles/excerpt-of.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { isSame } from '../../domain/documents/revision.ts'
import { writeLinkedFiles } from './article-files.ts'
import { type SummaryRow, summaryColumns } from './article-rows.ts'
import { indexWords } from '../search/article-words.ts'
import { searchVersion } from '../search/write-words.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { picturesInText } from '../../domain/rich-text/figures.ts'

export type ListRequest = {
  section: ArticleSection
  language: LanguageCode
  topic?: number | undefined
  page: number
  perPage: number
}

export function titledTexts(db: Db, section: ArticleSection, language: LanguageCode) {
  return (
    db
      .selectFrom('article_texts')
      .innerJoin('articles', 'articles.id', 'article_texts.article_id')
      .select(summaryColumns)
      .where('article_texts.section', '=', section)
      .where('language', '=', language)
      // SQLite recognises the partial index only by a literal.
      .where('title', '<>', sql.lit(''))
  )
}

/** Counts from the oldest in the second half, so that the last page costs as much as the first. */
export async function titledPage(
  db: Db,
  { page, perPage, ...list }: ListRequest,
  total: number,
): Promise<SummaryRow[]> {
  const first = (page - 1) * perPage
  const size = Math.min(perPage, total - first)
  if (size <= 0) return []
  const fromOldest = total - first - size
  const backwards = fromOldest < first
  const rows = await rowsOf(db, list, {
    size,
    order: backwards ? 'asc' : 'desc',
    from: backwards ? fromOldest : first,
  })
  return backwards ? rows.toReversed() : rows
}

type ListPart = { size: number; order: 'asc' | 'desc'; from: number }

async function rowsOf(
  db: Db,
  { section, language, topic }: Omit<ListRequest, 'page' | 'perPage'>,
  { size, order, from }: ListPart,
): Promise<SummaryRow[]> {
  const texts = titledTexts(db, section, language)
    .orderBy('article_texts.created_at', order)
    .orderBy('article_texts.article_id', order)
  if (topic === undefined) return texts.limit(size).offset(from).execute()
  const entries = await db
    .selectFrom('topic_entries')
    .select('article_id')
    .where('topic_id', '=', topic)
    .where('section', '=', section)
    .where('language', '=', language)
    .orderBy('created_at', order)
    .orderBy('article_id', order)
    .limit(size)
    .offset(from)
    .execute()
  const ids = entries.map(({ article_id }) => article_id)
  if (ids.length === 0) return []
  return texts.where('article_texts.article_id', 'in', ids).execute()
}

export async function titledTotal(
  db: Db,
  { section, language, topic }: Omit<ListRequest, 'page' | 'perPage'>,
): Promise<number> {
  const row =
    topic === undefined
      ? await db
          .selectFrom('article_totals')
          .select('total')
          .where('section', '=', section)
          .where('language', '=', language)
          .executeTakeFirst()
      : await db
          .selectFrom('topic_totals')
          .select('total')
          .where('topic_id', '=', topic)
          .where('section', '=', section)
          .where('language', '=', language)
          .executeTakeFirst()
  return row?.total ?? 0
}

export async function saveText(
  trx: Trx,
  { id, section, texts, ...dates }: Article,
  language: LanguageCode,
  text: ArticleText,
  { at, words }: { at: Date; words: string | undefined },
): Promise<boolean> {
  const { title, content } = text
  const before = texts[language]
  if (isSame(text, before)) return false
  const changed_at = at.toISOString()
  const stored = {
    ...articleTexts,
    ...text,
    excerpt: excerptOf(content),
    changed_at,
    search_version: searchVersion,
  }
  const created_at = datedAt(dates).toISOString()
  const owner = { article_id: id, language, created_at }
  const live_since = title === '' ? null : changed_at
  await trx
    .insertInto('article_texts')
    .values({ ...owner, section, ...stored, live_since })
    .onConflict((conflict) =>
      conflict.columns(['article_id', 'language']).doUpdateSet(({ fn, ref }) => ({
        ...stored,
        live_since: fn.coalesce(ref('article_texts.live_since'), ref('excluded.live_since')),
      })),
    )
    .execute()
  if (title === before?.title && content === before.content) return true
  await writeFigures(trx, owner, before?.content, content)
  await writeLinkedFiles(trx, owner, before?.content, content)
  await indexWords(trx, { ...owner, title, content, isNew: !before }, words)
  const difference = Number(title !== '') - Number(Boolean(before?.title))
  if (difference !== 0) await addToTotal(trx, section, language, difference)
  return true
}

/** Every deletion follows the order of languages, so that two never deadlock. */
export async function subtractFromTotals(
  trx: Trx,
  { section, publication }: Article,
): Promise<void> {
  const titled = Object.keys(publication.live)
  for (const language of titled.toSorted()) await addToTotal(trx, section, language, -1)
}

async function addToTotal(
  trx: Trx,
  section: ArticleSection,
  language: LanguageCode,
  difference: number,
): Promise<void> {
  await trx
    .insertInto('article_totals')
    .values({ section, language, total: difference })
    .onConflict((conflict) =>
      conflict.columns(['section', 'language']).doUpdateSet((eb) => ({
        total: eb('article_totals.total', '+', difference),
      })),
    )
    .execute()
}

type Owner = { article_id: number; language: LanguageCode }

async function writeFigures(
  trx: Trx,
  { article_id, language }: Owner,
  before = '',
  content: string,
): Promise<void> {
  const shown = picturesInText(content)
  if (isSame(picturesInText(before), shown)) return
  await trx
    .deleteFrom('article_media')
    .where('article_id', '=', article_id)
    .where('language', '=', language)
    .execute()
  const rows = shown.map((media_id) => ({ article_id, language, media_id }))
  if (rows.length > 0) await trx.insertInto('article_media').values(rows).execute()
}
