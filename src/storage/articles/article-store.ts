import {
  type Article,
  type ArticleChange,
  type ArticleInLanguage,
  type ArticlePreview,
  type ArticleSection,
} from '../../domain/article.ts'
import { articleSlugs } from '../../domain/article-slug.ts'
import { articleValues, changeArticle, isEmptied, sentValues } from '../../domain/change-article.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Author, Edit } from '../../domain/revision.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { refuseForeignItems } from '../gallery/gallery-items.ts'
import { lastChanges, recordCreation } from '../history/revision-rows.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
import { hasReadableAddresses, hiddenIn } from '../sections/section-settings.ts'
import { type ArticleAddress, articleAddresses, articleCount } from './article-addresses.ts'
import {
  articleDocument,
  lockArticle,
  readArticle,
  removeArticle,
  writeArticle,
} from './article-document.ts'
import { type ArticleFilter, matching } from './article-filter.ts'
import { articleColumns, toArticles, toPreviews, toPublicArticles } from './article-rows.ts'
import { type ListRequest, titledPage, titledTexts, titledTotal } from './article-texts.ts'

export type ArticleStore = ReturnType<typeof createArticleStore>

/** With the last save, if it is still kept. */
export type ListedArticle = Article & { changed: { by: Author; at: Date } | null }

/** With the trash id, if the save emptied a language. */
export type SavedArticle = Article & { trashId: number | null }

/** With the words of the content as JSON, if known. */
export type ArticleSave = ArticleChange & { words?: string | undefined }

