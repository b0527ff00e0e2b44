import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { slugOf } from '../../domain/seo/slug.ts'
import { type TopicLink, topicTexts } from '../../domain/topics/topic.ts'
import type { Db } from '../engine/tables.ts'
import { hiddenIn } from '../sections/section-settings.ts'

type Slugs = Record<LanguageCode, string>

type List = { section: ArticleSection; language: LanguageCode }

/**
 * An address has a topic, leads to the present one of a topic (null: to the list of the section, as
 * the topic was deleted), or its topic has a page in other languages alone.
 */
type FoundTopic =
  | { topic: TopicLink & { description: string }; slugs: Slugs }
  | { movedTo: string | null }
  | { slugs: Slugs }

export async function findTopic(
  db: Db,
  { section, language }: List,
  written: string,
): Promise<FoundTopic | undefined> {
  const slug = slugOf(written, { fallback: '', most: topicTexts.slug })
  if (slug === '' || (await hiddenIn(db)).includes(section)) return undefined
  const topic = await db
    .selectFrom('topic_texts')
    .select(['topic_id as id', 'name', 'slug', 'description'])
    .where('language', '=', language)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!topic) return leadingTo(db, { section, language }, slug)
  const slugs = await slugsOf(db, topic.id, section)
  if (slugs[language] === undefined) return { slugs }
  return slug === written ? { topic, slugs } : { movedTo: slug }
}

/** The address may be an earlier one, or that of another language. */
async function leadingTo(
  db: Db,
  { section, language }: List,
  slug: string,
): Promise<FoundTopic | undefined> {
  const earlier = db
    .selectFrom('topic_old_slugs')
    .select('topic_id')
    .where('slug', '=', slug)
    .where('language', '=', language)
  const elsewhere = db.selectFrom('topic_texts').select('topic_id').where('slug', '=', slug)
  const found = (await earlier.executeTakeFirst()) ?? (await elsewhere.executeTakeFirst())
  if (!found) return undefined
  if (found.topic_id === null) return { movedTo: null }
  const slugs = await slugsOf(db, found.topic_id, section)
  const present = slugs[language]
  return present === undefined ? { slugs } : { movedTo: present }
}

async function slugsOf(db: Db, topic: number, section: ArticleSection): Promise<Slugs> {
  const rows = await pagesOf(db)
    .where('topic_texts.topic_id', '=', topic)
    .where('section', '=', section)
    .execute()
  return Object.fromEntries(rows.map(({ language, slug }) => [language, slug]))
}

function pagesOf(db: Db) {
  return db
    .selectFrom('topic_texts')
    .innerJoin('topic_totals', (join) =>
      join
        .onRef('topic_totals.topic_id', '=', 'topic_texts.topic_id')
        .onRef('topic_totals.language', '=', 'topic_texts.language'),
    )
    .innerJoin('languages', 'languages.code', 'topic_texts.language')
    .select(['topic_texts.topic_id as id', 'topic_texts.language', 'section'])
    .select(['topic_texts.name', 'slug', 'description', 'total'])
    .where('languages.status', '=', 'published')
    .where('topic_texts.name', '<>', '')
    .where('total', '>', 0)
    .orderBy('languages.id')
}

export async function shownTopics(db: Db, section: ArticleSection, language: LanguageCode) {
  if ((await hiddenIn(db)).includes(section)) return []
  const rows = await pagesOf(db)
    .where('section', '=', section)
    .where('topic_texts.language', '=', language)
    .orderBy('total', 'desc')
    .orderBy('topic_texts.topic_id')
    .execute()
  return rows.map(({ language: _language, section: _section, ...topic }) => topic)
}

export async function topicsAt(db: Db, ids: number[], language: LanguageCode) {
  if (ids.length === 0) return []
  const rows = await pagesOf(db)
    .where('topic_texts.topic_id', 'in', ids)
    .where('topic_texts.language', '=', language)
    .execute()
  return rows.map(({ id, section, name, slug }) => ({ id, section, name, slug }))
}

type TopicAddress = { section: ArticleSection; slugs: Slugs }

export async function topicAddresses(db: Db): Promise<TopicAddress[]> {
  const hidden = await hiddenIn(db)
  const rows = await pagesOf(db).orderBy('topic_texts.topic_id').orderBy('section').execute()
  const shown = rows.filter(({ section }) => !hidden.includes(section))
  const pages = Map.groupBy(shown, ({ id, section }) => `${section} ${id}`)
  return [...pages.values()].flatMap((texts) => {
    const slugs = Object.fromEntries(texts.map(({ language, slug }) => [language, slug]))
    return texts.slice(0, 1).map(({ section }) => ({ section, slugs }))
  })
}
