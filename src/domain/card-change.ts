import { cardContacts } from './contact-change.ts'
import { messages } from './messages.ts'
import { cardTextLimits } from './partner-card.ts'
import { requiredText, text, unturnedText, z } from './schema.ts'

/** Only what is sent changes; a blank name and description empty the language. */
export const cardChange = z.strictObject({
  name: unturnedText(text(cardTextLimits.name)).optional(),
  description: text(cardTextLimits.description).optional(),
  phone_number: text(cardTextLimits.phone_number).optional(),
  contacts: cardContacts.optional(),
})

const required = (limit: number) => requiredText(limit, messages.fieldRequired)

export const newCard = z.strictObject({
  name: unturnedText(required(cardTextLimits.name)),
  description: required(cardTextLimits.description),
  phone_number: required(cardTextLimits.phone_number),
  contacts: cardContacts.default({}),
})

export const cardOrder = z.strictObject({ ids: z.array(z.int32().positive()).max(1_000) })
