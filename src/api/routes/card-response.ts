import type { CardResponse } from '../../contract/cards.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { blankCardText, type Card } from '../../domain/partner-card.ts'

export function toCard(card: Card, language: LanguageCode): CardResponse {
  const { id, texts, revision } = card
  return { id, ...(texts[language] ?? blankCardText), texts, revision }
}
