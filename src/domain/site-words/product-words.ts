import {
  type LanguageCode,
  type ProductLanguage,
  productLanguageFor,
} from '../languages/language.ts'
import type { PluralForms } from '../languages/plural.ts'

/** Words are by key; `{name}` stands where something is filled in. */
export type ProductWords<Key extends string = string> = Record<ProductLanguage, Record<Key, string>>
/** Each category of `Intl.PluralRules` has a sentence, with `{n}` where the count stands. */
export type ProductCounts<Key extends string = string> = Record<
  ProductLanguage,
  Record<Key, PluralForms>
>
/** Those of a company in a language: words by key, forms as `search_found_few`. */
export type OwnWords = Record<string, string>

export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** A form of a counted word, as it is kept. */
export function formOf<Key extends string, Category extends string>(key: Key, category: Category) {
  return `${key}_${category}` as const
}

/** A page's words follow from its language, and from what the company wrote in it. */
export type Spoken = { language: LanguageCode; ownWords?: OwnWords | undefined }
export type Values = Record<string, string | number>

export function wordsIn<Key extends string>(
  { language, ownWords }: Spoken,
  product: ProductWords<Key>,
): Record<Key, string> {
  return { ...product[productLanguageFor(language)], ...ownWords }
}

export function filled(template: string, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** Names of what is filled in, each once. */
export function placesIn(template: string): string[] {
  return [
    ...new Set(Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)),
  ].toSorted()
}
