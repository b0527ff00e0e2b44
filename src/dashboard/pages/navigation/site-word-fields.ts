import { inEachLanguage } from '../../../domain/languages/catalogue.ts'
import {
  type LanguageCode,
  productLanguageFor,
  type ProductLanguage,
} from '../../../domain/languages/language.ts'
import { siteCounts, siteWords } from '../../../domain/site-words/all-words.ts'
import { pluralRules } from '../../../domain/site-words/counted.ts'
import { formOf, pluralCategories } from '../../../domain/site-words/product-words.ts'
import {
  type SiteWordField,
  siteCountKeys,
  siteWordKeys,
} from '../../../domain/site-words/word-placeholders.ts'

const beginnings = {
  frame: ['frame', 'language', 'theme', 'social', 'announcement'],
  home: ['home', 'partners', 'slides', 'empty'],
  articles: ['article', 'list', 'topic', 'posts', 'business', 'products', 'event'],
  gallery: ['gallery', 'file'],
  contact: ['contact', 'form'],
  refusals: ['refusal'],
  search: ['search'],
  missing: ['missing', 'notice'],
} as const satisfies Record<string, readonly string[]>

export type SiteWordPart = keyof typeof beginnings
export const siteWordParts = Object.keys(beginnings) as [SiteWordPart, ...SiteWordPart[]]

export type SiteWordEntry = {
  field: SiteWordField
  standard: Record<ProductLanguage, string>
  category?: Intl.LDMLPluralRule
}

export const siteWordFields: SiteWordEntry[] = [
  ...siteWordKeys.map((field) => ({
    field,
    standard: inEachLanguage((language) => siteWords[language][field]),
  })),
  ...siteCountKeys.flatMap((key) =>
    pluralCategories.map((category) => ({
      field: formOf(key, category),
      standard: inEachLanguage(
        (language) => siteCounts[language][key][category] ?? siteCounts[language][key].other,
      ),
      category,
    })),
  ),
]

export function siteWordEntries(language: LanguageCode): SiteWordEntry[] {
  const { pluralCategories: own } = pluralRules(language).resolvedOptions()
  return siteWordFields.filter(({ category }) => !category || own.includes(category))
}

export function standardIn({ standard }: SiteWordEntry, language: LanguageCode): string {
  return standard[productLanguageFor(language)]
}

/** Some numbers for which a language takes a form: `3, 4, 5`. */
export function examplesOf(language: LanguageCode, category: Intl.LDMLPluralRule): string {
  const rules = pluralRules(language)
  const numbers = [...Array(121).keys(), 1_000_000].filter((n) => rules.select(n) === category)
  return numbers.slice(0, 3).map(String).join(', ')
}

export function isIn(part: SiteWordPart, { field }: SiteWordEntry): boolean {
  const own: readonly string[] = beginnings[part]
  return own.includes(field.slice(0, field.indexOf('_')))
}

/** The query may be in either language of the product, or as the word is written. */
export function saysAnyOf(query: string, { standard }: SiteWordEntry, written: string): boolean {
  const sought = query.trim().toLowerCase()
  return [standard.en, standard.ar, written].some((text) => text.toLowerCase().includes(sought))
}
