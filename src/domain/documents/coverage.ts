import type { ArticleSection } from '../articles/article.ts'
import { articleSections, completenessOf } from '../articles/article.ts'
import { type BoardState, boardStates, needingWork } from '../articles/article-states.ts'
import type { LanguageCode } from '../languages/language.ts'
import { textName } from './revision.ts'

export const otherKinds = ['sections', 'pages', 'cards'] as const
export type OtherKind = (typeof otherKinds)[number]
export const coverageKinds = [...otherKinds, ...articleSections] as const
export type CoverageKind = OtherKind | ArticleSection

/** `mine` counts what the user is asked to look at. */
export type Counts = Record<BoardState | 'mine', number>

export type Cell = {
  states: BoardState[]
  /** The text to work on, as `content.ar`. */
  at: string | null
  /** So much is to be translated, and from there; null where nothing is. */
  from: LanguageCode | null
  words: number
}

export type Covered = {
  kind: CoverageKind
  subject: string
  title: Record<LanguageCode, string>
  cells: Record<LanguageCode, Cell>
}

export function isArticleKind(kind: CoverageKind): kind is ArticleSection {
  return articleSections.some((section) => section === kind)
}

export function noCounts(): Counts {
  return Object.fromEntries([...boardStates, 'mine'].map((state) => [state, 0])) as Counts
}

export function completeCell(language: LanguageCode): Cell {
  return { states: [], at: textName('title', language), from: null, words: 0 }
}

/** Texts by field and language; a blank field is one to be written. */
export type BoardTexts = Record<LanguageCode, Record<string, string>>
type Sought = { fields: string[]; behind: string[]; newer: Map<string, LanguageCode[]> }

export type Task = Omit<Cell, 'words'> & { toDo: string[] }

export function taskOf(
  states: BoardState[],
  language: LanguageCode,
  texts: BoardTexts,
  { fields, behind, newer }: Sought,
): Task {
  const isNeeded = states.includes('missing') || states.includes('incomplete')
  const wanted = isNeeded ? fields.filter((field) => !texts[language]?.[field]) : []
  const [first] = [...behind, ...wanted, ...fields]
  const at = first === undefined ? null : textName(first, language)
  const toDo = [...new Set([...behind, ...wanted])]
  if (toDo.length === 0) return { states, at, from: null, toDo }
  const [outdated = ''] = behind
  const newest = newer.get(textName(outdated, language))?.[0]
  return { states, at, from: newest ?? sourceOf(texts, language, { wanted, fields }), toDo }
}

/** Most cells of a row are translated from the same text, which is counted once. */
export function cellsOf(
  tasks: (readonly [LanguageCode, Task])[],
  texts: BoardTexts,
): Record<LanguageCode, Cell> {
  const counts = new Map<string, number>()
  const wordsOf = (from: LanguageCode, field: string) => {
    const name = textName(field, from)
    const count = counts.get(name) ?? wordsIn(texts[from]?.[field])
    counts.set(name, count)
    return count
  }
  const cells = tasks.map(([language, { states, at, from, toDo }]) => {
    const words = from === null ? 0 : toDo.reduce((sum, field) => sum + wordsOf(from, field), 0)
    return [language, { states, at, from: words === 0 ? null : from, words }] as const
  })
  return Object.fromEntries(cells)
}

/** The language in which most of this is written, or most at all. */
function sourceOf(
  texts: BoardTexts,
  language: LanguageCode,
  { wanted, fields }: { wanted: string[]; fields: string[] },
): LanguageCode | null {
  const count = (one: LanguageCode, among: string[]) =>
    among.filter((field) => texts[one]?.[field]).length
  const [source] = Object.keys(texts)
    .filter((one) => one !== language && count(one, wanted) > 0)
    .toSorted(
      (one, other) =>
        count(other, wanted) - count(one, wanted) || count(other, fields) - count(one, fields),
    )
  return source ?? null
}

function wordsIn(html = ''): number {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
}

/** The document is on the site as soon as it is saved. */
export function simpleStates(written: (string | undefined)[], isLeftOut: boolean): BoardState[] {
  const state = completenessOf(written)
  if (state === 'missing') return [isLeftOut ? 'left-out' : 'missing']
  return state === 'partial' ? ['incomplete'] : []
}

export function isFoundBy(states: BoardState[], state: BoardState): boolean {
  if (state === 'all') return true
  if (state === 'work') return states.some((one) => needingWork.includes(one))
  return states.includes(state)
}
