import type { CardResponse, WholeCardForm } from '../../../contract/cards.ts'
import { cardLinks } from '../../../domain/partners/card-links.ts'
import type { ContactItem } from '../../../domain/contact/contact.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import type { Cover } from '../../../domain/media/media.ts'
import {
  blankCardText,
  type CardContacts,
  type CardField,
  type CardText,
  cardTextOf,
  isBlankCard,
} from '../../../domain/partners/partner-card.ts'
import { byField, textName, textValues, type Values } from '../../../domain/documents/revision.ts'
import { type CoverChange, pictureForm } from '../../editor/cover/cover-change.ts'
import { changedNames, type Saved } from '../../editor/document/saved-document.ts'

export type CardValues = {
  [name: `${string}.${string}`]: string | CardContacts
  logo: CoverChange
}
export type SavedCard = Saved<CardValues> & { id: number | null; logo: Cover | null }

const fields = Object.keys(blankCardText) as (keyof CardText)[]

export function savedCard(card: CardResponse | null, languages: LanguageCode[]): SavedCard {
  return {
    id: card?.id ?? null,
    logo: card?.logo_picture ? { ...card.logo_picture, focus: null } : null,
    revision: card?.revision ?? 0,
    values: Object.assign(
      { logo: null },
      ...languages.map((code) => valuesIn(code, card?.texts[code] ?? blankCardText)),
    ),
  }
}

export function valuesIn(language: LanguageCode, text: CardText): Omit<CardValues, 'logo'> {
  const values = fields.map((field) => [textName(field, language), text[field]])
  return {
    ...Object.fromEntries(values),
    [textName('contacts', language)]: contactsOf(cardLinks(text.contacts)),
  }
}

export function cardText(values: CardValues, language: LanguageCode): CardText {
  const textOf = (field: CardField) => String(values[textName(field, language)] ?? '').trim()
  return cardTextOf(textOf, linksIn(values, language))
}

export function linksIn(values: CardValues, language: LanguageCode): CardContacts {
  const contacts = values[textName('contacts', language)]
  return typeof contacts === 'object' ? contacts : {}
}

export function contactsOf(links: ContactItem[]): CardContacts {
  const written: CardContacts = Object.fromEntries(links.map(({ type, value }) => [type, value]))
  return Object.fromEntries(cardLinks(written).map(({ type, value }) => [type, value]))
}

/** A new card sends the languages that have it; null when nothing is to be saved. */
export function cardForm(
  values: CardValues,
  saved: SavedCard,
  languages: LanguageCode[],
): WholeCardForm | null {
  const names = changedNames(values, saved)
  const written = languages.flatMap((language) => {
    const isSent =
      names.some((name) => name.endsWith(`.${language}`)) &&
      (saved.id !== null || !isBlankCard(cardText(values, language)))
    return isSent ? [textValues({ [language]: textSent(values, language, names) })] : []
  })
  if (written.length === 0 && values.logo === null) return null
  const texts = byField(Object.assign({}, ...written) as Values)
  return { ...(written.length > 0 && { texts }), ...pictureForm('logo', values.logo) }
}

export function emptiedLanguages(
  values: CardValues,
  saved: SavedCard,
  languages: LanguageCode[],
): LanguageCode[] {
  return languages.filter(
    (code) => isBlankCard(cardText(values, code)) && !isBlankCard(cardText(saved.values, code)),
  )
}

function textSent(values: CardValues, language: LanguageCode, names: string[]): Partial<CardText> {
  const text = cardText(values, language)
  if (isBlankCard(text)) return blankCardText
  const changed = fields.filter((field) => names.includes(textName(field, language)))
  return Object.fromEntries(changed.map((field) => [field, text[field]]))
}
