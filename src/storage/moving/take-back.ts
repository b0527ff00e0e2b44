import type { Edit } from '../../domain/documents/revision.ts'
import type { Destination } from '../../domain/moving/destinations.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { lockTopics } from '../topics/topic-entries.ts'
import { lockTopic, readTopic, removeTopic } from '../topics/topic-document.ts'
import { movedDocuments, type MovedKind } from './moved-documents.ts'
import { redirectTargets } from './take-in.ts'

export type Brought = { id: number; revision: number; isEdited: boolean }
type BroughtDocument = Brought & { kind: MovedKind | 'topic'; destination: Destination }

/** All runs of the site are meant where none is named. */
export type AskedBack = { source: string; run: number | undefined }

export async function importAsked(db: Db, named: string): Promise<AskedBack | undefined> {
  const runs = db.selectFrom('imports').select(['id', 'source'])
  const isNumber = /^[1-9]\d{0,8}$/.test(named)
  const found = await runs
    .where('begun_at', 'is not', null)
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
  if (run !== undefined) {
    // A later run that adds a translation has not brought the text.
    rows = rows.where('import_id', '=', run).where(({ not, exists, selectFrom }) => {
      const former = selectFrom('import_origins as former')
        .select('former.key')
        .whereRef('former.kind', '=', 'import_origins.kind')
        .whereRef('former.document_id', '=', 'import_origins.document_id')
        .where('former.import_id', '<', run)
      return not(exists(former))
    })
  }
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
