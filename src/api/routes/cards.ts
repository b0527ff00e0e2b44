import { cardEndpoints } from '../../contract/cards.ts'
import { messages } from '../../domain/messages.ts'
import { blankCardText, isEmptiedCard } from '../../domain/partner-card.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf, revisionTag } from '../http/edit-of.ts'
import { idOf } from './article-address.ts'
import { toCard } from './card-response.ts'

export function cardRoutes({ storage, contentChanged }: ApiParts) {
  const { cards, languages } = storage

  return createRoutes(cardEndpoints, {
    'POST /sections/partners/keys/cards/cards': async (c) => {
      const { code } = await languages.get(c.req.valid('query').lang)
      const card = await cards.create(code, c.req.valid('form').fields, editOf(c))
      await contentChanged()
      return { message: messages.cardAdded, card: toCard(card, code) }
    },

    'POST /sections/partners/keys/cards/cards/order': async (c) => {
      await cards.arrange(c.req.valid('json').ids, editOf(c))
      await contentChanged()
      return { message: messages.accomplished }
    },

    'POST /sections/partners/keys/cards/cards/:id': async (c) => {
      const { code } = await languages.get(c.req.valid('query').lang)
      const { base_revision: base, ...fields } = c.req.valid('form').fields
      const isEmptied = isEmptiedCard(fields)
      const text = isEmptied ? blankCardText : fields
      const { trashId, ...card } = await cards.change(idOf(c), code, text, editOf(c, base))
      await contentChanged()
      const message = isEmptied
        ? messages.cardEmptied.replace('{lang}', code)
        : messages.cardUpdated
      return { message, card: toCard(card, code), trash_id: trashId }
    },

    'GET /sections/partners/keys/cards/cards/:id': async (c) => {
      const { code } = await languages.get(c.req.valid('query').lang)
      const card = await cards.get(idOf(c))
      c.header('etag', revisionTag(card.revision))
      return { card: toCard(card, code) }
    },

    'DELETE /sections/partners/keys/cards/cards/:id': async (c) => {
      const trashId = await cards.remove(idOf(c), editOf(c))
      await contentChanged()
      return { message: messages.cardDeleted, trash_id: trashId }
    },
  })
}
