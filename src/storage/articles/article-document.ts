import {
  type Article,
  type ArticleDraft,
  type ArticleSection,
  completeness,
} from '../../domain/articles/article.ts'
import {
  type ArticleText,
  articleTexts,
  detailNames,
  isLedgerText,
} from '../../domain/articles/article-fields.ts'
import { datedAt } from '../../domain/articles/article-date.ts'
import { articleValues, restoreArticle } from '../../domain/articles/change-article.ts'
import {
  goesLive,
  isHeld,
  newerValues,
  type Part,
  partOf,
  type Publication,
  type Ruling,
  sharedPart,
  type Standing,
  type Wish,
} from '../../domain/articles/publication.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { Problem } from '../../domain/problem.ts'
import { withOwnFocus } from '../../domain/documents/document-fields.ts'
import { pick } from '../../domain/pick.ts'
import { type Edit, isSame, textValues, type Values } from '../../domain/documents/revision.ts'
import {
  isOfLedger,
  type Ledger,
  type Move,
  movedLedger,
  textsAmong,
} from '../../domain/documents/ledger.ts'
import { type GalleryItem, galleryValues } from '../../domain/gallery/gallery.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { numberItems, writeGallery } from '../gallery/gallery-items.ts'
import { removeLedger, writeLedger } from '../history/ledger-rows.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import { refuseStale, type VersionedDocument } from '../history/save-with-revision.ts'
import { clearOvertaken } from './article-dates.ts'
import { endReviews } from './article-reviews.ts'
import { lockTopics, removeEntries, writeEntries } from '../topics/topic-entries.ts'
import { existingTopics, writeLinks } from '../topics/topic-links.ts'
import { writeBehind } from './article-behind.ts'
import { rulingOn } from './article-rule.ts'
import { removeStates, writeStates } from './article-states.ts'
import {
  type Fate,
  type KnownWords,
  markHeld,
  splitArticle,
  storedWords,
  writeDrafts,
  writtenGallery,
} from './article-drafts.ts'
import { articleColumns, toArticles, toLiveArticles } from './article-rows.ts'
import { saveText, subtractFromTotals } from './article-texts.ts'

export const articleDocument: VersionedDocument<number, Article, ArticleDraft> = {
  kind: 'article',
  read: (db, id) => readArticle(db, id),
  lockForUpdate: (trx, id) => lockArticle(trx, id),
  valuesOf: articleValues,
  restore: restoreArticle,
  write: (trx, before, after, { at }) => writeArticle(trx, before, after, { at }),

  async setRevision(trx, id, revision, at) {
    const marks = { revision, updated_at: at.toISOString() }
    await trx.updateTable('articles').set(marks).where('id', '=', id).execute()
  },
}

export async function readArticle(db: Db, id: number, section?: ArticleSection): Promise<Article> {
  const rows = await db.selectFrom('articles').select(articleColumns).where('id', '=', id).execute()
  return only(await toArticles(db, rows), section)
}

/** A form is checked against this alone. Throws Problem('not-found'). */
export async function readGallery(
  db: Db,
  id: number,
  section: ArticleSection,
): Promise<GalleryItem[]> {
  const article = await db
    .selectFrom('articles')
    .select('id')
    .where('id', '=', id)
    .where('section', '=', section)
    .executeTakeFirst()
  if (!article) throw new Problem('not-found')
  return writtenGallery(db, id)
}

async function readLive(db: Db, id: number): Promise<Article> {
  const rows = await db.selectFrom('articles').select(articleColumns).where('id', '=', id).execute()
  return only(await toLiveArticles(db, rows))
}

export async function asVisitorsRead(db: Db, article: Article, parts: Part[]): Promise<Article> {
  const live = articleValues(await readLive(db, article.id))
  const values = newerValues(articleValues(article), live, (part) => parts.includes(part))
  return restoreArticle(article, withOwnFocus(values))
}

export async function lockArticle(
  trx: Trx,
  id: number,
  section?: ArticleSection,
): Promise<Article> {
  const rows = await trx
    .updateTable('articles')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .returning(articleColumns)
    .execute()
  return only(await toArticles(trx, rows), section)
}

function only([article]: Article[], section = article?.section): Article {
  if (!article || article.section !== section) throw new Problem('not-found')
  return article
}

