import type { LanguageCode } from '../../domain/languages/language.ts'
import type { ArticleSection } from '../../domain/articles/article.ts'
import { messages } from '../../domain/messages.ts'
import type { LeadingLink } from '../../domain/pages/page.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit, Values } from '../../domain/documents/revision.ts'
import { changeTopic, topicValues } from '../../domain/topics/change-topic.ts'
import type { Topic } from '../../domain/topics/topic.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { recordCreation } from '../history/revision-rows.ts'
import { linksLeadingTo } from '../pages/page-references.ts'
import { refuseStale, saveWithRevision } from '../history/save-with-revision.ts'
import {
  insertTopic,
  lockTopic,
  readTopic,
  removeTopic,
  topicDocument,
  writeTopic,
} from './topic-document.ts'
import { findTopic, shownTopics, topicAddresses } from './public-topics.ts'
import { lockTopics } from './topic-entries.ts'
import { addTopic, linksTo } from './topic-links.ts'

type ListedTopic = Pick<Topic, 'id'> & {
  name: Record<LanguageCode, string>
  slug: Record<LanguageCode, string>
  /** Drafts count; `shown` is what visitors read, by language. */
  articles: number
  shown: Record<LanguageCode, number>
}

export function createTopicStore({ db, write }: Database) {
  return {
    list: (): Promise<ListedTopic[]> => listTopics(db),

    find: (section: ArticleSection, language: LanguageCode, slug: string) =>
      findTopic(db, { section, language }, slug),

    shown: (section: ArticleSection, language: LanguageCode) => shownTopics(db, section, language),

    linksTo: (ids: number[], language: LanguageCode) => linksTo(db, ids, language),

    addresses: () => topicAddresses(db),

    get: (id: number): Promise<Topic> => readTopic(db, id),

    async leadingTo(id: number): Promise<LeadingLink[]> {
      await readTopic(db, id)
      return linksLeadingTo(db, { kind: 'topic', id })
    },

    create: (values: Values, edit: Edit): Promise<Topic> =>
      write(edit.right, (trx) => createTopic(trx, values, edit)),

    /** Throws Problem('conflict') for a value changed after `edit.base`, and Problem('address-taken'). */
    async change(id: number, values: Values, edit: Edit): Promise<Topic> {
      const { saved } = await write(edit.right, (trx) =>
        saveWithRevision(trx, topicDocument, id, {
          action: 'change',
          edit,
          sent: values,
          change: (current) => changed(trx, current, values),
        }),
      )
      return saved
    },

    /** Its articles get the other topic, and its addresses lead there. Returns the trash id. */
    merge: (id: number, into: number, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => mergeTopic(trx, id, into, edit)),

    remove: (id: number, edit: Edit): Promise<number> =>
      write(edit.right, (trx) => removeTopic(trx, id, edit)),
  }
}

export async function createTopic(trx: Trx, values: Values, edit: Edit): Promise<Topic> {
  const blank = await insertTopic(trx, { created_at: edit.at.toISOString(), revision: 1 })
  const topic = await writeTopic(trx, blank, await changed(trx, blank, values))
  await recordCreation(trx, { kind: 'topic', id: topic.id, values: topicValues(topic), edit })
  return topic
}

async function changed(trx: Trx, current: Topic, values: Values): Promise<Topic> {
  const others = await trx
    .selectFrom('topic_texts')
    .select(['language', 'slug'])
    .where('topic_id', '<>', current.id)
    .execute()
  return changeTopic(current, values, (language, slug) =>
    others.some((one) => one.language === language && one.slug === slug),
  )
}

async function mergeTopic(trx: Trx, id: number, into: number, edit: Edit): Promise<number> {
  await lockTopics(trx, [id, into])
  refuseStale(edit, await lockTopic(trx, id))
  const other = await trx.selectFrom('topics').select('id').where('id', '=', into).execute()
  if (into === id || other.length === 0) {
    throw new Problem('invalid-input', { fields: { into: messages.topicUnknown } })
  }
  await addTopic(trx, id, into)
  return removeTopic(trx, id, edit, into)
}

async function listTopics(db: Db): Promise<ListedTopic[]> {
  const topics = await db.selectFrom('topics').select('id').orderBy('id').execute()
  const texts = await db
    .selectFrom('topic_texts')
    .select(['topic_id', 'language', 'name', 'slug'])
    .where('name', '<>', '')
    .orderBy('language')
    .execute()
  const written = await db
    .selectFrom('written_topics')
    .select(({ fn }) => ['topic_id', fn.countAll<number>().as('articles')])
    .groupBy('topic_id')
    .execute()
  const totals = await db
    .selectFrom('topic_totals')
    .select(({ fn }) => ['topic_id', 'language', fn.sum<number>('total').as('total')])
    .groupBy(['topic_id', 'language'])
    .having(({ fn }) => fn.sum('total'), '>', 0)
    .execute()
  const textsOf = Map.groupBy(texts, ({ topic_id }) => topic_id)
  const shownOf = Map.groupBy(totals, ({ topic_id }) => topic_id)
  const articlesOf = new Map(written.map(({ topic_id, articles }) => [topic_id, articles]))
  return topics.map(({ id }) => {
    const own = textsOf.get(id) ?? []
    const shown = (shownOf.get(id) ?? []).map(({ language, total }) => [language, Number(total)])
    return {
      id,
      name: Object.fromEntries(own.map(({ language, name }) => [language, name])),
      slug: Object.fromEntries(own.map(({ language, slug }) => [language, slug])),
      articles: Number(articlesOf.get(id) ?? 0),
      shown: Object.fromEntries(shown),
    }
  })
}
