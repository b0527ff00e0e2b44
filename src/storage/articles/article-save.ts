import type {
  Article,
  ArticleChange,
  ArticleDraft,
  ArticleSection,
} from '../../domain/articles/article.ts'
import { changeArticle, isEmptying } from '../../domain/articles/change-article.ts'
import { sharedPart } from '../../domain/articles/publication.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { itemTitleValues } from '../../domain/gallery/gallery.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { Move } from '../../domain/documents/ledger.ts'
import type { Edit, Revision } from '../../domain/documents/revision.ts'
import type { Trx } from '../engine/tables.ts'
import { refuseForeignItems } from '../gallery/gallery-items.ts'
import { existingTopics } from '../topics/topic-links.ts'
import type { Part } from '../history/save-in-parts.ts'
import { rulingOn } from './article-rule.ts'
import {
  articleDocument,
  lockArticle,
  originOf,
  type Saving,
  writeArticle,
} from './article-document.ts'

/**
 * `words` are the search words of the content as JSON, if they are made already; `wish` is for the language and
 * what all languages share.
 */
export type ArticleSave = ArticleChange &
  Pick<Saving, 'words' | 'wish'> &
  Pick<Move, 'isMinor' | 'source' | 'sourceEditions'>

/** The first carries what all languages share. */
export type InEachLanguage = [ArticleSave, ...ArticleSave[]]

/** The rule for publishing looks at the texts of all saves: each lacks the languages of the next. */
type Begun = { edit: Edit; begun: NonNullable<Saving['begun']>; saves: ArticleSave[] }

export async function beginRuling(
  trx: Trx,
  { begun, saves }: Pick<Begun, 'begun' | 'saves'>,
  article: Article,
): Promise<void> {
  if ('ruling' in begun) return
  const gallery = { removed: [], added: [] }
  let texts = article.texts
  for (const save of saves) ({ texts } = changeArticle({ ...article, texts }, { ...save, gallery }))
  begun.ruling = await rulingOn(trx, { ...article, texts }, saves[0]?.wish)
}

export function partIn(
  trx: Trx,
  section: ArticleSection,
  change: ArticleSave,
  { edit, begun, saves }: Begun,
): Part<number, Article, ArticleDraft> {
  const empties = isEmptying(change)
  return {
    document: documentIn(section, { ...savingOf(change, edit), begun }),
    action: empties ? 'empty' : 'change',
    edit,
    origin: empties ? (current) => originOf(trx, current) : undefined,
    sent: { ...withoutTopics(change.values), ...itemTitleValues(change.gallery.titles ?? {}) },
    async change(current, unseen) {
      begun.standing ??= current.publication
      begun.revision ??= current.revision
      await beginRuling(trx, { begun, saves }, current)
      await refuseForeignItems(trx, current.gallery, change.gallery.removed, unseen)
      await refuseUnknownTopics(trx, current, change)
      return changedArticle(current, change, unseen)
    },
  }
}

/** They are merged one by one. */
function withoutTopics({ topics: _topics, ...values }: ArticleSave['values']) {
  return values
}

export async function refuseUnknownTopics(
  trx: Trx,
  current: Article,
  { values }: ArticleSave,
): Promise<void> {
  const added = (values.topics ?? []).filter((id) => !current.topics.includes(id))
  const known = await existingTopics(trx, added)
  if (known.length === new Set(added).size) return
  throw new Problem('invalid-input', { fields: { topics: messages.topicUnknown } })
}

/** Throws Problem('untitled') where a text that is to be published has no title. */
export function changedArticle(
  article: Article,
  save: ArticleSave,
  unseen?: Revision[],
): ArticleDraft {
  const draft = changeArticle(article, save, unseen)
  if (save.wish === 'yes' && draft.texts[save.language]?.content) {
    refuseUntitled(draft, [save.language])
  }
  return draft
}

export function savingOf(save: ArticleSave, edit: Edit): Saving {
  const { language, words, wish, isMinor, source, sourceEditions } = save
  const move = { base: edit.base, isMinor, source, sourceEditions }
  return { at: edit.at, words, wish, parts: [language, sharedPart], move }
}

export function documentIn(section: ArticleSection, saving: Saving): typeof articleDocument {
  return {
    ...articleDocument,
    lockForUpdate: (trx, id) => lockArticle(trx, id, section),
    write: (trx, before, after) => writeArticle(trx, before, after, saving),
  }
}

export function refuseUntitled({ texts }: ArticleDraft, languages: LanguageCode[]): void {
  if (languages.some((language) => !texts[language]?.title)) throw new Problem('untitled')
}
