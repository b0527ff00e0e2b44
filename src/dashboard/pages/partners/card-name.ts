import type { CardAnswer } from '../../../api/routes/present-card.ts'
import type { LanguageCode } from '../../../domain/language.ts'

/** The name of a card in a language, or in any that has one. */
export function cardName({ texts }: CardAnswer, language: LanguageCode): string | undefined {
  const names = [texts[language], ...Object.values(texts)].map((text) => text?.name)
  return names.find(Boolean)
}
