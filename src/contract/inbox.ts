import { emailPattern } from '../domain/contact/contact.ts'
import { phone } from '../domain/contact/contact-input.ts'
import { contactTextLimits as limits } from '../domain/contact/inbox-message.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { maxPageSize } from '../domain/search/pagination.ts'
import { searchQuery } from '../domain/search/page-parameters.ts'
import { isOfPlainLetters } from '../domain/text/characters.ts'
import { requiredText, text, z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import {
  author,
  listPage,
  pagination,
  rowId,
  sentence,
  timestamp,
  trashId,
  trashIds,
  trueOrFalse,
} from './shared.ts'

/** `wrongContactFields` applies the same rules in the browser. */
const contactMessage = z.strictObject({
  name: requiredText(limits.name, messages.fieldRequired),
  email: requiredText(limits.email, messages.fieldRequired, { kind: 'email' })
    .refine(isOfPlainLetters, messages.emailLookalike)
    .regex(emailPattern, messages.emailAddressInvalid),
  phone: phone.default(''),
  message: requiredText(limits.message, messages.fieldRequired, { kind: 'lines' }),
  language: languageCode,
  website: text(200).default('').describe('Honeypot; leave blank'),
  shown_for: z
    .int()
    .min(0)
    .optional()
    .describe('Milliseconds the form was visible, where scripts run'),
})
export type ContactMessage = z.input<typeof contactMessage>

const inboxFilter = listPage.extend({
  unread: trueOrFalse,
  waiting: trueOrFalse,
  q: searchQuery.default('').describe('Words of a message, or of who wrote it'),
})

const messageMark = z
  .strictObject({
    read: z.boolean().optional(),
    answered: z.boolean().optional().describe('Marks it as read, too'),
  })
  .refine((mark) => Object.keys(mark).length > 0, messages.invalidInput)
  .meta({ minProperties: 1 })

const message = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ examples: ['Rima'] }),
    email: z.string().meta({ examples: ['rima@farm.example'] }),
    phone: z.string().meta({ description: 'Or blank', examples: ['+963 944 555 014'] }),
    message: z.string().meta({ examples: ['Our well gives less water than last year.'] }),
    language: z
      .string()
      .meta({ description: 'Language of the page with the form', examples: ['en'] }),
    sent_at: timestamp,
    read_at: timestamp.nullable(),
    answered_at: timestamp.nullable(),
    answered_by: author.nullable(),
  })
  .meta({ id: 'Message', description: 'A message sent through the contact form.' })
export type MessageResponse = z.infer<typeof message>

export const contactEndpoints = {
  'POST /contact': {
    summary: 'Send a contact message (if the form is on)',
    access: 'anyone',
    json: contactMessage,
    status: 201,
    response: z.strictObject({ message: sentence(messages.messageSent) }),
    errors: ['not-found', 'too-many-attempts'],
  },
} satisfies Endpoints

export const inboxEndpoints = {
  'GET /messages': {
    summary: 'List messages, newest first, with the number of unread ones',
    access: 'editor',
    query: inboxFilter,
    response: z.strictObject({
      messages: z.array(message),
      pagination,
      unread: z
        .int()
        .nonnegative()
        .meta({ examples: [1] }),
    }),
  },
  'PATCH /messages/:id': {
    summary: 'Mark a message as read or answered, or as neither',
    access: 'editor',
    json: messageMark,
    response: z.strictObject({ message: sentence(messages.accomplished), inbox_message: message }),
  },
  'DELETE /messages/:id': {
    summary: 'Delete a message',
    access: 'editor',
    response: z.strictObject({ message: sentence(messages.deleted), trash_id: trashId }),
  },
  'POST /messages/delete-multiple': {
    summary: 'Delete several messages (all or nothing)',
    access: 'editor',
    json: z.strictObject({ ids: z.array(z.int32().positive()).min(1).max(maxPageSize) }),
    response: z.strictObject({ message: sentence(messages.deleted), trash_ids: trashIds }),
    errors: ['not-found'],
  },
} satisfies Endpoints
