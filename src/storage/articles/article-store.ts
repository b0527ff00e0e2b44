import type { Article, ArticleChange, ArticleSection } from '../../domain/articles/article.ts'
import { articleFields } from '../../domain/articles/article-fields.ts'
import { articleValues, changeArticle, isEmptying } from '../../domain/articles/change-article.ts'
import { blankParts } from '../../domain/documents/document-fields.ts'
import { itemTitleValues } from '../../domain/gallery/gallery.ts'
import type { Author, Edit } from '../../domain/documents/revision.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { refuseForeignItems } from '../gallery/gallery-items.ts'
import { lastChanges, recordCreation } from '../history/revision-rows.ts'
import { saveWithRevision } from '../history/save-with-revision.ts'
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

export function createArticleStore({ db, write }: Database) {
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
      const empties = isEmptying(change)
      const { saved, revisionId } = await write(edit.right, (trx) =>
        saveWithRevision(trx, documentIn(section, words), id, {
          action: empties ? 'empty' : 'change',
          edit,
          origin: empties ? { section } : undefined,
          sent: { ...change.values, ...itemTitleValues(change.gallery.titles ?? {}) },
          async change(current, unseen) {
            await refuseForeignItems(trx, current.gallery, change.gallery.removed, unseen)
            return changeArticle(current, change, unseen)
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
  return { ...blankParts(articleFields), id, section, createdAt: at, revision: 1 }
}
