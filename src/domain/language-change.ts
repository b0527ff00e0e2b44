import { isLanguageCode, languageLimits, languageStatuses } from './language.ts'
import { messages } from './messages.ts'
import { storableText, z } from './schema.ts'

const languageFields = z.strictObject({
  name: z
    .string(messages.languageIncomplete)
    .trim()
    .min(1, messages.languageIncomplete)
    .max(languageLimits.name, messages.tooLong)
    .pipe(storableText),
  code: z
    .string(messages.languageIncomplete)
    .trim()
    .toLowerCase()
    .min(1, messages.languageIncomplete)
    .max(languageLimits.code, messages.codeInvalid)
    .refine(isLanguageCode, messages.codeInvalid),
  status: z.enum(languageStatuses),
})

export const newLanguage = languageFields.extend({
  status: languageFields.shape.status.default('published'),
})
export type NewLanguage = z.infer<typeof newLanguage>

/** Only what is sent is changed. */
export const languageChange = languageFields.partial()
export type LanguageChange = z.infer<typeof languageChange>
