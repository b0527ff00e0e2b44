import type { Selectable } from 'kysely'
import type { Article, ArticleInLanguage, ArticleSummary } from '../../domain/articles/article.ts'
import {
  type ArticleDetail,
  articleTextNames,
  detailNames,
  writtenText,
} from '../../domain/articles/article-fields.ts'
import { excerptOf } from '../../domain/articles/excerpt-of.ts'
import { datedAt } from '../../domain/articles/article-date.ts'
import { articleSlug } from '../../domain/articles/article-slug.ts'
import { picturesInText } from '../../domain/rich-text/figures.ts'
import { itemsInLanguage, picturesOf, withAltTexts } from '../../domain/gallery/gallery.ts'
import { ledgerField } from '../../domain/documents/ledger.ts'
import type { Publication } from '../../domain/articles/publication.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Cover } from '../../domain/media/media.ts'
import { pick } from '../../domain/pick.ts'
import { galleriesOf } from '../gallery/gallery-items.ts'
import { coverOf, coversById, picturesById } from '../media/media-store.ts'
import { descriptionsIn } from '../media/picture-descriptions.ts'
import { hasReadableAddresses, sectionsWithAuthors } from '../sections/section-settings.ts'
import type { Db, Tables } from '../engine/tables.ts'
import { articlesBehind } from './article-behind.ts'
import { reviewsOf } from './article-reviews.ts'
import { datesOf } from './article-dates.ts'
import { ledgersOf } from '../history/ledger-rows.ts'
import { existingTopics, linksTo, topicLinksOf, topicsOf } from '../topics/topic-links.ts'
import { draftsOf, withDrafts } from './article-drafts.ts'

export const articleColumns = [
  'id',
  'section',
  'cover_id',
  'cover_focus',
  ...detailNames,
  'created_at',
  'published_at',
  'revision',
] as const
type ArticleRow = Pick<Selectable<Tables['articles']>, (typeof articleColumns)[number]>

export const summaryColumns = [
  'article_id as id',
  'article_texts.language',
  'article_texts.created_at',
  'updated_at',
  'changed_at',
  'title',
  'excerpt',
  'cover_id',
  'cover_focus',
  ...detailNames,
] as const
export type SummaryRow = Pick<
  Selectable<Tables['articles'] & Tables['article_texts']>,
  | 'language'
  | 'created_at'
  | 'updated_at'
  | 'changed_at'
  | 'title'
  | 'excerpt'
  | 'cover_id'
  | 'cover_focus'
  | ArticleDetail
> & { id: number }

export async function toSummaries(db: Db, rows: SummaryRow[]): Promise<ArticleSummary[]> {
  const covers = rows.map((row) => row.cover_id)
  const pictures = await coversById(db, covers)
  const isReadable = await hasReadableAddresses(db)
  const topicsOfEach = await shownTopics(db, rows)
  return rows.map((row) => ({
    id: row.id,
    ...(isReadable && { slug: articleSlug(row.id, row.title) }),
    title: row.title,
    excerpt: row.excerpt,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.changed_at ?? row.updated_at),
    cover: shownCover(pictures.get(row.cover_id ?? ''), row.cover_focus),
    ...topicsOfEach(row.id),
    ...pick(row, detailNames),
  }))
}

async function shownTopics(db: Db, rows: SummaryRow[]) {
  const ids = rows.map(({ id }) => id)
  const links = await topicLinksOf(db, ids, rows[0]?.language ?? '')
  return (id: number): Pick<ArticleSummary, 'topics'> => {
    const topics = links.get(id)
    return topics ? { topics } : {}
  }
}

function shownCover(picture: Cover | undefined, focus: string | null): Cover | null {
  return focus === null ? (picture ?? null) : coverOf(picture, focus)
}

export async function toPublicArticles<Summary extends ArticleSummary>(
  db: Db,
  summaries: Summary[],
  language: LanguageCode,
): Promise<(Summary & ArticleInLanguage)[]> {
  if (summaries.length === 0) return []
  const ids = summaries.map(({ id }) => id)
  const rows = await db
    .selectFrom('article_texts')
    .select(['article_id', 'section', ...articleTextNames])
    .where('article_id', 'in', ids)
    .where('language', '=', language)
    .execute()
  const galleries = await galleriesOf(db, ids)
  const inGalleries = picturesOf([...galleries.values()].flat()).map(({ id }) => id)
  const inTexts = rows.flatMap(({ content }) => picturesInText(content))
  const described = await descriptionsIn(db, [...inGalleries, ...inTexts], language)
  const withAuthors = rows.some(({ author }) => author !== '') ? await sectionsWithAuthors(db) : []
  const texts = new Map(
    rows.map(({ article_id, section, ...text }) => {
      const author = withAuthors.includes(section) ? text.author : ''
      return [article_id, { ...writtenText({ ...text, author }), described }]
    }),
  )
  return summaries.flatMap((summary) => {
    const text = texts.get(summary.id)
    const items = itemsInLanguage(galleries.get(summary.id) ?? [], language)
    const gallery = withAltTexts(items, described)
    return text ? [{ ...summary, ...text, gallery }] : []
  })
}

