import type { Context } from 'hono'
import { cardEndpoints, type CardResponse, type PublicCard } from '../../contract/cards.ts'
import { messages } from '../../domain/messages.ts'
import {
  blankCardText,
  type Card,
  type CardInLanguage,
  isEmptiedCard,
} from '../../domain/partners/partner-card.ts'
import { definedOf, textValues } from '../../domain/documents/revision.ts'
import { answeringConflicts } from '../http/answering-conflicts.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf, revisionTag } from '../http/edit-of.ts'
import type { ApiVariables } from '../http/permissions.ts'
import { idOf } from './address-parameters.ts'
import { chosenPicture, type PictureChoice } from './chosen-picture.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
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

    'POST /sections/partners/keys/cards/cards/:id': async (c) => {
      const { code } = await languages.get(c.req.valid('query').lang)
      const { fields, files } = c.req.valid('form')
      const { base_revision: base, logo: none, logo_media: logoId, ...texts } = fields
      const isEmptied = isEmptiedCard(texts)
      const { id } = await cards.get(idOf(c))
      const logo = await logoOf(c, { files: files.logo, id: logoId, none })
      const text = textValues({ [code]: isEmptied ? blankCardText : texts })
      const change = { language: code, values: definedOf({ ...text, logo }) }
      const respond = (card: Card) => toCard(card, code)
      const saving = cards.change(id, change, editOf(c, base))
      const { trashId, ...card } = await answeringConflicts(respond, saving)
      const message = isEmptied
        ? messages.cardEmptied.replace('{lang}', code)
        : messages.cardUpdated
      return { message, card: respond(card), trash_id: trashId }
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

  function logoOf(c: Context<ApiVariables>, choice: Omit<PictureChoice, 'field'>) {
    return chosenPicture(storage, { field: 'logo', ...choice }, editOf(c))
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
