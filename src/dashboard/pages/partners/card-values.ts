import type { CardForm, CardResponse } from '../../../contract/cards.ts'
import { cardLinks } from '../../../domain/partners/card-links.ts'
import type { ContactItem } from '../../../domain/contact/contact.ts'
import { defaultDashboardLanguage, type LanguageCode } from '../../../domain/languages/language.ts'
import type { Cover } from '../../../domain/media/media.ts'
import {
  blankCardText,
  type CardContacts,
  type CardText,
  isBlankCard,
} from '../../../domain/partners/partner-card.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { type CoverChange, pictureForm } from '../../editor/cover/cover-change.ts'
import { changedNames, type Saved } from '../../editor/document/saved-document.ts'

/** Texts are named `name.ar`, `contacts.en` and so on. */
export type CardValues = {
  [name: `${string}.${string}`]: string | CardContacts
  logo: CoverChange
}
export type SavedCard = Saved<CardValues> & { id: number | null; logo: Cover | null }

export type CardWrite = { language: LanguageCode; names: string[]; form: CardForm }

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
  const textOf = (field: keyof CardText) => String(values[textName(field, language)] ?? '').trim()
  return {
    name: textOf('name'),
    description: textOf('description'),
    phone_number: textOf('phone_number'),
    contacts: linksIn(values, language),
  }
}

export function linksIn(values: CardValues, language: LanguageCode): CardContacts {
  const contacts = values[textName('contacts', language)]
  return typeof contacts === 'object' ? contacts : {}
}

export function contactsOf(links: ContactItem[]): CardContacts {
  const written: CardContacts = Object.fromEntries(links.map(({ type, value }) => [type, value]))
  return Object.fromEntries(cardLinks(written).map(({ type, value }) => [type, value]))
}

/** A card is created in the first of these languages that has it. */
export function plannedWrites(
  values: CardValues,
  saved: SavedCard,
  languages: LanguageCode[],
): CardWrite[] {
  const changed = changedNames(values, saved)
  const { logo } = values
  const writes = languages.flatMap((language) => {
    const names = changed.filter((name) => name.endsWith(`.${language}`))
    return names.length === 0 ? [] : [{ language, names, form: formOf(values, language, names) }]
  })
  const isBlank = ({ language }: CardWrite) => isBlankCard(cardText(values, language))
  const made = saved.id === null ? writes.filter((write) => !isBlank(write)) : writes
  if (logo === null) return made
  const unchanged = { language: languages[0] ?? defaultDashboardLanguage, names: [], form: {} }
  const [first = unchanged, ...rest] = made
  return [
    {
      ...first,
      names: [...first.names, 'logo'],
      form: { ...first.form, ...pictureForm('logo', logo) },
    },
    ...rest,
  ]
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

/**
 * Sends changed fields only; of a card that is blank in a language all of them, so that it is
 * emptied there.
 */
function formOf(values: CardValues, language: LanguageCode, names: string[]): CardForm {
  const text = cardText(values, language)
  if (isBlankCard(text)) return blankCardText
  const changed = fields.filter((field) => names.includes(textName(field, language)))
  return Object.fromEntries(changed.map((field) => [field, text[field]]))
}
