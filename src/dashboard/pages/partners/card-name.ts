import type { CardResponse } from '../../../contract/cards.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'

export function cardName({ texts }: CardResponse, language: LanguageCode): string | undefined {
  const names = [texts[language], ...Object.values(texts)].map((text) => text?.name)
  return names.find(Boolean)
}
