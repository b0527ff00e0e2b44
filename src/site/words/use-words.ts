import { type ProductWords, type Spoken, wordsIn } from '../../domain/site-words/product-words.ts'
import { useSite } from '../site.ts'
import {
  type LanguageCode,
  productLanguageFor,
  type PublicLanguage,
} from '../../domain/languages/language.ts'
import type { SiteWord } from '../../domain/site-words/word-placeholders.ts'

export function useWords<Key extends string>(product: ProductWords<Key>): Record<Key, string> {
  return wordsIn(useSite(), product)
}

export function useLanguageName(word: SiteWord): (code: LanguageCode) => string {
  const site = useSite()
  return (code) => languageNameIn(site, word, code)
}

type Speaker = Spoken & { languages: PublicLanguage[] }

export function languageNameIn(
  { language, languages, ownWords }: Speaker,
  word: SiteWord,
  code: LanguageCode,
): string {
  const known = ownWords?.[word] && languages.find((one) => one.code === code)?.name
  return known || languageName(code, productLanguageFor(language))
}

function languageName(code: LanguageCode, inLanguage: LanguageCode): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code
}
