import { formsOf, wordsOf } from '../search/search-text.ts'
import { hasOwnHost, withoutLinks } from './links.ts'

const runLength = 3
const unspaced = /[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}]/gu
/** Any two texts choose the same of what they have in common, because the smallest numbers are chosen. */
const runsOfText = { least: 12, leastWithLink: 3, most: 16 } as const

export function withoutDetails(text: string): string {
  return withoutLinks(text).replace(/\d+/g, '0')
}

export function normalisedWords(text: string): string[] {
  return wordsOf(text).map((word) => formsOf(word)[0] ?? word)
}

/** A short text has none, as others may say the same; few do so with a link. */
export function wordingOf(text: string, links: string[]): number[] {
  const words = normalisedWords(withoutDetails(text).replace(unspaced, ' $& '))
  const runs = words
    .slice(runLength - 1)
    .map((_word, index) => words.slice(index, index + runLength))
  const numbers = new Set(runs.map((run) => numberOf(run.join(' '))))
  const { least, leastWithLink, most } = runsOfText
  if (numbers.size < (links.some(hasOwnHost) ? leastWithLink : least)) return []
  return [...numbers].toSorted((one, other) => one - other).slice(0, most)
}

function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
