import { onceFor } from '../once-for.ts'
import type { LanguageCode } from './language.ts'

/** A sentence a category of `Intl.PluralRules`, each with `{n}` where the number stands. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const rulesOf = onceFor((language: LanguageCode) => new Intl.PluralRules(language))

/** Chooses the form of a count by a language's rules; `digits` writes the number, in Latin digits. */
export function pluralFor(language: LanguageCode, digits: (count: number) => string = String) {
  const rules = rulesOf(language)
  return (count: number, forms: PluralForms): string =>
    (forms[rules.select(count)] ?? forms.other).replace('{n}', digits(count))
}
