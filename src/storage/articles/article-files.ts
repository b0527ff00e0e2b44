import type { LanguageCode } from '../../domain/languages/language.ts'
import { isSame, type Values } from '../../domain/documents/revision.ts'
import { filesInText, filesInTexts } from '../../domain/rich-text/file-links.ts'
import type { Trx } from '../engine/tables.ts'

type Owner = { article_id: number; language: LanguageCode }

export async function writeLinkedFiles(
  trx: Trx,
  { article_id, language }: Owner,
  before = '',
  content: string,
): Promise<void> {
  const linked = filesInText(content)
  if (isSame(filesInText(before), linked)) return
  await trx
    .deleteFrom('article_files')
    .where('article_id', '=', article_id)
    .where('language', '=', language)
    .execute()
  const rows = linked.map((file_id) => ({ article_id, language, file_id }))
  if (rows.length > 0) await trx.insertInto('article_files').values(rows).execute()
}

export async function writeFilesOfDraft(
  trx: Trx,
  { article_id, language }: Owner,
  newer: Values,
): Promise<void> {
  await trx
    .deleteFrom('article_draft_files')
    .where('article_id', '=', article_id)
    .where('language', '=', language)
    .execute()
  const rows = filesInTexts(newer).map((file_id) => ({ article_id, language, file_id }))
  if (rows.length > 0) await trx.insertInto('article_draft_files').values(rows).execute()
}
