import type { Guard } from '../forms/form.ts'
import { isMuchAdvertised, isOffer } from './claims.ts'
import {
  contactsIn,
  hasCheapEnding,
  hasDisguisedLink,
  hasOwnHost,
  isOfMessenger,
  isShortened,
  linksIn,
  withoutLinks,
} from './links.ts'
import { namesAnother } from './other-name.ts'
import { hasOddLetters, isOfRandomLetters } from './random-letters.ts'
import { beginningOf, normalisedWords, withoutDetails } from './wording.ts'

/** Rules that anybody can look up: nothing is learnt from what staff call spam. */
export const signPoints = {
  'hidden-field': 5,
  'no-proof': 2,
  markup: 4,
  'left-over': 5,
  probe: 5,
  wallet: 4,
  'disguised-link': 5,
  'disguised-letters': 5,
  'link-as-name': 4,
  'bare-link': 3,
  'link-alone': 2,
  'messenger-link': 3,
  'short-link': 1,
  'cheap-ending': 1,
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
  'random-address': 3,
  'contact-as-name': 3,
  'made-up-number': 2,
  'made-up-address': 2,
  'numbered-address': 1,
  'other-name': 2,
  'odd-letters': 4,
  'repeats-itself': 3,
  'much-advertised': 3,
  offer: 3,
  'similar-offer': 3,
  'repeated-text': 4,
  'similar-text': 4,
  'often-repeated': 2,
  'same-few-words': 3,
  'sent-by-program': 5,
  'spread-link': 4,
  'spread-contact': 4,
  'link-of-program': 3,
  'same-words': 3,
  'same-address': 3,
  'busy-network': 3,
  'busy-hour': 3,
  'sent-again': 5,
  'held-before': 3,
  'later-copies': 5,
} as const
export type Sign = keyof typeof signPoints
export const signNames = Object.keys(signPoints) as Sign[]

export const quarantinePoints = 5
export const quarantineDays = 30
export const mostQuarantined = 5_000

/** A text of fewer letters says too little of its writer. */
const tellingLetters = 20
/** One of Chinese, Japanese or Korean says as much as some of an alphabet do. */
const lettersOfSyllable = 3
export const repeatedWithinDays = 7
export const oftenRepeated = 3
const fewestLikeOffers = 2
/** Neighbours or parents who agree on a text are as many, and it leads nowhere else. */
export const mostSigners = 10
export const mostOwnCopies = 4
const usualMessagesOfDay = 20
const usualMessagesOfHour = 5
const usualPartsOfAddress = 4

export type Circumstances = {
  isHiddenFieldFilled: boolean
  isProven: boolean
  sameTexts: number
  similarTexts: number
  /** Shorter texts are alike by chance. */
  isTelling: boolean
  sameFewWords: number
  isOfProgram: boolean
  isLinkOfProgram: boolean
  isLinkSpread: boolean
  isContactSpread: boolean
  similarOffers: number
  sentBySame: number
  heldOfSender: number
  sentToday: number
  sentThisHour: number
  languages: string[]
  origin: string
}

export function pointsOf(signs: Sign[]): number {
  return signs.reduce((sum, sign) => sum + signPoints[sign], 0)
}

type Sent = { signs: Sign[]; provenSigns: Sign[]; guard?: Guard }

export function needsCheck({ signs, provenSigns, guard = 'usual' }: Sent): boolean {
  if (!signs.includes('no-proof')) return false
  const isHeldForIt =
    pointsOf(signs) >= quarantinePoints && pointsOf(provenSigns) < quarantinePoints
  return guard === 'strict' || isHeldForIt
}

type Written = Record<'name' | 'email' | 'phone' | 'message' | 'language', string>

