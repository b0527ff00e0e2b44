import type { Language } from '../../../domain/languages/language.ts'
import { type LanguageInput, newLanguage } from '../../../domain/languages/language-input.ts'
import { messages } from '../../../domain/messages.ts'
import { type WrongFields, wrongFieldsOf } from '../../kit/forms/use-submission.ts'

export type LanguageValues = Omit<Language, 'id'>

const blankLanguage: LanguageValues = { name: '', code: '', status: 'published' }

export function valuesOf(saved: Language | null): LanguageValues {
  const { name, code, status } = saved ?? blankLanguage
  return { name, code, status }
}

export function readLanguage(
  values: LanguageValues,
): { language: LanguageValues } | { wrong: WrongFields } {
  const { data, error } = newLanguage.safeParse(values)
  return data ? { language: data } : { wrong: wrongFieldsOf(error) }
}

export function languageChanges(language: LanguageValues, saved: LanguageValues): LanguageInput {
  const fields = ['name', 'code', 'status'] as const
  const changed = fields.filter((field) => language[field] !== saved[field])
  return Object.fromEntries(changed.map((field) => [field, language[field]]))
}

/** One sentence for a missing name or code (LNG-3); the fields say which. */
export function isIncomplete(wrong: WrongFields): boolean {
  return Object.values(wrong).includes(messages.languageIncomplete)
}
