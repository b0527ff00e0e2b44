import { Hono } from 'hono'
import { z } from 'zod'
import { cardChange, cardOrder, newCard } from '../../domain/card-change.ts'
import { messages } from '../../domain/messages.ts'
import { blankCardText, isEmptiedCard } from '../../domain/partner-card.ts'
import { accepts, acceptsForm, acceptsQuery, jsonText } from '../http/accepts.ts'
import { answers, refuses } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { idOf } from './article-address.ts'
import { baseRevision, editOf, revisionTag } from '../http/edit-of.ts'
import { type ApiVariables, requireRole } from '../http/permissions.ts'
import { cardAnswer, presentCard } from './present-card.ts'
import { doneAnswer, possibleTrashEntry, trashEntry } from '../http/shared-answers.ts'

const cardLanguage = z.strictObject({ lang: z.string(messages.fieldRequired) })
const newCardForm = newCard.extend({ contacts: newCard.shape.contacts.meta(jsonText) })
const cardForm = cardChange.extend({
  name: cardChange.shape.name.describe(
    'Blank together with the description to empty the language; otherwise a card has all three texts',
  ),
  contacts: cardChange.shape.contacts.meta(jsonText),
  base_revision: baseRevision,
})
const noFiles = {}

const savedCard = (message: string) =>
  z.strictObject({ message: doneAnswer(message), card: cardAnswer })

export function cardCalls({ storage, contentChanged }: ApiParts) {
  const { cards, languages } = storage
  const path = '/sections/partners/keys/cards/cards'

  return new Hono<ApiVariables>()
    .post(
      path,
      requireRole('editor'),
      acceptsQuery(cardLanguage),
      acceptsForm(newCardForm, noFiles),
      answers('Add a partner’s card, in its first language', savedCard(messages.cardAdded), 201),
      refuses('not-found'),
      async (c) => {
        const { code } = await languages.get(c.req.valid('query').lang)
        const card = await cards.create(code, c.req.valid('form').fields, editOf(c))
        await contentChanged()
        return c.json({ message: messages.cardAdded, card: presentCard(card, code) }, 201)
      },
    )

    .post(
      `${path}/order`,
      requireRole('editor'),
      accepts(cardOrder),
      answers(
        'Put all cards into this order',
        z.strictObject({ message: doneAnswer(messages.accomplished) }),
      ),
      refuses('conflict'),
      async (c) => {
        await cards.arrange(c.req.valid('json').ids, editOf(c))
        await contentChanged()
        return c.json({ message: messages.accomplished })
      },
    )

    .post(
      `${path}/:id`,
      requireRole('editor'),
      acceptsQuery(cardLanguage),
      acceptsForm(cardForm, noFiles),
      answers(
        'Change a card in one language, or empty it',
        savedCard(messages.cardUpdated).extend({ trash_id: possibleTrashEntry }),
      ),
      refuses('conflict'),
      async (c) => {
        const { code } = await languages.get(c.req.valid('query').lang)
        const { base_revision: base, ...fields } = c.req.valid('form').fields
        const isEmptied = isEmptiedCard(fields)
        const text = isEmptied ? blankCardText : fields
        const { trashId, ...card } = await cards.change(idOf(c), code, text, editOf(c, base))
        await contentChanged()
        const message = isEmptied
          ? messages.cardEmptied.replace('{lang}', code)
          : messages.cardUpdated
        return c.json({ message, card: presentCard(card, code), trash_id: trashId })
      },
    )

    .get(
      `${path}/:id`,
      requireRole('editor'),
      acceptsQuery(cardLanguage),
      answers('A card to edit', z.strictObject({ card: cardAnswer })),
      async (c) => {
        const { code } = await languages.get(c.req.valid('query').lang)
        const card = await cards.get(idOf(c))
        c.header('etag', revisionTag(card.revision))
        return c.json({ card: presentCard(card, code) })
      },
    )

    .delete(
      `${path}/:id`,
      requireRole('editor'),
      answers(
        'Delete a card',
        z.strictObject({ message: doneAnswer(messages.cardDeleted), trash_id: trashEntry }),
      ),
      refuses('conflict'),
      async (c) => {
        const trashId = await cards.remove(idOf(c), editOf(c))
        await contentChanged()
        return c.json({ message: messages.cardDeleted, trash_id: trashId })
      },
    )
}
