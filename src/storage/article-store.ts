import type { Transaction } from 'kysely'
import type { Article, ArticleInLanguage, ArticleSection, ArticleText } from '../domain/article.ts'
import type { NewGalleryItem } from '../domain/gallery.ts'
import type { LanguageCode } from '../domain/language.ts'
import type { Picture } from '../domain/media.ts'
import { Problem } from '../domain/problem.ts'
import { articleColumns, toArticles, toReadable } from './article-rows.ts'
import {
  subtractFromTotals,
  type ListRequest,
  titledPage,
  saveText,
  titledTexts,
  titledTotal,
} from './article-texts.ts'
import type { Database } from './database.ts'
import { changeGallery } from './gallery-store.ts'
import type { Tables } from './tables.ts'

export type ArticleStore = ReturnType<typeof createArticleStore>

export type ArticleSave = {
  language: LanguageCode
  text: Partial<ArticleText>
  /** Absent: the cover stays; null: it goes. */
  cover?: Picture | null | undefined
  removedItems: number[]
  newItems: NewGalleryItem[]
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
      const total = await titledTotal(connection, request.section, request.language)
      const rows = await titledPage(connection, request, total)
      return { articles: await toReadable(connection, rows), total }
    },

    /** The newest other articles of the section that exist in the language. */
    async related(
      section: ArticleSection,
      id: number,
      language: LanguageCode,
      count: number,
    ): Promise<ArticleInLanguage[]> {
      const rows = await titledTexts(connection, section, language)
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
      const row = await titledTexts(connection, section, language)
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
        const changed = await hold(transaction, section, id, { updated_at: now.toISOString() })
        await applySave(transaction, changed, save)
      })
      return get(section, id)
    },

    async remove(section: ArticleSection, id: number): Promise<void> {
      await write(async (transaction) => {
        await hold(transaction, section, id)
        await subtractFromTotals(transaction, section, id)
        await transaction.deleteFrom('articles').where('id', '=', id).execute()
      })
    },
  }
}

/** Counts a change of an article and keeps others out of it until the transaction ends. */
async function hold(
  transaction: Transaction<Tables>,
  section: ArticleSection,
  id: number,
  change: { updated_at?: string } = {},
) {
  const held = await transaction
    .updateTable('articles')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('section', '=', section)
    .returning(['id', 'section', 'created_at'])
    .executeTakeFirst()
  if (!held) throw new Problem('not-found')
  return held
}

async function applySave(
  transaction: Transaction<Tables>,
  article: { id: number; section: ArticleSection; created_at: string },
  save: ArticleSave,
): Promise<void> {
  await saveText(transaction, article, save.language, save.text)
  await changeGallery(transaction, article.id, save.removedItems, save.newItems)
  if (save.cover !== undefined) {
    await transaction
      .updateTable('articles')
      .set({ cover_id: save.cover?.id ?? null })
      .where('id', '=', article.id)
      .execute()
  }
}
