import { formsOf, wordsOf } from '../search/search-text.ts'
import { withoutLinks } from './links.ts'

const runLength = 3
const unspaced = /[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}]/gu
/** Any two texts choose the same of what they have in common, because the smallest numbers are chosen. */
export const runsOfText = { telling: 12, brief: 6, least: 3, most: 16 } as const

/** A greeting is half of many a brief text, so there more must be alike. */
export function fewestAlike(runs: number): number {
  const isBrief = runs >= runsOfText.brief && runs < runsOfText.telling
  return Math.ceil(isBrief ? (3 * runs) / 4 : runs / 2)
}

export function withoutDetails(text: string): string {
  return withoutLinks(text).replace(/\d+/g, '0')
}

export function normalisedWords(text: string): string[] {
  return wordsOf(text).map((word) => formsOf(word)[0] ?? word)
}

export function wordingOf(text: string): number[] {
  const words = normalisedWords(withoutDetails(text).replace(unspaced, ' $& '))
  const runs = words
    .slice(runLength - 1)
    .map((_word, index) => words.slice(index, index + runLength))
  const numbers = new Set(runs.map((run) => numberOf(run.join(' '))))
  return [...numbers].toSorted((one, other) => one - other).slice(0, runsOfText.most)
}

export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}
