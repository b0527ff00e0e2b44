import type { Transaction } from 'kysely'
import {
  type Article,
  type ArticleInLanguage,
  type ArticleSection,
  type ArticleText,
  blankText,
} from '../domain/article.ts'
import { excerptOf } from '../domain/excerpt.ts'
import type { NewGalleryItem } from '../domain/gallery.ts'
import type { LanguageCode } from '../domain/language.ts'
import type { Picture } from '../domain/media.ts'
import { Problem } from '../domain/problem.ts'
import type { Connection, Database } from './database.ts'
import { changeGallery, galleriesOf } from './gallery-store.ts'
import { picturesById } from './media-store.ts'
import type { Tables } from './tables.ts'

export type ArticleStore = ReturnType<typeof createArticleStore>

export type ArticleSave = {
  language: LanguageCode
  text: Partial<ArticleText>
  /** Absent: the cover stays. */
  cover?: Picture | undefined
  removedItems: number[]
  newItems: NewGalleryItem[]
}

type ListRequest = {
  section: ArticleSection
  language: LanguageCode
  page: number
  perPage: number
}

export function createArticleStore({ connection, write }: Database) {
  async function findWhole(section: ArticleSection, id: number): Promise<Article | undefined> {
    const row = await connection
      .selectFrom('articles')
      .select(articleColumns)
      .where('id', '=', id)
      .where('section', '=', section)
      .executeTakeFirst()
    return row && (await toArticles(connection, [row]))[0]
  }

  async function get(section: ArticleSection, id: number): Promise<Article> {
    const article = await findWhole(section, id)
    if (!article) throw new Problem('not-found')
    return article
  }

  return {
    /** A page of the titled articles of a section in a language, newest first, and how many there are. */
    async list(request: ListRequest): Promise<{ articles: ArticleInLanguage[]; total: number }> {
      const total = await totalOf(connection, request.section, request.language)
      const rows = await pageOf(connection, request, total)
      return { articles: await toReadable(connection, rows), total }
    },

    /** The newest other articles of the section that exist in the language. */
    async related(
      section: ArticleSection,
      id: number,
      language: LanguageCode,
      count: number,
    ): Promise<ArticleInLanguage[]> {
      const rows = await titled(connection, section, language)
        .where('article_id', '<>', id)
        .orderBy('article_texts.created_at', 'desc')
        .orderBy('article_id', 'desc')
        .limit(count)
        .execute()
      return toReadable(connection, rows)
    },

    /** The article as its readers in a language see it; undefined where its title is blank. */
    async find(
      section: ArticleSection,
      id: number,
      language: LanguageCode,
    ): Promise<ArticleInLanguage | undefined> {
      const row = await titled(connection, section, language)
        .where('article_id', '=', id)
        .executeTakeFirst()
      return row && (await toReadable(connection, [row]))[0]
    },

    /** The languages an article has a title in. */
    async languagesOf(section: ArticleSection, id: number): Promise<LanguageCode[]> {
      const rows = await connection
        .selectFrom('article_texts')
        .select('language')
        .where('article_id', '=', id)
        .where('section', '=', section)
        .where('title', '<>', '')
        .execute()
      return rows.map((row) => row.language)
    },

    /** All articles of a section with all their languages, newest first. */
    async listWhole(
      section: ArticleSection,
      page: number,
      perPage: number,
    ): Promise<{ articles: Article[]; total: number }> {
      const { total } = await connection
        .selectFrom('articles')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('section', '=', section)
        .executeTakeFirstOrThrow()
      const rows = await connection
        .selectFrom('articles')
        .select(articleColumns)
        .where('section', '=', section)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { articles: await toArticles(connection, rows), total }
    },

    get,

    async create(section: ArticleSection, save: ArticleSave, now: Date): Promise<Article> {
      const id = await write(async (transaction) => {
        const created = await transaction
          .insertInto('articles')
          .values({
            section,
            created_at: now.toISOString(),
            updated_at: now.toISOString(),
            revision: 1,
          })
          .returning(['id', 'section', 'created_at'])
          .executeTakeFirstOrThrow()
        await applySave(transaction, created, save)
        return created.id
      })
      return get(section, id)
    },

    /** Changes what `save` names, in one language, and leaves the rest as it is now. */
    async change(
      section: ArticleSection,
      id: number,
      save: ArticleSave,
      now: Date,
    ): Promise<Article> {
      await write(async (transaction) => {
        const changed = await transaction
          .updateTable('articles')
          .set((eb) => ({ updated_at: now.toISOString(), revision: eb('revision', '+', 1) }))
          .where('id', '=', id)
          .where('section', '=', section)
          .returning(['id', 'section', 'created_at'])
          .executeTakeFirst()
        if (!changed) throw new Problem('not-found')
        await applySave(transaction, changed, save)
      })
      return get(section, id)
    },

    async remove(section: ArticleSection, id: number): Promise<void> {
      await write(async (transaction) => {
        const texts = await transaction
          .selectFrom('article_texts')
          .select(['language', 'title'])
          .where('article_id', '=', id)
          .execute()
        const removed = await transaction
          .deleteFrom('articles')
          .where('id', '=', id)
          .where('section', '=', section)
          .returning('id')
          .executeTakeFirst()
        if (!removed) throw new Problem('not-found')
        for (const { language, title } of texts) {
          if (title !== '') await addToTotal(transaction, section, language, -1)
        }
      })
    },
  }
}

