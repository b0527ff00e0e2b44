import { emailPattern } from '../domain/contact/contact.ts'
import { phone } from '../domain/contact/contact-input.ts'
import { mostExported } from '../domain/contact/exported-message.ts'
import { keepDays } from '../domain/contact/retention-input.ts'
import { contactTextLimits as limits, messageStates } from '../domain/contact/inbox-message.ts'
import { quarantinePoints, signNames } from '../domain/contact/suspicion.ts'
import { mostOfPerson, personIn } from '../domain/contact/person.ts'
import { noteLength } from '../domain/contact/note.ts'
import { replyFailures, replyLength, replyStates } from '../domain/contact/reply.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { productLanguages } from '../domain/languages/language.ts'
import { mostDepartments } from '../domain/mails/mail.ts'
import { emailAddress } from '../domain/people/credentials.ts'
import { attachmentTypes, type AttachmentType } from '../domain/forms/attachment.ts'
import { fieldKinds, formPlaces } from '../domain/forms/form.ts'
import { normalisedEmail } from '../domain/people/email.ts'
import { messages } from '../domain/messages.ts'
import { maxPageSize } from '../domain/search/pagination.ts'
import { searchQuery } from '../domain/search/page-parameters.ts'
import { isOfPlainLetters } from '../domain/text/characters.ts'
import { requiredText, z } from '../domain/text/schema.ts'
import { type Endpoints, inPerson, type ResponseOf } from './endpoint.ts'
import {
  arrivalFields,
  author,
  challenge,
  idParameter,
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
  ...arrivalFields,
})

const state = z.enum(messageStates).optional()
const assigned = z
  .string()
  .regex(/^(mine|nobody|[1-9]\d{0,8})$/, messages.invalidInput)
  .optional()

const form = z
  .string()
  .regex(/^(contact|[1-9]\d{0,8})$/, messages.invalidInput)
  .optional()
  .describe('Id of a form, or `contact` for the contact form')

const inboxFilter = listPage.extend({
  form,
  unread: trueOrFalse,
  waiting: trueOrFalse,
  state,
  assigned,
  q: searchQuery.default('').describe('Words of a message, or of who wrote it'),
  id: idParameter.optional(),
})

const messageExport = z.strictObject({
  form,
  state,
  assigned,
  q: searchQuery.default(''),
  language: z.enum(productLanguages).default('en').describe('Language of the names of columns'),
})

const messageMark = z
  .strictObject({
    read: z.boolean().optional(),
    answered: z.boolean().optional().describe('Marks it as read, too'),
    closed: z
      .boolean()
      .optional()
      .describe('It needs no answer, or no more of them. Marks it as read, too'),
    spam: z.boolean().optional().describe('Holds it back, or brings it into the inbox'),
    assigned_to: rowId
      .nullable()
      .optional()
      .describe('Id of a user who can sign in, who is told by mail; null for nobody'),
  })
  .refine((mark) => Object.keys(mark).length > 0, messages.invalidInput)
  .meta({ minProperties: 1 })

const seen = z
  .strictObject({
    last_reply: z.int32().nonnegative().describe('Id of the last reply that was shown; 0 if none'),
    answered: z.boolean().describe('The message was shown as answered'),
  })
  .describe('What else answered the message by then, so that two people do not answer at once')

const reply = z
  .strictObject({
    id: rowId,
    text: z.string().meta({ examples: ['We will send a technician on Tuesday.'] }),
    written_by: author,
    written_at: timestamp,
    state: z
      .enum(replyStates)
      .describe('`unsure`: the mail server may have taken it, and the process died'),
    state_at: timestamp.nullable().describe('Null while it waits'),
    failure: z
      .enum(replyFailures)
      .nullable()
      .describe('`withdrawn`: the message was deleted first; while it waits, of the last try'),
    answer: z.string().describe('What the mail server said, or blank'),
    next_try_at: timestamp.nullable(),
  })
  .meta({ id: 'Reply', description: 'A reply that was written in the inbox.' })
export type ReplyResponse = z.infer<typeof reply>

const note = z
  .strictObject({
    id: rowId,
    text: z.string().meta({ examples: ['Asked the workshop for a date.'] }),
    written_by: author,
    written_at: timestamp,
  })
  .meta({ id: 'Note', description: 'What staff wrote about a message for each other.' })
export type NoteResponse = z.infer<typeof note>

