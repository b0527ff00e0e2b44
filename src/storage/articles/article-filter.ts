import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { formsOf } from '../../domain/search/search-text.ts'
import type { Tables } from '../engine/tables.ts'

export type ArticleFilter = {
  missing?: LanguageCode | undefined
  /** Keeps articles with a word that begins with each of these, in any of `languages`. */
  words?: string[]
  languages?: LanguageCode[]
}

type Articles = ExpressionBuilder<Tables, 'articles'>

export function matching({ missing, words = [], languages = [] }: ArticleFilter) {
  return (articles: Articles) =>
    articles.and([
      ...(missing === undefined ? [] : [isMissing(articles, missing)]),
      ...words.map((word) => hasWord(articles, word, languages)),
    ])
}

function isMissing({ eb, exists, not, or, selectFrom }: Articles, language: LanguageCode) {
  const texts = selectFrom('article_texts').select('article_id').where('language', '=', language)
  return or([
    not(exists(texts.whereRef('article_id', '=', 'articles.id'))),
    eb('articles.id', 'in', texts.where(sql<boolean>`(title = '' or content = '')`)),
  ])
}

/**
 * Matches of a word beyond these are left out, which bounds the time; only a library has so many.
 */
const depth = 50_000

function hasWord({ eb }: Articles, word: string, languages: LanguageCode[]) {
  const occurrences = languages.flatMap((language) =>
    formsOf(word).map(
      (form) => sql`select article_id from (select article_id from article_words
        where language = ${language} and ${beginsWithAny([form])} limit ${depth}) as places`,
    ),
  )
  return eb('articles.id', 'in', sql<number>`(${sql.join(occurrences, sql` union all `)})`)
}

const lastCharacter = '\u{10ffff}'

export function beginsWithAny(forms: string[]): RawBuilder<boolean> {
  const ranges = forms.map((form) => sql`(word >= ${form} and word < ${form + lastCharacter})`)
  return sql<boolean>`(${sql.join(ranges, sql` or `)})`
}
