import type { Guard } from '../forms/form.ts'
import { linksIn, withoutLinks } from './links.ts'
import { isOfRandomLetters } from './random-letters.ts'
import { normalisedWords, withoutDetails } from './wording.ts'

/** Rules that anybody can look up: nothing is learnt from what staff call spam. */
export const signPoints = {
  'hidden-field': 5,
  'no-proof': 2,
  markup: 4,
  'left-over': 5,
  'link-as-name': 4,
  'bare-link': 3,
  'second-link': 2,
  'third-link': 2,
  'fourth-link': 2,
  'foreign-script': 4,
  'foreign-link': 2,
  'mixed-scripts': 5,
  'latin-only': 1,
  'random-letters': 5,
  'random-name': 3,
  'no-words': 2,
  'many-dots': 3,
  'repeated-text': 4,
  'similar-text': 4,
  'often-repeated': 2,
  'spread-link': 4,
  'same-words': 3,
  'same-address': 3,
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
export const oftenRepeated = 3
const usualMessagesOfDay = 20
const usualPartsOfAddress = 4

export type Circumstances = {
  isHiddenFieldFilled: boolean
  isProven: boolean
  sameTexts: number
  similarTexts: number
  isLinkSpread: boolean
  sentToday: number
  languages: string[]
  origin: string
}

export function pointsOf(signs: Sign[]): number {
  return signs.reduce((sum, sign) => sum + signPoints[sign], 0)
}

type Sent = { signs: Sign[]; guard?: Guard }

export function needsCheck({ signs, guard = 'usual' }: Sent): boolean {
  if (!signs.includes('no-proof')) return false
  const points = pointsOf(signs)
  const isHeldForIt =
    points >= quarantinePoints && points - signPoints['no-proof'] < quarantinePoints
  return guard === 'strict' || isHeldForIt
}

type Written = Record<'name' | 'email' | 'message' | 'language', string>

export function signsOf({ name, email, message, language }: Written, known: Circumstances): Sign[] {
  const links = linksIn(message, known.origin).length
  const isSame = isSameText(name, message)
  const isForeign = isInForeignScript(`${name} ${message}`, known.languages)
  const found: Record<Sign, boolean> = {
    'hidden-field': known.isHiddenFieldFilled,
    'no-proof': !known.isProven,
    markup: /<(?:a\s[^<>]*href|script|iframe|img)|\[(?:url|link)[=\]]|\]\(http/i.test(message),
    'left-over': /\{[^{}|]*\|[^{}]*\}[^{}]*\{[^{}|]*\|/.test(message),
    'link-as-name': linksIn(name, known.origin).length > 0,
    'bare-link': links > 0 && letterCount(withoutLinks(message)) < tellingLetters,
    'second-link': links > 1,
    'third-link': links > 2,
    'fourth-link': links > 3,
    'foreign-script': isForeign,
    'foreign-link': isForeign && links > 0,
    'mixed-scripts': hasMixedScripts(`${name} ${message}`),
    // One fact counts once.
    'latin-only': !isForeign && isLatinIn(language, `${name} ${message}`),
    'random-letters': isOfRandomLetters(withoutLinks(message)),
    'random-name': isOfRandomLetters(withoutLinks(name)),
    'no-words': message !== '' && !/\p{L}/u.test(message),
    'many-dots': (email.split('@', 1)[0]?.split('.').length ?? 0) > usualPartsOfAddress,
    'repeated-text': known.sameTexts > 0,
    'similar-text': known.sameTexts === 0 && known.similarTexts > 0,
    'often-repeated': Math.max(known.sameTexts, known.similarTexts) >= oftenRepeated,
    'spread-link': known.isLinkSpread,
    'same-words': isSame,
    'same-address': isSame && isSameText(name, email.split('@', 1)[0] ?? ''),
    'busy-network': known.sentToday >= usualMessagesOfDay,
  }
  return signNames.filter((sign) => found[sign])
}

export function tellingText({ name, message }: Pick<Written, 'name' | 'message'>): string | null {
  const texts = [withoutDetails(message), message, `${name} ${message}`]
  const telling = isSameText(name, message)
    ? message
    : texts.find((text) => letterCount(text) >= tellingLetters)
  return telling === undefined ? null : normalisedWords(telling).join(' ')
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

function hasMixedScripts(text: string): boolean {
  return /\p{Script=Latn}\p{Script=Cyrl}|\p{Script=Cyrl}\p{Script=Latn}/u.test(text)
}

function isLatinIn(language: string, text: string): boolean {
  const isOtherScript = !['Latn', ''].includes(scriptOf(language))
  return isOtherScript && letterCount(text) > 0 && !/(?!\p{Script=Latn})\p{L}/u.test(text)
}

function isSameText(name: string, message: string): boolean {
  const [one, other] = [name, message].map((text) => [...new Set(normalisedWords(text))].join(' '))
  return one !== '' && one === other
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
