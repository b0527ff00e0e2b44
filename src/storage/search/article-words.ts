import { sql } from 'kysely'
import { plainText } from '../../domain/excerpt.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { indexedWords, indexLimits } from '../../domain/search-text.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'

/** Increment with the rules of `domain/search-text.ts`: the next start rebuilds the index. */
export const searchVersion = 1

type TextRow = {
  article_id: number
  language: LanguageCode
  title: string
  content: string
}

const batch = { texts: 100, words: 200 }

/** Texts without a title are not indexed. Only words that come or go are written. */
export async function indexWords(trx: Trx, text: TextRow, contentWords?: string[]): Promise<void> {
  const { article_id, language } = text
  const rows = ofText(text, contentWords)
  const before = await trx
    .selectFrom('article_words')
    .select(['word', 'in_title'])
    .where('article_id', '=', article_id)
    .where('language', '=', language)
    .execute()
  const gone: string[] = []
  for (const { word, in_title } of before) {
    if (rows.get(word) === in_title) rows.delete(word)
    else gone.push(word)
  }
  for (const words of inBatches(gone)) {
    await trx
      .deleteFrom('article_words')
      .where('article_id', '=', article_id)
      .where('language', '=', language)
      .where('word', 'in', words)
      .execute()
  }
  for (const inTitle of [1, 0] as const) {
    const words = [...rows].flatMap(([word, isIn]) => (isIn === inTitle ? [word] : []))
    for (const some of inBatches(words)) await insertWords(trx, text, some, inTitle)
  }
}

/** One parameter: building row by row takes longer than inserting. */
async function insertWords(
  trx: Trx,
  { article_id, language }: TextRow,
  words: string[],
  inTitle: 0 | 1,
): Promise<void> {
  const rows = sql.join(words.map((word) => sql`(${word})`))
  await sql`
    insert into article_words (article_id, language, word, created_at, in_title)
    select article_id, language, column1, created_at, ${sql.lit(inTitle)}
    from article_texts cross join (values ${rows}) as words
    where article_id = ${article_id} and language = ${language}`.execute(trx)
}

function wordsOfContent(content: string): string[] {
  return [...indexedWords('', plainText(content)).keys()]
}

/** The title's words come first. */
function ofText(
  { title, content }: TextRow,
  contentWords = wordsOfContent(content),
): Map<string, 0 | 1> {
  const words = new Map<string, 0 | 1>()
  if (title === '') return words
  for (const word of indexedWords(title, '').keys()) words.set(word, 1)
  for (const word of contentWords) {
    if (words.size >= indexLimits.words) break
    if (!words.has(word)) words.set(word, 0)
  }
  return words
}

function inBatches<Item>(items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batch.words) }, (_, index) =>
    items.slice(index * batch.words, (index + 1) * batch.words),
  )
}

/** Texts stored before this index existed. */
export async function indexMissingWords({ write }: Database): Promise<void> {
  while ((await write('product', indexBatch)) > 0);
}

/** The second of two processes finds them indexed. */
async function indexBatch(trx: Trx): Promise<number> {
  const { rows } = await sql<TextRow>`
    update article_texts set search_version = ${searchVersion}
    where search_version < ${searchVersion} and (article_id, language) in (
      select article_id, language from article_texts where search_version < ${searchVersion}
      limit ${batch.texts})
    returning article_id, language, title, content`.execute(trx)
  for (const text of rows) await indexWords(trx, text)
  return rows.length
}