export type Saving = {
  at: Date
  /** `wish` and `words` are for these: what a save leaves alone stays as it is. */
  parts?: Part[]
  wish?: Wish | undefined
  off?: LanguageCode[]
  /** The languages of one save are decided by this, or the first would decide about the next. */
  begun?: { standing?: Standing; revision?: number; ruling?: Ruling | undefined }
  /** Missing where a state is restored as it was. */
  move?: (Omit<Move, 'revision' | 'start'> & { revision?: number }) | undefined
  /** Search words of the content, as JSON, if they are made already. */
  words?: string | undefined
}

export async function writeArticle(
  trx: Trx,
  before: Article,
  draft: ArticleDraft,
  saving: Saving,
): Promise<Article> {
  const ledger = ledgerAfter(before, draft, saving)
  const { begun, wish } = saving
  const ruling =
    begun && 'ruling' in begun
      ? begun.ruling
      : await rulingOn(trx, { ...before, texts: draft.texts }, wish)
  const ruled = { ...saving, begun: { ...begun, ruling } }
  await lockTopics(
    trx,
    draft.topics.filter((id) => !before.topics.includes(id)),
  )
  const topics = await existingTopics(trx, draft.topics)
  const saved = await writeTexts(trx, before, { ...draft, topics, ledger }, ruled)
  if (!isSame(before.topics, saved.topics)) {
    await writeLinks(trx, 'written_topics', before.id, saved.topics)
  }
  await writeBehind(trx, before, saved)
  const dates = await clearOvertaken(trx, before, saved, saving)
  const written = { ...saved, publication: { ...saved.publication, dates } }
  const reviews = await endReviews(trx, before, saving)
  await writeStates(trx, written)
  return { ...written, reviews }
}

/** Titles of new items have no names yet; the next change of one finds them as written. */
function ledgerAfter(before: Article, draft: ArticleDraft, { move, begun }: Saving): Ledger {
  const gallery = draft.gallery.filter((item): item is GalleryItem => 'id' in item)
  const after = ledgerTexts({ ...draft, gallery })
  const { revision: start = before.revision } = begun ?? {}
  const step = move && { start, revision: before.revision + 1, ...move }
  return movedLedger(draft.ledger, ledgerTexts(before), after, step)
}

function ledgerTexts({
  texts,
  gallery,
}: Pick<Article, 'texts' | 'gallery'>): Record<string, string> {
  return textsAmong({ ...textValues(texts), ...galleryValues(gallery) }, isLedgerText)
}

async function writeTexts(
  trx: Trx,
  before: Article,
  after: ArticleDraft,
  saving: Saving,
): Promise<Article> {
  const fate = (part: Part) => fateOf(before, after, saving, part)
  const isAllLive = [sharedPart, ...Object.keys(after.texts)].every((part) => fate(part) === 'live')
  if (isAllLive && !isHeld(before.publication)) {
    return writeLive(trx, before, after, saving, () => saving.words)
  }
  const live = isHeld(before.publication) ? await readLive(trx, before.id) : before
  const written = { ...after, gallery: await numberItems(trx, before.id, after.gallery) }
  const { shown, held } = splitArticle(written, live, fate)
  const words = await knownWords(trx, before, written, saving)
  await writeLive(trx, live, shown, saving, words, isHeld(before.publication))
  const isRuled = (part: Part) => isByRule(before, saving, part)
  await writeDrafts(trx, held, { before, after: written, at: saving.at, words, isRuled })
  return readArticle(trx, before.id)
}

function fateOf(
  { publication, texts }: Article,
  after: ArticleDraft,
  { parts = [], wish, off = [], begun }: Saving,
  part: Part,
): Fate {
  if (off.includes(part)) return 'off'
  const isOwn = parts.includes(part)
  const own = isOwn ? wish : undefined
  const standing = (isOwn && begun?.standing) || publication
  const isRestored = begun?.ruling === 'met' && parts.length === 0
  const ruling = wish || isRestored ? undefined : begun?.ruling
  const { [part]: text } = after.texts
  const isEmptied = text && isBlank(text) && !isBlank(texts[part])
  if (isEmptied && own !== 'no') return 'live'
  return goesLive(standing, part, own, ruling) ? 'live' : 'held'
}

