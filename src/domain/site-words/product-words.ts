import {
  type LanguageCode,
  type ProductLanguage,
  productLanguageFor,
} from '../languages/language.ts'
import type { PluralForms } from '../languages/plural.ts'

export type ProductWords<Key extends string = string> = Record<ProductLanguage, Record<Key, string>>
/** Each category of `Intl.PluralRules` has a sentence, with `{n}` where the count stands. */
export type ProductCounts<Key extends string = string> = Record<
  ProductLanguage,
  Record<Key, PluralForms>
>
export type OwnWords = Record<string, string>

export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

export function formOf<Key extends string, Category extends string>(key: Key, category: Category) {
  return `${key}_${category}` as const
}

export type Spoken = { language: LanguageCode; ownWords?: OwnWords | undefined }
export type Values = Record<string, string | number>

export function wordsIn<Key extends string>(
  { language, ownWords }: Spoken,
  product: ProductWords<Key>,
): Record<Key, string> {
  return { ...product[productLanguageFor(language)], ...ownWords }
}

export function filled(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}

/** The server fills it in: a visitor's clock may give another year. */
export function filledCopyright(line: string, { name, year }: { name: string; year: number }) {
  return line.replaceAll('{year}', String(year)).replaceAll('{company}', () => name)
}
