import { sql } from 'kysely'
import { isSame } from '../../domain/documents/revision.ts'
import type { Db, Trx } from '../engine/tables.ts'

/** A topic is not deleted while an article gets it; the order keeps two saves from a deadlock. */
export async function lockTopics(trx: Trx, ids: number[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const same = trx.updateTable('topics').set((eb) => ({ revision: eb.ref('revision') }))
    await same.where('id', '=', id).execute()
  }
}

type Entry = { topic_id: number; language: string; created_at: string }

/** Lists of topics read these rows, one for each text on the site, and their totals. */
export async function writeEntries(trx: Trx, article_id: number): Promise<void> {
  const { gone: old, added: next } = await entryChanges(trx, article_id)
  const topics = [...old, ...next].map(({ topic_id }) => topic_id)
  if (topics.length === 0) return
  await lockTopics(trx, topics)
  const { gone, added } = await entryChanges(trx, article_id)
  for (const { topic_id, language } of gone) {
    await trx
      .deleteFrom('topic_entries')
      .where('article_id', '=', article_id)
      .where('topic_id', '=', topic_id)
      .where('language', '=', language)
      .execute()
  }
  const rows = added.map((entry) => ({ article_id, ...entry }))
  if (rows.length > 0) await trx.insertInto('topic_entries').values(rows).execute()
  await addToTotals(trx, [
    ...gone.map((entry) => ({ ...entry, total: -1 })),
    ...added.map((entry) => ({ ...entry, total: 1 })),
  ])
}

async function entryChanges(db: Db, article_id: number) {
  const known = await db
    .selectFrom('topic_entries')
    .select(['topic_id', 'language', 'section', 'created_at'])
    .where('article_id', '=', article_id)
    .execute()
  const wanted = await db
    .selectFrom('article_topics')
    .innerJoin('article_texts', 'article_texts.article_id', 'article_topics.article_id')
    .select(['topic_id', 'language', 'section', 'created_at'])
    .where('article_topics.article_id', '=', article_id)
    .where('title', '<>', '')
    .execute()
  const isIn = (entries: Entry[]) => (entry: Entry) => entries.some((one) => isSame(one, entry))
  return {
    gone: known.filter((entry) => !isIn(wanted)(entry)),
    added: wanted.filter((entry) => !isIn(known)(entry)),
  }
}

type Difference = Pick<Entry, 'topic_id' | 'language'> & {
  section: 'posts' | 'business' | 'products'
  total: number
}

/** Every save follows this order, so that two never deadlock. */
async function addToTotals(trx: Trx, differences: Difference[]): Promise<void> {
  const keyOf = ({ topic_id, language }: Difference) => `${topic_id}`.padStart(10, '0') + language
  const groups = Map.groupBy(differences, keyOf)
  for (const key of [...groups.keys()].toSorted()) {
    const group = groups.get(key) ?? []
    const difference = group.reduce((sum, { total }) => sum + total, 0)
    const [first] = group
    if (!first || difference === 0) continue
    const { topic_id, language, section } = first
    await trx
      .insertInto('topic_totals')
      .values({ topic_id, language, section, total: difference })
      .onConflict((conflict) =>
        conflict.columns(['topic_id', 'section', 'language']).doUpdateSet((eb) => ({
          total: eb('topic_totals.total', '+', difference),
        })),
      )
      .execute()
  }
}

export async function removeEntries(trx: Trx, article_id: number): Promise<void> {
  await trx.deleteFrom('article_topics').where('article_id', '=', article_id).execute()
  await writeEntries(trx, article_id)
}

export async function rebuildEntries(trx: Trx, topic: number): Promise<void> {
  for (const table of ['topic_entries', 'topic_totals'] as const) {
    await trx.deleteFrom(table).where('topic_id', '=', topic).execute()
  }
  await sql`insert into topic_entries (article_id, topic_id, language, section, created_at)
    select article_texts.article_id, ${sql.lit(topic)}, language, section, created_at
    from article_topics join article_texts on article_texts.article_id = article_topics.article_id
    where topic_id = ${topic} and title <> ''`.execute(trx)
  await sql`insert into topic_totals (topic_id, section, language, total)
    select topic_id, section, language, count(*) from topic_entries where topic_id = ${topic}
    group by topic_id, section, language`.execute(trx)
}
