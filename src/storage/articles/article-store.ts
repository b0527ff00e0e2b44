import type {
  Article,
  ArticleChange,
  ArticleDraft,
  ArticleSection,
} from '../../domain/articles/article.ts'
import { articleFields, isLedgerText } from '../../domain/articles/article-fields.ts'
import { articleValues, changeArticle, isEmptying } from '../../domain/articles/change-article.ts'
import {
  type Part as ArticlePart,
  type Publication,
  type publicationActions,
  type PublicationDate,
  publicationField,
  sharedPart,
} from '../../domain/articles/publication.ts'
import { newDates, type NewDate } from '../../domain/articles/publication-dates.ts'
import { copyArticle } from '../../domain/articles/copy-article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { Problem } from '../../domain/problem.ts'
import { blankParts } from '../../domain/documents/document-fields.ts'
import {
  ledgerField,
  type Mark,
  markedLedger,
  type Move,
  textsAmong,
} from '../../domain/documents/ledger.ts'
import { fieldAndLanguage, textName } from '../../domain/documents/revision.ts'
import { messages } from '../../domain/messages.ts'
import { itemTitleValues } from '../../domain/gallery/gallery.ts'
import type { Author, Edit, Revision } from '../../domain/documents/revision.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { refuseForeignItems } from '../gallery/gallery-items.ts'
import { timeZoneOf } from '../scheduling/time-zone-store.ts'
import { refuseStale, saveWithRevision } from '../history/save-with-revision.ts'
import { lastChanges, recordCreation } from '../history/revision-rows.ts'
import { ledgersOf } from '../history/ledger-rows.ts'
import { type Part, saveInParts } from '../history/save-in-parts.ts'
import { type ArticleAddress, articleAddresses, articleCount } from './article-addresses.ts'
import {
  articleDocument,
  asVisitorsRead,
  lockArticle,
  originOf,
  readArticle,
  removeArticle,
  type Saving,
  writeArticle,
} from './article-document.ts'
import { removeDates, setDates } from './article-dates.ts'
import { type ArticleFilter, matching } from './article-filter.ts'
import { articleColumns, toArticles } from './article-rows.ts'
import { createPublicArticles } from './public-articles.ts'

export type ArticleStore = ReturnType<typeof createArticleStore>

export type ListedArticle = Article & { changed: { by: Author; at: Date } | null }

export type SavedArticle = Article & { trashId: number | null }

/**
 * `words` are the search words of the content as JSON, if they are made already; `wish` is for the language and
 * what all languages share.
 */
export type ArticleSave = ArticleChange &
  Pick<Saving, 'words' | 'wish'> &
  Pick<Move, 'isMinor' | 'source'>

/** The first carries what all languages share. */
export type InEachLanguage = [ArticleSave, ...ArticleSave[]]

/** `discard` goes back to what visitors read; `pictures` stands for all that languages share. */
export type PublicationChange = {
  action: (typeof publicationActions)[number]
  languages: LanguageCode[]
  pictures: boolean
}

export type DateChange = NewDate | { action: 'cancel'; languages: LanguageCode[] }

type LedgerChange = { texts: { language: LanguageCode; field: string }[]; mark: Mark }

export function createArticleStore({ db, engine, write, writeQuietly }: Database) {
  const writing = ({ wish }: ArticleSave) => (wish === 'no' ? writeQuietly : write)

  const changeInEach = (
    section: ArticleSection,
    id: number,
    [first, ...others]: InEachLanguage,
    edit: Edit,
  ): Promise<{ saved: Article; trashIds: number[] }> =>
    writing(first)(edit.right, (trx) => {
      const begun = {}
      const partFor = (save: ArticleSave) => partIn(trx, section, save, { edit, begun })
      return saveInParts(trx, id, [partFor(first), ...others.map(partFor)])
    })

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
      writing(save)(edit.right, (trx) => createArticle(trx, section, save, edit)),

    createInEach: (
      section: ArticleSection,
      [first, ...others]: InEachLanguage,
      edit: Edit,
    ): Promise<Article> =>
      writing(first)(edit.right, async (trx) => {
        let article = await createArticle(trx, section, first, edit)
        for (const save of others) {
          const part = partIn(trx, section, save, {
            edit,
            begun: { standing: publicationField.blank, revision: 0 },
          })
          article = (await saveInParts(trx, article.id, [part])).saved
        }
        return article
      }),

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

    /**
     * Marks texts that stay as they are. Throws Problem('conflict') if one of their fields changed after
     * `edit.base`, and Problem('invalid-input') for a text that is blank.
     */
    async changeLedger(
      section: ArticleSection,
      id: number,
      change: LedgerChange,
      edit: Edit,
    ): Promise<Article> {
      const { saved } = await writeQuietly(edit.right, (trx) =>
        saveMark(trx, section, id, change, edit),
      )
      return saved
    },

    /** Returns the trash id. Throws Problem('conflict'). */
    remove: (section: ArticleSection, id: number, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => removeArticle(trx, id, edit, section)),
  }
}

