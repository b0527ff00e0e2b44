import { formOf, wordsOf } from '../search/search-text.ts'
import { withoutLinks } from './links.ts'

const runLength = 3
const pairedLength = 1_000
/** Texts of so many equal characters are one text, and all of the longest would take a while. */
const comparedLength = 20_000
const unspaced = /[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\p{Script=Thai}]/gu
/** Any two texts choose the same of what they have in common, because the smallest numbers are chosen. */
export const runsOfText = { telling: 12, brief: 4, least: 3, most: 16 } as const

/** A greeting is half of many a brief text, so there more must be alike. */
export function fewestAlike(runs: number): number {
  if (runs >= runsOfText.telling || runs < runsOfText.brief) return Math.ceil(runs / 2)
  return runs < 6 ? runs : Math.ceil((3 * runs) / 4)
}

export function beginningOf(text: string): string {
  return text.replace(/(\s)\s+/g, '$1').slice(0, comparedLength)
}

export function withoutDetails(text: string): string {
  return withoutLinks(text).replace(/\p{Nd}+/gu, '0')
}

export function normalisedWords(text: string): string[] {
  return wordsOf(text).map((word) => formOf(word) || word)
}

export function wordingOf(text: string, name = ''): number[] {
  return runsIn(beginningOf(text), name, runLength)
}

/** Brief texts in which each third word is another have pairs in common, but no longer runs. */
export function pairsOf(text: string, name = ''): number[] {
  return runsIn(text.slice(0, pairedLength), name, 2)
}

function runsIn(text: string, name: string, length: number): number[] {
  const own = new Set(normalisedWords(name))
  const spaced = withoutDetails(withoutQuotes(text)).replace(unspaced, ' $& ')
  const words = normalisedWords(spaced).filter((word) => !own.has(word))
  const runs = words.slice(length - 1).map((_word, index) => words.slice(index, index + length))
  const numbers = Int32Array.from(runs, (run) => numberOf(run.join(' '))).toSorted()
  return [...new Set(numbers)].slice(0, runsOfText.most)
}

const quoted = /"[^"]{20,}"|“[^“”]{20,}”|«[^«»]{20,}»|^>.*$/gm
const fewestLetters = 20

function withoutQuotes(text: string): string {
  const own = text.replace(quoted, ' ')
  return own.replace(/\P{L}/gu, '').length < fewestLetters ? text : own
}

export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}
