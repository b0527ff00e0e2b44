import { cardContacts } from '../domain/contact/contact-input.ts'
import { socialTypes } from '../domain/contact/contact.ts'
import { byLanguage } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { type CardText, cardTextLimits } from '../domain/partners/partner-card.ts'
import { requiredText, text, z } from '../domain/text/schema.ts'
import type { Endpoints, FormOf } from './endpoint.ts'
import { baseRevision, fromLibrary, jsonField, jsonText, minor, noPicture } from './form-fields.ts'
import { imageAddress } from './gallery.ts'
import {
  picture,
  possibleTrashId,
  revisionNumber,
  rowId,
  sentence,
  trashId,
  trashIds,
} from './shared.ts'

const logoFields = { logo: noPicture, logo_media: fromLibrary }

const newTexts = {
  name: requiredText(cardTextLimits.name, messages.fieldRequired),
  description: requiredText(cardTextLimits.description, messages.fieldRequired, { kind: 'lines' }),
  phone_number: requiredText(cardTextLimits.phone_number, messages.fieldRequired, {
    kind: 'phone',
  }),
  contacts: cardContacts.default({}).meta(jsonText),
} satisfies Record<keyof CardText, z.ZodType>

export const newCardForm = z.strictObject({ ...newTexts, ...logoFields })
const cardFiles = { logo: 1 }

const changedTexts = {
  name: text(cardTextLimits.name).describe(
    'If blank together with the description, the language is emptied; otherwise all three texts are required',
  ),
  description: text(cardTextLimits.description, { kind: 'lines' }),
  phone_number: text(cardTextLimits.phone_number, { kind: 'phone' }),
  contacts: cardContacts,
} satisfies Record<keyof CardText, z.ZodType>

/** A change sets only what is sent; a blank name and description empty the language. */
export const cardForm = z.strictObject({
  ...z.strictObject({ ...changedTexts, contacts: cardContacts.meta(jsonText) }).partial().shape,
  ...logoFields,
  minor,
  base_revision: baseRevision,
})

export const cardTextsInput = z
  .strictObject({
    name: byLanguage(changedTexts.name),
    description: byLanguage(changedTexts.description),
    phone_number: byLanguage(changedTexts.phone_number),
    contacts: byLanguage(changedTexts.contacts),
  } satisfies Record<keyof CardText, z.ZodType>)
  .partial()

const wholeCardForm = z.strictObject({
  texts: jsonField(z.record(z.string(), z.unknown()), cardTextsInput)
    .default({})
    .describe('By field and language'),
  ...logoFields,
  minor,
  base_revision: baseRevision,
})
export type WholeCardForm = FormOf<typeof wholeCardForm, typeof cardFiles>

const cardText = z
  .strictObject({
    name: z.string().meta({ examples: ['Al-Ghab Growers’ Cooperative'] }),
    description: z.string().meta({ examples: ['412 families and 38 shared wells.'] }),
    phone_number: z.string().meta({ examples: ['+963 33 555 0171'] }),
    contacts: z.partialRecord(z.enum(socialTypes), z.string()).meta({
      description: 'Links by type',
      examples: [{ whatsapp: '+963 944 555 171' }],
    }),
  } satisfies Record<keyof CardText, z.ZodType>)
  .meta({ id: 'CardText', description: 'Blank where the language is missing.' })

const shared = {
  id: rowId,
  logo: imageAddress,
  logo_picture: picture.nullable().describe('Null for the first letter of the name'),
}

export const publicCard = cardText
  .extend(shared)
  .meta({ id: 'ReadableCard', description: 'A partner card in one language.' })
export type PublicCard = z.infer<typeof publicCard>

export const card = cardText
  .extend({
    ...shared,
    texts: z.record(z.string(), cardText).describe('By language'),
    revision: revisionNumber,
  })
  .meta({ id: 'Card', description: 'A partner card in one language and in all of them.' })
export type CardResponse = z.infer<typeof card>

const textLanguage = z.strictObject({ lang: z.string(messages.fieldRequired) })
const savedCard = (message: string) => z.strictObject({ message: sentence(message), card })

export const cardEndpoints = {
  'POST /sections/partners/keys/cards/cards': {
    summary: 'Create a partner card in one language',
    access: 'editor',
    query: textLanguage,
    form: newCardForm,
    files: cardFiles,
    status: 201,
    response: savedCard(messages.cardAdded),
    errors: ['not-found'],
  },
  'POST /sections/partners/keys/cards/cards/order': {
    summary: 'Reorder all cards',
    access: 'editor',
    /** Every card must be named once. */
    json: z.strictObject({ ids: z.array(z.int32().positive()).max(1_000) }),
    response: z.strictObject({ message: sentence(messages.accomplished) }),
    errors: ['conflict'],
  },
  'POST /sections/partners/keys/cards/cards/whole': {
    summary: 'Create a card in several languages (all or nothing)',
    access: 'editor',
    form: wholeCardForm.omit({ minor: true, base_revision: true }),
    files: cardFiles,
    status: 201,
    response: savedCard(messages.cardAdded),
  },
  'POST /sections/partners/keys/cards/cards/:id': {
    summary: 'Update a card in one language, or empty it',
    access: 'editor',
    query: textLanguage,
    form: cardForm,
    files: cardFiles,
    response: savedCard(messages.cardUpdated).extend({ trash_id: possibleTrashId }),
    document: card,
    errors: ['conflict'],
  },
  'PATCH /sections/partners/keys/cards/cards/:id': {
    summary: 'Update a card in several languages (all or nothing)',
    access: 'editor',
    form: wholeCardForm,
    files: cardFiles,
    response: savedCard(messages.cardUpdated).extend({ trash_ids: trashIds }),
    document: card,
    errors: ['conflict'],
  },
  'GET /sections/partners/keys/cards/cards/:id': {
    summary: 'Get a card in all languages',
    access: 'editor',
    query: textLanguage,
    response: z.strictObject({ card }),
  },
  'DELETE /sections/partners/keys/cards/cards/:id': {
    summary: 'Delete a card',
    access: 'editor',
    response: z.strictObject({ message: sentence(messages.cardDeleted), trash_id: trashId }),
    errors: ['conflict'],
  },
} satisfies Endpoints
