import { type RawBuilder, sql } from 'kysely'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { soughtForms } from '../../domain/search/search-text.ts'
import { beginsWithAny } from '../articles/article-filter.ts'
import type { Db } from '../engine/tables.ts'

/**
 * Occurrences of the rarest word that are considered, best first: bounds the time of a search and
 * its results.
 */
export const searchDepth = 2_000

type Kind = 'article' | 'page'

export type Match = { kind: Kind; id: number; isTitle: boolean; createdAt: string }

type Asked = {
  kind: Kind
  language: LanguageCode
  words: string[]
  isShown: RawBuilder<unknown>
}

export async function matchesOf(db: Db, asked: Asked): Promise<Match[]> {
  const { kind, isShown } = asked
  const [rarest = '', ...others] = await rarestFirst(db, asked)
  const titles = others.map(
    (word, index) => sql`${inTitle(asked, word)} as ${sql.ref(`title_${index}`)}`,
  )
  const { rows } = await sql<{ id: number; created_at: string } & Record<string, number | null>>`
    select ${sql.join([sql`candidates.*`, ...titles])} from (
      select id, created_at, max(in_title) as in_title
      from (${occurrences(asked, rarest)}) as places where ${isShown} group by id, created_at
    ) as candidates`.execute(db)
  return rows.flatMap(({ id, created_at: createdAt, ...marks }) => {
    const all = Object.values(marks)
    if (all.includes(null)) return []
    return [{ kind, id, createdAt, isTitle: all.every((mark) => mark === 1) }]
  })
}

export function better(one: Match, other: Match): number {
  return (
    Number(other.isTitle) - Number(one.isTitle) ||
    (one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0) ||
    other.id - one.id ||
    (one.kind < other.kind ? -1 : 1)
  )
}

async function rarestFirst(db: Db, asked: Asked): Promise<string[]> {
  const { words } = asked
  if (words.length < 2) return words
  const counts = words.map(
    (word) => sql<number>`(select count(*) from (${occurrences(asked, word)}) as places)`,
  )
  const columns = counts.map((count, index) => sql`${count} as ${sql.ref(`word_${index}`)}`)
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db)
  const [counted = {}] = rows
  return words
    .map((word, index) => ({ word, count: counted[`word_${index}`] ?? 0 }))
    .toSorted((one, other) => one.count - other.count)
    .map(({ word }) => word)
}

function occurrences({ kind, language }: Asked, word: string): RawBuilder<unknown> {
  const ofForms = soughtForms(word).map(
    (form) => sql`select * from (
      select ${ownerOf(kind)} as id, created_at, in_title from ${wordsOf(kind)}
      where language = ${language} and ${beginsWithAny([form])}
      order by word, in_title desc, created_at desc, ${ownerOf(kind)} desc
      limit ${searchDepth}) as places_of_form`,
  )
  return sql.join(ofForms, sql` union all `)
}

/** 1 in the title, 0 in the text, null nowhere. */
function inTitle({ kind, language }: Asked, word: string): RawBuilder<unknown> {
  return sql`(select max(in_title) from ${wordsOf(kind)}
    where ${ownerOf(kind)} = candidates.id and language = ${language}
    and ${beginsWithAny(soughtForms(word))})`
}

function wordsOf(kind: Kind): RawBuilder<unknown> {
  return sql.table(`${kind}_words`)
}

function ownerOf(kind: Kind): RawBuilder<unknown> {
  return sql.ref(`${kind}_id`)
}