/** Answers what visitors would read if it were published then; undefined without a title. */
export async function asPublished(
  db: Db,
  { id, section, texts, gallery, publishedAt, ...article }: Article,
  language: LanguageCode,
  at: Date,
): Promise<ArticleInLanguage | undefined> {
  const text = texts[language]
  if (!text?.title) return undefined
  const shown = [...picturesOf(gallery).map((one) => one.id), ...picturesInText(text.content)]
  const described = await descriptionsIn(db, shown, language)
  const isSigned = (await sectionsWithAuthors(db)).includes(section)
  const topics = await linksTo(db, article.topics, language)
  return {
    ...writtenText({ ...text, author: isSigned ? (text.author ?? '') : '' }),
    ...pick(article, detailNames),
    ...(topics.length > 0 && { topics }),
    id,
    excerpt: excerptOf(text.content),
    createdAt: datedAt({ given_date: article.given_date, publishedAt, createdAt: at }),
    updatedAt: at,
    cover: await publicCover(db, article.cover),
    gallery: withAltTexts(itemsInLanguage(gallery, language), described),
    described,
  }
}

async function publicCover(db: Db, cover: Cover | null): Promise<Cover | null> {
  if (!cover || cover.focus !== null) return cover
  return (await coversById(db, [cover.id])).get(cover.id) ?? null
}

/** Without a language, texts of all are read; without `ledgered`, all ledgers. */
type Needed = { language?: LanguageCode; ledgered?: number[] }

/** The articles as staff write them: what is held back stands over what visitors read. */
export async function toArticles(
  db: Db,
  rows: ArticleRow[],
  needed: Needed = {},
): Promise<Article[]> {
  const live = await toLiveArticles(db, rows, needed)
  const drafts = await draftsOf(
    db,
    rows.map(({ id }) => id),
    needed.language,
  )
  const dates = await datesOf(
    db,
    rows.map(({ id }) => id),
  )
  const reviews = await reviewsOf(
    db,
    rows.map(({ id }) => id),
  )
  const articles = live.map((article) => withDrafts(article, drafts.get(article.id) ?? []))
  const existing = await existingTopics(
    db,
    articles.flatMap(({ topics }) => topics),
  )
  return articles.map((article) => {
    const written = { ...article, topics: article.topics.filter((id) => existing.includes(id)) }
    const publication = { ...written.publication, dates: dates.get(article.id) ?? [] }
    return { ...written, publication, reviews: reviews.get(article.id) ?? [] }
  })
}

/** Lists say what is behind and nothing else of a ledger, so that most articles need none. */
export async function toListedArticles(db: Db, rows: ArticleRow[]): Promise<Article[]> {
  const ids = rows.map(({ id }) => id)
  return toArticles(db, rows, { ledgered: await articlesBehind(db, ids) })
}

/** States say what is behind, so no ledger is read. */
export function toArticlesIn(
  db: Db,
  rows: ArticleRow[],
  language: LanguageCode,
): Promise<Article[]> {
  return toArticles(db, rows, { language, ledgered: [] })
}

export async function toLiveArticles(
  db: Db,
  rows: ArticleRow[],
  { language, ledgered }: Needed = {},
): Promise<Article[]> {
  const ids = rows.map((row) => row.id)
  const pictures = await picturesById(
    db,
    rows.map((row) => row.cover_id),
  )
  const galleries = await galleriesOf(db, ids)
  const texts = await textsOf(db, ids, language)
  const ledgers = await ledgersOf(db, 'article', ledgered ?? ids)
  const topics = await topicsOf(db, ids)
  return rows.map((row) => ({
    id: row.id,
    section: row.section,
    createdAt: new Date(row.created_at),
    publishedAt: row.published_at === null ? null : new Date(row.published_at),
    cover: coverOf(pictures.get(row.cover_id ?? ''), row.cover_focus),
    ...pick(row, detailNames),
    gallery: galleries.get(row.id) ?? [],
    topics: topics.get(row.id) ?? [],
    ...textsAndDates(texts.get(row.id) ?? []),
    reviews: [],
    ledger: ledgers.get(row.id) ?? ledgerField.blank,
    revision: row.revision,
  }))
}

type TextRow = Awaited<ReturnType<typeof textRows>>[number]

function textsAndDates(rows: TextRow[]): Pick<Article, 'texts' | 'publication'> {
  const live: Publication['live'] = {}
  for (const { language, title, created_at, live_since, changed_at } of rows) {
    if (title === '') continue
    const since = new Date(live_since ?? created_at)
    live[language] = { since, changedAt: new Date(changed_at ?? since) }
  }
  return {
    texts: Object.fromEntries(rows.map((row) => [row.language, writtenText(row)])),
    publication: { held: {}, live, dates: [] },
  }
}

async function textsOf(
  db: Db,
  ids: number[],
  language?: LanguageCode,
): Promise<Map<number, TextRow[]>> {
  const texts = new Map(ids.map((id) => [id, [] as TextRow[]]))
  if (ids.length === 0) return texts
  for (const row of await textRows(db, ids, language)) texts.get(row.article_id)?.push(row)
  return texts
}

function textRows(db: Db, ids: number[], language?: LanguageCode) {
  return db
    .selectFrom('article_texts')
    .select(['article_id', 'language', 'created_at', 'live_since', 'changed_at'])
    .select(articleTextNames)
    .where('article_id', 'in', ids)
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
    .execute()
}
