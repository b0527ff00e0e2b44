import type { Article, ArticleSection } from '../../domain/articles/article.ts'
import type { Author, Edit } from '../../domain/documents/revision.ts'
import type { GalleryItem } from '../../domain/gallery/gallery.ts'
import { countOf } from '../engine/count-of.ts'
import type { Database } from '../engine/database.ts'
import { lastChanges } from '../history/revision-rows.ts'
import { saveInParts } from '../history/save-in-parts.ts'
import { type ArticleAddress, articleAddresses, articleCount } from './article-addresses.ts'
import { readArticle, readGallery, removeArticle } from './article-document.ts'
import { type ArticleFilter, matching } from './article-filter.ts'
import { articleColumns, toArticlesIn, toListedArticles } from './article-rows.ts'
import { coverageOf, type ListedCoverage, type Reading } from './listed-coverage.ts'
import { createPublicArticles } from './public-articles.ts'
import { type ArticleSave, type InEachLanguage, partIn } from './article-save.ts'
import { type PublicationChange, savePublication } from './save-publication.ts'
import { type DateChange, saveDates } from './save-dates.ts'
import { createArticleInEach, duplicateArticle } from './create-article.ts'

export type ArticleStore = ReturnType<typeof createArticleStore>

export type ListedArticle = Article & { changed: { by: Author; at: Date } | null }

export type SavedArticle = Article & { trashId: number | null }

export function createArticleStore({ db, engine, write, writeQuietly }: Database) {
  const writing = ({ wish }: ArticleSave) => (wish === 'no' ? writeQuietly : write)

  const changeInEach = (
    section: ArticleSection,
    id: number,
    saves: InEachLanguage,
    edit: Edit,
  ): Promise<{ saved: Article; trashIds: number[] }> =>
    writing(saves[0])(edit.right, (trx) => {
      const [first, ...others] = saves
      const begun = {}
      const partFor = (save: ArticleSave) => partIn(trx, section, save, { edit, begun, saves })
      return saveInParts(trx, id, [partFor(first), ...others.map(partFor)])
    })

  async function foundRows(
    section: ArticleSection,
    page: number,
    perPage: number,
    filter: ArticleFilter,
  ) {
    const total = await countOf(
      db.selectFrom('articles').where('section', '=', section).where(matching(filter)),
    )
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
    return { rows, total }
  }

  async function withLastChanges(articles: Article[]): Promise<ListedArticle[]> {
    const changes = await lastChanges(db, 'article', articles)
    return articles.map((one) => ({ ...one, changed: changes.get(one.id) ?? null }))
  }

  return {
    ...createPublicArticles({ db, engine }),

    count: (): Promise<number> => articleCount(db),

    addresses: (page: number, perPage: number): Promise<ArticleAddress[]> =>
      articleAddresses(db, page, perPage),

    async listWhole(
      section: ArticleSection,
      page: number,
      perPage: number,
      filter: ArticleFilter = {},
    ): Promise<{ articles: ListedArticle[]; total: number }> {
      const { rows, total } = await foundRows(section, page, perPage, filter)
      return { articles: await withLastChanges(await toListedArticles(db, rows)), total }
    },

    /** Answers the texts of the reader's language alone, and of all how complete they are. */
    async listFor(
      reading: Reading,
      section: ArticleSection,
      page: number,
      perPage: number,
      filter: ArticleFilter = {},
    ): Promise<{ articles: ListedArticle[]; coverage: ListedCoverage[]; total: number }> {
      const { rows, total } = await foundRows(section, page, perPage, filter)
      const articles = await toArticlesIn(db, rows, reading.reader)
      const coverage = await coverageOf(db, articles, reading)
      return { articles: await withLastChanges(articles), coverage, total }
    },

    get: (section: ArticleSection, id: number): Promise<Article> => readArticle(db, id, section),

    gallery: (section: ArticleSection, id: number): Promise<GalleryItem[]> =>
      readGallery(db, id, section),

    create: (section: ArticleSection, save: ArticleSave, edit: Edit): Promise<Article> =>
      writing(save)(edit.right, (trx) => createArticleInEach(trx, section, [save], edit)),

    createInEach: (section: ArticleSection, saves: InEachLanguage, edit: Edit): Promise<Article> =>
      writing(saves[0])(edit.right, (trx) => createArticleInEach(trx, section, saves, edit)),

    /** The copy is a draft, in all languages, of the article as staff read it. */
    duplicate: (section: ArticleSection, id: number, edit: Edit): Promise<Article> =>
      writeQuietly(edit.right, (trx) => duplicateArticle(trx, section, id, edit)),

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

    /**
     * All of the parts or none. Throws Problem('conflict') for what the editor has not seen,
     * Problem('untitled') and, where there is nothing to take back, Problem('nothing-held').
     */
    changePublication(
      section: ArticleSection,
      id: number,
      change: PublicationChange,
      edit: Edit,
    ): Promise<Article> {
      return write(edit.right, (trx) => savePublication(trx, section, id, change, edit))
    },

    /**
     * Sets when the languages go live or leave the site, or cancels it; the text of that moment is what goes live.
     * Throws Problem('conflict'), Problem('invalid-input') for the time, Problem('untitled') and Problem('nothing-held').
     */
    async changeDates(
      section: ArticleSection,
      id: number,
      change: DateChange,
      edit: Edit,
    ): Promise<Article> {
      // All processes are told, because each waits for the next moment.
      const { saved } = await write(edit.right, (trx) => saveDates(trx, section, id, change, edit))
      return saved
    },

    /** Returns the trash id. Throws Problem('conflict'). */
    remove: (section: ArticleSection, id: number, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => removeArticle(trx, id, edit, section)),
  }
}