/** The rule holds back what would have gone live but for it; undefined is as before. */
function isByRule(
  { publication }: Article,
  { parts = [], begun }: Saving,
  part: Part,
): boolean | undefined {
  const isOwn = parts.includes(part)
  if (begun?.ruling !== 'refused') return isOwn ? false : undefined
  return goesLive((isOwn && begun.standing) || publication, part, undefined, 'met')
}

function isBlank(text: ArticleText | undefined): boolean {
  return completeness(text) === 'missing'
}

/** Texts that only move between visitors and staff have been indexed already. */
async function knownWords(
  trx: Trx,
  { id, texts, publication }: Article,
  after: Article,
  { parts = [], words, off = [] }: Saving,
): Promise<KnownWords> {
  const known = new Map<Part, string>()
  for (const [language, text] of Object.entries(after.texts)) {
    if (!isSame(text, texts[language])) continue
    if (publication.held[language]) {
      known.set(language, await storedWords(trx, 'article_draft', id, language))
    } else if (off.includes(language)) {
      known.set(language, await storedWords(trx, 'article', id, language))
    }
  }
  return (part) => known.get(part) ?? (parts.includes(part) ? words : undefined)
}

async function writeLive(
  trx: Trx,
  before: Article,
  after: ArticleDraft,
  { at }: Saving,
  words: KnownWords,
  wasHeld = false,
): Promise<Article> {
  const { id, createdAt } = before
  const isTitled = Object.values(after.texts).some(({ title }) => title !== '')
  const isFirst = before.publishedAt === null && isTitled
  const publishedAt = isFirst ? (wasHeld ? at : createdAt) : before.publishedAt
  if (isFirst) await setPublishedAt(trx, id, publishedAt ?? createdAt)
  const dated = { ...before, publishedAt, given_date: after.given_date }
  if (!isSame(datedAt(before), datedAt(dated))) await dateTexts(trx, id, datedAt(dated))
  const saved: LanguageCode[] = []
  for (const [language, text] of Object.entries(after.texts)) {
    const save = { at, words: words(language) }
    const isChanged = await saveText(trx, dated, language, text, save)
    if (isChanged) saved.push(language)
  }
  await writeTopics(trx, before, after)
  const gallery = await writeGallery(trx, { article_id: id }, before.gallery, after.gallery)
  const shared = sharedColumns(after)
  if (!isSame(sharedColumns(before), shared)) {
    await trx.updateTable('articles').set(shared).where('id', '=', id).execute()
  }
  const owner = { kind: 'article', subject: String(id) } as const
  const ledger = await writeLedger(trx, owner, before.ledger, after.ledger)
  const written = { ...after, gallery, publishedAt, ledger }
  return { ...written, publication: await dateChanges(trx, before, written, saved, at) }
}

async function writeTopics(trx: Trx, before: Article, after: ArticleDraft): Promise<void> {
  if (!isSame(before.topics, after.topics)) {
    await writeLinks(trx, 'article_topics', before.id, after.topics)
  }
  if (before.topics.length + after.topics.length > 0) await writeEntries(trx, before.id)
}

async function setPublishedAt(trx: Trx, id: number, at: Date): Promise<void> {
  const published_at = at.toISOString()
  await trx.updateTable('articles').set({ published_at }).where('id', '=', id).execute()
}

/** Lists and the search take their order from these rows alone. */
async function dateTexts(trx: Trx, id: number, at: Date): Promise<void> {
  const created_at = at.toISOString()
  for (const table of ['article_texts', 'article_words'] as const) {
    await trx.updateTable(table).set({ created_at }).where('article_id', '=', id).execute()
  }
}

async function dateChanges(
  trx: Trx,
  before: Article,
  after: Article,
  saved: LanguageCode[],
  at: Date,
): Promise<Publication> {
  const changes = newerValues(articleValues(before), articleValues(after), () => true)
  const seen = Object.keys(changes).filter((name) => !isOfLedger(name))
  const changed = new Set(seen.map(partOf))
  const titled = Object.keys(after.texts).filter((language) => after.texts[language]?.title !== '')
  const isChanged = (language: LanguageCode) => changed.has(language) || changed.has(sharedPart)
  const others = titled.filter((language) => isChanged(language) && !saved.includes(language))
  if (others.length > 0) {
    await trx
      .updateTable('article_texts')
      .set({ changed_at: at.toISOString() })
      .where('article_id', '=', after.id)
      .where('language', 'in', others)
      .execute()
  }
  const { live } = before.publication
  const dates = titled.map((language) => {
    const known = live[language] ?? { since: at, changedAt: at }
    return [language, isChanged(language) ? { ...known, changedAt: at } : known] as const
  })
  return { held: {}, live: Object.fromEntries(dates), dates: [] }
}

