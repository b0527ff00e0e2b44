import { isLonger } from '../text/characters.ts'
import { beforeEllipsis, firstCharacters } from '../articles/excerpt.ts'

export const searchLimits = { queryLength: 100, words: 8 } as const
/** The first distinct words of a text, and the beginning of each. */
const indexLimits = { words: 2_000, wordLength: 40 } as const

export type Passage = { text: string; isMatch: boolean }

/** A stretch between spaces and punctuation is nearly always a word. */
const stretches = /[^\s\p{P}]+/gu
/** Normalising marks takes quadratic time and can make eighteen characters of one. */
const stretchLimits = { length: 200, normalised: 800 } as const
const tokens = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu
/** These are vowel signs, tatweel and the like. */
const marks =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]|\p{Cf}/gu
const letters: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۃ: 'ه',
  ک: 'ك',
  گ: 'ك',
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
  ێ: 'ي',
  ۆ: 'و',
  ڕ: 'ر',
  ڵ: 'ل',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}
const foldedLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')
/** A hamza on its seat, which writers choose differently: `مسئول`, `مسؤول`. */
const seatedHamza = /[ئؤ]/g
/** It stands between parts of a word; many write a space in its place. */
const nonJoiner = '\u200c'
/** Such words need no normalisation but case. */
const plainWord = /^[\da-z]+$/i
const easternDigits = /[٠-٩۰-۹]/g

/**
 * `الـ`, alone or behind a conjunction or preposition, before at least two letters; not in `أل`.
 */
const article = /^[وف]?(?:[بك]?ال|لل)(?=..)/
const conjunction = /^و(?=....)/
/** Writers differ in these; shorter words would become others, as `عليا` and `عليه`. */
const otherSpellings: [RegExp, string][] = [
  [/(?<=\p{L}ي)ئ(?=.)/u, 'أ'],
  [/(?<=\p{L}ي)أ(?=.)/u, 'ئ'],
  [/(?<=...ي)ا$/, 'ة'],
  [/(?<=...ي)[ةه]$/, 'ا'],
  [/(?<=ا\p{L})يء$/u, 'ئ'],
]

/** Words come in order, without marks. */
export function wordsOf(text: string): string[] {
  return (text.match(stretches) ?? []).flatMap(wordsOfStretch)
}

/**
 * The forms are the word itself, and the word without an article or conjunction; case, letter
 * variants and digits are normalised.
 */
export function formsOf(word: string): string[] {
  if (plainWord.test(word)) return [formOf(word)]
  const parts = [word, word.replace(article, ''), word.replace(conjunction, '')]
  const spellings = parts.flatMap((part) => [part, part.replace(seatedHamza, 'ء')])
  return [...new Set([...new Set(spellings)].map(normalised))].filter(Boolean)
}

/** A query is also found by the other spelling of its words, for which the index needs no room. */
export function soughtForms(word: string): string[] {
  if (plainWord.test(word)) return formsOf(word)
  const bare = word.replace(article, '')
  const others = otherSpellings.map(([spelling, other]) => bare.replace(spelling, other))
  return [...new Set([word, ...others.filter((other) => other !== bare)].flatMap(formsOf))]
}

/** The first of the forms, for texts of which the word itself is enough. */
export function formOf(word: string): string {
  return plainWord.test(word) ? cut(word.toLowerCase()) : normalised(word)
}

export function queryWords(query: string): string[] {
  return [...new Set(wordsOf(query.replaceAll(nonJoiner, ' ')))]
}

export function isTooLong(query: string): boolean {
  return isLonger(query, searchLimits.queryLength) || queryWords(query).length > searchLimits.words
}

export function hasWordsOf(query: string, text: string): boolean {
  const words = wordsAndParts(text)
  return queryWords(query).every((sought) => {
    const forms = soughtForms(sought)
    return words.some((word) => isFound(word, forms))
  })
}

export function indexedWords(text: string): string[] {
  const words = new Set<string>()
  for (const form of differentForms(text)) {
    if (words.size >= indexLimits.words) break
    words.add(form)
  }
  return [...words]
}

function* differentForms(text: string): Generator<string> {
  for (const stretch of new Set(text.match(stretches))) {
    for (const word of wordsAndParts(stretch)) yield* formsOf(word)
  }
}

function wordsAndParts(text: string): string[] {
  const parts = text.includes(nonJoiner) ? wordsOf(text.replaceAll(nonJoiner, ' ')) : []
  return [...wordsOf(text), ...parts]
}

function wordsOfStretch(stretch: string): string[] {
  const { length, normalised: most } = stretchLimits
  const text = stretch.slice(0, length).normalize('NFKC').slice(0, most)
  return withoutMarks(text).match(tokens) ?? []
}

export function highlighted(text: string, query: string[]): Passage[] {
  const sought = query.flatMap(soughtForms)
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

export function snippetAround(text: string, query: string[]): string {
  const first = firstFound(text, query.flatMap(soughtForms))
  const start = beginningOfWord(text, Math.max(0, first - snippet.before))
  const rest = text.slice(start)
  const shown = firstCharacters(rest, snippet.length)
  const end = shown.length < rest.length ? `${beforeEllipsis(withoutCutWord(shown))}…` : shown
  return start > 0 ? `…${end}` : end
}

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
  const forms = wordsAndParts(word).flatMap(formsOf)
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
  return word.slice(0, indexLimits.wordLength).toWellFormed()
}

function withoutMarks(text: string): string {
  return text.replace(marks, '')
}
