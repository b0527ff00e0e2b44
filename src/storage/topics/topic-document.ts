import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { type Edit, isSame, type Values } from '../../domain/documents/revision.ts'
import { restoreTopic, topicValues } from '../../domain/topics/change-topic.ts'
import { blankTopic, type Topic, topicLimits, type TopicText } from '../../domain/topics/topic.ts'
import { countOf } from '../engine/count-of.ts'
import { onDuplicate } from '../engine/sql-errors.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { recordRemoval } from '../history/revision-rows.ts'
import { refuseStale, type VersionedDocument } from '../history/save-with-revision.ts'
import { slugTaken } from '../pages/page-slugs.ts'
import { giveBack, linksOf, removeLinks, type TopicLinks } from './topic-links.ts'

export const topicDocument: VersionedDocument<number, Topic> = {
  kind: 'topic',
  read: readTopic,
  lockForUpdate: lockTopic,
  valuesOf: topicValues,
  restore: restoreTopic,
  write: writeTopic,

  async setRevision(trx, id, revision, at) {
    const marks = { revision, updated_at: at.toISOString() }
    await trx.updateTable('topics').set(marks).where('id', '=', id).execute()
  },
}

type Row = { id: number; created_at: string; revision: number }
const columns = ['id', 'created_at', 'revision'] as const

export async function readTopic(db: Db, id: number): Promise<Topic> {
  const row = db.selectFrom('topics').select(columns).where('id', '=', id)
  return only(db, await row.executeTakeFirst())
}

export async function lockTopic(trx: Trx, id: number): Promise<Topic> {
  const row = await trx
    .updateTable('topics')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return only(trx, row)
}

async function only(db: Db, row: Row | undefined): Promise<Topic> {
  if (!row) throw new Problem('not-found')
  const texts = db.selectFrom('topic_texts').selectAll().where('topic_id', '=', row.id)
  const rows = await texts.orderBy('language').execute()
  return {
    id: row.id,
    createdAt: new Date(row.created_at),
    texts: Object.fromEntries(rows.map(({ topic_id: _id, language, ...text }) => [language, text])),
    revision: row.revision,
  }
}

export async function insertTopic(
  trx: Trx,
  row: { id?: number; created_at: string; revision: number },
): Promise<Topic> {
  const total = await countOf(trx.selectFrom('topics'))
  if (total >= topicLimits.topics) {
    throw new Problem('invalid-input', { fields: { name: messages.itemsTooMany } })
  }
  const { id } = await trx
    .insertInto('topics')
    .values({ ...row, updated_at: row.created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...blankTopic(id, new Date(row.created_at)), revision: row.revision }
}

export async function writeTopic(trx: Trx, before: Topic, after: Topic): Promise<Topic> {
  for (const language of Object.keys(after.texts)) {
    const text = after.texts[language]
    if (text && !isSame(before.texts[language], text)) {
      await writeText(trx, before, language, text)
    }
  }
  return after
}

async function writeText(
  trx: Trx,
  { id, texts }: Topic,
  language: LanguageCode,
  text: TopicText,
): Promise<void> {
  const { slug: before = '' } = texts[language] ?? {}
  if (text.slug !== before) {
    await refuseTaken(trx, id, language, text.slug)
    if (before !== '') await leadOn(trx, language, before, id)
    await forgetOld(trx, language, text.slug)
  }
  const writing = trx
    .insertInto('topic_texts')
    .values({ topic_id: id, language, ...text })
    .onConflict((conflict) => conflict.columns(['topic_id', 'language']).doUpdateSet(text))
    .execute()
  await onDuplicate(writing, slugTaken(language, ''))
}

async function refuseTaken(
  trx: Trx,
  id: number,
  language: LanguageCode,
  slug: string,
): Promise<void> {
  if (slug === '') return
  const holder = await trx
    .selectFrom('topic_texts')
    .select('name')
    .where('language', '=', language)
    .where('slug', '=', slug)
    .where('topic_id', '<>', id)
    .executeTakeFirst()
  if (holder) throw slugTaken(language, holder.name)
}

/** An old address leads to the topic, or without one to the list of the section. */
async function leadOn(
  trx: Trx,
  language: LanguageCode,
  slug: string,
  topic_id: number | null,
): Promise<void> {
  await trx
    .insertInto('topic_old_slugs')
    .values({ language, slug, topic_id })
    .onConflict((conflict) => conflict.columns(['language', 'slug']).doUpdateSet({ topic_id }))
    .execute()
}

export async function leadFromFormer(
  trx: Trx,
  topic_id: number,
  language: LanguageCode,
  slug: string,
): Promise<void> {
  const holder = await trx
    .selectFrom('topic_texts')
    .select('topic_id')
    .where('language', '=', language)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (holder) return
  await trx
    .insertInto('topic_old_slugs')
    .values({ language, slug, topic_id })
    .onConflict((conflict) => conflict.columns(['language', 'slug']).doNothing())
    .execute()
}

async function forgetOld(trx: Trx, language: LanguageCode, slug: string): Promise<void> {
  await trx
    .deleteFrom('topic_old_slugs')
    .where('language', '=', language)
    .where('slug', '=', slug)
    .execute()
}

/** Its addresses lead to the topic that takes its place, or to the list of the section. */
export async function removeTopic(
  trx: Trx,
  id: number,
  edit: Edit,
  into: number | null = null,
): Promise<number> {
  const topic = await lockTopic(trx, id)
  refuseStale(edit, topic)
  const articles = await linksOf(trx, id)
  const old = await trx
    .selectFrom('topic_old_slugs')
    .select(['language', 'slug'])
    .where('topic_id', '=', id)
    .execute()
  for (const [language, { slug }] of Object.entries(topic.texts)) {
    if (slug !== '') await leadOn(trx, language, slug, into)
  }
  for (const { language, slug } of old) await leadOn(trx, language, slug, into)
  await removeLinks(trx, id)
  await trx.deleteFrom('topics').where('id', '=', id).execute()
  const origin = { created_at: topic.createdAt.toISOString(), articles, old }
  const previous = { ...topicValues(topic), origin }
  return recordRemoval(trx, { kind: 'topic', id, previous, edit })
}

type Origin = {
  created_at: string
  articles: TopicLinks
  old: { language: LanguageCode; slug: string }[]
}

export async function restoreTopicRow(
  trx: Trx,
  id: number,
  values: Values,
  revision: number,
): Promise<void> {
  const { created_at, articles, old } = values as Origin
  await insertTopic(trx, { id, created_at, revision })
  for (const { language, slug } of old) await leadOn(trx, language, slug, id)
  await giveBack(trx, id, articles)
}
