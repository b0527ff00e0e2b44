import { type BoardState, inCellOrder } from '../../domain/articles/article-states.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Db } from '../engine/tables.ts'

export type States = Map<LanguageCode, BoardState[]>

/** Complete texts have none. */
export async function statesOfEach(db: Db, ids: number[]): Promise<Map<number, States>> {
  if (ids.length === 0) return new Map()
  const ofEach = Map.groupBy(await stateRows(db, ids), ({ article_id }) => article_id)
  return new Map([...ofEach].map(([id, rows]) => [id, statesByLanguage(rows)]))
}

function statesByLanguage(rows: { language: LanguageCode; state: BoardState }[]): States {
  const ofEach = [...Map.groupBy(rows, ({ language }) => language)]
  return new Map(
    ofEach.map(([language, own]) => [language, inCellOrder(own.map(({ state }) => state))]),
  )
}

export function isUnwritten(states: States, language: LanguageCode): boolean {
  const own = states.get(language) ?? []
  return own.includes('missing') || own.includes('left-out')
}

export function isIncomplete(states: States, language: LanguageCode): boolean {
  return states.get(language)?.includes('incomplete') ?? false
}

/** Languages whose titles a reader of one is told; incomplete texts say by their title what they lack. */
export function titlesFor(
  reader: LanguageCode,
  articles: { states: States }[],
  languages: LanguageCode[],
): LanguageCode[] {
  const needed = articles.flatMap(({ states }) => {
    const incomplete = languages.filter((language) => isIncomplete(states, language))
    const complete = languages.find(
      (language) => !isUnwritten(states, language) && !incomplete.includes(language),
    )
    const isShown = !isUnwritten(states, reader) && !incomplete.includes(reader)
    return isShown || complete === undefined ? incomplete : [...incomplete, complete]
  })
  return [...new Set([reader, ...needed])]
}

function stateRows(db: Db, ids: number[]) {
  return db
    .selectFrom('article_states')
    .select(['article_id', 'language', 'state'])
    .where('article_id', 'in', ids)
    .where('language', '<>', '')
    .where('state', '<>', 'work')
    .execute()
}
