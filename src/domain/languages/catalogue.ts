import { type ProductLanguage, productLanguages } from './language.ts'

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
