import { sql } from 'kysely'
import { sharedPart } from '../../domain/articles/publication.ts'
import type { Values } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { TopicLink } from '../../domain/topics/topic.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { rebuildEntries } from './topic-entries.ts'

const tables = ['article_topics', 'written_topics'] as const
type LinkTable = (typeof tables)[number]

/** Drafts are left aside: these are what visitors read. */
export async function topicsOf(db: Db, articles: number[]): Promise<Map<number, number[]>> {
  if (articles.length === 0) return new Map()
  const rows = await db
    .selectFrom('article_topics')
    .selectAll()
    .where('article_id', 'in', articles)
    .orderBy('topic_id')
    .execute()
  const groups = Map.groupBy(rows, ({ article_id }) => article_id)
  return new Map([...groups].map(([id, links]) => [id, links.map(({ topic_id }) => topic_id)]))
}

export async function topicLinksOf(
  db: Db,
  articles: number[],
  language: LanguageCode,
): Promise<Map<number, TopicLink[]>> {
  if (articles.length === 0) return new Map()
  const rows = await db
    .selectFrom('article_topics')
    .innerJoin('topic_texts', 'topic_texts.topic_id', 'article_topics.topic_id')
    .select(['article_id', 'article_topics.topic_id as id', 'name', 'slug'])
    .where('article_id', 'in', articles)
    .where('language', '=', language)
    .where('name', '<>', '')
    .orderBy('article_topics.topic_id')
    .execute()
  const groups = Map.groupBy(rows, ({ article_id }) => article_id)
  return new Map(
    [...groups].map(([article, links]) => [
      article,
      links.map(({ id, name, slug }) => ({ id, name, slug })),
    ]),
  )
}

export async function linksTo(
  db: Db,
  topics: number[],
  language: LanguageCode,
): Promise<TopicLink[]> {
  if (topics.length === 0) return []
  return db
    .selectFrom('topic_texts')
    .select(['topic_id as id', 'name', 'slug'])
    .where('topic_id', 'in', topics)
    .where('language', '=', language)
    .where('name', '<>', '')
    .orderBy('topic_id')
    .execute()
}

/** Topics that are held back, and those of the history, may have been deleted since. */
export async function existingTopics(db: Db, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const wanted = [...new Set(ids)]
  const rows = await db.selectFrom('topics').select('id').where('id', 'in', wanted).execute()
  const known = new Set(rows.map(({ id }) => id))
  return wanted.filter((id) => known.has(id))
}

export async function writeLinks(
  trx: Trx,
  table: LinkTable,
  article_id: number,
  topics: number[],
): Promise<void> {
  const rows = await trx
    .selectFrom(table)
    .select('topic_id')
    .where('article_id', '=', article_id)
    .execute()
  const known = rows.map(({ topic_id }) => topic_id)
  const gone = known.filter((id) => !topics.includes(id))
  const added = topics.filter((id) => !known.includes(id))
  if (gone.length > 0) {
    const its = trx.deleteFrom(table).where('article_id', '=', article_id)
    await its.where('topic_id', 'in', gone).execute()
  }
  const links = added.map((topic_id) => ({ article_id, topic_id }))
  if (links.length > 0) await trx.insertInto(table).values(links).execute()
}

export type TopicLinks = Record<'live' | 'written', number[]>

export async function linksOf(db: Db, topic: number): Promise<TopicLinks> {
  const links = async (table: LinkTable) => {
    const rows = db.selectFrom(table).select('article_id').where('topic_id', '=', topic)
    return (await rows.orderBy('article_id').execute()).map(({ article_id }) => article_id)
  }
  return { live: await links('article_topics'), written: await links('written_topics') }
}

export async function removeLinks(trx: Trx, topic: number): Promise<void> {
  for (const table of [...tables, 'topic_entries', 'topic_totals'] as const) {
    await trx.deleteFrom(table).where('topic_id', '=', topic).execute()
  }
}

const atOnce = 300

/** A topic that comes back has the articles that are still there; a draft says for itself. */
export async function giveBack(
  trx: Trx,
  topic: number,
  { live, written }: TopicLinks,
): Promise<void> {
  const wasLive = new Set(live)
  const articles = [...wasLive.union(new Set(written))]
  for (let first = 0; first < articles.length; first += atOnce) {
    const some = articles.slice(first, first + atOnce)
    const rows = await trx
      .selectFrom('articles')
      .leftJoin('article_drafts', (join) =>
        join.onRef('article_id', '=', 'articles.id').on('language', '=', sharedPart),
      )
      .select(['articles.id', 'newer'])
      .where('articles.id', 'in', some)
      .execute()
    const shown = rows.filter(({ id }) => wasLive.has(id))
    const isWritten = ({ id, newer }: (typeof rows)[number]) =>
      heldTopics(newer)?.includes(topic) ?? wasLive.has(id)
    await addLinks(trx, 'written_topics', topic, rows.filter(isWritten))
    await addLinks(trx, 'article_topics', topic, shown)
  }
  await rebuildEntries(trx, topic)
}

function heldTopics(newer: string | null): number[] | undefined {
  const values = JSON.parse(newer ?? '{}') as Values
  return 'topics' in values ? ((values.topics ?? []) as number[]) : undefined
}

async function addLinks(
  trx: Trx,
  table: LinkTable,
  topic_id: number,
  articles: { id: number }[],
): Promise<void> {
  const links = articles.map(({ id: article_id }) => ({ article_id, topic_id }))
  if (links.length === 0) return
  await trx
    .insertInto(table)
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The articles of the one get the other, too; what is held back of them as well. */
export async function addTopic(trx: Trx, from: number, to: number): Promise<void> {
  for (const table of tables) {
    await sql`insert into ${sql.table(table)} (article_id, topic_id)
      select article_id, ${sql.lit(to)} from ${sql.table(table)} where topic_id = ${from}
      on conflict do nothing`.execute(trx)
  }
  const drafts = await trx
    .selectFrom('article_drafts')
    .innerJoin('written_topics', 'written_topics.article_id', 'article_drafts.article_id')
    .select(['article_drafts.article_id', 'newer'])
    .where('language', '=', sharedPart)
    .where('topic_id', '=', from)
    .execute()
  for (const { article_id, newer } of drafts) {
    const held = heldTopics(newer)
    if (!held) continue
    const topics = [...new Set([...held, to])].toSorted((one, other) => one - other)
    await trx
      .updateTable('article_drafts')
      .set({ newer: JSON.stringify({ ...(JSON.parse(newer) as Values), topics }) })
      .where('article_id', '=', article_id)
      .where('language', '=', sharedPart)
      .execute()
  }
  await rebuildEntries(trx, to)
}
