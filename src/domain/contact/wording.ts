import { formsOf, wordsOf } from '../search/search-text.ts'
import { withoutLinks } from './links.ts'

const runLength = 3
/** Any two texts choose the same of what they have in common, because the smallest numbers are chosen. */
const runsOfText = { least: 8, most: 16 } as const

export function normalisedWords(text: string): string[] {
  return wordsOf(text).map((word) => formsOf(word)[0] ?? word)
}

/**
 * Numbers of some of the runs of three words in a text, whatever links and numbers it has; none if it
 * is so short that others may say the same.
 */
export function wordingOf(text: string): number[] {
  const words = normalisedWords(withoutLinks(text).replace(/\d+/g, '0'))
  const runs = words
    .slice(runLength - 1)
    .map((_word, index) => words.slice(index, index + runLength))
  const numbers = new Set(runs.map((run) => numberOf(run.join(' '))))
  if (numbers.size < runsOfText.least) return []
  return [...numbers].toSorted((one, other) => one - other).slice(0, runsOfText.most)
}

/** The number is the FNV-1a hash. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
