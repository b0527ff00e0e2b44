import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { soughtForms } from '../../domain/search/search-text.ts'
import type { Db, Tables } from '../engine/tables.ts'
import { isInUse } from './picture-uses.ts'

export type LibraryFilter = {
  words: string[]
  isUnused: boolean
  missingAlt?: LanguageCode | undefined
  ids?: string[] | undefined
}

export function matchingPictures(db: Db, { words, isUnused, missingAlt, ids }: LibraryFilter) {
  return db
    .selectFrom('media')
    .where('library', '=', 1)
    .where((pictures) =>
      pictures.and([
        ...words.map((word) => hasWord(pictures, word)),
        ...(isUnused ? [pictures.not(isInUse(pictures))] : []),
        ...(missingAlt === undefined ? [] : [lacksAlt(pictures, missingAlt)]),
        ...(ids === undefined ? [] : [pictures('id', 'in', ids)]),
      ]),
    )
}

type Pictures = ExpressionBuilder<Tables, 'media'>

function hasWord({ exists, or, selectFrom }: Pictures, word: string) {
  const forms = soughtForms(word)
  const texts = selectFrom('media_texts')
    .select('media_id')
    .whereRef('media_id', '=', 'media.id')
    // Texts of a deleted language wait for its return.
    .where('language', 'in', selectFrom('languages').select('code'))
    .where(beginsWithAny('media_texts.words', forms))
  return or([beginsWithAny('media.words', forms), exists(texts)])
}

export function beginsWithAny(column: string, forms: string[]): RawBuilder<boolean> {
  const conditions = forms.map((form) => sql`${sql.ref(column)} like ${`% ${form}%`}`)
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

function lacksAlt({ and, eb, exists, not, selectFrom }: Pictures, language: LanguageCode) {
  const written = selectFrom('media_texts')
    .select('media_id')
    .whereRef('media_id', '=', 'media.id')
    .where('language', '=', language)
    .where('alt', '<>', '')
  return and([eb('decorative', '=', 0), not(exists(written))])
}
