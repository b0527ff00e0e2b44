import {
  type ContactItem,
  contactLimits,
  contactTypes,
  decodedContacts,
  isCardWhatsapp,
  isLink,
  isPhone,
  isWhatsapp,
  type SocialType,
  socialTypes,
  westernDigits,
} from './contact.ts'
import { type Message, messages } from './messages.ts'
import type { CardContacts } from './partner-card.ts'
import { storableText, z } from './schema.ts'
import { emailAddress } from './user.ts'

const value = storableText.trim().max(2_000, messages.tooLong)
const maxItems = 100

const contactItem = z
  .strictObject({ type: z.enum(contactTypes), value })
  .transform(withWesternDigits)
  .superRefine((item, context) => {
    const message = contactProblem(item)
    if (message) context.addIssue({ code: 'custom', message, path: ['value'] })
  })

/**
 * The contact section's list, as a list, as JSON text or as that text escaped for HTML (spec §3); what is
 * no list is an empty one. Empty values are dropped.
 */
export const contactList = z.preprocess(
  (given) => {
    const decoded = decodedContacts(given)
    return Array.isArray(decoded) ? decoded : []
  },
  z
    .array(contactItem)
    .max(maxItems, messages.tooLong)
    .transform((items) => items.filter((item) => item.value !== ''))
    .superRefine((items, context) => {
      const message = contactListProblem(items)
      if (message) context.addIssue({ code: 'custom', message })
    }),
)

const cardLink = z
  .strictObject({ type: z.enum(socialTypes), value })
  .transform(withWesternDigits)
  .superRefine((link, context) => {
    const message = cardLinkProblem(link)
    if (message) context.addIssue({ code: 'custom', message, path: ['value'] })
  })

/** A card's links by type, or as a list of type and value, in the ways `contactList` accepts. */
export const cardContacts = z.preprocess(
  (given) => linksIn(decodedContacts(given)),
  z
    .array(cardLink)
    .max(maxItems, messages.tooLong)
    .transform((links) => links.filter((link) => link.value !== ''))
    .superRefine((links, context) => {
      if (hasTwins(links)) context.addIssue({ code: 'custom', message: messages.contactTwice })
    })
    .transform((links): CardContacts =>
      Object.fromEntries(links.map((link) => [link.type, link.value])),
    ),
)

/** The sentence for a value that does not fit its type; an empty one is allowed (spec §5). */
export function contactProblem({ type, value: text }: ContactItem): Message | undefined {
  if (text === '') return undefined
  if (type === 'phone') return isPhone(text) ? undefined : messages.phoneInvalid
  if (type === 'email') {
    return emailAddress.safeParse(text).success ? undefined : messages.emailInvalid
  }
  if (type === 'whatsapp') return isWhatsapp(text) ? undefined : messages.whatsappInvalid
  return isLink(text) ? undefined : messages.linkInvalid
}

/** The sentence for a list with more of a type than it may have (spec §5, §9). */
export function contactListProblem(items: ContactItem[]): Message | undefined {
  const count = (type: string) => items.filter((item) => item.type === type).length
  if (count('phone') > contactLimits.phones) return messages.tooManyPhones
  if (count('email') > contactLimits.emails) return messages.tooManyEmails
  const social = items.filter(({ type }) => type !== 'phone' && type !== 'email')
  return hasTwins(social) ? messages.contactTwice : undefined
}

type CardLink = { type: SocialType; value: string }

/** On cards a WhatsApp number has no fixed length (spec §5). */
export function cardLinkProblem({ type, value: text }: CardLink): Message | undefined {
  if (text === '') return undefined
  if (type === 'whatsapp') return isCardWhatsapp(text) ? undefined : messages.whatsappInvalid
  return isLink(text) ? undefined : messages.linkInvalid
}

function linksIn(decoded: object | undefined): unknown[] {
  if (Array.isArray(decoded)) return decoded
  return Object.entries(decoded ?? {}).map(([type, link]) => ({ type, value: link }))
}

function hasTwins(items: { type: string }[]): boolean {
  return new Set(items.map(({ type }) => type)).size < items.length
}

function withWesternDigits<Item extends ContactItem>(item: Item): Item {
  const isNumber = item.type === 'phone' || item.type === 'whatsapp'
  return isNumber ? { ...item, value: westernDigits(item.value) } : item
}
