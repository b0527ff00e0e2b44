import {
  blankOr,
  cardWhatsappPattern,
  type ContactItem,
  contactLimits,
  type ContactType,
  contactTypes,
  emailPattern,
  isLink,
  linkTypes,
  phonePattern,
  type SocialType,
  socialTypes,
  whatsappPattern,
  withCountry,
} from './contact.ts'
import { type Message, messages } from '../messages.ts'
import type { CardContacts } from '../partners/partner-card.ts'
import { cleaned } from '../text/short-value.ts'
import { isOfPlainLetters } from '../text/characters.ts'
import { text, z } from '../text/schema.ts'
import { emailLimit } from '../people/email.ts'
import { latitudeLimit, longitudeLimit } from './coordinates.ts'
import { honestAddress } from '../text/web-address.ts'
import { jsonIn } from '../text/json-text.ts'

const longest = 2_000
const maxItems = 100

/** Blank values are dropped (CON-7). */
export const phone = text(longest, { kind: 'phone' }).regex(
  blankOr(phonePattern),
  messages.phoneInvalid,
)
export const whatsapp = whatsappOf(whatsappPattern)
const cardWhatsapp = whatsappOf(cardWhatsappPattern)
export const email = text(emailLimit, { kind: 'email', tooLong: messages.emailInvalid })
  .refine(isOfPlainLetters, messages.emailLookalike)
  .regex(blankOr(emailPattern), messages.emailInvalid)
const link = honestAddress(text(longest, { kind: 'link' }))
  .refine((address) => address === '' || isLink(address), messages.linkInvalid)
  .meta({ format: 'uri', pattern: '^https?://' })

const degrees = (most: number) =>
  z
    .number(messages.coordinatesInvalid)
    .min(-most, messages.coordinatesInvalid)
    .max(most, messages.coordinatesInvalid)

export const coordinates = z
  .strictObject(
    { lat: degrees(latitudeLimit), lng: degrees(longitudeLimit) },
    messages.coordinatesInvalid,
  )
  .nullable()

const contactItem = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('phone'), value: phone }),
  z.strictObject({ type: z.literal('email'), value: email }),
  z.strictObject({ type: z.literal('whatsapp'), value: whatsapp }),
  z.strictObject({ type: z.enum(linkTypes), value: link }),
])

/**
 * A list, JSON text or JSON text escaped for HTML; anything else counts as an empty list (CNT-9).
 */
export const contactList = z.preprocess(
  (given) => {
    const decoded = decodedContacts(given)
    return Array.isArray(decoded) ? decoded : []
  },
  z
    .array(contactItem)
    .max(maxItems, messages.tooLong)
    .meta({ allOf: contactTypes.map((type) => atMost(mostOf(type), type)) })
    .transform((items) => items.filter((item) => item.value !== ''))
    .superRefine((items, context) => {
      const message = contactListProblem(items)
      if (message) context.addIssue({ code: 'custom', message })
    }),
)

const cardLink = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('whatsapp'), value: cardWhatsapp }),
  z.strictObject({ type: z.enum(linkTypes), value: link }),
])

export const cardContacts = z.preprocess(
  (given) => linksIn(decodedContacts(given)),
  z
    .array(cardLink)
    .max(maxItems, messages.tooLong)
    .meta({ allOf: socialTypes.map((type) => atMost(1, type)) })
    .transform((links) => links.filter((link) => link.value !== ''))
    .superRefine((links, context) => {
      if (hasTwins(links)) context.addIssue({ code: 'custom', message: messages.contactTwice })
    })
    .transform((links): CardContacts =>
      Object.fromEntries(links.map((link) => [link.type, link.value])),
    ),
)

export function cleanedContact({ type, value }: ContactItem): ContactItem {
  const isNumberOrEmail = type === 'phone' || type === 'email' || type === 'whatsapp'
  return { type, value: cleaned(isNumberOrEmail ? type : 'link', value) }
}

export function contactProblem(item: ContactItem): string | undefined {
  return contactItem.safeParse(item).error?.issues[0]?.message
}

function contactListProblem(items: ContactItem[]): Message | undefined {
  const count = (type: string) => items.filter((item) => item.type === type).length
  if (count('phone') > contactLimits.phones) return messages.tooManyPhones
  if (count('email') > contactLimits.emails) return messages.tooManyEmails
  const social = items.filter(({ type }) => type !== 'phone' && type !== 'email')
  return hasTwins(social) ? messages.contactTwice : undefined
}

export function cardLinkProblem(item: { type: SocialType; value: string }): string | undefined {
  return cardLink.safeParse(item).error?.issues[0]?.message
}

function linksIn(decoded: object | undefined): unknown[] {
  if (Array.isArray(decoded)) return decoded
  return Object.entries(decoded ?? {}).map(([type, link]) => ({ type, value: link }))
}

function mostOf(type: ContactType): number {
  if (type === 'phone') return contactLimits.phones
  return type === 'email' ? contactLimits.emails : 1
}

/** JSON Schema has no word for this limit. */
function atMost(most: number, type: ContactType) {
  const item = { type: 'object', properties: { type: { const: type } }, required: ['type'] }
  return { type: 'array', contains: item, minContains: 0, maxContains: most }
}

function hasTwins(items: { type: string }[]): boolean {
  return new Set(items.map(({ type }) => type)).size < items.length
}

function whatsappOf(pattern: RegExp) {
  return text(longest, { kind: 'whatsapp' })
    .regex(withCountry, messages.whatsappCountry)
    .regex(blankOr(pattern), messages.whatsappInvalid)
}

/** Decoded once (CNT-9); undefined for anything but a list or an object. */
export function decodedContacts(given: unknown): object | undefined {
  const value = typeof given === 'string' ? (jsonIn(given) ?? jsonIn(unescaped(given))) : given
  return typeof value === 'object' && value !== null ? value : undefined
}

/** The ampersand comes last, so that nothing is decoded twice. */
const escapes = [
  [/&(?:quot|#34|#x22);/gi, '"'],
  [/&(?:apos|#39|#x27);/gi, "'"],
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
  [/&amp;/gi, '&'],
] as const

function unescaped(text: string): string {
  return escapes.reduce((decoded, [entity, sign]) => decoded.replace(entity, sign), text)
}
