import { pluralFor } from '../../../domain/languages/plural.ts'

const digits = (count: number) => count.toLocaleString('en-US')
const inEnglish = pluralFor('en', digits)
const inArabic = pluralFor('ar', digits)

export function englishCount(forms: Record<'one' | 'other', string>): (count: number) => string {
  return (count) => inEnglish(count, forms)
}

/** A counter in Arabic: all six forms (0 · 1 · 2 · 3–10 · 11–99 · 100). */
export function arabicCount(forms: Record<Intl.LDMLPluralRule, string>): (count: number) => string {
  return (count) => inArabic(count, forms)
}
