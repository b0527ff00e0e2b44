import type { LanguageCode } from '../../domain/languages/language.ts'
import { soughtForms } from '../../domain/search/search-text.ts'
import type { Db } from '../engine/tables.ts'
import { beginsWithAny } from '../media/library-filter.ts'

export type FileFilter = {
  words: string[]
  isUnused: boolean
  missing?: LanguageCode | undefined
}

const usingTables = ['page_files', 'article_files', 'article_draft_files'] as const

export function matchingFiles(
  db: Db,
  { words, isUnused, missing }: FileFilter,
  linkedBeside: string[],
) {
  return db.selectFrom('files').where(({ and, eb, exists, not, selectFrom }) => {
    const versions = () =>
      selectFrom('file_versions').select('file_id').whereRef('file_id', '=', 'files.id')
    const isIn = (table: (typeof usingTables)[number]) =>
      exists(selectFrom(table).select('file_id').whereRef('file_id', '=', 'files.id'))
    return and([
      ...words.map((word) =>
        exists(
          versions()
            .where('language', 'in', selectFrom('languages').select('code'))
            .where(beginsWithAny('file_versions.words', soughtForms(word))),
        ),
      ),
      ...(isUnused ? usingTables.map((table) => not(isIn(table))) : []),
      ...(isUnused && linkedBeside.length > 0 ? [eb('id', 'not in', linkedBeside)] : []),
      ...(missing === undefined ? [] : [not(exists(versions().where('language', '=', missing)))]),
    ])
  })
}