export function signsOf(
  { name, email, phone, message, language }: Written,
  known: Circumstances,
): Sign[] {
  const links = linksIn(message, known.origin)
  const isSame = isSameText(name, message)
  const beginning = beginningOf(message)
  const own = withoutLinks(beginning)
  const isForeign = isInForeignScript(`${name} ${beginning}`, known.languages)
  const isBare = links.length > 0 && letterCount(own) < tellingLetters
  const leadsOn = links.length > 0 || contactsIn(message).length > 0
  const leadsSomewhere = links.some(hasOwnHost) || known.isLinkSpread || known.isContactSpread
  const similarTexts = known.similarTexts >= fewestSimilar(known, links) ? known.similarTexts : 0
  const often = known.isProven && !leadsSomewhere ? mostSigners : oftenRepeated
  // Programs write addresses of others, too.
  const wasHeldBefore = known.heldOfSender >= (known.isProven ? 1 : oftenRepeated)
  const [local = ''] = email.split('@', 1)
  const letters = local.replace(/\d+/g, ' ')
  const judged = message.slice(0, judgedLength)
  const isLikeOffers = known.sameTexts === 0 && known.similarOffers >= fewestLikeOffers
  const isOffering =
    leadsOn && !isMuchAdvertised(message) && isOffer(withoutLinks(judged), isLikeOffers ? 1 : 2)
  const isRandom = isOfRandomLetters(own)
  const found: Record<Sign, boolean> = {
    'hidden-field': known.isHiddenFieldFilled,
    'no-proof': !known.isProven,
    markup: /<(?:a\s[^<>]*href|script|iframe|img)|\[(?:url|link)[=\]]|\]\(http/i.test(message),
    'left-over': /\{[^{}|]*\|[^{}]*\}[^{}]*\{[^{}|]*\|/.test(message),
    probe: probes.test(message),
    wallet: wallets.test(message),
    'disguised-link': hasDisguisedLink(withoutOwn(message, known.origin)),
    'disguised-letters': hasDisguisedLetters(message),
    'link-as-name': linksIn(name, known.origin).length > 0,
    'bare-link': isBare && !links.every(isOfMessenger),
    'link-alone': isBare && links.some(hasOwnHost) && letterCount(own) === 0,
    'messenger-link': links.some(isOfMessenger),
    'short-link': links.some(isShortened),
    'cheap-ending': links.some(hasCheapEnding),
    'second-link': links.length > 1,
    'third-link': links.length > 2,
    'fourth-link': links.length > 3,
    'foreign-script': isForeign,
    'foreign-link': isForeign && links.length > 0,
    'mixed-scripts': hasMixedScripts(`${name} ${message}`),
    // One fact counts once.
    'latin-only': !isForeign && isLatinIn(language, `${name} ${beginning}`),
    'random-letters': isRandom,
    'odd-letters': !isRandom && hasOddLetters(own),
    'random-name': isOfRandomLetters(withoutLinks(name)),
    'no-words': message !== '' && !/\p{L}/u.test(message),
    'many-dots': local.split('.').length > usualPartsOfAddress,
    'random-address': isOfRandomLetters(letters) && !isNamed(local, name),
    'numbered-address': numbered.test(local),
    'other-name': namesAnother(local, name, message),
    'contact-as-name': contactsIn(name).length > 0,
    'made-up-number': isMadeUp(phone),
    'made-up-address': unusedAddress.test(email),
    'repeats-itself': repeatsItself(message),
    'much-advertised': leadsOn && isMuchAdvertised(message),
    offer: isOffering,
    'similar-offer': isLikeOffers && similarTexts === 0,
    'repeated-text': known.sameTexts > 0,
    'similar-text': known.sameTexts === 0 && similarTexts > 0,
    'often-repeated': Math.max(known.sameTexts, similarTexts) >= often,
    'same-few-words': known.sameTexts === 0 && known.sameFewWords >= oftenRepeated,
    'sent-by-program': known.isOfProgram,
    'spread-link': known.isLinkSpread,
    'spread-contact': known.isContactSpread,
    'link-of-program': !known.isOfProgram && known.isLinkOfProgram,
    'same-words': isSame,
    'same-address': isSame && isSameText(name, local),
    'busy-network': known.sentToday >= usualMessagesOfDay,
    'busy-hour': known.sentThisHour >= usualMessagesOfHour,
    'sent-again': known.sentBySame >= mostOwnCopies,
    'held-before': wasHeldBefore && !unusedAddress.test(email),
    'later-copies': false,
  }
  return signNames.filter((sign) => found[sign])
}

export function tellingText({ name, message }: Pick<Written, 'name' | 'message'>): string | null {
  const beginning = beginningOf(message)
  const texts = [withoutDetails(beginning), beginning, `${name} ${beginning}`]
  const telling = isSameText(name, message)
    ? beginning
    : texts.find((text) => letterCount(text) >= tellingLetters)
  return telling === undefined ? null : normalisedWords(telling).join(' ')
}

const probes =
  /\{\{[^{}]*\}\}|\$\{[^{}]*\}|(?:\.\.[/\\]){2}|['"]\s*(?:or|and)\s+['"]?\w+['"]?\s*=|\bunion\s+(?:all\s+)?select\b|\bsleep\(\d|<\?php|\bwaitfor\s+delay\b/i
const wallets = /\b(?:bc1[a-z0-9]{8,60}|0x[a-f0-9]{40}|T[1-9A-HJ-NP-Za-km-z]{33})\b/
const disguises =
  /[\u{1D400}-\u{1D7FF}\u{FF21}-\u{FF5A}]|\p{L}[\u200B\u2060\uFEFF\u00AD]+(?=\p{L})/gu
const mostDisguises = 5

function hasDisguisedLetters(text: string): boolean {
  return (text.match(disguises)?.length ?? 0) > mostDisguises
}

/** Four digits alone may be the year of birth. */
const numbered = /\+|(?<!\d)(?!(?:19|20)\d\d$)\d{4,}$/
const unusedAddress = /[@.]example\.(?:com|net|org)$|^(\w{1,2})@\1\./i
const fewestDigits = 6

function isMadeUp(phone: string): boolean {
  const digits = phone.replace(/\D/g, '')
  const isRow = '1234567890'.startsWith(digits) || /^(?:\d?)0+$/.test(digits)
  return digits.length >= fewestDigits && (isRow || new Set(digits).size === 1)
}

/** One name that nobody can read is one fact, in the address, too. */
function isNamed(local: string, name: string): boolean {
  const [own, other] = [name, local].map((text) => text.toLowerCase().replace(/[^a-z]/g, ''))
  return Boolean(own && other && (other.includes(own) || own.includes(other)))
}

function withoutOwn(text: string, origin: string): string {
  const host = URL.parse(origin)?.hostname.replaceAll('.', ' . ')
  return host ? text.replaceAll(host, ' ') : text
}

const judgedLength = 5_000

function repeatsItself(text: string): boolean {
  const words = normalisedWords(withoutLinks(text.slice(0, judgedLength)))
  const runs = words.slice(2).map((_word, index) => words.slice(index, index + 3).join(' '))
  return runs.length >= 4 && 2 * new Set(runs).size <= runs.length
}

function fewestSimilar(known: Circumstances, links: string[]): number {
  if (known.isTelling) return links.some(hasOwnHost) ? 1 : 2
  if (known.isLinkSpread || known.isContactSpread) return 2
  return known.isProven ? Infinity : oftenRepeated
}

function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function isInForeignScript(text: string, languages: string[]): boolean {
  const letters = letterCount(text)
  if (letters < tellingLetters && lettersOfSyllables(text) < tellingLetters) return false
  const ours = text.match(lettersOf(languages))?.length ?? 0
  return 2 * ours < letters
}

const syllables = /[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}]/gu

function lettersOfSyllables(text: string): number {
  return lettersOfSyllable * (text.match(syllables)?.length ?? 0)
}

function hasMixedScripts(text: string): boolean {
  return /\p{Script=Latn}\p{Script=Cyrl}|\p{Script=Cyrl}\p{Script=Latn}/u.test(text)
}

function isLatinIn(language: string, text: string): boolean {
  const isOtherScript = !['Latn', ''].includes(scriptOf(language))
  return isOtherScript && letterCount(text) > 0 && !/(?!\p{Script=Latn})\p{L}/u.test(text)
}

function isSameText(name: string, message: string): boolean {
  const [one, other] = [name, message.slice(0, judgedLength)].map((text) =>
    [...new Set(normalisedWords(text))].join(' '),
  )
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
