import { westernDigits } from './contact.ts'
import { contactFields } from './inbox-message.ts'
import { messages } from './messages.ts'
import { maxPageSize } from './page-parameters.ts'
import { storableText, z } from './schema.ts'
import { wrongContactFields } from './wrong-contact-fields.ts'

const text = storableText.trim()

/** What the contact form sends. */
export const contactMessage = z
  .strictObject({
    name: text,
    email: text,
    phone: text.default('').transform(westernDigits),
    message: text,
    language: z.string().max(35, messages.languageUnknown),
    website: z.string().max(200).default('').describe('To be left blank: people do not see it'),
    shown_for: z
      .int()
      .min(0)
      .optional()
      .describe('For how many milliseconds the form was shown, where scripts run'),
  })
  .check(({ value, issues }) => {
    const wrong = wrongContactFields(value)
    for (const field of contactFields) {
      const message = wrong[field]
      if (message) issues.push({ code: 'custom', message, path: [field], input: value })
    }
  })

export const messageChange = z.strictObject({ read: z.boolean() })

export const messageSelection = z.strictObject({
  ids: z.array(z.int32().positive()).min(1).max(maxPageSize),
})
