import { languagesBehind, newerByText } from '../documents/ledger.ts'
import type { LanguageCode } from '../languages/language.ts'
import { type Article, completeness } from './article.ts'
import { dateState, textState } from './publication.ts'

/** A cell of the board shows the first that holds. */
export const cellStates = [
  'missing',
  'missed',
  'scheduled',
  'draft',
  'off',
  'incomplete',
  'behind',
  'waiting',
] as const

/** `work` is any of `needingWork`, `all` any text at all; `left-out` stands for a text that is not needed. */
export const boardStates = ['all', 'work', ...cellStates, 'left-out'] as const
export type BoardState = (typeof boardStates)[number]

export const needingWork: readonly BoardState[] = ['missing', 'missed', 'incomplete', 'behind']

type Judged = Pick<Article, 'texts' | 'publication' | 'ledger'>

/** All that hold of the text in this language, in the order of `cellStates`; none does of a complete one. */
function statesIn(
  { texts, publication }: Judged,
  language: LanguageCode,
  leftOut: LanguageCode[],
  behind: Set<LanguageCode>,
): BoardState[] {
  const written = completeness(texts[language])
  const place = textState(publication, language)
  const date = dateState(publication, language)
  const holds = {
    missing: written === 'missing' && !leftOut.includes(language),
    missed: date === 'missed',
    scheduled: date === 'scheduled',
    draft: place === 'draft',
    off: place === 'off',
    incomplete: written === 'partial',
    behind: behind.has(language),
    waiting: place === 'waiting',
    'left-out': written === 'missing' && leftOut.includes(language),
  } satisfies Record<Exclude<BoardState, 'all' | 'work'>, boolean>
  return cellOrder.filter((state) => holds[state])
}

export function inCellOrder(states: BoardState[]): BoardState[] {
  return cellOrder.filter((state) => states.includes(state))
}

const cellOrder = [...cellStates, 'left-out'] as const

/** The board finds an article by these, as `ar missing`; a blank language stands for any. */
export function boardEntries(article: Judged, leftOut: LanguageCode[] = []): string[] {
  const behind = languagesBehind(newerByText(article.ledger))
  const inLanguages = article.ledger.languages.flatMap((language) => {
    const states = statesIn(article, language, leftOut, behind)
    const needsWork = states.some((state) => needingWork.includes(state))
    return [...states, ...(needsWork ? (['work'] as const) : [])].map((state) => ({
      language,
      state,
    }))
  })
  const entries = inLanguages.flatMap(({ language, state }) => [
    `${language} ${state}`,
    ` ${state}`,
  ])
  return [...new Set([' all', ...entries])].toSorted()
}
