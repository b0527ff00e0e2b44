import { type ShownFile, shownFile } from '../../domain/files/library-file.ts'
import { defaultPublicLanguage, type LanguageCode } from '../../domain/languages/language.ts'
import type { Db } from '../engine/tables.ts'
import { versionsOf } from './file-document.ts'

export async function shownFiles(
  db: Db,
  ids: string[],
  language: LanguageCode,
): Promise<Map<string, ShownFile>> {
  const versions = await versionsOf(db, [...new Set(ids)])
  if (versions.size === 0) return new Map()
  const languages = await publishedLanguages(db)
  const shown = [...versions].flatMap(([id, ofFile]) => {
    const one = shownFile({ id, versions: ofFile }, language, languages)
    return one ? [[id, one] as const] : []
  })
  return new Map(shown)
}

async function publishedLanguages(db: Db): Promise<LanguageCode[]> {
  const rows = await db
    .selectFrom('languages')
    .select('code')
    .where('status', '=', 'published')
    .orderBy('id')
    .execute()
  return [defaultPublicLanguage, ...rows.map(({ code }) => code)]
}