const suspicion = z
  .strictObject({
    held_back_at: timestamp,
    signs: z
      .array(z.strictObject({ sign: z.enum(signNames), points: z.int().positive() }))
      .describe('None if staff called it spam'),
  })
  .meta({ id: 'Suspicion', description: `Why a message is held back: ${quarantinePoints} points.` })

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
    form: z
      .strictObject({
        id: rowId,
        title: z.string().describe('As it was when the message was sent'),
      })
      .nullable()
      .describe('Null for the contact form'),
    about: z
      .strictObject({
        kind: z.enum(formPlaces),
        id: rowId,
        title: z.string().describe('As it was, in the language of the page'),
      })
      .nullable()
      .describe('The product from whose page it was sent'),
    answers: z
      .array(
        z.strictObject({
          field: z.string(),
          kind: z.enum(fieldKinds),
          label: z.string().describe('The question as it was asked'),
          value: z.string().describe('One line for each option that was chosen'),
          option: z.string().optional().describe('Id of the option, of a single choice'),
        }),
      )
      .describe('Of a form, in its order; blank ones are left out'),
    attachments: z
      .array(
        z.strictObject({
          id: z.string().meta({ examples: ['1k2m3n4p5q6r7s8t9u0v1w2x3'] }),
          field: z.string(),
          name: z.string().meta({ examples: ['cv.pdf'] }),
          type: z.enum(Object.keys(attachmentTypes) as AttachmentType[]),
          bytes: z
            .int()
            .positive()
            .meta({ examples: [48_120] }),
        }),
      )
      .describe('Pictures are WebP; nothing is checked for viruses'),
    sent_at: timestamp,
    read_at: timestamp.nullable(),
    answered_at: timestamp.nullable(),
    answered_by: author.nullable(),
    assigned_to: author.nullable().describe('Who sees to it; still named after leaving'),
    assigned_at: timestamp.nullable(),
    assigned_by: author.nullable(),
    closed_at: timestamp.nullable(),
    closed_by: author.nullable(),
    suspicion: suspicion.nullable().describe('Null unless it is held back'),
    replies: z.array(reply).describe('The oldest first'),
    notes: z.array(note).describe('The oldest first; visitors never see them'),
  })
  .meta({ id: 'Message', description: 'A message sent through the contact form.' })
export type MessageResponse = z.infer<typeof message>

const replied = z.strictObject({ message: sentence(messages.replySent), inbox_message: message })

export const contactEndpoints = {
  'GET /public/contact/challenge': {
    summary: 'Get work that proves a contact message',
    access: 'anyone',
    response: z.strictObject({ challenge }),
    errors: ['too-many-attempts'],
  },
  'POST /contact': {
    summary: 'Send a contact message (if the form is on)',
    access: 'anyone',
    json: contactMessage,
    status: 201,
    response: z.strictObject({ message: sentence(messages.messageSent) }),
    errors: ['not-found', 'proof-needed', 'too-many-attempts'],
  },
} satisfies Endpoints

const departmentAddresses = z
  .array(
    z.strictObject({
      email: emailAddress.overwrite(normalisedEmail),
      language: z.enum(productLanguages),
    }),
  )
  .max(mostDepartments, messages.recipientsTooMany)

const recipients = z.strictObject({
  recipients: z.array(
    z.strictObject({
      email: z.string().meta({ examples: ['sales@naoura.example'] }),
      language: z.enum(productLanguages),
    }),
  ),
})

const keptDaysInQuery = z
  .string()
  .regex(/^(?:[1-9]\d{0,2}|[12]\d{3}|3[0-5]\d{2}|36[0-4]\d|3650)$/, messages.numberInvalid)
  .transform(Number)

const told = z.strictObject({
  mail: z.boolean().describe('The server sends mail'),
  users: z.array(
    z.strictObject({
      id: rowId,
      name: z.string().meta({ examples: ['Omar'] }),
      told: z.boolean().describe('False for those who do not want to be told of messages'),
    }),
  ),
  addresses: z
    .array(z.string().meta({ examples: ['sales@naoura.example'] }))
    .describe('Those of departments'),
})
export type ToldResponse = z.infer<typeof told>

const retention = z.strictObject({
  keep_days: keepDays,
  due: z
    .int()
    .nonnegative()
    .describe('Messages, also in the trash, that are older than the `days` asked for')
    .meta({ examples: [0] }),
})
export type RetentionResponse = z.infer<typeof retention>

const who = requiredText(limits.email, messages.fieldRequired)
  .refine((written) => personIn(written) !== undefined, messages.personInvalid)
  .describe('An email address, or a phone number with or without the code of its country')
  .meta({ examples: ['rima@farm.example'] })

const chosenOfPerson = z.strictObject({
  who,
  ids: z.array(z.int32().positive()).min(1).max(mostOfPerson),
})

const personMessage = message.extend({
  is_in_trash: z.boolean(),
  is_sender: z.boolean().describe('Otherwise it only mentions the address or number'),
})
export type PersonMessageResponse = z.infer<typeof personMessage>

const remains = z.strictObject({
  state: z
    .enum(['none', 'until', 'kept', 'unknown'])
    .describe(
      '`kept`: the server removes no backups by itself; `unknown`: their place is away just now',
    ),
  until: timestamp
    .nullable()
    .describe('When the last backup that may hold it goes, by BACKUP_KEEP'),
  rule: z.string().meta({ examples: ['7d4w6m'] }),
  copies: z
    .array(z.string())
    .describe('Copies of the database from before upgrades, which hold it until they are deleted'),
})
export type RemainsResponse = z.infer<typeof remains>