async function createArticle(
  trx: Trx,
  section: ArticleSection,
  save: ArticleSave,
  edit: Edit,
): Promise<Article> {
  const blank = await insertArticle(trx, section, edit.at)
  const { move, ...saving } = savingOf(save, edit)
  const first = { ...saving, begun: { revision: 0 }, move: { ...move, revision: 1 } }
  const article = await writeArticle(trx, blank, changed(blank, save), first)
  const values = articleValues(article)
  await recordCreation(trx, { kind: 'article', id: article.id, values, edit })
  return article
}

async function duplicateArticle(
  trx: Trx,
  section: ArticleSection,
  id: number,
  edit: Edit,
): Promise<Article> {
  const original = await lockArticle(trx, id, section)
  const blank = await insertArticle(trx, section, edit.at)
  const parts: ArticlePart[] = [sharedPart, ...Object.keys(original.texts)]
  const saving: Saving = { at: edit.at, wish: 'no', parts }
  const article = await writeArticle(trx, blank, copyArticle(original, blank), saving)
  const values = articleValues(article)
  await recordCreation(trx, { kind: 'article', id: article.id, values, edit })
  return article
}

function partIn(
  trx: Trx,
  section: ArticleSection,
  change: ArticleSave,
  { edit, begun }: { edit: Edit; begun: NonNullable<Saving['begun']> },
): Part<number, Article, ArticleDraft> {
  const empties = isEmptying(change)
  return {
    document: documentIn(section, { ...savingOf(change, edit), begun }),
    action: empties ? 'empty' : 'change',
    edit,
    origin: empties ? (current) => originOf(trx, current) : undefined,
    sent: { ...change.values, ...itemTitleValues(change.gallery.titles ?? {}) },
    async change(current, unseen) {
      begun.standing ??= current.publication
      begun.revision ??= current.revision
      await refuseForeignItems(trx, current.gallery, change.gallery.removed, unseen)
      return changed(current, change, unseen)
    },
  }
}

/** Throws Problem('untitled') where a text that is to be published has no title. */
function changed(article: Article, save: ArticleSave, unseen?: Revision[]): ArticleDraft {
  const draft = changeArticle(article, save, unseen)
  if (save.wish === 'yes' && draft.texts[save.language]?.content) {
    refuseUntitled(draft, [save.language])
  }
  return draft
}

function savingOf({ language, words, wish, isMinor, source }: ArticleSave, edit: Edit): Saving {
  const move = { base: edit.base, isMinor, source }
  return { at: edit.at, words, wish, parts: [language, sharedPart], move }
}

function documentIn(section: ArticleSection, saving: Saving): typeof articleDocument {
  return {
    ...articleDocument,
    lockForUpdate: (trx, id) => lockArticle(trx, id, section),
    write: (trx, before, after) => writeArticle(trx, before, after, saving),
  }
}

const revisionActions = { publish: 'publish', unpublish: 'unpublish', discard: 'restore' } as const

function saveDates(trx: Trx, section: ArticleSection, id: number, change: DateChange, edit: Edit) {
  const document: typeof articleDocument = {
    ...documentIn(section, { at: edit.at }),
    async write(_trx, article) {
      const dates =
        change.action === 'cancel'
          ? await cancelDates(trx, article, change.languages)
          : await addDates(trx, article, change, edit)
      return { ...article, publication: { ...article.publication, dates } }
    },
  }
  return saveWithRevision(trx, document, id, {
    action: 'change',
    edit,
    sent: null,
    change(current) {
      refuseStale(edit, current)
      return current
    },
  })
}

