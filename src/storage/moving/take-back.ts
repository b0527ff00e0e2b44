import type { Edit, Values } from '../../domain/documents/revision.ts'
import type { Destination } from '../../domain/moving/moved-item.ts'
import { homePageId } from '../../domain/pages/page.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { formDocument, removeForm } from '../forms/form-document.ts'
import type { DocumentId } from '../history/revision-rows.ts'
import { saveWithRevision, type VersionedDocument } from '../history/save-with-revision.ts'
import { changingPage } from '../pages/page-document.ts'
import { changingSection } from '../sections/section-document.ts'
import { cardDocument, removeCard } from '../partners/card-document.ts'
import { lockTopics } from '../topics/topic-entries.ts'
import { lockTopic, readTopic, removeTopic } from '../topics/topic-document.ts'
import { movedDocuments, type MovedKind } from './moved-documents.ts'
import { redirectTargets } from './take-in.ts'
import type { OtherKind } from './take-in-others.ts'

export type Brought = { id: number; revision: number; isEdited: boolean }
type BroughtDocument = Brought & { kind: MovedKind | 'topic'; destination: Destination }

/** All runs of the site are meant where none is named. */
export type AskedBack = { source: string; run: number | undefined }

export async function importAsked(db: Db, named: string): Promise<AskedBack | undefined> {
  const runs = db.selectFrom('imports').select(['id', 'source'])
  const isNumber = /^[1-9]\d{0,8}$/.test(named)
  const found = await runs
    .where((eb) => (isNumber ? eb('id', '=', Number(named)) : eb('source', '=', named)))
    .executeTakeFirst()
  return found && { source: found.source, run: isNumber ? found.id : undefined }
}

/** A topic that was here before the import is none of them. */
export async function documentsBrought(
  db: Db,
  { source, run }: AskedBack,
): Promise<BroughtDocument[]> {
  let rows = db
    .selectFrom('import_origins')
    .leftJoin('articles', (join) =>
      join.onRef('articles.id', '=', 'document_id').on('kind', '=', 'article'),
    )
    .leftJoin('pages', (join) => join.onRef('pages.id', '=', 'document_id').on('kind', '=', 'page'))
    .leftJoin('topics', (join) =>
      join.onRef('topics.id', '=', 'document_id').on('kind', '=', 'topic'),
    )
    .select(['kind', 'document_id as id', 'section'])
    .select(({ fn }) => [
      fn.min('import_origins.revision').as('left'),
      fn.min(fn.coalesce('articles.revision', 'pages.revision', 'topics.revision')).as('revision'),
    ])
    .where('source', '=', source)
    .where('kind', 'in', ['article', 'page', 'topic'])
    .where((eb) =>
      eb.or([eb('kind', '<>', 'topic'), eb('import_origins.revision', 'is not', null)]),
    )
    .groupBy(['kind', 'document_id', 'section'])
    .orderBy('document_id')
  if (run !== undefined) rows = rows.where('import_id', '=', run)
  const found = await rows.execute()
  return found.flatMap(({ left, revision, section, id, kind }) =>
    revision === null
      ? []
      : [
          {
            id,
            kind: kind as BroughtDocument['kind'],
            revision,
            destination: section ?? 'pages',
            isEdited: left !== revision,
          },
        ],
  )
}

export type OtherBrought = {
  kind: OtherKind
  key: string
  id: number
  name: string
  isEdited: boolean
}

export async function othersBrought(db: Db, { source, run }: AskedBack): Promise<OtherBrought[]> {
  let rows = db
    .selectFrom('import_origins')
    .leftJoin('cards', (join) => join.onRef('cards.id', '=', 'document_id').on('kind', '=', 'card'))
    .leftJoin('files', (join) => join.onRef('files.id', '=', 'digest').on('kind', '=', 'file'))
    .leftJoin('redirects', (join) =>
      join.onRef('redirects.id', '=', 'document_id').on('kind', '=', 'redirect'),
    )
    .leftJoin('forms', (join) => join.onRef('forms.id', '=', 'document_id').on('kind', '=', 'form'))
    .leftJoin('sections', (join) =>
      join.onRef('sections.name', '=', 'digest').on('kind', '=', 'section'),
    )
    .leftJoin('pages', (join) => join.onRef('pages.id', '=', 'document_id').on('kind', '=', 'home'))
    .select(['kind', 'key', 'document_id as id', 'digest as name', 'redirects.id as redirect'])
    .select(({ fn }) => [
      'import_origins.revision as left',
      fn
        .coalesce(
          'cards.revision',
          'files.revision',
          'forms.revision',
          'sections.revision',
          'pages.revision',
        )
        .as('revision'),
    ])
    .where('source', '=', source)
    .where('kind', 'in', ['card', 'file', 'form', 'redirect', 'section', 'home'])
    .where('taken_back_at', 'is', null)
    .orderBy('key')
  if (run !== undefined) rows = rows.where('import_id', '=', run)
  return (await rows.execute()).flatMap(({ kind, redirect, left, revision, ...other }) =>
    redirect === null && revision === null
      ? []
      : [{ ...other, kind: kind as OtherKind, isEdited: left !== revision }],
  )
}

export async function takeBackCard(
  trx: Trx,
  source: string,
  { key, id }: OtherBrought,
  edit: Edit,
): Promise<boolean> {
  const { revision } = await originAt(trx, source, key)
  const card = await cardDocument.lockForUpdate(trx, id)
  if (card.revision !== revision) return false
  await removeCard(trx, id, edit)
  await markOther(trx, source, key, edit)
  return true
}