export function createArticleStore({ db, write }: Database) {
  const isHidden = async (section: ArticleSection) => (await hiddenIn(db)).includes(section)

  async function titlesOf(
    section: ArticleSection,
    id: number,
  ): Promise<Record<LanguageCode, string>> {
    if (await isHidden(section)) return {}
    const rows = await db
      .selectFrom('article_texts')
      .select(['language', 'title'])
      .where('article_id', '=', id)
      .where('section', '=', section)
      .where('title', '<>', '')
      .execute()
    return Object.fromEntries(rows.map(({ language, title }) => [language, title]))
  }

  return {
    /** Titled articles, newest first, and their total; none of a section that is hidden. */
    async list(request: ListRequest): Promise<{ articles: ArticlePreview[]; total: number }> {
      if (await isHidden(request.section)) return { articles: [], total: 0 }
      const total = await titledTotal(db, request.section, request.language)
      const rows = await titledPage(db, request, total)
      return { articles: await toPreviews(db, rows), total }
    },

    /** The newest others with a title in the language. */
    async related(
      section: ArticleSection,
      id: number,
      language: LanguageCode,
      count: number,
    ): Promise<ArticlePreview[]> {
      if (await isHidden(section)) return []
      const rows = await titledTexts(db, section, language)
        .where('article_id', '<>', id)
        .orderBy('article_texts.created_at', 'desc')
        .orderBy('article_id', 'desc')
        .limit(count)
        .execute()
      return toPreviews(db, rows)
    },

    /** Undefined where the title is blank or the section hidden. */
    async find(
      section: ArticleSection,
      id: number,
      language: LanguageCode,
    ): Promise<ArticleInLanguage | undefined> {
      if (await isHidden(section)) return undefined
      const rows = await titledTexts(db, section, language).where('article_id', '=', id).execute()
      const [article] = await toPublicArticles(db, await toPreviews(db, rows), language)
      return article
    },

    /** By id, of those that have one in the language; hidden sections are the caller's matter. */
    async titles(
      ids: number[],
      language: LanguageCode,
    ): Promise<Map<number, { section: ArticleSection; title: string }>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('article_texts')
        .select(['article_id', 'section', 'title'])
        .where('article_id', 'in', ids)
        .where('language', '=', language)
        .execute()
      return new Map(rows.map(({ article_id: id, section, title }) => [id, { section, title }]))
    },

    /** Those with a title in the language; hidden sections are the caller's matter. */
    async filledSections(language: LanguageCode): Promise<ArticleSection[]> {
      const rows = await db
        .selectFrom('article_totals')
        .select('section')
        .where('language', '=', language)
        .where('total', '>', 0)
        .execute()
      return rows.map(({ section }) => section)
    },

    /** With content and gallery; skips articles deleted meanwhile. */
    withContent: (
      previews: ArticlePreview[],
      language: LanguageCode,
    ): Promise<ArticleInLanguage[]> => toPublicArticles(db, previews, language),

    /** In which it can be read. */
    languagesOf: async (section: ArticleSection, id: number): Promise<LanguageCode[]> =>
      Object.keys(await titlesOf(section, id)),

    /** In each language in which it can be read; undefined where addresses are bare. */
    async slugsOf(
      section: ArticleSection,
      id: number,
    ): Promise<Record<LanguageCode, string> | undefined> {
      if (!(await hasReadableAddresses(db))) return undefined
      return articleSlugs(id, await titlesOf(section, id))
    },

    /** Including those that visitors cannot read. */
    count: (): Promise<number> => articleCount(db),

    addresses: (page: number, perPage: number): Promise<ArticleAddress[]> =>
      articleAddresses(db, page, perPage),

    /** With all their languages, newest first. */
    async listWhole(
      section: ArticleSection,
      page: number,
      perPage: number,
      filter: ArticleFilter = {},
    ): Promise<{ articles: ListedArticle[]; total: number }> {
      const { total } = await db
        .selectFrom('articles')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('section', '=', section)
        .where(matching(filter))
        .executeTakeFirstOrThrow()
      const rows = await db
        .selectFrom('articles')
        .select(articleColumns)
        .where('section', '=', section)
        .where(matching(filter))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const articles = await toArticles(db, rows)
      const changes = await lastChanges(db, 'article', articles)
      const listed = articles.map((one) => ({ ...one, changed: changes.get(one.id) ?? null }))
      return { articles: listed, total }
    },

    get: (section: ArticleSection, id: number): Promise<Article> => readArticle(db, id, section),

    create(
      section: ArticleSection,
      { words, ...change }: ArticleSave,
      edit: Edit,
    ): Promise<Article> {
      return write(edit.right, async (trx) => {
        const blank = await insertArticle(trx, section, edit.at)
        const article = await writeArticle(trx, blank, changeArticle(blank, change), words)
        const values = articleValues(article)
        await recordCreation(trx, { kind: 'article', id: article.id, values, edit })
        return article
      })
    },

    /**
     * Changes only what `save` names. Throws Problem('conflict') for a value that someone changed
     * after `edit.base`.
     */
    async change(
      section: ArticleSection,
      id: number,
      { words, ...change }: ArticleSave,
      edit: Edit,
    ): Promise<SavedArticle> {
      const empties = isEmptied(change.text)
      const { saved, revisionId } = await write(edit.right, (trx) =>
        saveWithRevision(trx, documentIn(section, words), id, {
          action: empties ? 'empty' : 'change',
          edit,
          origin: empties ? { section } : undefined,
          sent: sentValues(change),
          async change(today, meanwhile) {
            await refuseForeignItems(trx, today.gallery, change.gallery.removed, meanwhile)
            return changeArticle(today, change, meanwhile)
          },
        }),
      )
      return { ...saved, trashId: empties ? revisionId : null }
    },

    /** Returns the trash id. Throws Problem('conflict'). */
    remove: (section: ArticleSection, id: number, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => removeArticle(trx, id, edit, section)),
  }
}

function documentIn(section: ArticleSection, words?: string): typeof articleDocument {
  return {
    ...articleDocument,
    lockForUpdate: (trx, id) => lockArticle(trx, id, section),
    write: (trx, before, after) => writeArticle(trx, before, after, words),
  }
}

async function insertArticle(trx: Trx, section: ArticleSection, at: Date): Promise<Article> {
  const created_at = at.toISOString()
  const { id } = await trx
    .insertInto('articles')
    .values({ section, created_at, updated_at: created_at, revision: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    id,
    section,
    createdAt: at,
    cover: null,
    price: null,
    gallery: [],
    texts: {},
    revision: 1,
  }
}