const articleColumns = ['id', 'section', 'cover_id', 'created_at', 'revision'] as const
type ArticleRow = Pick<Tables['articles'], 'section' | 'cover_id' | 'created_at' | 'revision'> & {
  id: number
}
type OwnerRow = { id: number; section: ArticleSection; created_at: string }

async function applySave(
  transaction: Transaction<Tables>,
  article: OwnerRow,
  save: ArticleSave,
): Promise<void> {
  await saveText(transaction, article, save.language, save.text)
  await changeGallery(transaction, article.id, save.removedItems, save.newItems)
  if (save.cover) {
    await transaction
      .updateTable('articles')
      .set({ cover_id: save.cover.id })
      .where('id', '=', article.id)
      .execute()
  }
}

async function saveText(
  transaction: Transaction<Tables>,
  article: OwnerRow,
  language: LanguageCode,
  change: Partial<ArticleText>,
): Promise<void> {
  const before = await transaction
    .selectFrom('article_texts')
    .select(['title', 'content'])
    .where('article_id', '=', article.id)
    .where('language', '=', language)
    .executeTakeFirst()
  const text = { ...blankText, ...before, ...change }
  const stored = { ...text, excerpt: excerptOf(text.content) }
  await transaction
    .insertInto('article_texts')
    .values({
      article_id: article.id,
      language,
      section: article.section,
      created_at: article.created_at,
      ...stored,
    })
    .onConflict((conflict) => conflict.columns(['article_id', 'language']).doUpdateSet(stored))
    .execute()
  const difference = Number(text.title !== '') - Number(Boolean(before?.title))
  if (difference !== 0) await addToTotal(transaction, article.section, language, difference)
}

async function addToTotal(
  transaction: Transaction<Tables>,
  section: ArticleSection,
  language: LanguageCode,
  difference: number,
): Promise<void> {
  await transaction
    .insertInto('article_totals')
    .values({ section, language, total: difference })
    .onConflict((conflict) =>
      conflict.columns(['section', 'language']).doUpdateSet((eb) => ({
        total: eb('article_totals.total', '+', difference),
      })),
    )
    .execute()
}

async function totalOf(
  connection: Connection,
  section: ArticleSection,
  language: LanguageCode,
): Promise<number> {
  const row = await connection
    .selectFrom('article_totals')
    .select('total')
    .where('section', '=', section)
    .where('language', '=', language)
    .executeTakeFirst()
  return row?.total ?? 0
}

function titled(connection: Connection, section: ArticleSection, language: LanguageCode) {
  return connection
    .selectFrom('article_texts')
    .innerJoin('articles', 'articles.id', 'article_texts.article_id')
    .select([
      'article_id as id',
      'article_texts.created_at',
      'title',
      'content',
      'excerpt',
      'cover_id',
    ])
    .where('article_texts.section', '=', section)
    .where('language', '=', language)
    .where('title', '<>', '')
}

type ReadableRow = ArticleText & {
  id: number
  created_at: string
  excerpt: string
  cover_id: string | null
}

/** Pages of the older half are counted from the oldest, so that the last page costs what the first does. */
async function pageOf(
  connection: Connection,
  { section, language, page, perPage }: ListRequest,
  total: number,
): Promise<ReadableRow[]> {
  const first = (page - 1) * perPage
  const size = Math.min(perPage, total - first)
  if (size <= 0) return []
  const fromOldest = total - first - size
  const backwards = fromOldest < first
  const order = backwards ? 'asc' : 'desc'
  const rows = await titled(connection, section, language)
    .orderBy('article_texts.created_at', order)
    .orderBy('article_texts.article_id', order)
    .limit(size)
    .offset(backwards ? fromOldest : first)
    .execute()
  return backwards ? rows.toReversed() : rows
}

async function toReadable(
  connection: Connection,
  rows: ReadableRow[],
): Promise<ArticleInLanguage[]> {
  const pictures = await picturesById(
    connection,
    rows.map((row) => row.cover_id),
  )
  const galleries = await galleriesOf(
    connection,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    content: row.content,
    excerpt: row.excerpt,
    createdAt: new Date(row.created_at),
    cover: pictures.get(row.cover_id ?? '') ?? null,
    gallery: galleries.get(row.id) ?? [],
  }))
}

async function toArticles(connection: Connection, rows: ArticleRow[]): Promise<Article[]> {
  const ids = rows.map((row) => row.id)
  const pictures = await picturesById(
    connection,
    rows.map((row) => row.cover_id),
  )
  const galleries = await galleriesOf(connection, ids)
  const texts = await textsOf(connection, ids)
  return rows.map((row) => ({
    id: row.id,
    section: row.section,
    createdAt: new Date(row.created_at),
    cover: pictures.get(row.cover_id ?? '') ?? null,
    gallery: galleries.get(row.id) ?? [],
    texts: texts.get(row.id) ?? {},
    revision: row.revision,
  }))
}

async function textsOf(
  connection: Connection,
  ids: number[],
): Promise<Map<number, Record<LanguageCode, ArticleText>>> {
  const texts = new Map(ids.map((id) => [id, {} as Record<LanguageCode, ArticleText>]))
  if (ids.length === 0) return texts
  const rows = await connection
    .selectFrom('article_texts')
    .select(['article_id', 'language', 'title', 'content'])
    .where('article_id', 'in', ids)
    .execute()
  for (const row of rows) {
    const ofArticle = texts.get(row.article_id)
    if (ofArticle) ofArticle[row.language] = { title: row.title, content: row.content }
  }
  return texts
}
