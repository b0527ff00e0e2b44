import { type ExpressionBuilder, sql } from 'kysely'
import { articleId, articleSections, type ArticleSection } from '../../domain/articles/article.ts'
import { type BoardState, boardStates } from '../../domain/articles/article-states.ts'
import {
  type Counts,
  type Covered,
  type CoverageKind,
  isArticleKind,
  isFoundBy,
  noCounts,
} from '../../domain/documents/coverage.ts'
import type { ContentKind, Edit } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { User } from '../../domain/people/user.ts'
import { mayEditSection } from '../../domain/sections/may-edit-section.ts'
import { sectionNamed } from '../../domain/sections/section.ts'
import { hasWordsOf, queryWords } from '../../domain/search/search-text.ts'
import { matching } from '../articles/article-filter.ts'
import { lockArticle } from '../articles/article-document.ts'
import { reviewsFor } from '../articles/article-reviews.ts'
import { writeStates } from '../articles/article-states.ts'
import type { Database } from '../engine/database.ts'
import type { Db, Tables, Trx } from '../engine/tables.ts'
import { coveredArticles, type FoundArticle } from './covered-articles.ts'
import { contentKindOf, otherDocuments } from './other-documents.ts'

type CoverageRequest = {
  kind?: CoverageKind | undefined
  state: BoardState
  /** If missing, any. */
  language?: LanguageCode | undefined
  q: string
  /** Only what the user is asked to look at. */
  mine?: boolean
  reader?: LanguageCode | undefined
  page: number
  limit: number
}

type LeavingOut = {
  kind: CoverageKind
  subject: string
  language: LanguageCode
  isLeftOut: boolean
}

export function createCoverageStore({ db, writeQuietly }: Database) {
  /** Editors find what they may edit. */
  async function editable(languages: LanguageCode[], user: User) {
    const all = await otherDocuments(db, languages)
    return all.filter(
      ({ kind, subject }) =>
        kind !== 'sections' || mayEditSection(user, sectionNamed(subject) ?? 'seo'),
    )
  }

  return {
    async counts(
      languages: LanguageCode[],
      user: User,
    ): Promise<{ any: Counts; languages: Record<LanguageCode, Counts> }> {
      const counts = new Map(['', ...languages].map((language) => [language, noCounts()]))
      for (const { language, state, total } of await totals(db)) {
        const known = counts.get(language)
        if (known) known[state] += total
      }
      for (const { states } of await editable(languages, user)) {
        const all = Object.values(states).flat()
        for (const [language, known] of counts) {
          const own = language === '' ? all : (states[language] ?? [])
          for (const one of boardStates) if (isFoundBy(own, one)) known[one] += 1
        }
      }
      for (const { language, total } of await mineIn(db, user)) {
        const known = counts.get(language)
        if (known) known.mine = total
      }
      const { '': any = noCounts(), ...others } = Object.fromEntries(counts)
      for (const known of Object.values(others)) known.all = any.all
      return { any, languages: others }
    },

    /** Sections, pages and partner cards come first, then articles, newest first. */
    async documents(
      { kind, state, language, q, mine, reader, page, limit }: CoverageRequest,
      languages: LanguageCode[],
      user: User,
    ): Promise<{ documents: Covered[]; total: number }> {
      const first = (page - 1) * limit
      const others = mine || (kind && isArticleKind(kind)) ? [] : await editable(languages, user)
      const matched = others.filter(({ kind: its, states, title }) => {
        if (kind && kind !== its) return false
        const own = language ? (states[language] ?? []) : Object.values(states).flat()
        return isFoundBy(own, state) && hasWordsOf(q, Object.values(title).join(' '))
      })
      const shown = matched
        .slice(first, first + limit)
        .map(({ states: _states, cells, ...one }): Covered => ({ ...one, cells: cells() }))
      if (kind && !isArticleKind(kind)) return { documents: shown, total: matched.length }
      const sections = kind && isArticleKind(kind) ? [kind] : articleSections
      const words = queryWords(q)
      const asked = mine ? user.id : undefined
      const request = { sections, state, language: language ?? '', words, languages, asked }
      const from = Math.max(0, first - matched.length)
      const found = await articlesFound(db, request, from, limit - shown.length)
      const total = matched.length + (await articleTotal(db, request))
      const articles = await coveredArticles(db, found, { languages, reader })
      return { documents: [...shown, ...articles], total }
    },

    /** Documents that are not needed in a language. */
    async leftOut(kind: ContentKind, language: LanguageCode): Promise<Set<string>> {
      const rows = await db
        .selectFrom('left_out')
        .select('subject')
        .where('kind', '=', kind)
        .where('language', '=', language)
        .execute()
      return new Set(rows.map(({ subject }) => subject))
    },

    /** Ends by itself when the text is written. Throws Problem('invalid-input') for what is not there. */
    leaveOut({ kind, subject, language, isLeftOut }: LeavingOut, edit: Edit): Promise<void> {
      return writeQuietly(edit.right, async (trx) => {
        const content = isArticleKind(kind) ? 'article' : contentKindOf[kind]
        const row = { kind: content, subject, language } as const
        const article = isArticleKind(kind) ? await findArticle(trx, kind, subject) : null
        if (!article) await requireOther(trx, kind, subject)
        if (isLeftOut) {
          await trx
            .insertInto('left_out')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        } else {
          await trx
            .deleteFrom('left_out')
            .where('kind', '=', content)
            .where('subject', '=', subject)
            .where('language', '=', language)
            .execute()
        }
        if (article) await writeStates(trx, article)
      })
    },
  }
}

