import { blankOr, emailPattern, phonePattern, westernDigits } from './contact.ts'
import { contactTextLimits as limits } from './inbox-message.ts'
import { languageCode } from './language-change.ts'
import { messages } from './messages.ts'
import { maxPageSize } from './page-parameters.ts'
import { requiredText, text, unturnedText, z } from './schema.ts'

const required = (limit: number) => requiredText(limit, messages.fieldRequired)

/** `wrongContactFields` applies the same rules in the browser. */
export const contactMessage = z.strictObject({
  name: unturnedText(required(limits.name)),
  email: unturnedText(required(limits.email)).regex(emailPattern, messages.emailAddressInvalid),
  phone: text(limits.phone)
    .overwrite(westernDigits)
    .regex(blankOr(phonePattern), messages.phoneInvalid)
    .default(''),
  message: required(limits.message),
  language: languageCode,
  website: text(200).default('').describe('To be left blank: people do not see it'),
  shown_for: z
    .int()
    .min(0)
    .optional()
    .describe('For how many milliseconds the form was shown, where scripts run'),
})

export const messageChange = z.strictObject({ read: z.boolean() })

export const messageSelection = z.strictObject({
  ids: z.array(z.int32().positive()).min(1).max(maxPageSize),
})
