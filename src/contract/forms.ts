import { attachmentLimits, filesPart } from '../domain/forms/attachment.ts'
import { answerLimits, dateSpans, fieldKinds, formLimits } from '../domain/forms/form.ts'
import { fieldInput, formInput, formSettings, newForm } from '../domain/forms/form-input.ts'
import { languageCode } from '../domain/languages/language-input.ts'
import { messages } from '../domain/messages.ts'
import { id as fieldId } from '../domain/pages/block-input.ts'
import { untrimmedText, z } from '../domain/text/schema.ts'
import type { Endpoints } from './endpoint.ts'
import { jsonField } from './form-fields.ts'
import {
  arrivalFields,
  author,
  challenge,
  leadingLinks,
  revisionNumber,
  rowId,
  sentence,
  timestamp,
  trashId,
} from './shared.ts'

const texts = z.record(z.string(), z.string())

const option = z.strictObject({ id: z.string(), label: z.string() })
const readableField = z
  .strictObject({
    id: z.string(),
    kind: z.enum(fieldKinds),
    required: z.boolean(),
    label: z.string(),
    help: z.string(),
    role: z.enum(['name', 'text', 'email', 'phone']).nullable().optional(),
    options: z.array(option).optional(),
    span: z.enum(dateSpans).optional(),
    least: z.number().nullable().optional(),
    most: z.number().nullable().optional(),
    decimals: z.boolean().optional(),
    page: rowId.nullable().optional().describe('The page with the terms'),
  })
  .meta({ id: 'ReadableField', description: 'A field of a form in one language.' })

const readableForm = z
  .strictObject({
    id: rowId,
    revision: revisionNumber,
    title: z.string().meta({ examples: ['Apply for a job'] }),
    lead: z.string(),
    button: z.string().describe('Blank: that of the site'),
    thanks: z.string(),
    fields: z.array(readableField),
  })
  .meta({ id: 'ReadableForm', description: 'A form in one language.' })

const answer = z.union([
  untrimmedText(2 * answerLimits.paragraph),
  z.array(fieldId).max(formLimits.options, messages.itemsTooMany),
  z.boolean(),
])

const sending = z.strictObject({
  language: languageCode,
  revision: z.int32().nonnegative().optional().describe('Of the form that the visitor saw'),
  answers: z
    .record(fieldId, answer)
    .describe('By field: a text, the ids of options, or whether it was agreed to'),
  about: z
    .int32()
    .nonnegative()
    .optional()
    .describe('Id of the product that it is about; left out where visitors cannot read it'),
  ...arrivalFields,
})

const wholeNumber = (longest: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${longest}}$`), messages.numberInvalid)
    .transform(Number)
    .optional()

const sendingWithFiles = sending.extend({
  revision: wholeNumber(9).describe('Of the form that the visitor saw'),
  about: wholeNumber(9).describe('As in JSON'),
  answers: jsonField(sending.shape.answers).describe('As in JSON'),
  shown_for: wholeNumber(12).describe('Milliseconds the form was visible, where scripts run'),
})

export const publicFormEndpoints = {
  'GET /public/forms/:id/challenge': {
    summary: 'Get work that proves a sending of a form',
    access: 'anyone',
    response: z.strictObject({ challenge }),
    errors: ['too-many-attempts'],
  },
  'GET /public/forms/:id/:language': {
    summary: 'Get a form in one language',
    access: 'anyone',
    response: z.strictObject({ form: readableForm }),
  },
  'POST /forms/:id/send': {
    summary: 'Send a form that is open, as JSON or, with files, as a form',
    access: 'anyone',
    json: sending,
    form: sendingWithFiles,
    files: { [filesPart]: attachmentLimits.files },
    status: 201,
    response: z.strictObject({ message: sentence(messages.messageSent) }),
    errors: ['not-found', 'proof-needed', 'too-many-attempts', 'attachments-unavailable'],
  },
} satisfies Endpoints

const form = formSettings
  .extend({
    id: rowId,
    open: z.boolean(),
    order: z.array(z.string()).describe('Ids of its fields'),
    fields: z
      .record(z.string(), fieldInput)
      .meta({ examples: [{ nameof01: { kind: 'line', required: true, role: 'name' } }] }),
    texts: z
      .record(z.string(), texts)
      .describe('By language: `title`, `lead`, `label:{id}` …; none is blank'),
    created_at: timestamp,
    updated_at: timestamp,
    revision: revisionNumber,
  })
  .meta({ id: 'Form', description: 'A form in all languages.' })
export type FormResponse = z.infer<typeof form>

const listed = z.strictObject({
  id: rowId,
  title: texts.describe('By language'),
  open: z.boolean(),
  missing: z
    .record(z.string(), z.int().positive())
    .describe('By language that does not offer it: how many texts are missing'),
  messages: z.int().nonnegative().describe('Those of the last 30 days'),
  changed: z
    .strictObject({ by: author, at: timestamp })
    .nullable()
    .describe('The last save; null if unknown'),
})
export type FormListItem = z.infer<typeof listed>

const savedForm = (message: string) => z.strictObject({ message: sentence(message), form })

export const formEndpoints = {
  'GET /forms': {
    summary: 'List forms, the newest first',
    access: 'editor',
    response: z.strictObject({ forms: z.array(listed) }),
  },
  'GET /forms/:id': {
    summary: 'Get a form in all languages',
    access: 'editor',
    response: z.strictObject({ form }),
  },
  'GET /forms/:id/links': {
    summary: 'Find what leads to a form, or shows it',
    access: 'editor',
    response: leadingLinks,
  },
  'POST /forms': {
    summary: 'Create a form',
    access: 'editor',
    json: newForm,
    status: 201,
    response: savedForm(messages.formCreated),
  },
  'POST /forms/:id': {
    summary: 'Update a form: changed values only',
    access: 'editor',
    json: formInput.extend({ base_revision: z.int32().nonnegative().optional() }),
    response: savedForm(messages.formUpdated),
    document: form,
    errors: ['conflict'],
  },
  'DELETE /forms/:id': {
    summary: 'Delete a form; its messages stay',
    access: 'editor',
    response: z.strictObject({ message: sentence(messages.formDeleted), trash_id: trashId }),
    errors: ['conflict'],
  },
} satisfies Endpoints
