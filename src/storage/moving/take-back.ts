import type { Edit } from '../../domain/documents/revision.ts'
import { lockArticle, readArticle, removeArticle } from '../articles/article-document.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { lockTopics } from '../topics/topic-entries.ts'
import { lockTopic, readTopic, removeTopic } from '../topics/topic-document.ts'
import { redirectTargets } from './take-in-article.ts'

export type Brought = { id: number; revision: number; isEdited: boolean }

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

export async function articlesBrought(db: Db, { source, run }: AskedBack) {
  let rows = db
    .selectFrom('import_origins')
    .innerJoin('articles', 'articles.id', 'document_id')
    .select(['articles.id', 'articles.revision', 'articles.section'])
    .select(({ fn }) => fn.min('import_origins.revision').as('left'))
    .where('source', '=', source)
    .where('kind', '=', 'article')
    .groupBy(['articles.id', 'articles.revision', 'articles.section'])
    .orderBy('articles.id')
  if (run !== undefined) rows = rows.where('import_id', '=', run)
  const found = await rows.execute()
  return found.map(({ left, ...article }) => ({ ...article, isEdited: left !== article.revision }))
}

/** A topic that was here before the import is none of them. */
export async function topicsBrought(db: Db, { source, run }: AskedBack): Promise<Brought[]> {
  let rows = db
    .selectFrom('import_origins')
    .innerJoin('topics', 'topics.id', 'document_id')
    .select(['topics.id', 'topics.revision'])
    .select(({ fn }) => fn.min('import_origins.revision').as('left'))
    .where('source', '=', source)
    .where('kind', '=', 'topic')
    .where('import_origins.revision', 'is not', null)
    .groupBy(['topics.id', 'topics.revision'])
    .orderBy('topics.id')
  if (run !== undefined) rows = rows.where('import_id', '=', run)
  const found = await rows.execute()
  return found.map(({ left, ...topic }) => ({ ...topic, isEdited: left !== topic.revision }))
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
export async function takeBackArticle(
  trx: Trx,
  { id, revision }: Brought,
  edit: Edit,
): Promise<boolean> {
  const article = await lockArticle(trx, id)
  if (article.revision !== revision) return false
  await removeArticle(trx, id, edit)
  await trx
    .deleteFrom('redirects')
    .where('imported', '=', 1)
    .where('target', 'in', redirectTargets(article))
    .execute()
  await markTakenBack(trx, 'article', id, edit)
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
  kind: 'article' | 'topic',
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

export async function titleOfArticle(db: Db, id: number): Promise<string> {
  const { texts } = await readArticle(db, id)
  return Object.values(texts).find(({ title }) => title !== '')?.title ?? ''
}

export async function titleOfTopic(db: Db, id: number): Promise<string> {
  const { texts } = await readTopic(db, id)
  return Object.values(texts).find(({ name }) => name !== '')?.name ?? ''
}
