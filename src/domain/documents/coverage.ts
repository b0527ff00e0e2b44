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

/** Texts by field and language; a blank field is one to be written. */
type Texts = Record<LanguageCode, Record<string, string>>
type Sought = { fields: string[]; behind: string[]; newer: Map<string, LanguageCode[]> }

export function cellOf(
  states: BoardState[],
  language: LanguageCode,
  texts: Texts,
  { fields, behind, newer }: Sought,
): Cell {
  const isNeeded = states.includes('missing') || states.includes('incomplete')
  const wanted = isNeeded ? fields.filter((field) => !texts[language]?.[field]) : []
  const [first] = [...behind, ...wanted, ...fields]
  const at = first === undefined ? null : textName(first, language)
  const toDo = [...new Set([...behind, ...wanted])]
  if (toDo.length === 0) return { states, at, from: null, words: 0 }
  const [outdated = ''] = behind
  const newest = newer.get(textName(outdated, language))?.[0]
  const from = newest ?? sourceOf(texts, language, fields)
  const words = from === null ? 0 : toDo.reduce((sum, one) => sum + wordsIn(texts[from]?.[one]), 0)
  return { states, at, from: words === 0 ? null : from, words }
}

/** The language in which most is written. */
function sourceOf(texts: Texts, language: LanguageCode, fields: string[]): LanguageCode | null {
  const writtenIn = (one: LanguageCode) => fields.filter((field) => texts[one]?.[field]).length
  const [source] = Object.keys(texts)
    .filter((one) => one !== language && writtenIn(one) > 0)
    .toSorted((one, other) => writtenIn(other) - writtenIn(one))
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
