import { sql } from 'kysely'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Trx } from '../engine/tables.ts'

/** Increment with the rules of `domain/search/search-text.ts` or of excerpts: the next start applies them. */
export const searchVersion = 4

type Words = {
  id: number
  language: LanguageCode
  created_at: string
  ofTitle: string
  ofContent: string
  /** A text that was not there before has no words that could go. */
  isNew?: boolean
}

/**
 * Only words that come or go are written: the database finds them, because moving thousands of words
 * to and fro takes longer than writing a few.
 */
export async function writeWords(
  trx: Trx,
  kind: 'article' | 'article_draft' | 'page',
  { id, language, created_at, ofTitle, ofContent, isNew = false }: Words,
): Promise<void> {
  const [table, owner] = [sql.table(`${kind}_words`), sql.ref(`${kind}_id`)]
  const words = sql`(
    select key as word, 1 as in_title from json_each(${ofTitle}) as of_title
    union all select key, 0 from json_each(${ofContent}) as of_content
    where key not in (select key from json_each(${ofTitle}))) as words`
  if (!isNew) {
    await sql`
    delete from ${table} where ${owner} = ${id} and language = ${language}
    and in_title || word not in (select in_title || word from ${words})`.execute(trx)
  }
  await sql`
    insert into ${table} (${owner}, language, word, created_at, in_title)
    select ${sql.join([sql`cast(${id} as integer)`, sql`cast(${language} as text)`])}, word,
      cast(${created_at} as text), in_title from ${words} where true
    on conflict do nothing`.execute(trx)
}
