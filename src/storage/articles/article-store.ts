import {
  type Article,
  type ArticleInLanguage,
  type ArticleSection,
  type ArticleText,
  articleValues,
  isEmptied,
} from '../../domain/article.ts'
import { itemTitleValues } from '../../domain/gallery.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Focus, Picture } from '../../domain/media.ts'
import { Problem } from '../../domain/problem.ts'
import {
  type Author,
  type Edit,
  type Revision,
  textValues,
  type Values,
} from '../../domain/revision.ts'
import { type ArticleAddress, articleAddresses, articleCount } from './article-addresses.ts'
import {
  articleDocument,
  type HeldArticle,
  lockArticle,
  readArticle,
  removeArticle,
  writeCover,
  writeFocus,
} from './article-document.ts'
import { type ArticleFilter, matching } from './article-filter.ts'
import { articleColumns, toArticles, toPublicArticles } from './article-rows.ts'
import {
  type ListRequest,
  titledPage,
  saveText,
  titledTexts,
  titledTotal,
} from './article-texts.ts'
import { changeGallery, type GalleryEdit } from '../gallery/change-gallery.ts'
import type { Database } from '../engine/database.ts'
import { lastChanges, recordCreation, revise } from '../history/revisions.ts'
import type { Trx } from '../engine/tables.ts'

export type ArticleStore = ReturnType<typeof createArticleStore>

/** With its last save, as long as that is kept. */
export type ListedArticle = Article & { changed: { by: Author; at: Date } | null }

/** With the trash entry the save made, if it emptied a language. */
export type SavedArticle = Article & { trashId: number | null }

export type ArticleSave = {
  language: LanguageCode
  text: Partial<ArticleText>
  /** Those of the content, if it is changed. */
  words?: string[] | undefined
  /** Absent: the cover stays; null: it goes. */
  cover?: Picture | null | undefined
  /** Absent: that of the cover stays; null: its centre. */
  focus?: Focus | null | undefined
  gallery: GalleryEdit
}

export function createArticleStore({ db, write }: Database) {
  async function get(section: ArticleSection, id: number): Promise<Article> {
    const article = await readArticle(db, id)
    if (article.section !== section) throw new Problem('not-found')
    return article
  }

  return {
    /** A page of the titled articles of a section in a language, newest first, and how many there are. */
    async list(request: ListRequest): Promise<{ articles: ArticleInLanguage[]; total: number }> {
      const total = await titledTotal(db, request.section, request.language)
      const rows = await titledPage(db, request, total)
      return { articles: await toPublicArticles(db, rows, request.language), total }
    },

    /** The newest other articles of the section that exist in the language. */
    async related(
      section: ArticleSection,
      id: number,
      language: LanguageCode,
      count: number,
    ): Promise<ArticleInLanguage[]> {
      const rows = await titledTexts(db, section, language)
        .where('article_id', '<>', id)
        .orderBy('article_texts.created_at', 'desc')
        .orderBy('article_id', 'desc')
        .limit(count)
        .execute()
      return toPublicArticles(db, rows, language)
    },

    /** The article as its readers in a language see it; undefined where its title is blank. */
    async find(
      section: ArticleSection,
      id: number,
      language: LanguageCode,
    ): Promise<ArticleInLanguage | undefined> {
      const row = await titledTexts(db, section, language)
        .where('article_id', '=', id)
        .executeTakeFirst()
      return row && (await toPublicArticles(db, [row], language))[0]
    },

    /** The languages an article has a title in. */
    async languagesOf(section: ArticleSection, id: number): Promise<LanguageCode[]> {
      const rows = await db
        .selectFrom('article_texts')
        .select('language')
        .where('article_id', '=', id)
        .where('section', '=', section)
        .where('title', '<>', '')
        .execute()
      return rows.map((row) => row.language)
    },

    /** How many there are, whether or not they can be read. */
    count: (): Promise<number> => articleCount(db),

    addresses: (page: number, perPage: number): Promise<ArticleAddress[]> =>
      articleAddresses(db, page, perPage),

    /** The articles of a section with all their languages, newest first. */
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

    get,

    create(section: ArticleSection, save: ArticleSave, edit: Edit): Promise<Article> {
      return write(edit.right, async (trx) => {
        const now = edit.at.toISOString()
        const created = await trx
          .insertInto('articles')
          .values({ section, created_at: now, updated_at: now, revision: 1 })
          .returning(['id', 'section', 'created_at'])
          .executeTakeFirstOrThrow()
        await applySave(trx, created, save)
        const article = await readArticle(trx, created.id)
        const values = articleValues(article)
        await recordCreation(trx, { kind: 'article', id: article.id, values, edit })
        return article
      })
    },

    /**
     * Changes what `save` names, in one language, and leaves the rest as it is now. A value that somebody
     * changed after the revision `edit.base` is refused with Problem('conflict').
     */
    async change(
      section: ArticleSection,
      id: number,
      save: ArticleSave,
      edit: Edit,
    ): Promise<SavedArticle> {
      await get(section, id)
      const empties = isEmptied(save.text)
      const revision = await write(edit.right, (trx) =>
        revise(trx, articleDocument, id, {
          action: empties ? 'empty' : 'change',
          edit,
          origin: empties ? { section } : undefined,
          sent: sentValues(save),
          make: async (meanwhile) => applySave(trx, await lockArticle(trx, id), save, meanwhile),
        }),
      )
      return { ...(await get(section, id)), trashId: empties ? (revision ?? null) : null }
    },

    /** Deletes an article and gives its trash entry, which brings it back under its id. Throws Problem('conflict'). */
    async remove(section: ArticleSection, id: number, edit: Edit): Promise<number> {
      await get(section, id)
      return write(edit.right, (trx) => removeArticle(trx, id, edit))
    },
  }
}

function sentValues({ language, text, cover, focus, gallery }: ArticleSave): Values {
  return {
    ...textValues({ [language]: text }),
    ...(cover === undefined ? {} : { image: cover }),
    ...(focus === undefined ? {} : { image_focus: focus }),
    ...itemTitleValues(gallery.titles ?? {}),
  }
}

async function applySave(
  trx: Trx,
  article: HeldArticle,
  save: ArticleSave,
  meanwhile: Revision[] = [],
): Promise<void> {
  const { cover, focus } = save
  await saveText(trx, article, save.language, save.text, save.words)
  await changeGallery(trx, { article_id: article.id }, save.gallery, meanwhile)
  if (cover !== undefined) await writeCover(trx, article.id, cover)
  // Another picture is not looked at where the one before it was.
  if (cover !== undefined || focus !== undefined) {
    await writeFocus(trx, article.id, focus ?? null)
  }
}