export const inboxEndpoints = inPerson({
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
      quarantined: z
        .int()
        .nonnegative()
        .describe('Held back, and counted nowhere else')
        .meta({ examples: [0] }),
      replying: z
        .strictObject({
          answers_to: z
            .string()
            .nullable()
            .describe('Address of the contact details to which visitors answer')
            .meta({ examples: ['info@naoura.example'] }),
        })
        .nullable()
        .describe('Null if the server sends no mail'),
    }),
  },
  'GET /messages/:id/attachments/:attachment': {
    summary: 'Get a file that a visitor has attached to a message',
    access: 'editor',
    mediaType: ['image/webp', 'application/pdf'],
    response: z.string(),
  },
  'POST /messages/:id/replies': {
    summary: 'Reply to a message by mail',
    access: 'editor',
    json: z.strictObject({
      text: requiredText(replyLength, messages.fieldRequired, { kind: 'lines' }),
      seen,
    }),
    status: 201,
    response: replied,
    document: message,
    errors: ['no-mail-server', 'already-answered'],
  },
  'POST /messages/:id/replies/:reply/again': {
    summary: 'Send a reply again that failed, or may not have arrived',
    access: 'editor',
    status: 201,
    response: replied,
    errors: ['no-mail-server'],
  },
  'POST /messages/:id/notes': {
    summary: 'Add a note for colleagues to a message',
    access: 'editor',
    json: z.strictObject({
      text: requiredText(noteLength, messages.fieldRequired, { kind: 'lines' }),
    }),
    status: 201,
    response: z.strictObject({ message: sentence(messages.accomplished), note }),
    errors: ['notes-full'],
  },
  'DELETE /messages/:id/notes/:note': {
    summary: 'Delete a note (its author, or an administrator)',
    access: 'editor',
    response: z.strictObject({ message: sentence(messages.deleted) }),
  },
  'PATCH /messages/:id': {
    summary: 'Mark a message as read, answered or closed, or as none of them, or assign it',
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
  'POST /messages/export': {
    summary: `Get the messages of a filter as CSV, newest first (up to ${mostExported})`,
    access: 'editor',
    json: messageExport,
    mediaType: ['text/csv'],
    response: z.string(),
  },
  'POST /inbox/person': {
    summary: `Find what one person has sent, and what mentions that person (the newest ${mostOfPerson})`,
    access: 'admin',
    json: z.strictObject({ who }),
    response: z.strictObject({ messages: z.array(personMessage), total: z.int().nonnegative() }),
  },
  'POST /inbox/person/export': {
    summary: 'Get some of these messages as a file that people and programs read',
    access: 'admin',
    json: chosenOfPerson.extend({ language: z.enum(productLanguages).default('en') }),
    mediaType: ['text/html', 'application/zip'],
    response: z.string(),
  },
  'POST /inbox/person/erase': {
    summary: 'Erase some of these messages for good, with replies, notes and mails',
    access: 'admin',
    proof: true,
    json: chosenOfPerson,
    response: z.strictObject({
      message: sentence(messages.deleted),
      erased: z
        .int()
        .nonnegative()
        .meta({ examples: [1] }),
      backups: remains.describe('What still holds them'),
    }),
  },
  'GET /inbox/retention': {
    summary: 'See for how many days messages are kept, and how many are older than some',
    access: 'admin',
    query: z.strictObject({
      days: keptDaysInQuery.optional(),
      form: idParameter.optional(),
    }),
    response: retention,
    errors: ['not-found'],
  },
  'POST /inbox/retention': {
    summary: 'Choose for how many days messages are kept (older ones are erased at once)',
    access: 'admin',
    json: z.strictObject({ keep_days: keepDays }),
    response: z.strictObject({
      message: sentence(messages.accomplished),
      keep_days: keepDays,
      erased: z
        .int()
        .nonnegative()
        .meta({ examples: [0] }),
    }),
  },
  'GET /inbox/told': {
    summary: 'List whom forms can tell of their messages',
    access: 'editor',
    response: told,
  },
  'GET /inbox/recipients': {
    summary: 'List the addresses that are told of new messages beside the users',
    access: 'admin',
    response: recipients,
  },
  'POST /inbox/recipients': {
    summary: 'Set these addresses, and the language of their mail',
    access: 'admin',
    json: z.strictObject({ recipients: departmentAddresses }),
    response: recipients.extend({ message: sentence(messages.accomplished) }),
  },
})
export type MessageListResponse = ResponseOf<(typeof inboxEndpoints)['GET /messages']>
export type RecipientsResponse = z.infer<typeof recipients>
