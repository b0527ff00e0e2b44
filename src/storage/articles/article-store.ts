import type {
  Article,
  ArticleChange,
  ArticleDraft,
  ArticleSection,
} from '../../domain/articles/article.ts'
import { articleFields } from '../../domain/articles/article-fields.ts'
import { articleValues, changeArticle, isEmptying } from '../../domain/articles/change-article.ts'
import { blankParts } from '../../domain/documents/document-fields.ts'
import { itemTitleValues } from '../../domain/gallery/gallery.ts'
import type { Author, Edit } from '../../domain/documents/revision.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { refuseForeignItems } from '../gallery/gallery-items.ts'
import { lastChanges, recordCreation } from '../history/revision-rows.ts'
import { type Part, saveInParts } from '../history/save-in-parts.ts'
import { type ArticleAddress, articleAddresses, articleCount } from './article-addresses.ts'
import {
  articleDocument,
  lockArticle,
  readArticle,
  removeArticle,
  writeArticle,
} from './article-document.ts'
import { type ArticleFilter, matching } from './article-filter.ts'
import { articleColumns, toArticles } from './article-rows.ts'
import { createPublicArticles } from './public-articles.ts'

export type ArticleStore = ReturnType<typeof createArticleStore>

export type ListedArticle = Article & { changed: { by: Author; at: Date } | null }

export type SavedArticle = Article & { trashId: number | null }

/** `words` are the search words of the content as JSON, if they are made already. */
export type ArticleSave = ArticleChange & { words?: string | undefined }

/** The first carries what all languages share. */
export type InEachLanguage = [ArticleSave, ...ArticleSave[]]

export function createArticleStore({ db, write }: Database) {
  const changeInEach = (
    section: ArticleSection,
    id: number,
    [first, ...others]: InEachLanguage,
    edit: Edit,
  ): Promise<{ saved: Article; trashIds: number[] }> =>
    write(edit.right, (trx) => {
      const partOf = (save: ArticleSave) => partIn(trx, section, save, edit)
      return saveInParts(trx, id, [partOf(first), ...others.map(partOf)])
    })

  return {
    ...createPublicArticles(db),

    count: (): Promise<number> => articleCount(db),

    addresses: (page: number, perPage: number): Promise<ArticleAddress[]> =>
      articleAddresses(db, page, perPage),

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

    create: (section: ArticleSection, save: ArticleSave, edit: Edit): Promise<Article> =>
      write(edit.right, (trx) => createArticle(trx, section, save, edit)),

    createInEach: (
      section: ArticleSection,
      [first, ...others]: InEachLanguage,
      edit: Edit,
    ): Promise<Article> =>
      write(edit.right, async (trx) => {
        let article = await createArticle(trx, section, first, edit)
        for (const save of others) {
          const part = partIn(trx, section, save, edit)
          article = (await saveInParts(trx, article.id, [part])).saved
        }
        return article
      }),

    /**
     * Changes only what `save` names. Throws Problem('conflict') for a value that someone changed
     * after `edit.base`.
     */
    async change(
      section: ArticleSection,
      id: number,
      save: ArticleSave,
      edit: Edit,
    ): Promise<SavedArticle> {
      const { saved, trashIds } = await changeInEach(section, id, [save], edit)
      return { ...saved, trashId: trashIds[0] ?? null }
    },

    changeInEach,

    /** Returns the trash id. Throws Problem('conflict'). */
    remove: (section: ArticleSection, id: number, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => removeArticle(trx, id, edit, section)),
  }
}

async function createArticle(
  trx: Trx,
  section: ArticleSection,
  { words, ...change }: ArticleSave,
  edit: Edit,
): Promise<Article> {
  const blank = await insertArticle(trx, section, edit.at)
  const article = await writeArticle(trx, blank, changeArticle(blank, change), words)
  const values = articleValues(article)
  await recordCreation(trx, { kind: 'article', id: article.id, values, edit })
  return article
}

function partIn(
  trx: Trx,
  section: ArticleSection,
  { words, ...change }: ArticleSave,
  edit: Edit,
): Part<number, Article, ArticleDraft> {
  const empties = isEmptying(change)
  return {
    document: documentIn(section, words),
    action: empties ? 'empty' : 'change',
    edit,
    origin: empties ? { section } : undefined,
    sent: { ...change.values, ...itemTitleValues(change.gallery.titles ?? {}) },
    async change(current, unseen) {
      await refuseForeignItems(trx, current.gallery, change.gallery.removed, unseen)
      return changeArticle(current, change, unseen)
    },
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
  return { ...blankParts(articleFields), id, section, createdAt: at, revision: 1 }
}