export async function removeArticle(
  trx: Trx,
  id: number,
  edit: Edit,
  section?: ArticleSection,
): Promise<number> {
  const article = await lockArticle(trx, id, section)
  refuseStale(edit, article)
  await subtractFromTotals(trx, article)
  await removeStates(trx, article)
  const origin = await originOf(trx, article)
  await removeEntries(trx, id)
  await trx.deleteFrom('articles').where('id', '=', id).execute()
  await removeLedger(trx, { kind: 'article', subject: String(id) })
  const previous = { ...articleValues(article), origin }
  return recordRemoval(trx, { kind: 'article', id, previous, edit })
}

type Place = {
  section: ArticleSection
  created_at: string
  /** Revisions of former builds lack these. */
  published_at?: string | null
  live_since?: Record<LanguageCode, string>
  changed_at?: Record<LanguageCode, string>
}

function placeOf({ section, createdAt, publishedAt, publication }: Article): Place {
  const dates = (name: 'since' | 'changedAt') =>
    Object.fromEntries(
      Object.entries(publication.live).map(([language, live]) => [
        language,
        live[name].toISOString(),
      ]),
    )
  return {
    section,
    created_at: createdAt.toISOString(),
    published_at: publishedAt?.toISOString() ?? null,
    live_since: dates('since'),
    changed_at: dates('changedAt'),
  }
}

/** The trash needs this besides the values, so that nothing held back goes live by it. */
export async function originOf(trx: Trx, article: Article): Promise<Values> {
  const place = placeOf(article)
  if (!isHeld(article.publication)) return place
  const live = articleValues(await readLive(trx, article.id))
  return { ...place, live, held: Object.keys(article.publication.held) }
}

export async function restoreArticleRow(
  trx: Trx,
  id: number,
  { live, held, ...origin }: Values,
  revision: number,
): Promise<void> {
  const { section, created_at, published_at = created_at, live_since = {} } = origin as Place
  const row = { id, section, revision, created_at, updated_at: created_at, published_at }
  await trx.insertInto('articles').values(row).execute()
  const texts = Object.entries(live_since).map(([language, since]) => ({
    ...articleTexts,
    article_id: id,
    language,
    section,
    created_at: published_at ?? created_at,
    live_since: since,
    excerpt: '',
  }))
  if (texts.length > 0) await trx.insertInto('article_texts').values(texts).execute()
  await restorePublication(trx, id, { live, held })
  await writeStates(trx, await readArticle(trx, id))
}

/** A text that comes back last changed when it did before. */
export async function restoreDates(
  trx: Trx,
  id: number,
  languages: LanguageCode[],
  origin: Values,
): Promise<void> {
  const { changed_at = {} } = origin as Place
  for (const [language, at] of Object.entries(changed_at)) {
    if (!languages.includes(language)) continue
    await trx
      .updateTable('article_texts')
      .set({ changed_at: at })
      .where('article_id', '=', id)
      .where('language', '=', language)
      .execute()
  }
}

/** Brings back what visitors read and marks what is held back of it; the values follow. */
export async function restorePublication(
  trx: Trx,
  id: number,
  { live, held = [] }: Values,
): Promise<void> {
  if (!live) return
  const current = await readLive(trx, id)
  const at = current.publishedAt ?? current.createdAt
  const shown = restoreArticle(current, live as Values)
  await writeLive(trx, current, shown, { at }, () => undefined)
  await markHeld(trx, id, held as Part[], at)
  await writeLinks(trx, 'written_topics', id, shown.topics)
  await writeBehind(trx, null, await readArticle(trx, id))
}

function sharedColumns({ cover, ...article }: ArticleDraft) {
  const cover_focus = cover?.focus ? JSON.stringify(cover.focus) : null
  return { cover_id: cover?.id ?? null, cover_focus, ...pick(article, detailNames) }
}