export async function takeBackForm(
  trx: Trx,
  source: string,
  { key, id }: OtherBrought,
  edit: Edit,
): Promise<boolean> {
  const { revision } = await originAt(trx, source, key)
  const form = await formDocument.lockForUpdate(trx, id)
  const sent = await trx
    .selectFrom('messages')
    .select('id')
    .where('form_id', '=', id)
    .limit(1)
    .execute()
  if (form.revision !== revision || sent.length > 0) return false
  await removeForm(trx, id, edit)
  await markOther(trx, source, key, edit)
  return true
}

export async function takeBackSettings(
  trx: Trx,
  source: string,
  { key, kind }: OtherBrought,
  edit: Edit,
): Promise<boolean> {
  const { revision, written, digest } = await originAt(trx, source, key)
  const values = JSON.parse(written ?? '{}') as Values
  const isBack =
    kind === 'home'
      ? await restoreAt(trx, changingPage(), homePageId, { revision, values, edit })
      : await restoreAt(trx, changingSection(), digest as SectionName, { revision, values, edit })
  if (isBack) await markOther(trx, source, key, edit)
  return isBack
}

type Former = { revision: number | null; values: Values; edit: Edit }

async function restoreAt<
  Id extends DocumentId,
  Document extends Draft & { revision: number },
  Draft,
>(
  trx: Trx,
  document: VersionedDocument<Id, Document, Draft>,
  id: Id,
  { revision, values, edit }: Former,
): Promise<boolean> {
  const current = await document.lockForUpdate(trx, id)
  if (current.revision !== revision) return false
  await saveWithRevision(trx, document, id, {
    action: 'restore',
    edit,
    sent: null,
    change: (saved) => document.restore(saved, values),
  })
  return true
}

function originAt(trx: Trx, source: string, key: string) {
  return trx
    .selectFrom('import_origins')
    .select(['revision', 'written', 'digest'])
    .where('source', '=', source)
    .where('key', '=', key)
    .where('language', '=', '')
    .executeTakeFirstOrThrow()
}

export async function takeBackRedirect(
  trx: Trx,
  source: string,
  { key, id }: OtherBrought,
  edit: Edit,
): Promise<void> {
  await trx.deleteFrom('redirects').where('id', '=', id).where('imported', '=', 1).execute()
  await markOther(trx, source, key, edit)
}

export async function markOther(
  trx: Trx,
  source: string,
  key: string,
  { at }: Edit,
): Promise<void> {
  await trx
    .updateTable('import_origins')
    .set({ taken_back_at: at.toISOString() })
    .where('source', '=', source)
    .where('key', '=', key)
    .where('language', '=', '')
    .execute()
}

export async function picturesBrought(db: Db, { source, run }: AskedBack): Promise<string[]> {
  let rows = db
    .selectFrom('import_pictures')
    .innerJoin('imports', 'imports.id', 'import_id')
    .innerJoin('media', 'media.id', 'media_id')
    .select('media_id')
    .where('source', '=', source)
    .where('library', '=', 1)
    .orderBy('media_id')
  if (run !== undefined) rows = rows.where('import_id', '=', run)
  return (await rows.execute()).map(({ media_id: id }) => id)
}

/** Returns whether it was: one that somebody changed meanwhile stays. Its old addresses lead nowhere any more. */
export async function takeBackDocument(
  trx: Trx,
  kind: MovedKind,
  { id, revision }: Brought,
  edit: Edit,
): Promise<boolean> {
  const { lock, remove } = movedDocuments[kind]
  const document = await lock(trx, id)
  if (document.revision !== revision) return false
  await remove(trx, id, edit)
  await trx
    .deleteFrom('redirects')
    .where('imported', '=', 1)
    .where('target', 'in', redirectTargets(document))
    .execute()
  await markTakenBack(trx, kind, id, edit)
  return true
}

/** A topic that an article still has stays. */
export async function takeBackTopic(
  trx: Trx,
  { id, revision }: Brought,
  edit: Edit,
): Promise<boolean> {
  await lockTopics(trx, [id])
  const topic = await lockTopic(trx, id)
  if (topic.revision !== revision || (await articlesWith(trx, id)).length > 0) return false
  await removeTopic(trx, id, edit)
  await markTakenBack(trx, 'topic', id, edit)
  return true
}

export async function articlesWith(db: Db, topic: number): Promise<number[]> {
  const [written, live] = [
    db.selectFrom('written_topics').select('article_id').where('topic_id', '=', topic),
    db.selectFrom('article_topics').select('article_id').where('topic_id', '=', topic),
  ]
  return (await written.union(live).execute()).map(({ article_id: id }) => id)
}

async function markTakenBack(
  trx: Trx,
  kind: MovedKind | 'topic',
  id: number,
  { at }: Edit,
): Promise<void> {
  await trx
    .updateTable('import_origins')
    .set({ taken_back_at: at.toISOString() })
    .where('kind', '=', kind)
    .where('document_id', '=', id)
    .execute()
}

export async function titleOfDocument(db: Db, kind: MovedKind, id: number): Promise<string> {
  const { titles } = await movedDocuments[kind].read(db, id)
  return titles.find((title) => title !== '') ?? ''
}

export async function titleOfTopic(db: Db, id: number): Promise<string> {
  const { texts } = await readTopic(db, id)
  return Object.values(texts).find(({ name }) => name !== '')?.name ?? ''
}
