import { cardLinks } from '../../domain/card-links.ts'
import type { CardInLanguage } from '../../domain/partner-card.ts'
import { PartnerCard } from '../../ui/partner-card.tsx'
import { SocialLinks } from '../contact/social-links.tsx'

export function PartnerCardView({ card }: { card: CardInLanguage }) {
  return (
    <PartnerCard {...card}>
      <SocialLinks owner={card.name} links={cardLinks(card.contacts)} />
    </PartnerCard>
  )
}
