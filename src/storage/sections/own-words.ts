import type { LanguageCode } from '../../domain/languages/language.ts'
import type { OwnWords } from '../../domain/site-words/product-words.ts'
import { sharedRead } from '../engine/shared-reads.ts'
import type { Db } from '../engine/tables.ts'

export function ownWords(db: Db, language: LanguageCode): Promise<OwnWords> {
  return sharedRead(db, `words ${language}`, () => readWords(db, language))
}

async function readWords(db: Db, language: LanguageCode): Promise<OwnWords> {
  const rows = await db
    .selectFrom('section_texts')
    .select(['field', 'value'])
    .where('section', '=', 'words')
    .where('language', '=', language)
    .execute()
  return Object.fromEntries(rows.map(({ field, value }) => [field, value]))
}
