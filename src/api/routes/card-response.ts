import type { CardResponse, PublicCard } from '../../contract/cards.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { type Picture, pictureAddress } from '../../domain/media/media.ts'
import {
  blankCardText,
  type Card,
  type CardInLanguage,
} from '../../domain/partners/partner-card.ts'

export function toPublicCard({ logo, ...card }: CardInLanguage): PublicCard {
  return { ...card, ...logoOf(logo) }
}

export function toCard(card: Card, language: LanguageCode): CardResponse {
  const { id, logo, texts, revision } = card
  return { id, ...logoOf(logo), ...(texts[language] ?? blankCardText), texts, revision }
}

function logoOf(logo: Picture | null) {
  return { logo: logo ? pictureAddress(logo) : '', logo_picture: logo }
}
