import { sql } from 'kysely'
import { articleTextNames, blankText } from '../../domain/articles/article-fields.ts'
import type { BoardState } from '../../domain/articles/article-states.ts'
import type { ArticleSection } from '../../domain/articles/article.ts'
import {
  type BoardTexts,
  cellsOf,
  type Covered,
  type Task,
  taskOf,
} from '../../domain/documents/coverage.ts'
import {
  behindByLanguage,
  type Ledger,
  ledgerField,
  newerByText,
} from '../../domain/documents/ledger.ts'
import { textsIn, type Values } from '../../domain/documents/revision.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { draftsOf, newerIn } from '../articles/article-drafts.ts'
import {
  isIncomplete,
  isUnwritten,
  type States,
  statesOfEach,
  titlesFor,
} from '../articles/states-by-language.ts'
import type { Db } from '../engine/tables.ts'
import { ledgersOf } from '../history/ledger-rows.ts'

const fields = Object.keys(blankText)
const isWritten = { title: 'written', content: 'written' } satisfies typeof blankText

export type FoundArticle = { id: number; section: ArticleSection }
type Asked = {
  languages: LanguageCode[]
  /** A reader of this language alone is told its titles and no complete cells. */
  reader?: LanguageCode | undefined
}

/**
 * The states by which the board finds say what is written, so that few texts are read: for their titles, and whole
 * where words are counted.
 */
export async function coveredArticles(
  db: Db,
  found: FoundArticle[],
  { languages, reader }: Asked,
): Promise<Covered[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const states = await statesOfEach(db, ids)
  const known = found.map((one) => ({ ...one, states: states.get(one.id) ?? new Map() }))
  const held = await heldValues(db, ids)
  const needed = reader === undefined ? undefined : titlesFor(reader, known, languages)
  const titled = textsOfEach(await titleRows(db, ids, needed), held)
  const behind = known.filter(({ states }) => hasState(states, 'behind')).map(({ id }) => id)
  const ledgers = await ledgersOf(db, 'article', behind)
  const planned = known.map(({ id, section, states }) => {
    const titles = titled.get(id) ?? {}
    const ledger = ledgerField.restore(ledgers.get(id) ?? ledgerField.blank, held.get(id) ?? {})
    const texts = writtenTexts(states, titles, languages)
    const shown = reader ? languages.filter((language) => states.has(language)) : languages
    return { id, section, titles, tasks: tasksOf(states, { texts, ledger }, shown) }
  })
  const whole = textsOfEach(await sourceRows(db, planned), held)
  return planned.map(({ id, section, titles, tasks }) => ({
    kind: section,
    subject: String(id),
    title: titlesIn(titles),
    cells: cellsOf(tasks, whole.get(id) ?? {}),
  }))
}

function hasState(states: States, state: BoardState): boolean {
  return [...states.values()].some((own) => own.includes(state))
}

function writtenTexts(states: States, titles: BoardTexts, languages: LanguageCode[]): BoardTexts {
  const written = languages.filter((language) => !isUnwritten(states, language))
  const texts = written.map((language) => [
    language,
    isIncomplete(states, language) ? (titles[language] ?? {}) : isWritten,
  ])
  return Object.fromEntries(texts)
}

type Tasks = [LanguageCode, Task][]

function tasksOf(
  states: States,
  { texts, ledger }: { texts: BoardTexts; ledger: Ledger },
  languages: LanguageCode[],
): Tasks {
  const newer = newerByText(ledger)
  const outdated = behindByLanguage(newer)
  return languages.map((language) => {
    const names = outdated.get(language) ?? []
    const behind = names.toSorted((one, other) => rankOf(one) - rankOf(other))
    const sought = { fields, behind, newer }
    return [language, taskOf(states.get(language) ?? [], language, texts, sought)]
  })
}

function rankOf(field: string): number {
  const rank = fields.indexOf(field)
  return rank < 0 ? Infinity : rank
}

function titlesIn(texts: BoardTexts): Record<LanguageCode, string> {
  const titles = Object.entries(texts).map(([language, { title = '' }]) => [language, title])
  return Object.fromEntries(titles)
}

async function heldValues(db: Db, ids: number[]): Promise<Map<number, Values>> {
  const drafts = await draftsOf(db, ids)
  return new Map([...drafts].map(([id, parts]) => [id, newerIn(parts)]))
}

type TextRow = { article_id: number; language: LanguageCode; text: Record<string, string> }

function textsOfEach(rows: TextRow[], held: Map<number, Values>): Map<number, BoardTexts> {
  const texts = new Map<number, BoardTexts>()
  for (const { article_id, language, text } of rows) {
    texts.set(article_id, { ...texts.get(article_id), [language]: text })
  }
  for (const [id, values] of held) {
    const live = texts.get(id) ?? {}
    const newer = Object.entries(textsIn(values) as BoardTexts)
    const over = newer.map(([language, text]) => [language, { ...live[language], ...text }])
    texts.set(id, { ...live, ...Object.fromEntries(over) })
  }
  return texts
}

/** Contents are long, so that the database says whether there are any. */
async function titleRows(db: Db, ids: number[], languages?: LanguageCode[]): Promise<TextRow[]> {
  const rows = await db
    .selectFrom('article_texts')
    .select(['article_id', 'language', 'title', sql<number>`octet_length(content)`.as('length')])
    .where('article_id', 'in', ids)
    .$if(languages !== undefined, (query) => query.where('language', 'in', languages ?? []))
    .execute()
  return rows.map(({ article_id, language, title, length }) => ({
    article_id,
    language,
    text: { title, content: length > 0 ? isWritten.content : '' },
  }))
}

async function sourceRows(db: Db, planned: { id: number; tasks: Tasks }[]): Promise<TextRow[]> {
  const sources = planned.flatMap(({ id, tasks }) =>
    tasks.flatMap(([, { from }]) => (from === null ? [] : [{ id, from }])),
  )
  if (sources.length === 0) return []
  const rows = await db
    .selectFrom('article_texts')
    .select(['article_id', 'language', ...articleTextNames])
    .where('article_id', 'in', [...new Set(sources.map(({ id }) => id))])
    .where('language', 'in', [...new Set(sources.map(({ from }) => from))])
    .execute()
  return rows.map(({ article_id, language, ...text }) => ({ article_id, language, text }))
}
