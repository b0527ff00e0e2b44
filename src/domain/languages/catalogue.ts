import { type ProductLanguage, productLanguages } from './language.ts'

/** The product's words for a part of it: English says which there are, every other language has the same. */
export function catalogue<Words>(
  words: { en: Words } & Record<Exclude<ProductLanguage, 'en'>, NoInfer<Words>>,
): Record<ProductLanguage, Words> {
  return words
}

export function inEachLanguage<Value>(
  valueIn: (language: ProductLanguage) => Value,
): Record<ProductLanguage, Value> {
  const entries = productLanguages.map((language) => [language, valueIn(language)])
  return Object.fromEntries(entries) as Record<ProductLanguage, Value>
}
