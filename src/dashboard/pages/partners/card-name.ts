import type { CardResponse } from '../../../contract/cards.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'

/** The name of a card in a language, or in any that has one. */
export function cardName({ texts }: CardResponse, language: LanguageCode): string | undefined {
  const names = [texts[language], ...Object.values(texts)].map((text) => text?.name)
  return names.find(Boolean)
}
