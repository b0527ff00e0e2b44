import type { SocialType } from './contact.ts'
import type { LanguageCode } from './language.ts'
import type { Picture } from './media.ts'
import { messages } from './messages.ts'
import { Problem } from './problem.ts'
import { textsIn, textValues, type Values } from './revision.ts'

export type CardContacts = Partial<Record<SocialType, string>>
export type CardText = {
  name: string
  description: string
  phone_number: string
  contacts: CardContacts
}
export const blankCardText: CardText = {
  name: '',
  description: '',
  phone_number: '',
  contacts: {},
}

export const cardTextLimits = { name: 200, description: 2_000, phone_number: 60 } as const

export type Card = {
  id: number
  position: number
  createdAt: Date
  logo: Picture | null
  texts: Record<LanguageCode, CardText>
  /** Incremented by each save. */
  revision: number
}

export type CardInLanguage = CardText & Pick<Card, 'id' | 'logo'>

/** Texts of one language, and what all languages share. */
export type CardChange = {
  language: LanguageCode
  text: Partial<CardText>
  /** Undefined keeps the logo, null removes it. */
  logo?: Picture | null | undefined
}

/** PAR-6. */
export function isEmptiedCard({ name, description }: Partial<CardText>): boolean {
  return name === '' && description === ''
}

/** CNT-12. */
export const cardFields = ['name', 'description', 'phone_number'] as const
export type CardField = (typeof cardFields)[number]

export function missingFields(text: CardText): CardField[] {
  return isBlankCard(text) ? [] : cardFields.filter((field) => text[field] === '')
}

export function isBlankCard(text: CardText): boolean {
  return cardFields.every((field) => text[field] === '') && Object.keys(text.contacts).length === 0
}

export function requireWholeCard(text: CardText): void {
  const missing = missingFields(text)
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map((field) => [field, messages.fieldRequired]))
  throw new Problem('invalid-input', { fields })
}

export function cardValues({ logo, texts }: Card): Values {
  return { ...(logo && { logo }), ...textValues(texts) }
}

/** Values that may conflict with those others have set meanwhile. */
export function sentCardValues({ language, text, logo }: CardChange): Values {
  return { ...textValues({ [language]: text }), ...(logo === undefined ? {} : { logo }) }
}

/** Throws Problem('invalid-input') if the language would be incomplete. */
export function changeCard(card: Card, { language, text, logo = card.logo }: CardChange): Card {
  const changed = { ...blankCardText, ...card.texts[language], ...text }
  requireWholeCard(changed)
  return { ...card, logo, texts: { ...card.texts, [language]: changed } }
}

export function restoreCard(card: Card, values: Values): Card {
  const texts = Object.entries(textsIn(values)).map(([language, kept]) => {
    const text = { ...blankCardText, ...card.texts[language], ...(kept as Partial<CardText>) }
    return [language, { ...text, contacts: text.contacts || {} }]
  })
  const { logo = card.logo } = values as { logo?: Picture | null }
  return { ...card, logo, texts: { ...card.texts, ...Object.fromEntries(texts) } }
}
