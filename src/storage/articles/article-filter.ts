import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import {
  dateStates,
  type DateState,
  type HeldState,
  type ListState,
  sharedPart,
} from '../../domain/articles/publication.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { soughtForms } from '../../domain/search/search-text.ts'
import type { Tables } from '../engine/tables.ts'

export type ArticleFilter = {
  missing?: LanguageCode | undefined
  state?: ListState | undefined
  language?: LanguageCode | undefined
  topic?: number | 'none' | undefined
  words?: string[]
  languages?: LanguageCode[]
}

type Articles = ExpressionBuilder<Tables, 'articles'>

export function matching(filter: ArticleFilter) {
  const { missing, state, language, topic, words = [], languages = [] } = filter
  return (articles: Articles) =>
    articles.and([
      ...(missing === undefined ? [] : [isMissing(articles, missing)]),
      ...(state === undefined
        ? []
        : [state === 'behind' ? isBehind(articles, language) : isIn(articles, state, language)]),
      ...(topic === undefined ? [] : [isAbout(articles, topic)]),
      ...words.map((word) => hasWord(articles, word, languages)),
    ])
}

function isMissing({ eb, exists, not, or, and, selectFrom }: Articles, language: LanguageCode) {
  const texts = selectFrom('article_texts').select('article_id').where('language', '=', language)
  const drafts = selectFrom('article_drafts').select('article_id').where('language', '=', language)
  const isUnwritten = or([
    not(exists(texts.whereRef('article_id', '=', 'articles.id'))),
    eb('articles.id', 'in', texts.where(sql<boolean>`(title = '' or content = '')`)),
  ])
  return or([
    and([isUnwritten, eb('articles.id', 'not in', drafts)]),
    eb('articles.id', 'in', drafts.where('is_complete', '=', 0)),
  ])
}

function isAbout({ eb, exists, not, selectFrom }: Articles, topic: number | 'none') {
  const links = selectFrom('written_topics').select('article_id')
  if (topic === 'none') return not(exists(links.whereRef('article_id', '=', 'articles.id')))
  return eb('articles.id', 'in', links.where('topic_id', '=', topic))
}

function isIn(articles: Articles, state: ListState, language?: LanguageCode) {
  if (state === 'behind') return isBehind(articles, language)
  const date = dateStates.find((one) => one === state)
  return date ? hasDate(articles, date, language) : isHeldAs(articles, state as HeldState, language)
}

function hasDate({ eb, selectFrom }: Articles, state: DateState, language?: LanguageCode) {
  const dates = selectFrom('publication_dates')
    .select('article_id')
    .where('missed', state === 'missed' ? 'is not' : 'is', null)
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
  return eb('articles.id', 'in', dates)
}

function isBehind({ eb, selectFrom }: Articles, language?: LanguageCode) {
  const known = selectFrom('languages').select('code')
  const behind = selectFrom('article_behind')
    .select('article_id')
    .where('language', 'in', known)
    .where('newer', 'in', known)
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
  return eb('articles.id', 'in', behind)
}

function isHeldAs({ eb, selectFrom }: Articles, state: HeldState, language?: LanguageCode) {
  const isSo = {
    draft: sql<boolean>`live_since is null`,
    waiting: sql<boolean>`article_texts.title <> ''`,
    off: sql<boolean>`article_texts.title = '' and live_since is not null`,
  }
  const drafts = selectFrom('article_drafts')
    .leftJoin('article_texts', (join) =>
      join
        .onRef('article_texts.article_id', '=', 'article_drafts.article_id')
        .onRef('article_texts.language', '=', 'article_drafts.language'),
    )
    .select('article_drafts.article_id')
    .where('article_drafts.language', '<>', sharedPart)
    .where(isSo[state])
    .$if(language !== undefined, (query) =>
      query.where('article_drafts.language', '=', language ?? ''),
    )
  return eb('articles.id', 'in', drafts)
}

/**
 * Matches of a word beyond these are left out, which bounds the time; only a library has so many.
 */
const depth = 50_000

function hasWord({ eb }: Articles, word: string, languages: LanguageCode[]) {
  const occurrences = ['article', 'article_draft'].flatMap((kind) =>
    languages.flatMap((language) =>
      soughtForms(word).map(
        (form) => sql`select id from (
          select ${sql.ref(`${kind}_id`)} as id from ${sql.table(`${kind}_words`)}
          where language = ${language} and ${beginsWithAny([form])} limit ${depth}) as places`,
      ),
    ),
  )
  return eb('articles.id', 'in', sql<number>`(${sql.join(occurrences, sql` union all `)})`)
}

const lastCharacter = '\u{10ffff}'

export function beginsWithAny(forms: string[]): RawBuilder<boolean> {
  const ranges = forms.map((form) => sql`(word >= ${form} and word < ${form + lastCharacter})`)
  return sql<boolean>`(${sql.join(ranges, sql` or `)})`
}
