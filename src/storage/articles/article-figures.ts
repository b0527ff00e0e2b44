import { picturesInText } from '../../domain/rich-text/figures.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { isSame } from '../../domain/documents/revision.ts'
import type { Trx } from '../engine/tables.ts'

type Owner = { article_id: number; language: LanguageCode }

export async function writeFigures(
  trx: Trx,
  { article_id, language }: Owner,
  before = '',
  content: string,
): Promise<void> {
  const shown = picturesInText(content)
  if (isSame(picturesInText(before), shown)) return
  await trx
    .deleteFrom('article_media')
    .where('article_id', '=', article_id)
    .where('language', '=', language)
    .execute()
  const rows = shown.map((media_id) => ({ article_id, language, media_id }))
  if (rows.length > 0) await trx.insertInto('article_media').values(rows).execute()
}
