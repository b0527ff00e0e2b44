import { type LanguageCode, productLanguageFor } from '../languages/language.ts'
import { filled, formOf, type ProductCounts, type Spoken, type Values } from './product-words.ts'

/** The company's form by the rules of the page's language, else the product's by those of its words. */
export function counted<Key extends string>(
  { language, ownWords = {} }: Spoken,
  product: ProductCounts<Key>,
  key: NoInfer<Key>,
  count: number,
  values: Values = {},
): string {
  const productLanguage = productLanguageFor(language)
  const forms = product[productLanguage][key]
  const form =
    ownWords[formOf(key, categoryOf(language, count))] ??
    ownWords[formOf(key, 'other')] ??
    forms[categoryOf(productLanguage, count)] ??
    forms.other
  return filled(form, { ...values, n: count })
}

export function pluralRules(language: LanguageCode): Intl.PluralRules {
  return new Intl.PluralRules([language, 'en'])
}

function categoryOf(language: LanguageCode, count: number): Intl.LDMLPluralRule {
  return pluralRules(language).select(count)
}
