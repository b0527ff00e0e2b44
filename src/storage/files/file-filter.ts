import type { LanguageCode } from '../../domain/languages/language.ts'
import { formsOf } from '../../domain/search/search-text.ts'
import type { Db } from '../engine/tables.ts'
import { beginsWithAny } from '../media/library-filter.ts'

export type FileFilter = {
  words: string[]
  isUnused: boolean
  missing?: LanguageCode | undefined
}

export function matchingFiles(db: Db, { words, isUnused, missing }: FileFilter) {
  return db.selectFrom('files').where(({ and, exists, not, selectFrom }) => {
    const versions = () =>
      selectFrom('file_versions').select('file_id').whereRef('file_id', '=', 'files.id')
    const pages = selectFrom('page_files').select('page_id').whereRef('file_id', '=', 'files.id')
    return and([
      ...words.map((word) =>
        exists(
          versions()
            .where('language', 'in', selectFrom('languages').select('code'))
            .where(beginsWithAny('file_versions.words', formsOf(word))),
        ),
      ),
      ...(isUnused ? [not(exists(pages))] : []),
      ...(missing === undefined ? [] : [not(exists(versions().where('language', '=', missing)))]),
    ])
  })
}
