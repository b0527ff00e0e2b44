import type { Context } from 'hono'
import {
  cardEndpoints,
  type CardResponse,
  cardTextsInput,
  type PublicCard,
} from '../../contract/cards.ts'
import { messages } from '../../domain/messages.ts'
import {
  blankCardText,
  type Card,
  type CardInLanguage,
  type CardChange,
  isBlankCard,
  isEmptiedCard,
  isEmptying,
} from '../../domain/partners/partner-card.ts'
import { Problem } from '../../domain/problem.ts'
import type { CardInEachLanguage } from '../../storage/partners/card-store.ts'
import {
  definedOf,
  fieldAndLanguage,
  textsIn,
  textValues,
} from '../../domain/documents/revision.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf, revisionTag, answeringConflicts } from '../http/edit-of.ts'
import type { ApiVariables } from '../http/permissions.ts'
import { idOf } from './address-parameters.ts'
import { chosenPicture, type PictureChoice } from './chosen-picture.ts'
import { receivedTexts } from './received-text.ts'
import { defaultPublicLanguage, type LanguageCode } from '../../domain/languages/language.ts'
import { type Picture, pictureAddress } from '../../domain/media/media.ts'

export function cardRoutes({ storage }: ApiParts) {
  const { cards, languages } = storage

  return createRoutes(cardEndpoints, {
    'POST /sections/partners/keys/cards/cards': async (c) => {
      const { code } = await languages.get(c.req.valid('query').lang)
      const { fields, files } = c.req.valid('form')
      const { logo: none, logo_media: id, ...text } = fields
      const logo = await logoOf(c, { files: files.logo, id, none })
      const values = definedOf({ ...textValues({ [code]: text }), logo })
      const card = await cards.create({ language: code, values }, editOf(c))
      return { message: messages.cardAdded, card: toCard(card, code) }
    },

    'POST /sections/partners/keys/cards/cards/order': async (c) => {
      await cards.arrange(c.req.valid('json').ids, editOf(c))
      return { message: messages.accomplished }
    },

    'POST /sections/partners/keys/cards/cards/whole': async (c) => {
      const { fields, files } = c.req.valid('form')
      const { logo: none, logo_media: id, texts } = fields
      const [first, ...others] = (await textChanges(texts)).filter(isWritten)
      if (!first) throw new Problem('invalid-input', { fields: { texts: messages.fieldRequired } })
      const logo = await logoOf(c, { files: files.logo, id, none })
      const card = await cards.createInEach([withLogo(first, logo), ...others], editOf(c))
      return { message: messages.cardAdded, card: toCard(card, first.language) }
    },

    'POST /sections/partners/keys/cards/cards/:id': async (c) => {
      const { code } = await languages.get(c.req.valid('query').lang)
      const { fields, files } = c.req.valid('form')
      const {
        base_revision: base,
        minor: isMinor,
        logo: none,
        logo_media: logoId,
        ...texts
      } = fields
      const isEmptied = isEmptiedCard(texts)
      const { id } = await cards.get(idOf(c))
      const logo = await logoOf(c, { files: files.logo, id: logoId, none })
      const text = textValues({ [code]: isEmptied ? blankCardText : texts })
      const change = { language: code, values: definedOf({ ...text, logo }) }
      const respond = (card: Card) => toCard(card, code)
      const saving = unnamedIn(code, cards.change(id, change, editOf(c, base), { isMinor }))
      const { trashId, ...card } = await answeringConflicts(respond, saving)
      const message = isEmptied
        ? messages.cardEmptied.replace('{lang}', code)
        : messages.cardUpdated
      return { message, card: respond(card), trash_id: trashId }
    },

    'PATCH /sections/partners/keys/cards/cards/:id': async (c) => {
      const { fields, files } = c.req.valid('form')
      const { base_revision: base, minor: isMinor, logo: none, logo_media: logoId, texts } = fields
      const { id } = await cards.get(idOf(c))
      const [first = await noTexts(), ...others] = await textChanges(texts)
      const logo = await logoOf(c, { files: files.logo, id: logoId, none })
      const changes: CardInEachLanguage = [withLogo(first, logo), ...others]
      const respond = (card: Card) => toCard(card, first.language)
      const saving = cards.changeInEach(id, changes, editOf(c, base), { isMinor })
      const { saved, trashIds } = await answeringConflicts(respond, saving)
      return { message: messages.cardUpdated, card: respond(saved), trash_ids: trashIds }
    },

    'GET /sections/partners/keys/cards/cards/:id': async (c) => {
      const { code } = await languages.get(c.req.valid('query').lang)
      const card = await cards.get(idOf(c))
      c.header('etag', revisionTag(card.revision))
      return { card: toCard(card, code) }
    },

    'DELETE /sections/partners/keys/cards/cards/:id': async (c) => {
      const trashId = await cards.remove(idOf(c), editOf(c))
      return { message: messages.cardDeleted, trash_id: trashId }
    },
  })

  /** A language that is emptied comes last, as that of an article does. */
  async function textChanges(sent: object): Promise<CardChange[]> {
    const texts = receivedTexts(cardTextsInput, sent, await languages.codes())
    return Object.entries(texts)
      .map(([language, text]) => {
        const whole = isEmptiedCard(text) ? blankCardText : text
        return { language, values: textValues({ [language]: whole }) } as CardChange
      })
      .toSorted((one, other) => Number(isEmptying(one)) - Number(isEmptying(other)))
  }

  async function noTexts(): Promise<CardChange> {
    const [language = defaultPublicLanguage] = await languages.codes()
    return { language, values: {} }
  }

  function logoOf(c: Context<ApiVariables>, choice: Omit<PictureChoice, 'field'>) {
    return chosenPicture(storage, { field: 'logo', ...choice }, editOf(c))
  }
}

function isWritten({ language, values }: CardChange): boolean {
  return !isBlankCard({ ...blankCardText, ...textsIn(values)[language] })
}

function withLogo({ language, values }: CardChange, logo: Picture | null | undefined): CardChange {
  return { language, values: definedOf({ ...values, logo }) }
}

/** A call for one language names its texts without it. */
async function unnamedIn<Saved>(language: LanguageCode, saving: Promise<Saved>): Promise<Saved> {
  try {
    return await saving
  } catch (error) {
    if (!(error instanceof Problem) || !error.fields) throw error
    const named = Object.entries(error.fields).map(([name, sentence]) => {
      const { field, language: of } = fieldAndLanguage(name)
      return [of === language ? field : name, sentence]
    })
    throw new Problem(error.code, { fields: Object.fromEntries(named) })
  }
}

export function toPublicCard({ logo, ...card }: CardInLanguage): PublicCard {
  return { ...card, ...logoOf(logo) }
}

export function toCard(card: Card, language: LanguageCode): CardResponse {
  const { id, logo, texts, revision } = card
  return { id, ...logoOf(logo), ...(texts[language] ?? blankCardText), texts, revision }
}

function logoOf(logo: Picture | null) {
  return { logo: logo ? pictureAddress(logo) : '', logo_picture: logo }
}
