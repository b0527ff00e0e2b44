import { completeness } from '../../domain/articles/article.ts'
import { dateState, textState } from '../../domain/articles/publication.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { shownBlocks } from '../../domain/pages/shown-blocks.ts'
import { Problem } from '../../domain/problem.ts'
import { lockArticle } from '../articles/article-document.ts'
import { lackingFor } from '../articles/article-rule.ts'
import { savePublication } from '../articles/save-publication.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { lockPage } from '../pages/page-document.ts'
import { savePage } from '../pages/page-store.ts'
import { openChange } from './former-texts.ts'
import type { MovedKind } from './moved-documents.ts'
import { type ImportRun, moveOrigins } from './take-in.ts'

/** `languages` were public at the old site, and `others` of the same document were not. */
export type PublicThere = {
  kind: MovedKind
  id: number
  languages: LanguageCode[]
  others: LanguageCode[]
}

type Unready = Record<LanguageCode, string>

export type PublicBatch = { documents: PublicThere[]; total: number }

export type Fate = { published: number; unready: Unready }

/** Drafts that never were on this site: those that somebody took off it stay off. */
export async function waitingToPublish<Document extends PublicThere>(
  db: Db,
  documents: Document[],
): Promise<Document[]> {
  const drafts = await db
    .selectFrom('article_states')
    .select(['article_id', 'language'])
    .where('state', '=', 'draft')
    .execute()
  const pending = await db
    .selectFrom('pages')
    .select('id')
    .where('status', '=', 'pending')
    .execute()
  const waiting = new Set([
    ...drafts.map(({ article_id: id, language }) => `article ${id} ${language}`),
    ...pending.map(({ id }) => `page ${id}`),
  ])
  return documents.filter(({ kind, id, languages }) =>
    kind === 'page'
      ? waiting.has(`page ${id}`)
      : languages.some((language) => waiting.has(`article ${id} ${language}`)),
  )
}

export async function publishMoved(
  trx: Trx,
  run: ImportRun,
  { documents, total }: PublicBatch,
  edit: Edit,
): Promise<Fate[]> {
  const fates: Fate[] = []
  for (const document of documents) fates.push(await publishOne(trx, run, document, edit))
  const count = fates.reduce((sum, { published }) => sum + published, 0)
  if (count > 0) {
    const { published } = await trx
      .updateTable('imports')
      .set((eb) => ({ published: eb('published', '+', count) }))
      .where('id', '=', run.id)
      .returning('published')
      .executeTakeFirstOrThrow()
    if (published === count)
      audit(trx, edit, 'moved-in-public', '', { name: run.source, count: total })
  }
  return fates
}

async function publishOne(
  trx: Trx,
  run: ImportRun,
  document: PublicThere,
  edit: Edit,
): Promise<Fate> {
  try {
    return await publishers[document.kind](trx, run, document, edit)
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return unpublished({})
    throw error
  }
}

const publishers = { article: publishArticle, page: publishPage }

const incomplete = 'It was not published: it lacks a title or a text.'
const refused = 'It was not published: it lacks a language that the rule for publishing asks for.'
const half = 'It was not published: its text in another language was not public there.'

async function publishArticle(
  trx: Trx,
  run: ImportRun,
  { id, languages }: PublicThere,
  edit: Edit,
): Promise<Fate> {
  const article = await lockArticle(trx, id)
  const { publication, texts, section, revision } = article
  const waiting = languages.filter(
    (language) =>
      textState(publication, language) === 'draft' && dateState(publication, language) === null,
  )
  const ready = waiting.filter((language) => completeness(texts[language]) === 'complete')
  const unready = sameFor(
    waiting.filter((language) => !ready.includes(language)),
    incomplete,
  )
  if (ready.length === 0) return unpublished(unready)
  if ((await lackingFor(trx, article)).length > 0) {
    return unpublished({ ...unready, ...sameFor(ready, refused) })
  }
  const change = { action: 'publish' as const, languages: ready, pictures: false }
  const note = await openChange(trx, run, { kind: 'article', id, revision })
  const saved = await savePublication(trx, section, id, change, edit)
  await moveOrigins(trx, 'article', { id, before: revision, after: saved.revision })
  await note(saved.revision, edit, { published: ready })
  return { published: ready.length, unready }
}

async function publishPage(
  trx: Trx,
  run: ImportRun,
  { id, languages, others }: PublicThere,
  edit: Edit,
): Promise<Fate> {
  const page = await lockPage(trx, id)
  if (page.status === 'published' || (await wasPublished(trx, id))) return unpublished({})
  const titled = (language: LanguageCode) => Boolean(page.texts[language]?.title)
  if (others.some(titled)) return unpublished(sameFor(languages, half))
  const lacking = languages.filter(
    (language) => !titled(language) || shownBlocks(page, language).length === 0,
  )
  if (lacking.length > 0) return unpublished(sameFor(lacking, incomplete))
  const note = await openChange(trx, run, { kind: 'page', id, revision: page.revision })
  const saved = await savePage(trx, id, { status: 'published' }, edit)
  await moveOrigins(trx, 'page', { id, before: page.revision, after: saved.revision })
  await note(saved.revision, edit)
  return { published: languages.length, unready: {} }
}

async function wasPublished(trx: Trx, id: number): Promise<boolean> {
  const revision = await trx
    .selectFrom('revisions')
    .select('id')
    .where('kind', '=', 'page')
    .where('subject', '=', String(id))
    .where('previous', 'like', '%"status":"published"%')
    .limit(1)
    .executeTakeFirst()
  return revision !== undefined
}

function unpublished(unready: Unready): Fate {
  return { published: 0, unready }
}

function sameFor(languages: LanguageCode[], sentence: string): Unready {
  return Object.fromEntries(languages.map((language) => [language, sentence]))
}
