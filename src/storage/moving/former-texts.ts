import { isOnSite, sharedPart, textState } from '../../domain/articles/publication.ts'
import { changedValues, type Edit, valuesBefore } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Destination } from '../../domain/moving/destinations.ts'
import { lockArticle } from '../articles/article-document.ts'
import { documentIn } from '../articles/article-save.ts'
import { writeStates } from '../articles/article-states.ts'
import { savePublication } from '../articles/save-publication.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { revisionsAfter } from '../history/revision-rows.ts'
import { saveWithRevision, type VersionedDocument } from '../history/save-with-revision.ts'
import { pageDocument } from '../pages/page-document.ts'
import { movedDocuments, type MovedKind } from './moved-documents.ts'
import type { AskedBack } from './take-back.ts'
import { type ImportRun, redirectTargets } from './take-in.ts'

type Document = { kind: MovedKind; id: number; revision: number }
type Origins = Awaited<ReturnType<typeof originsOf>>
type Former = { before: number; origins: Origins; paths: string[]; published: LanguageCode[] }
type More = Partial<Pick<Former, 'paths' | 'published'>>
type NoteChange = (after: number, edit: Edit, more?: More) => Promise<void>
export type ChangedByRun = Document & {
  run: number
  destination: Destination
  isEdited: boolean
  isForgotten: boolean
}

/** Called before a run changes a text that another one brought: what it was comes back with this note. */
export async function openChange(
  trx: Trx,
  { id: import_id, source }: ImportRun,
  { kind, id, revision }: Document,
): Promise<NoteChange> {
  const origins = await originsOf(trx, source, { kind, id })
  if (origins.every((origin) => origin.import_id === import_id)) return async () => {}
  return async (after, { at }, { paths = [], published = [] } = {}) => {
    if (after === revision && paths.length === 0) return
    const note = { source, key: noteKey(import_id, kind, id), language: '' }
    const row = await trx
      .selectFrom('import_origins')
      .select(['revision', 'written'])
      .where('source', '=', source)
      .where('key', '=', note.key)
      .executeTakeFirst()
    const blank: Former = { before: revision, origins, paths: [], published: [] }
    const former: Former = row?.written ? JSON.parse(row.written) : blank
    const written = JSON.stringify({
      ...former,
      paths: [...former.paths, ...paths],
      published: [...former.published, ...published],
    })
    const isOurs = !row || row.revision === revision
    const noted = { revision: isOurs ? after : row.revision, written }
    await trx
      .insertInto('import_origins')
      .values({
        ...note,
        kind: 'change',
        document_id: id,
        digest: kind,
        made_at: at.toISOString(),
        import_id,
        ...noted,
      })
      .onConflict((conflict) => conflict.columns(['source', 'key', 'language']).doUpdateSet(noted))
      .execute()
  }
}

/** Whoever takes back all runs of a site takes back the texts themselves. */
export async function changesBrought(db: Db, { source, run }: AskedBack): Promise<ChangedByRun[]> {
  if (run === undefined) return []
  const rows = await db
    .selectFrom('import_origins')
    .leftJoin('articles', (join) =>
      join.onRef('articles.id', '=', 'document_id').on('digest', '=', 'article'),
    )
    .leftJoin('pages', (join) =>
      join.onRef('pages.id', '=', 'document_id').on('digest', '=', 'page'),
    )
    .select([
      'document_id as id',
      'digest',
      'section',
      'written',
      'import_origins.revision as left',
    ])
    .select(({ fn }) => fn.coalesce('articles.revision', 'pages.revision').as('revision'))
    .where('source', '=', source)
    .where('kind', '=', 'change')
    .where('import_id', '=', run)
    .orderBy('document_id')
    .execute()
  const changes: ChangedByRun[] = []
  for (const { id, digest, section, written, left, revision } of rows) {
    if (revision === null) continue
    const document = { kind: digest as MovedKind, id, revision }
    const { before } = JSON.parse(written ?? '{}') as Former
    const isEdited = left !== revision
    const isForgotten = !(await isInHistory(db, document, before))
    changes.push({ ...document, run, destination: section ?? 'pages', isEdited, isForgotten })
  }
  return changes
}

