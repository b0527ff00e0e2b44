import type { ArticleSection } from '../../src/domain/articles/article.ts'
import {
  articleFields,
  type ArticleText,
  detailNames,
  writtenDetails,
} from '../../src/domain/articles/article-fields.ts'
import { blankParts } from '../../src/domain/documents/document-fields.ts'
import { pick } from '../../src/domain/pick.ts'
import type { LanguageCode } from '../../src/domain/languages/language.ts'
import type { Database } from '../../src/storage/engine/database.ts'
import type { ArticleSave } from '../../src/storage/articles/article-save.ts'
import type { ArticleStore } from '../../src/storage/articles/article-store.ts'
import type { Storage } from '../../src/storage/create-storage.ts'
import type { GalleryEdit } from '../../src/domain/gallery/change-gallery.ts'
import { textValues } from '../../src/domain/documents/revision.ts'
import { sql } from 'kysely'
import { byLayla, openingInHama, today } from './cast.ts'

type Rest = Partial<GalleryEdit> & Pick<ArticleSave['values'], 'image' | 'image_focus'>

export function saveOf(
  language: LanguageCode,
  text: Partial<ArticleText>,
  { removed = [], added = [], ...rest }: Rest = {},
): ArticleSave {
  return {
    language,
    values: { ...textValues({ [language]: text }), ...rest },
    gallery: { removed, added },
  }
}

export const noDetails = pick(blankParts(articleFields), detailNames)

export const previewedOpening = {
  overlay: {
    article: {
      section: 'posts',
      id: null,
      texts: openingInHama,
      image: null,
      image_focus: null,
      ...writtenDetails(),
      gallery: [],
    },
  },
} as const

export async function openedInHama(
  articles: ArticleStore,
  section: ArticleSection = 'posts',
): Promise<number> {
  const { id } = await articles.create(section, saveOf('en', openingInHama.en), byLayla())
  await articles.change(section, id, saveOf('ar', openingInHama.ar), byLayla())
  return id
}

export async function manyArticles(
  articles: ArticleStore,
  count: number,
  { section = 'posts' as ArticleSection, language = 'en' } = {},
): Promise<number[]> {
  const ids: number[] = []
  for (let number = 1; number <= count; number++) {
    const created = new Date(today.getTime() + number * 60_000)
    const save = saveOf(language, { title: `Number ${number}`, content: '' })
    ids.unshift((await articles.create(section, save, byLayla(created))).id)
  }
  return ids
}

export async function insertPosts(database: Database, count: number): Promise<void> {
  await database.withoutTimeout((patient) => fill(patient, count))
}

/** A draft beside each text, and as many articles that were never on the site. */
export async function insertDrafts(database: Database): Promise<void> {
  const newer = `{"title.ar":"Newer"}`
  await database.withoutTimeout(({ write }) =>
    write('product', async (db) => {
      for (const statement of [
        sql`insert into articles (section, created_at, updated_at)
          select section, created_at, updated_at from articles order by id`,
        sql`insert into article_drafts
          (article_id, language, since, title, is_complete, newer, search_version)
          select id, 'ar', created_at, 'Newer', 0, ${newer}, 1 from articles`,
        sql`analyze`,
      ]) {
        await statement.execute(db)
      }
    }),
  )
}

/** 500 topics: the first is that of every article, each other that of its part of them. */
export async function insertTopics(database: Database): Promise<void> {
  const numbers = Array.from({ length: 500 }, (_, index) => index + 1)
  const names = sql.join(numbers.map((id) => sql`(${sql.lit(id)}, ${sql.lit(`topic-${id}`)})`))
  await database.withoutTimeout(({ write }) =>
    write('product', async (db) => {
      for (const statement of [
        sql`insert into topics (id, created_at, updated_at, revision)
          select column1, '', '', 1 from (values ${names}) as named`,
        sql`insert into topic_texts (topic_id, language, name, slug, description)
          select column1, code, column2, column2, '' from (values ${names}) as named, languages`,
        sql`insert into article_topics (article_id, topic_id)
          select id, 1 from articles union select id, 1 + id % 500 from articles`,
        sql`insert into topic_entries (article_id, topic_id, language, section, created_at)
          select article_id, topic_id, language, section, created_at
          from article_topics join article_texts using (article_id)`,
        sql`insert into topic_totals (topic_id, section, language, total)
          select topic_id, section, language, count(*) from topic_entries
          group by topic_id, section, language`,
        sql`analyze`,
      ]) {
        await statement.execute(db)
      }
    }),
  )
}

async function fill({ engine, write }: Database, count: number): Promise<void> {
  const numbers =
    engine === 'postgres'
      ? sql`select i from generate_series(1, ${sql.lit(count)}) as s(i)`
      : sql`select i from (with recursive s(i) as (select 1 union all select i + 1 from s
          where i < ${sql.lit(count)}) select i from s)`
  const date =
    engine === 'postgres'
      ? sql`to_char(timestamp '2020-01-01' + i * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
      : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 1577836800 + i * 60, 'unixepoch')`
  const statements = [
    sql`insert into articles (section, created_at, updated_at)
      select 'posts', ${date}, ${date} from (${numbers}) as n order by i`,
    ...['en', 'ar'].map(
      (language) => sql`insert into article_texts
        (article_id, language, section, created_at, title, content, excerpt)
        select id, ${sql.lit(language)}, section, created_at, 'Title', '<p>Content</p>', 'Content'
        from articles`,
    ),
    sql`insert into article_totals (section, language, total)
      values ('posts', 'en', ${sql.lit(count)}), ('posts', 'ar', ${sql.lit(count)})`,
    sql`analyze`,
  ]
  for (const statement of statements) await write('product', (db) => statement.execute(db))
}

export async function completeAndEnglish({ languages, articles }: Storage, others: LanguageCode[]) {
  for (const code of others) {
    await languages.add({ name: code, code, status: 'published' }, byLayla())
  }
  const complete = await openedInHama(articles)
  const english = await articles.create('posts', saveOf('en', openingInHama.en), byLayla())
  for (const id of [complete, english.id]) {
    for (const code of others) {
      await articles.change('posts', id, saveOf(code, openingInHama.en), byLayla())
    }
  }
  return [complete, english.id]
}
