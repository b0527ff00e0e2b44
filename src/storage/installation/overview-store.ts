import { sql } from 'kysely'
import { articleSections } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { articleProgress, type Overview, type Progress } from '../../domain/sections/overview.ts'
import { cardTextLimits } from '../../domain/partners/partner-card.ts'
import {
  neededTexts,
  optionalTexts,
  type WrittenSection,
  writtenSections,
} from '../../domain/sections/section.ts'
import type { Database } from '../engine/database.ts'
import type { Db } from '../engine/tables.ts'
import { messageTotal } from '../messages/message-totals.ts'
import { readFirstSteps } from './first-steps.ts'

type StoredOverview = Omit<Overview, 'counts'> & {
  counts: Omit<Overview['counts'], 'behind' | 'for_you' | 'colleagues'>
}
type ByLanguage = Record<LanguageCode, Progress>

export function createOverviewStore({ db }: Database) {
  return {
    async read(languages: LanguageCode[]): Promise<StoredOverview> {
      const { articles, counts } = await articleOverview(db, languages)
      const cards = await cardOverview(db, languages)
      const sections = await sectionOverview(db, languages)
      const partners = addedUp(sections.partners, cards.texts)
      return {
        languages,
        sections: { ...sections, partners, ...articles },
        counts: {
          ...counts,
          cards: cards.count,
          unread_messages: await messageTotal(db, { states: ['new'] }),
        },
        start: await readFirstSteps(db),
      }
    },
  }
}

async function sectionOverview(db: Db, languages: LanguageCode[]) {
  const rows = await db
    .selectFrom('section_texts')
    .select(({ fn }) => ['section', 'language', fn.countAll<number>().as('done')])
    .where('value', '<>', '')
    .where('field', 'not in', optionalTexts)
    .groupBy(['section', 'language'])
    .execute()
  const written = countedBy(rows, ({ section, language }) => section + language)
  return overview(writtenSections, languages, (name, language) => ({
    done: written.get(name + language)?.done ?? 0,
    total: neededTexts(name).length,
  }))
}

async function articleOverview(db: Db, languages: LanguageCode[]) {
  const counted = await db
    .selectFrom('articles')
    .select(({ fn }) => ['section', fn.countAll<number>().as('count')])
    .groupBy('section')
    .execute()
  const totals = await db.selectFrom('article_totals').selectAll().execute()
  const counts = countedBy(counted, ({ section }) => section)
  const titled = countedBy(totals, ({ section, language }) => section + language)
  const incomplete = countedBy(await incompleteTexts(db), (row) => row.section + row.language)
  const countOf = (section: string) => counts.get(section)?.count ?? 0
  return {
    counts: {
      posts: countOf('posts'),
      business: countOf('business'),
      products: countOf('products'),
    },
    articles: overview(articleSections, languages, (section, language) =>
      articleProgress(countOf(section), {
        titled: titled.get(section + language)?.total ?? 0,
        incomplete: incomplete.get(section + language) ?? { titled: 0, written: 0 },
      }),
    ),
  }
}

/**
 * The first condition is that of the partial index. A draft of a text without readers counts for it; one of a
 * text that has some is taken for as complete as that.
 */
async function incompleteTexts(db: Db) {
  const { rows } = await sql<{
    section: string
    language: string
    titled: number
    written: number
  }>`
    select section, language, sum(titled) as titled, sum(written) as written from (
      select section, language, count(nullif(title, '')) as titled, count(nullif(content, '')) as written
      from article_texts where title = '' or content = '' group by section, language
      union all
      select articles.section, article_drafts.language, 0,
        sum(case when article_drafts.title <> '' then 1 else 0 end + is_complete)
      from article_drafts join articles on articles.id = article_drafts.article_id
      left join article_texts on article_texts.article_id = article_drafts.article_id
        and article_texts.language = article_drafts.language and article_texts.title <> ''
      where article_drafts.language <> '' and article_texts.title is null
      group by articles.section, article_drafts.language
    ) as texts group by section, language`.execute(db)
  return rows.map((row) => ({ ...row, titled: Number(row.titled), written: Number(row.written) }))
}

async function cardOverview(db: Db, languages: LanguageCode[]) {
  const { count } = await db
    .selectFrom('cards')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ language: string; done: number }>`
    select language, count(nullif(name, '')) + count(nullif(description, ''))
      + count(nullif(phone_number, '')) as done
    from card_texts group by language`.execute(db)
  const written = countedBy(rows, ({ language }) => language)
  const total = count * Object.keys(cardTextLimits).length
  const texts = languages.map((code) => [code, { done: written.get(code)?.done ?? 0, total }])
  return { count, texts: Object.fromEntries(texts) as ByLanguage }
}

function overview<Name extends WrittenSection | (typeof articleSections)[number]>(
  names: readonly Name[],
  languages: LanguageCode[],
  progress: (name: Name, language: LanguageCode) => Progress,
): Record<Name, ByLanguage> {
  const entries = names.map((name) => [
    name,
    Object.fromEntries(languages.map((language) => [language, progress(name, language)])),
  ])
  return Object.fromEntries(entries)
}

function countedBy<Row>(rows: Row[], key: (row: Row) => string): Map<string, Row> {
  return new Map(rows.map((row) => [key(row), row]))
}

function addedUp(one: ByLanguage, other: ByLanguage): ByLanguage {
  const entries = Object.entries(one).map(([language, { done, total }]) => {
    const more = other[language] ?? { done: 0, total: 0 }
    return [language, { done: done + more.done, total: total + more.total }]
  })
  return Object.fromEntries(entries)
}