async function cancelDates(
  trx: Trx,
  article: Article,
  languages: LanguageCode[],
): Promise<PublicationDate[]> {
  const { dates } = article.publication
  requireEach(languages, (_all, part) => dates.some(({ language }) => language === part), article)
  const isCancelled = ({ language }: PublicationDate) => languages.includes(language)
  await removeDates(trx, article.id, dates.filter(isCancelled))
  return dates.filter((date) => !isCancelled(date))
}

async function addDates(
  trx: Trx,
  article: Article,
  change: NewDate,
  edit: Edit,
): Promise<PublicationDate[]> {
  const added = newDates(article, change, await timeZoneOf(trx), edit.at)
  await setDates(trx, article.id, added, edit)
  const isReplaced = ({ language, action }: PublicationDate) =>
    action === change.action && change.languages.includes(language)
  return [...article.publication.dates.filter((date) => !isReplaced(date)), ...added]
}

export async function savePublication(
  trx: Trx,
  section: ArticleSection,
  id: number,
  { action, languages, pictures }: PublicationChange,
  edit: Edit,
): Promise<Article> {
  const parts: ArticlePart[] = pictures ? [...languages, sharedPart] : languages
  const saving: Record<PublicationChange['action'], Partial<Saving>> = {
    publish: { parts: [...languages, sharedPart], wish: 'yes' },
    unpublish: { off: languages },
    discard: {},
  }
  const document = documentIn(section, { at: edit.at, ...saving[action] })
  const { saved } = await saveWithRevision(trx, document, id, {
    action: revisionActions[action],
    edit,
    sent: null,
    async change(current) {
      refuseStale(edit, current)
      if (action === 'publish') refuseUntitled(current, languages)
      if (action === 'unpublish') requireEach(languages, ({ live }, part) => live[part], current)
      if (action !== 'discard') return current
      requireEach(parts, ({ held }, part) => held[part]?.state === 'waiting', current)
      return asVisitorsRead(trx, current, parts)
    },
  })
  return saved
}

function saveMark(
  trx: Trx,
  section: ArticleSection,
  id: number,
  { texts, mark }: LedgerChange,
  edit: Edit,
) {
  const named = (current: Article) => textsAmong(articleValues(current), isLedgerText)
  return saveWithRevision(trx, documentIn(section, { at: edit.at }), id, {
    action: 'check',
    edit,
    sent: named,
    change(current, unseen) {
      const names = texts.map(({ field, language }) => textName(field, language))
      if (!names.every((name) => named(current)[name])) {
        throw new Problem('invalid-input', { fields: { texts: messages.textBlank } })
      }
      const fields = new Set(texts.map(({ field }) => field))
      const changed = unseen.flatMap(({ previous }) => Object.keys(previous))
      if (changed.some((name) => fields.has(fieldAndLanguage(name).field))) {
        refuseStale({ ...edit, base: -1 }, current)
      }
      const revision = current.revision + 1
      return { ...current, ledger: markedLedger(current.ledger, names, mark, revision) }
    },
  })
}

function refuseUntitled({ texts }: ArticleDraft, languages: LanguageCode[]): void {
  if (languages.some((language) => !texts[language]?.title)) throw new Problem('untitled')
}

function requireEach(
  parts: ArticlePart[],
  isThere: (publication: Publication, part: ArticlePart) => unknown,
  { publication }: Article,
): void {
  if (!parts.every((part) => isThere(publication, part))) throw new Problem('nothing-held')
}

async function insertArticle(trx: Trx, section: ArticleSection, at: Date): Promise<Article> {
  const created_at = at.toISOString()
  const { id } = await trx
    .insertInto('articles')
    .values({ section, created_at, updated_at: created_at, revision: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const dates = { createdAt: at, publishedAt: null }
  const ledger = (await ledgersOf(trx, 'article', [id])).get(id) ?? ledgerField.blank
  return { ...blankParts(articleFields), ...dates, id, section, ledger, revision: 1 }
}
