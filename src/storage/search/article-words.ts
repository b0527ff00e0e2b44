import { sql } from 'kysely'
import { excerptOf } from '../../domain/articles/excerpt-of.ts'
import { plainText } from '../../domain/articles/excerpt.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Database } from '../engine/database.ts'
import type { Trx } from '../engine/tables.ts'
import { wordsAsJson } from './words-as-json.ts'
import { searchVersion, writeWords } from './write-words.ts'

type TextRow = {
  article_id: number
  language: LanguageCode
  created_at: string
  title: string
  content: string
}

const batch = 100

/** Texts without a title are not indexed. `contentWords` are those of `wordsAsJson`, if known. */
export async function indexWords(
  trx: Trx,
  { article_id: id, language, created_at, title, content, isNew }: TextRow & { isNew?: boolean },
  contentWords?: string,
): Promise<void> {
  const ofTitle = wordsAsJson(title)
  const ofContent =
    title === '' ? wordsAsJson('') : (contentWords ?? wordsAsJson(plainText(content)))
  await writeWords(trx, 'article', { id, language, created_at, ofTitle, ofContent, isNew })
}

export async function indexMissingWords({ writeQuietly }: Database): Promise<void> {
  while ((await writeQuietly('product', indexBatch)) > 0);
}

async function indexBatch(trx: Trx): Promise<number> {
  const { rows } = await sql<TextRow>`
    update article_texts set search_version = ${searchVersion}
    where search_version < ${searchVersion} and (article_id, language) in (
      select article_id, language from article_texts where search_version < ${searchVersion}
      limit ${batch})
    returning article_id, language, created_at, title, content`.execute(trx)
  for (const text of rows) {
    await indexWords(trx, text)
    await trx
      .updateTable('article_texts')
      .set({ excerpt: excerptOf(text.content) })
      .where('article_id', '=', text.article_id)
      .where('language', '=', text.language)
      .execute()
  }
  return rows.length
}
