import { type Article, completeness } from '../../domain/articles/article.ts'
import { blankText } from '../../domain/articles/article-fields.ts'
import { articleValues, restoreArticle } from '../../domain/articles/change-article.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import {
  type HeldState,
  newerValues,
  type Part,
  partOf,
  type Publication,
  sharedPart,
} from '../../domain/articles/publication.ts'
import { withOwnFocus } from '../../domain/documents/document-fields.ts'
import { isSame, type Values } from '../../domain/documents/revision.ts'
import { isOfLedger, textOfEntry } from '../../domain/documents/ledger.ts'
import { galleryField, type GalleryItem, itemTitlesIn } from '../../domain/gallery/gallery.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { shownPictures } from '../../domain/media/library-picture.ts'
import { sql } from 'kysely'
import type { Db, Trx } from '../engine/tables.ts'
import { galleryOf } from '../gallery/gallery-items.ts'
import { writeFilesOfDraft } from './article-files.ts'
import { wordsAsJson } from '../search/words-as-json.ts'
import { searchVersion, writeWords } from '../search/write-words.ts'

type Draft = { part: Part; since: Date; newer: Values; wasLive: boolean; byRule: boolean }

/** Those of one language come with what all languages share. */
export async function draftsOf(
  db: Db,
  ids: number[],
  language?: LanguageCode,
): Promise<Map<number, Draft[]>> {
  const drafts = new Map<number, Draft[]>()
  if (ids.length === 0) return drafts
  const rows = await db
    .selectFrom('article_drafts')
    .leftJoin('article_texts', (join) =>
      join
        .onRef('article_texts.article_id', '=', 'article_drafts.article_id')
        .onRef('article_texts.language', '=', 'article_drafts.language'),
    )
    .select(['article_drafts.article_id', 'article_drafts.language as part', 'since', 'newer'])
    .select(['live_since', 'by_rule'])
    .where('article_drafts.article_id', 'in', ids)
    .$if(language !== undefined, (query) =>
      query.where('article_drafts.language', 'in', [sharedPart, language ?? '']),
    )
    .execute()
  for (const { article_id, part, since, newer, live_since, by_rule } of rows) {
    const draft = {
      part,
      since: new Date(since),
      newer: JSON.parse(newer) as Values,
      wasLive: live_since !== null,
      byRule: by_rule === 1,
    }
    drafts.set(article_id, [...(drafts.get(article_id) ?? []), draft])
  }
  return drafts
}

export function withDrafts(live: Article, drafts: Draft[]): Article {
  if (drafts.length === 0) return live
  const held = drafts.map(({ part, since, wasLive, byRule }) => {
    const isOn = part === sharedPart || live.publication.live[part]
    const state: HeldState = isOn ? 'waiting' : wasLive ? 'off' : 'draft'
    return [part, { state, since, ...(byRule && { byRule }) }] as const
  })
  const publication: Publication = { ...live.publication, held: Object.fromEntries(held) }
  return { ...restoreArticle(live, newerIn(drafts)), publication }
}

export function newerIn(drafts: Draft[]): Values {
  return Object.assign({}, ...drafts.map(({ newer }) => newer)) as Values
}

export async function writtenGallery(db: Db, id: number): Promise<GalleryItem[]> {
  const live = await galleryOf(db, { article_id: id })
  const drafts = (await draftsOf(db, [id])).get(id) ?? []
  return galleryField.restore(live, newerIn(drafts))
}

export type Fate = 'live' | 'held' | 'off'

/**
 * Splits an article, as staff write it, into what visitors read and the values of each part that are held back.
 * The titles of new items wait with the gallery.
 */
export function splitArticle(
  written: Article,
  live: Article,
  fateOf: (part: Part) => Fate,
): { shown: Article; held: Map<Part, Values> } {
  const values = articleValues(written)
  const on = Object.entries(values).filter(([name]) => fateOf(partOf(name)) === 'live')
  const isDecided = (part: Part) => fateOf(part) !== 'held'
  const changes = newerValues(articleValues(live), Object.fromEntries(on), isDecided)
  const shown = restoreArticle(live, withOwnFocus(changes))
  const inGallery = new Set(shown.gallery.map(({ id }) => id))
  const held = new Map<Part, Values>()
  const waiting = newerValues(articleValues(shown), values, () => true)
  for (const [name, value] of Object.entries(withOwnFocus(waiting))) {
    const [item] = Object.keys(itemTitlesIn({ [textOfEntry(name)]: value }))
    const isNew = item !== undefined && !inGallery.has(Number(item))
    const part = isNew ? sharedPart : partOf(name)
    held.set(part, { ...held.get(part), [name]: value })
  }
  // A text that is again as visitors read it is no draft.
  for (const [part, newer] of held) {
    if (Object.keys(newer).every(isOfLedger)) held.delete(part)
  }
  return { shown, held }
}

