import { sql, type Transaction } from 'kysely'
import { plainText } from '../domain/excerpt.ts'
import type { LanguageCode } from '../domain/language.ts'
import { indexedWords } from '../domain/search-text.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** To be raised with the rules of `domain/search-text.ts`: the next start then takes all words in anew. */
export const searchVersion = 1

type TextRow = {
  article_id: number
  language: LanguageCode
  title: string
  content: string
  created_at: string
}

const batch = { texts: 100, words: 40 }

/** Makes a text found by what it says now; a text without a title is found by nothing. */
export async function indexWords(transaction: Transaction<Tables>, text: TextRow): Promise<void> {
  const { article_id, language, created_at } = text
  await transaction
    .deleteFrom('article_words')
    .where('article_id', '=', article_id)
    .where('language', '=', language)
    .execute()
  if (text.title === '') return
  const words = [...indexedWords(text.title, plainText(text.content))]
  for (let done = 0; done < words.length; done += batch.words) {
    const rows = words.slice(done, done + batch.words).map(([word, { inTitle }]) => ({
      article_id,
      language,
      word,
      created_at,
      in_title: inTitle ? (1 as const) : (0 as const),
    }))
    await transaction.insertInto('article_words').values(rows).execute()
  }
}

/** Takes in the words of all texts that were kept before there was this index. */
export async function indexMissingWords({ write }: Database): Promise<void> {
  while ((await write('product', indexBatch)) > 0);
}

/** Of two processes that take the same texts, the second finds them taken. */
async function indexBatch(transaction: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<TextRow>`
    update article_texts set search_version = ${searchVersion}
    where search_version < ${searchVersion} and (article_id, language) in (
      select article_id, language from article_texts where search_version < ${searchVersion}
      limit ${batch.texts})
    returning article_id, language, title, content, created_at`.execute(transaction)
  for (const text of rows) await indexWords(transaction, text)
  return rows.length
}
