import { boardStates } from '../../../domain/articles/article-states.ts'
import { type CoverageKind, coverageKinds } from '../../../domain/documents/coverage.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { searchLimits } from '../../../domain/search/search-text.ts'

/** `mine` is what the user is asked to look at. */
export const viewStates = [...boardStates, 'mine'] as const
export type ViewState = (typeof viewStates)[number]

/** The address says what is shown: `?state=missing&in=ar&kind=posts&q=hama`; `in=any` is every language. */
export type BoardView = {
  kind: CoverageKind | undefined
  state: ViewState
  in: LanguageCode | undefined
  q: string
}

export const anyLanguage = 'any'

export function boardView(parameters: URLSearchParams, language: LanguageCode): BoardView {
  const state = viewStates.find((known) => known === parameters.get('state')) ?? 'work'
  const chosen = parameters.get('in') || (state === 'mine' ? anyLanguage : language)
  return {
    kind: coverageKinds.find((known) => known === parameters.get('kind')),
    state,
    in: state === 'all' || chosen === anyLanguage ? undefined : chosen,
    q: parameters.get('q')?.trim().slice(0, searchLimits.queryLength) ?? '',
  }
}

export function addressOf(state: ViewState, language: LanguageCode): string {
  return `?${new URLSearchParams({ state, in: language })}`
}
