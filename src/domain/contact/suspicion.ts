import type { Guard } from '../forms/form.ts'
import { formsOf, wordsOf } from '../search/search-text.ts'

/** Rules that anybody can look up: nothing is learnt from what staff call spam. */
export const signPoints = {
  'hidden-field': 5,
  'no-proof': 2,
  markup: 4,
  'link-as-name': 4,
  'second-link': 2,
  'third-link': 2,
  'fourth-link': 2,
  'foreign-script': 4,
  'latin-only': 1,
  'repeated-text': 4,
  'spread-link': 4,
  'same-words': 2,
  'busy-network': 3,
} as const
export type Sign = keyof typeof signPoints
export const signNames = Object.keys(signPoints) as Sign[]

export const quarantinePoints = 5
export const quarantineDays = 30
export const mostQuarantined = 5_000

/** A text of fewer letters says too little of its writer. */
const tellingLetters = 20
export const repeatedWithinDays = 7
const usualMessagesOfDay = 20

export type Circumstances = {
  isHiddenFieldFilled: boolean
  isProven: boolean
  isRepeated: boolean
  isLinkSpread: boolean
  sentToday: number
  languages: string[]
}

export function pointsOf(signs: Sign[]): number {
  return signs.reduce((sum, sign) => sum + signPoints[sign], 0)
}

type Sent = { signs: Sign[]; guard?: Guard; hasAttachmentField?: boolean }

export function needsCheck({ signs, guard = 'usual', hasAttachmentField = false }: Sent): boolean {
  if (!signs.includes('no-proof')) return false
  const points = pointsOf(signs)
  const isHeldForIt =
    points >= quarantinePoints && points - signPoints['no-proof'] < quarantinePoints
  return guard === 'strict' || hasAttachmentField || isHeldForIt
}

export function signsOf(
  { name, message, language }: Record<'name' | 'message' | 'language', string>,
  known: Circumstances,
): Sign[] {
  const links = linksIn(message).length
  const isForeign = isInForeignScript(`${name} ${message}`, known.languages)
  const found: Record<Sign, boolean> = {
    'hidden-field': known.isHiddenFieldFilled,
    'no-proof': !known.isProven,
    markup: /<a\s[^>]*href|\[(?:url|link)[=\]]/i.test(message),
    'link-as-name': linksIn(name).length > 0,
    'second-link': links > 1,
    'third-link': links > 2,
    'fourth-link': links > 3,
    'foreign-script': isForeign,
    // One fact counts once.
    'latin-only': !isForeign && isLatinIn(language, `${name} ${message}`),
    'repeated-text': known.isRepeated,
    'spread-link': known.isLinkSpread,
    'same-words': isSameText(name, message),
    'busy-network': known.sentToday >= usualMessagesOfDay,
  }
  return signNames.filter((sign) => found[sign])
}

export function linksIn(text: string): string[] {
  return text.match(/(?:https?:\/\/|\bwww\.)[^\s<>"'[\]]+/gi) ?? []
}

export function tellingText(message: string): string | null {
  return letterCount(message) < tellingLetters ? null : normalised(message)
}

function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function isInForeignScript(text: string, languages: string[]): boolean {
  const letters = letterCount(text)
  if (letters < tellingLetters) return false
  const ours = text.match(lettersOf(languages))?.length ?? 0
  return 2 * ours < letters
}

function isLatinIn(language: string, text: string): boolean {
  const isOtherScript = !['Latn', ''].includes(scriptOf(language))
  return isOtherScript && letterCount(text) > 0 && !/(?!\p{Script=Latn})\p{L}/u.test(text)
}

function isSameText(name: string, message: string): boolean {
  const words = normalised(name)
  return words !== '' && words === normalised(message)
}

function normalised(text: string): string {
  return wordsOf(text)
    .map((word) => formsOf(word)[0] ?? word)
    .join(' ')
}

const scriptsOf: Record<string, string[]> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
}

function lettersOf(languages: string[]): RegExp {
  const scripts = languages.map(scriptOf).flatMap((script) => scriptsOf[script] ?? [script])
  const classes = scripts.map((script) => `\\p{Script=${script}}`)
  try {
    return new RegExp(`(?=\\p{L})[${classes.join('')}]`, 'gu')
  } catch {
    // Nothing is foreign to a language whose script is not known.
    return /\p{L}/gu
  }
}

function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? ''
}
