import { isLonger } from './characters.ts'
import { firstCharacters } from './excerpt.ts'

/** A query of more words, or of a longer text, is not looked for. */
export const searchLimits = { queryLength: 100, words: 8 } as const
/** What of a text is searched: its first different words, and of each the beginning. */
export const indexLimits = { words: 2_000, wordLength: 40 } as const

/** A part of a text, and whether it is what was searched for. */
export type Passage = { text: string; isMatch: boolean }

/** What stands between spaces and punctuation, nearly always a word. */
const stretches = /[^\s\p{P}]+/gu
/** Normalising takes quadratic time for marks, and of one character it can make eighteen. */
const stretchLimits = { length: 200, normalised: 800 } as const
const tokens = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu
/** Vowel signs, tatweel and the like: the same word is written with and without them. */
const marks =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]|\p{Cf}/gu
const letters: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}
const foldedLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')
/** Nothing in it is written in several ways, but for its case. */
const plainWord = /^[\da-z]+$/i
const easternDigits = /[٠-٩۰-۹]/g

/** `الـ`, alone or behind a conjunction or preposition, before two letters and more. Of `أل` it is no part. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=..)/
/** The conjunction on a word long enough that it is hardly a letter of its own. */
const conjunction = /^و(?=....)/

/** The words of a text in their order, without marks. */
export function wordsOf(text: string): string[] {
  return (text.match(stretches) ?? []).flatMap(wordsOfStretch)
}

/**
 * What a word is found by: itself and, without the article or conjunction it may begin with, the rest. All
 * of them without case and without variants of letters and digits.
 */
export function formsOf(word: string): string[] {
  if (plainWord.test(word)) return [cut(word.toLowerCase())]
  const parts = new Set([word, word.replace(article, ''), word.replace(conjunction, '')])
  return [...new Set([...parts].map(normalised))].filter(Boolean)
}

/** The different words of a query; a search finds what has all of them. */
export function queryWords(query: string): string[] {
  return [...new Set(wordsOf(query))]
}

/** Whether there is more in a query than is looked for. */
export function isTooLong(query: string): boolean {
  return isLonger(query, searchLimits.queryLength) || queryWords(query).length > searchLimits.words
}

/** Whether every word of a query finds one of a short text, as a search would. */
export function hasWordsOf(query: string, text: string): boolean {
  const words = wordsOf(text)
  return queryWords(query).every((sought) => {
    const forms = formsOf(sought)
    return words.some((word) => isFound(word, forms))
  })
}

/** The forms of a text's words that searches find it by, those of the title apart. */
export function indexedWords(title: string, text: string): Map<string, { inTitle: boolean }> {
  const words = new Map<string, { inTitle: boolean }>()
  for (const [part, inTitle] of [
    [title, true],
    [text, false],
  ] as const) {
    for (const form of differentForms(part)) {
      if (words.size >= indexLimits.words) return words
      if (!words.has(form)) words.set(form, { inTitle })
    }
  }
  return words
}

/** Long texts say the same words again and have more than are indexed. */
function* differentForms(text: string): Generator<string> {
  for (const stretch of new Set(text.match(stretches))) {
    for (const word of wordsOfStretch(stretch)) yield* formsOf(word)
  }
}

function wordsOfStretch(stretch: string): string[] {
  const { length, normalised: most } = stretchLimits
  const text = stretch.slice(0, length).normalize('NFKC').slice(0, most)
  return withoutMarks(text).match(tokens) ?? []
}

/** The whole text in passages, each word that the query's words find apart. */
export function highlighted(text: string, query: string[]): Passage[] {
  const sought = query.flatMap(formsOf)
  const passages: Passage[] = []
  let done = 0
  for (const { 0: word, index } of text.matchAll(tokens)) {
    if (!isFound(word, sought)) continue
    if (index > done) passages.push({ text: text.slice(done, index), isMatch: false })
    passages.push({ text: word, isMatch: true })
    done = index + word.length
  }
  if (done < text.length) passages.push({ text: text.slice(done), isMatch: false })
  return passages
}

const snippet = { before: 60, length: 200 } as const

/** What of a long text is shown: from a little before the first word that is found. */
export function snippetAround(text: string, query: string[]): string {
  const first = firstFound(text, query.flatMap(formsOf))
  const start = beginningOfWord(text, Math.max(0, first - snippet.before))
  const rest = text.slice(start)
  const shown = firstCharacters(rest, snippet.length)
  const end = shown.length < rest.length ? `${withoutCutWord(shown)}…` : shown
  return start > 0 ? `…${end}` : end
}

/** Where the first word that is found stands, among those that are indexed; else the beginning. */
function firstFound(text: string, sought: string[]): number {
  const others = new Set<string>()
  for (const { 0: word, index } of text.matchAll(tokens)) {
    if (others.has(word)) continue
    if (isFound(word, sought)) return index
    if (others.add(word).size >= indexLimits.words) break
  }
  return 0
}

function isFound(word: string, sought: string[]): boolean {
  const forms = wordsOf(word).flatMap(formsOf)
  return forms.some((form) => sought.some((beginning) => form.startsWith(beginning)))
}

function withoutCutWord(text: string): string {
  const end = text.lastIndexOf(' ')
  return end > 0 ? text.slice(0, end) : text
}

function beginningOfWord(text: string, position: number): number {
  return position === 0 ? 0 : text.indexOf(' ', position - 1) + 1
}

function normalised(word: string): string {
  const folded = withoutMarks(word.normalize('NFKD'))
    .toLowerCase()
    .replace(foldedLetters, (letter) => letters[letter] ?? letter)
    .replace(easternDigits, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
  return cut(folded)
}

function cut(word: string): string {
  return word.slice(0, indexLimits.wordLength)
}

function withoutMarks(text: string): string {
  return text.replace(marks, '')
}
