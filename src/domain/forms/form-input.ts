import { keepDays } from '../contact/retention-input.ts'
import { definedOf, type Values } from '../documents/revision.ts'
import type { LanguageCode } from '../languages/language.ts'
import { byLanguage, textsInEach } from '../languages/language-input.ts'
import { messages } from '../messages.ts'
import { id } from '../pages/block-input.ts'
import { pick } from '../pick.ts'
import { emailAddress } from '../people/credentials.ts'
import { normalisedEmail } from '../people/email.ts'
import { text, z } from '../text/schema.ts'
import { attachmentLimits } from './attachment.ts'
import {
  dateSpans,
  type FieldKind,
  fieldTexts,
  formLimits,
  formPlaces,
  formPresets,
  formTextNames,
  formTexts,
  guards,
  optionTexts,
  settingsOfAdministrators,
} from './form.ts'

/** `label:k3f9a2xb`: a text of a field or of one of its options. */
const fieldText = z.string().regex(/^(?:label|help|option):[a-z\d]{8}$/, messages.invalidInput)

const required = z.boolean().default(false)
const items = z
  .array(z.strictObject({ id }), messages.invalidInput)
  .max(formLimits.options, messages.itemsTooMany)
  .default([])
const limit = z.number(messages.numberInvalid).min(-1e12).max(1e12).nullable().default(null)

const fields = {
  line: z.strictObject({ kind: z.literal('line'), required, role: roleOf('name') }),
  paragraph: z.strictObject({ kind: z.literal('paragraph'), required, role: roleOf('text') }),
  email: z.strictObject({ kind: z.literal('email'), required, role: roleOf('email') }),
  phone: z.strictObject({ kind: z.literal('phone'), required, role: roleOf('phone') }),
  choice: z.strictObject({ kind: z.literal('choice'), required, items }),
  choices: z.strictObject({ kind: z.literal('choices'), required, items }),
  date: z.strictObject({
    kind: z.literal('date'),
    required,
    span: z.enum(dateSpans).default('any'),
  }),
  number: z.strictObject({
    kind: z.literal('number'),
    required,
    least: limit,
    most: limit,
    decimals: z.boolean().default(false).describe('Two of them; otherwise whole numbers alone'),
  }),
  consent: z.strictObject({
    kind: z.literal('consent'),
    required,
    page: z.int32().positive().nullable().default(null).describe('Id of the page with the terms'),
  }),
  attachment: z.strictObject({
    kind: z.literal('attachment'),
    required,
    most: z
      .int(messages.numberInvalid)
      .min(1, messages.numberInvalid)
      .max(attachmentLimits.files, messages.numberInvalid)
      .default(attachmentLimits.files)
      .describe('So many files; a form has one such field'),
  }),
} satisfies Record<FieldKind, z.ZodType>

export const fieldInput = z.discriminatedUnion(
  'kind',
  [
    fields.line,
    fields.paragraph,
    fields.email,
    fields.phone,
    fields.choice,
    fields.choices,
    fields.date,
    fields.number,
    fields.consent,
    fields.attachment,
  ],
  messages.fieldUnknown,
)

const recipient = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('user'), id: z.int32().positive() }),
    z.strictObject({
      kind: z.literal('address'),
      email: emailAddress.overwrite(normalisedEmail).describe('One of those kept for departments'),
    }),
  ],
  messages.recipientUnknown,
)
const recipients = z.array(recipient).max(formLimits.recipients, messages.itemsTooMany)

export const formSettings = z.strictObject({
  shown_on: z
    .enum(formPlaces)
    .nullable()
    .describe(
      '`products`: their pages lead to the form; of several, to the oldest that is offered',
    ),
  recipients: recipients
    .describe('Who is told; without any, whoever is told of all messages')
    .meta({ examples: [[{ kind: 'user', id: 2 }]] }),
  route_field: id
    .nullable()
    .describe('A choice whose options have recipients of their own')
    .meta({ examples: ['timeof01'] }),
  routes: z
    .record(id, recipients)
    .refine((routes) => Object.keys(routes).length <= formLimits.options, messages.itemsTooMany)
    .describe('By option of that choice: who is told instead. Others are dropped')
    .meta({ examples: [{ morning1: [{ kind: 'user', id: 2 }] }] }),
  keep_days: keepDays.describe(
    'After so many days its messages are erased, whatever the term of all messages; null: by that term',
  ),
  copy: z.boolean().describe('Visitors are sent what they wrote, once a day to each address'),
  guard: z
    .enum(guards)
    .describe('`strict` takes a message only with a sign that somebody wrote it'),
})

export const formInput = formSettings.partial().extend({
  open: z.boolean().optional().describe('Closed ones are shown to nobody'),
  title: byLanguage(text(formTexts.title)).optional(),
  lead: byLanguage(text(formTexts.lead, { kind: 'lines' })).optional(),
  button: byLanguage(text(formTexts.button)).optional().describe('Blank: that of the site'),
  thanks: byLanguage(text(formTexts.thanks, { kind: 'lines' }))
    .optional()
    .describe('What visitors read after sending. Blank: those of the site'),
  order: z.array(id).max(formLimits.fields, messages.fieldsTooMany).optional(),
  fields: z.record(id, fieldInput.nullable()).optional().describe('Null removes one'),
  texts: z
    .record(
      fieldText,
      byLanguage(text(Math.max(fieldTexts.label, fieldTexts.help, optionTexts.option))),
    )
    .optional()
    .describe('Of fields and their options: `label:{id}`, `help:{id}`, `option:{id}`'),
})
export type FormInput = z.output<typeof formInput>

export function formInputValues(change: FormInput, codes: LanguageCode[]): Values {
  const texts = Object.entries({ ...pick(change, formTextNames), ...change.texts })
  const fields = Object.entries(change.fields ?? {})
  return {
    ...definedOf(pick(change, ['open', 'order', 'shown_on', 'guard', ...settingsOfAdministrators])),
    ...Object.fromEntries(fields.map(([id, field]) => [`field:${id}`, field])),
    ...Object.assign(
      {},
      ...texts.map(([field, byLanguage = {}]) => textsInEach(field, byLanguage, codes)),
    ),
  }
}

export const newForm = formInput.extend({
  preset: z.enum(formPresets).default('blank').describe('What it begins with'),
})

function roleOf<Role extends string>(role: Role) {
  return z
    .literal(role)
    .nullable()
    .default(null)
    .describe('Given to one field of a form, it tells the inbox who wrote, whom to answer or what')
}
