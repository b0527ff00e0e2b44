import { sql } from 'kysely'
import { plainText } from '../../domain/excerpt.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { wordsAsJson } from './words-as-json.ts'

/** Increment with the rules of `domain/search-text.ts`: the next start rebuilds the index. */
export const searchVersion = 1

type TextRow = {
  article_id: number
  language: LanguageCode
  title: string
  content: string
}

/** Texts indexed in one transaction. */
const batch = 100

/**
 * Texts without a title are not indexed. `contentWords` are those of `wordsAsJson`, if known. Only
 * words that come or go are written: the database finds them, because moving thousands of words to
 * and fro takes longer than writing a few.
 */
export async function indexWords(
  trx: Trx,
  { article_id, language, title, content }: TextRow,
  contentWords?: string,
): Promise<void> {
  const isIndexed = title !== ''
  const ofTitle = wordsAsJson(title)
  const ofContent = isIndexed ? (contentWords ?? wordsAsJson(plainText(content))) : wordsAsJson('')
  const words = sql`(
    select key as word, 1 as in_title from json_each(${ofTitle}) as of_title
    union all select key, 0 from json_each(${ofContent}) as of_content
    where key not in (select key from json_each(${ofTitle}))) as words`
  await sql`
    delete from article_words where article_id = ${article_id} and language = ${language}
    and in_title || word not in (select in_title || word from ${words})`.execute(trx)
  await sql`
    insert into article_words (article_id, language, word, created_at, in_title)
    select article_id, language, word, created_at, in_title from article_texts cross join ${words}
    where article_id = ${article_id} and language = ${language}
    on conflict do nothing`.execute(trx)
}

/** Texts stored before this index existed. */
export async function indexMissingWords({ writeQuietly }: Database): Promise<void> {
  while ((await writeQuietly('product', indexBatch)) > 0);
}

/** The second of two processes finds them indexed. */
async function indexBatch(trx: Trx): Promise<number> {
  const { rows } = await sql<TextRow>`
    update article_texts set search_version = ${searchVersion}
    where search_version < ${searchVersion} and (article_id, language) in (
      select article_id, language from article_texts where search_version < ${searchVersion}
      limit ${batch})
    returning article_id, language, title, content`.execute(trx)
  for (const text of rows) await indexWords(trx, text)
  return rows.length
}
