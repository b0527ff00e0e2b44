import type { SocialType } from '../contact/contact.ts'
import {
  optionalField,
  type PartsOf,
  restored,
  textsField,
  valuesOf,
} from '../documents/document-fields.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Picture } from '../media/media.ts'
import { messages } from '../messages.ts'
import { Problem } from '../problem.ts'
import { textName, textsIn, type Values } from '../documents/revision.ts'

export type CardContacts = Partial<Record<SocialType, string>>
export const cardTextLimits = { name: 200, description: 2_000, phone_number: 60 } as const
export type CardField = keyof typeof cardTextLimits
export const cardFields = Object.keys(cardTextLimits) as CardField[]

export type CardText = Record<CardField, string> & { contacts: CardContacts }
export const blankCardText: CardText = cardTextOf(() => '', {})

const fields = {
  logo: optionalField<Picture>('logo'),
  texts: textsField<CardText>((written) => ({
    ...blankCardText,
    ...written,
    contacts: written.contacts || {},
  })),
}

export type Card = PartsOf<typeof fields> & {
  id: number
  position: number
  createdAt: Date
  revision: number
}

export type CardInLanguage = CardText & Pick<Card, 'id' | 'logo'>

/** Values that are not named stay; null takes the logo away. */
export type CardChange = {
  language: LanguageCode
  values: { [text: `${string}.${string}`]: string | CardContacts; logo?: Picture | null }
}

/** A blank name and description empty the language (PAR-6). */
export function isEmptiedCard({ name, description }: Partial<CardText>): boolean {
  return name === '' && description === ''
}

export function isEmptying({ language, values }: CardChange): boolean {
  return isEmptiedCard(textsIn(values)[language] ?? {})
}

export function cardTextOf(textOf: (field: CardField) => string, contacts: CardContacts): CardText {
  const texts = cardFields.map((field) => [field, textOf(field)])
  return { ...(Object.fromEntries(texts) as Record<CardField, string>), contacts }
}

export function missingFields(text: CardText): CardField[] {
  return isBlankCard(text) ? [] : cardFields.filter((field) => text[field] === '')
}

export function isBlankCard(text: CardText): boolean {
  return cardFields.every((field) => text[field] === '') && Object.keys(text.contacts).length === 0
}

/** Throws Problem('invalid-input'), which names a text with its language: `name.ar`. */
export function requireWholeCard(text: CardText, language: LanguageCode): void {
  const missing = missingFields(text)
  if (missing.length === 0) return
  const names = missing.map((field) => textName(field, language))
  const fields = Object.fromEntries(names.map((name) => [name, messages.fieldRequired]))
  throw new Problem('invalid-input', { fields })
}

/** Phone numbers and contacts are the same in every language. */
export function isCardLedgerText(field: string): boolean {
  return field === 'name' || field === 'description'
}

export function cardValues(card: Card): Values {
  return valuesOf(fields, card)
}

export function restoreCard(card: Card, values: Values): Card {
  return restored(fields, card, values)
}

/** Throws Problem('invalid-input') if the language would be incomplete. */
export function changeCard(card: Card, { language, values }: CardChange): Card {
  const texts = { ...card.texts, [language]: card.texts[language] ?? blankCardText }
  const changed = restoreCard({ ...card, texts }, values)
  requireWholeCard(changed.texts[language] ?? blankCardText, language)
  return changed
}