function totals(db: Db) {
  return db.selectFrom('article_state_totals').select(['language', 'state', 'total']).execute()
}

type Found = {
  sections: readonly ArticleSection[]
  state: BoardState
  language: LanguageCode
  words: string[]
  languages: LanguageCode[]
  /** Whoever is asked to look at them, if that matters. */
  asked: number | undefined
}

/** All that there is stands without a language. */
function keyOf({ state, language }: Found): LanguageCode {
  return state === 'all' ? '' : language
}

async function articleTotal(db: Db, found: Found): Promise<number> {
  const { sections, state, words, asked } = found
  if (words.length === 0 && asked === undefined) {
    const row = await db
      .selectFrom('article_state_totals')
      .select(({ fn }) => fn.sum<number>('total').as('total'))
      .where('section', 'in', sections)
      .where('language', '=', keyOf(found))
      .where('state', '=', state)
      .executeTakeFirst()
    return Number(row?.total ?? 0)
  }
  const row = await db
    .selectFrom('article_states')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('section', 'in', sections)
    .where('language', '=', keyOf(found))
    .where('state', '=', state)
    .where(narrowed(db, found))
    .executeTakeFirst()
  return Number(row?.total ?? 0)
}

function narrowed(db: Db, { words, languages, asked, language }: Found) {
  const withWords = db.selectFrom('articles').select('id').where(matching({ words, languages }))
  return (eb: ExpressionBuilder<Tables, 'article_states'>) =>
    eb.and([
      ...(words.length === 0 ? [] : [eb('article_id', 'in', withWords)]),
      ...(asked === undefined ? [] : [eb('article_id', 'in', articlesFor(db, asked, language))]),
    ])
}

function articlesFor(db: Db, userId: number, language: LanguageCode) {
  return reviewsFor(db, userId)
    .select('reviews.article_id')
    .$if(language !== '', (query) => query.where('reviews.language', '=', language))
}

/** A blank language stands for any. */
async function mineIn(db: Db, { id }: User): Promise<{ language: LanguageCode; total: number }[]> {
  const rows = await reviewsFor(db, id).select(['article_id', 'reviews.language']).execute()
  const ofEach = [...Map.groupBy(rows, ({ language }) => language)]
  const all = new Set(rows.map(({ article_id }) => article_id)).size
  return [
    { language: '', total: all },
    ...ofEach.map(([language, { length: total }]) => ({ language, total })),
  ]
}

/** Each section is read by the index as far as needed; that of all is merged of them. */
async function articlesFound(
  db: Db,
  found: Found,
  first: number,
  count: number,
): Promise<FoundArticle[]> {
  if (count <= 0) return []
  const { sections, state } = found
  const newest = sections.map((section) =>
    db
      .selectFrom('article_states')
      .select(['article_id', 'section', 'created_at'])
      .where('section', '=', section)
      .where('language', '=', keyOf(found))
      .where('state', '=', state)
      .where(narrowed(db, found))
      .orderBy('created_at', 'desc')
      .orderBy('article_id', 'desc')
      .limit(first + count),
  )
  const parts = newest.map(
    (query, index) => sql`select * from (${query}) as ${sql.ref(`part${index}`)}`,
  )
  const { rows } = await sql<{
    article_id: number
    section: ArticleSection
  }>`${sql.join(parts, sql` union all `)}
    order by created_at desc, article_id desc limit ${count} offset ${first}`.execute(db)
  return rows.map(({ article_id: id, section }) => ({ id, section }))
}

async function findArticle(trx: Trx, section: ArticleSection, subject: string) {
  const id = articleId(subject)
  const row = await trx
    .selectFrom('articles')
    .select('id')
    .where('id', '=', id ?? 0)
    .where('section', '=', section)
    .executeTakeFirst()
  return row ? lockArticle(trx, row.id, section) : null
}

async function requireOther(trx: Trx, kind: CoverageKind, subject: string): Promise<void> {
  const known = await otherDocuments(trx, [])
  if (!known.some((one) => one.kind === kind && one.subject === subject)) {
    throw new Problem('invalid-input', { fields: { subject: messages.invalidInput } })
  }
}
