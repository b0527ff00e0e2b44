import { cardLinks } from '../../domain/partners/card-links.ts'
import type { CardInLanguage } from '../../domain/partners/partner-card.ts'
import { type Picture, smallestAddress } from '../../domain/media/media.ts'
import { PartnerCard } from '../../ui/partner-card.tsx'
import { SocialLinks } from '../contact/social-links.tsx'

export function PartnerCardView({ card }: { card: CardInLanguage }) {
  return (
    <PartnerCard {...card} logo={card.logo && <Logo logo={card.logo} />}>
      <SocialLinks owner={card.name} links={cardLinks(card.contacts)} />
    </PartnerCard>
  )
}

/** The width is what it is drawn in; its height is the same on every card. */
function Logo({ logo }: { logo: Picture }) {
  return (
    <img
      src={smallestAddress(logo)}
      width={logo.width}
      height={logo.height}
      alt=""
      loading="lazy"
    />
  )
}