export type KnownWords = (part: Part) => string | undefined
type Written = {
  before: Article
  after: Article
  at: Date
  words: KnownWords
  isRuled: (part: Part) => boolean | undefined
}

export async function writeDrafts(
  trx: Trx,
  held: Map<Part, Values>,
  { before, after, at, words, isRuled }: Written,
): Promise<void> {
  const { id } = before
  const known = new Map((await draftsOf(trx, [id])).get(id)?.map((draft) => [draft.part, draft]))
  for (const part of new Set([...known.keys(), ...held.keys()])) {
    const newer = held.get(part)
    const draft = known.get(part)
    const byRule = isRuled(part) ?? draft?.byRule ?? false
    if (newer && draft && byRule === draft.byRule && isSame(newer, draft.newer)) continue
    if (newer) {
      const since = draft?.since ?? at
      await writeDraft(trx, { id, part, since, newer, byRule, after, words: words(part) })
    } else await removeDraft(trx, id, part)
  }
}

type NewDraft = {
  id: number
  part: Part
  since: Date
  newer: Values
  byRule: boolean
  after: Article
  words?: string | undefined
}

async function writeDraft(trx: Trx, draft: NewDraft): Promise<void> {
  const { id, part, since, newer, byRule, after, words } = draft
  const owner = { article_id: id, language: part }
  const text = after.texts[part] ?? blankText
  const stored = {
    title: text.title,
    is_complete: completeness(text) === 'complete' ? 1 : 0,
    newer: JSON.stringify(newer),
    search_version: searchVersion,
    by_rule: byRule ? 1 : 0,
  } as const
  await trx
    .insertInto('article_drafts')
    .values({ ...owner, since: since.toISOString(), ...stored })
    .onConflict((conflict) => conflict.columns(['article_id', 'language']).doUpdateSet(stored))
    .execute()
  await trx
    .deleteFrom('article_draft_media')
    .where('article_id', '=', id)
    .where('language', '=', part)
    .execute()
  const pictures = shownPictures(newer).map((media_id) => ({ ...owner, media_id }))
  if (pictures.length > 0) await trx.insertInto('article_draft_media').values(pictures).execute()
  await writeFilesOfDraft(trx, owner, newer)
  if (part === sharedPart) return
  await indexDraft(trx, { ...owner, since: since.toISOString(), text, words })
}

type Indexed = {
  article_id: number
  language: LanguageCode
  since: string
  words?: string | undefined
} & {
  text: typeof blankText
}

export async function indexDraft(
  trx: Trx,
  { article_id: id, language, since, text, words }: Indexed,
): Promise<void> {
  await writeWords(trx, 'article_draft', {
    id,
    language,
    created_at: since,
    ofTitle: wordsAsJson(text.title),
    ofContent: words ?? wordsAsJson(plainText(text.content)),
  })
}

export async function markHeld(trx: Trx, id: number, parts: Part[], at: Date): Promise<void> {
  const rows = parts.map((language) => ({
    article_id: id,
    language,
    since: at.toISOString(),
    title: '',
    is_complete: 0 as const,
    newer: '{}',
  }))
  if (rows.length > 0) await trx.insertInto('article_drafts').values(rows).execute()
}

async function removeDraft(trx: Trx, id: number, part: Part): Promise<void> {
  await trx
    .deleteFrom('article_drafts')
    .where('article_id', '=', id)
    .where('language', '=', part)
    .execute()
}

/** The search words of a text that stays as it is, without those of its title, as JSON. */
export async function storedWords(
  trx: Trx,
  kind: 'article' | 'article_draft',
  id: number,
  language: LanguageCode,
): Promise<string> {
  const { rows } = await sql<{ word: string }>`select word from ${sql.table(`${kind}_words`)}
    where ${sql.ref(`${kind}_id`)} = ${id} and language = ${language} and in_title = 0`.execute(trx)
  return JSON.stringify(Object.fromEntries(rows.map(({ word }) => [word, 0])))
}
