import { type LanguageCode, languageLimits, languageStatuses, languageTag } from './language.ts'
import { messages } from '../messages.ts'
import { Problem } from '../problem.ts'
import { textName, type Values } from '../documents/revision.ts'
import { untrimmedText, requiredText, z } from '../text/schema.ts'

const languageFields = z.strictObject({
  name: requiredText(languageLimits.name, messages.languageIncomplete),
  code: requiredText(languageLimits.code, messages.languageIncomplete, {
    kind: 'code',
    tooLong: messages.codeInvalid,
  })
    .toLowerCase()
    .regex(languageTag, messages.codeInvalid),
  status: z.enum(languageStatuses),
})

export const newLanguage = languageFields.extend({
  status: languageFields.shape.status.default('published'),
})
export type NewLanguage = z.infer<typeof newLanguage>

export const languageInput = languageFields.partial()
export type LanguageInput = z.infer<typeof languageInput>

export const languageCode = untrimmedText(languageLimits.code, {
  missing: messages.fieldRequired,
  tooLong: messages.languageUnknown,
}).regex(languageTag, messages.languageUnknown)

export function byLanguage<S extends z.ZodType>(value: S) {
  const error = ({ code }: { code: string }) =>
    code === 'invalid_key' ? messages.languageUnknown : undefined
  return z.record(languageCode, value, { error })
}

/** A field's values as the history names them. Throws Problem('invalid-input') for unknown languages. */
export function textsInEach(field: string, byLanguage: object, codes: LanguageCode[]): Values {
  const named = Object.entries(byLanguage).map(([language, text]) => {
    const name = textName(field, language)
    if (codes.includes(language)) return [name, text]
    throw new Problem('invalid-input', { fields: { [name]: messages.languageUnknown } })
  })
  return Object.fromEntries(named)
}
