import type { MovedTopic } from '../../domain/moving/moved-topics.ts'
import { type Edit, textValues } from '../../domain/documents/revision.ts'
import { slugOf } from '../../domain/seo/slug.ts'
import { topicLimits, topicTexts } from '../../domain/topics/topic.ts'
import { countOf } from '../engine/count-of.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { leadFromFormer } from '../topics/topic-document.ts'
import { createTopic } from '../topics/topic-store.ts'
import type { ImportRun } from './take-in.ts'

export async function takeInTopic(
  trx: Trx,
  { id: import_id, source }: ImportRun,
  topic: MovedTopic,
  edit: Edit,
): Promise<number | undefined> {
  const { keys } = topic
  const found = await trx
    .selectFrom('import_origins')
    .leftJoin('topics', 'topics.id', 'document_id')
    .select(['key', 'topics.id', 'taken_back_at'])
    .where('source', '=', source)
    .where('kind', '=', 'topic')
    .where('key', 'in', keys)
    .execute()
  const [known = [], gone = []] = [true, false].map((isKnown) =>
    found.filter((row) => (row.id !== null || row.taken_back_at === null) === isKnown),
  )
  const named = known.length > 0 ? undefined : await topicNamed(trx, topic)
  const made =
    known.length > 0 || named !== undefined ? undefined : await newTopic(trx, topic, edit)
  const id = known[0]?.id ?? named ?? made
  if (known[0]?.id === null || id === undefined) return undefined
  await forgetKeys(
    trx,
    source,
    gone.map(({ key }) => key),
  )
  const rows = keys
    .filter((key) => !known.some((one) => one.key === key))
    .map((key) => ({
      source,
      key,
      language: '',
      kind: 'topic' as const,
      document_id: id,
      digest: '',
      import_id,
      revision: made === undefined ? null : 1,
    }))
  if (rows.length > 0) {
    const made_at = edit.at.toISOString()
    await trx
      .insertInto('import_origins')
      .values(rows.map((row) => ({ ...row, made_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return id
}

async function forgetKeys(trx: Trx, source: string, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await trx
    .deleteFrom('import_origins')
    .where('source', '=', source)
    .where('kind', '=', 'topic')
    .where('key', 'in', keys)
    .execute()
}

async function topicNamed(trx: Trx, { names, slugs }: MovedTopic): Promise<number | undefined> {
  for (const [language, name] of Object.entries(names)) {
    const slug = slugs[language] ?? slugOf(name, { fallback: '', most: topicTexts.slug })
    const found = await trx
      .selectFrom('topic_texts')
      .select('topic_id')
      .where('language', '=', language)
      .where('slug', '=', slug)
      .where('slug', '<>', '')
      .executeTakeFirst()
    if (found) return found.topic_id
  }
  return undefined
}

async function newTopic(
  trx: Trx,
  { names, descriptions, slugs, oldSlugs }: MovedTopic,
  edit: Edit,
): Promise<number | undefined> {
  if ((await topicCount(trx)) >= topicLimits.topics) return undefined
  const texts = Object.entries(names).map(([language, name]) => [
    language,
    {
      name,
      description: descriptions[language] ?? '',
      slug: slugOf(slugs[language] ?? '', { fallback: '', most: topicTexts.slug }),
    },
  ])
  const { id } = await createTopic(trx, textValues(Object.fromEntries(texts)), edit)
  for (const [language, former] of Object.entries(oldSlugs)) {
    for (const slug of former) await leadFromFormer(trx, id, language, slug)
  }
  return id
}

async function topicCount(db: Db): Promise<number> {
  return countOf(db.selectFrom('topics'))
}
