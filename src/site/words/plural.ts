import type { LanguageCode } from '../../domain/language.ts'

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Counts in Latin digits. */
export function pluralFor(language: LanguageCode) {
  const rules = new Intl.PluralRules(language)
  return (count: number, forms: PluralForms): string =>
    (forms[rules.select(count)] ?? forms.other).replace('{n}', String(count))
}

/** `ar` is `Arabic` in `en`. */
export function languageName(code: LanguageCode, inLanguage: LanguageCode): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code
}
