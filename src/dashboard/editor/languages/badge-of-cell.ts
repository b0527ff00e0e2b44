import { type BoardState, cellStates } from '../../../domain/articles/article-states.ts'
import type { BadgeState } from './words.ts'

/** A text that is not needed has the badge of one that is missing. */
export function badgeOfCell(states: BoardState[]): BadgeState {
  if (states.includes('left-out')) return 'missing'
  const state = cellStates.find((one) => states.includes(one))
  if (state === undefined) return 'complete'
  return state === 'incomplete' ? 'partial' : state
}