export async function takeBackChange(
  trx: Trx,
  source: string,
  { kind, id, run }: ChangedByRun,
  edit: Edit,
): Promise<boolean> {
  const document = await movedDocuments[kind].lock(trx, id)
  const key = noteKey(run, kind, id)
  const note = await trx
    .selectFrom('import_origins')
    .select(['revision', 'written'])
    .where('source', '=', source)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const former = JSON.parse(note.written ?? '{}') as Former
  const { revision } = document
  const isAsLeft = note.revision === revision
  if (!isAsLeft || !(await isInHistory(trx, { kind, id, revision }, former.before))) return false
  const after = await restorers[kind](trx, id, former, edit)
  await restoreOrigins(trx, { source, kind, id, run }, former.origins)
  await moveNotes(trx, { kind, id }, { before: former.before, after })
  await trx
    .deleteFrom('import_origins')
    .where('source', '=', source)
    .where('key', '=', key)
    .execute()
  if (former.paths.length === 0) return true
  await trx
    .deleteFrom('redirects')
    .where('imported', '=', 1)
    .where('path', 'in', former.paths)
    .where('target', 'in', redirectTargets(document))
    .execute()
  return true
}

const restorers: Record<
  MovedKind,
  (trx: Trx, id: number, former: Former, edit: Edit) => Promise<number>
> = { article: restoreArticle, page: restorePage }

async function restoreArticle(
  trx: Trx,
  id: number,
  { before, published }: Former,
  edit: Edit,
): Promise<number> {
  const { section, publication, texts } = await lockArticle(trx, id)
  const languages = published.filter((language) => isOnSite(textState(publication, language)))
  if (languages.length > 0) {
    const change = { action: 'unpublish' as const, languages, pictures: false }
    await savePublication(trx, section, id, change, edit)
    await neverPublic(trx, id, languages)
  }
  const parts = [...Object.keys(texts), sharedPart]
  const document = documentIn(section, { at: edit.at, parts, wish: 'no' })
  return restoreBefore(trx, document, id, { before, edit })
}

function restorePage(trx: Trx, id: number, { before }: Former, edit: Edit): Promise<number> {
  return restoreBefore(trx, pageDocument, id, { before, edit })
}

async function restoreBefore<Document extends Draft & { revision: number }, Draft>(
  trx: Trx,
  document: VersionedDocument<number, Document, Draft>,
  id: number,
  { before, edit }: Pick<Former, 'before'> & { edit: Edit },
): Promise<number> {
  const { saved } = await saveWithRevision(trx, document, id, {
    action: 'restore',
    edit,
    sent: null,
    async change(current) {
      const now = document.valuesOf(current)
      const then = valuesBefore(await revisionsAfter(trx, document.kind, id, before), now)
      return document.restore(current, changedValues(then, now))
    },
  })
  return saved.revision
}

/** A text that was taken off the site by a person is published by no import. */
async function neverPublic(trx: Trx, id: number, languages: LanguageCode[]): Promise<void> {
  await trx
    .updateTable('article_texts')
    .set({ live_since: null })
    .where('article_id', '=', id)
    .where('language', 'in', languages)
    .execute()
  await writeStates(trx, await lockArticle(trx, id))
}

type OfRun = { source: string; kind: MovedKind; id: number; run: number }

async function restoreOrigins(
  trx: Trx,
  { source, kind, id, run }: OfRun,
  origins: Origins,
): Promise<void> {
  await trx
    .deleteFrom('import_origins')
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('import_id', '=', run)
    .execute()
  for (const { key, language, digest, written, revision } of origins) {
    await trx
      .updateTable('import_origins')
      .set({ digest, written, revision })
      .where('source', '=', source)
      .where('key', '=', key)
      .where('language', '=', language)
      .execute()
  }
}

async function moveNotes(
  trx: Trx,
  { kind, id }: Pick<OfRun, 'kind' | 'id'>,
  { before, after }: { before: number; after: number },
): Promise<void> {
  await trx
    .updateTable('import_origins')
    .set({ revision: after })
    .where('document_id', '=', id)
    .where('revision', '=', before)
    .where((eb) => eb.or([eb('kind', '=', kind), eb.and({ kind: 'change', digest: kind })]))
    .execute()
}

function originsOf(db: Db, source: string, { kind, id }: Pick<OfRun, 'kind' | 'id'>) {
  return db
    .selectFrom('import_origins')
    .select(['key', 'language', 'digest', 'written', 'revision', 'import_id'])
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .where('taken_back_at', 'is', null)
    .execute()
}

/** Old revisions are cleared away, and then nothing tells what a text was. */
async function isInHistory(db: Db, { kind, id, revision }: Document, before: number) {
  return (await revisionsAfter(db, kind, id, before)).length === revision - before
}

function noteKey(run: number, kind: MovedKind, id: number): string {
  return `change ${run} ${kind} ${id}`
}
