import { SectionHead } from '../section-head.tsx'
import { useIsSwitchingLanguage } from '../site.ts'
import siteStyles from '../site.module.css'
import type { HomeParts } from '../home/home-parts.ts'
import { PagerControls, useCardPager } from './card-pager.tsx'
import { cardLinks } from '../../domain/partners/card-links.ts'
import type { CardInLanguage } from '../../domain/partners/partner-card.ts'
import { type Picture, smallestAddress } from '../../domain/media/media.ts'
import { PartnerCard } from '../../ui/partner-card.tsx'
import { SocialLinks } from '../contact/social-links.tsx'
import styles from './partners.module.css'

export function PartnerSection({ title, cards }: HomeParts['partners']) {
  const isSwitching = useIsSwitchingLanguage()
  const { strip, first, last, isWhole, previous, next } = useCardPager(cards.length)
  if (cards.length === 0) return null
  return (
    <section className={styles.partners}>
      <div className={siteStyles.container}>
        <SectionHead kind="partners_heading" title={title}>
          {!isWhole && (
            <PagerControls
              first={first}
              last={last}
              total={cards.length}
              onPrevious={previous}
              onNext={next}
            />
          )}
        </SectionHead>
        <div className={styles.window}>
          <ul className={styles.strip} ref={strip}>
            {cards.map((card) => (
              <li key={card.id}>
                <PartnerCardView card={card} />
              </li>
            ))}
          </ul>
          {isSwitching && <Placeholders />}
        </div>
      </div>
    </section>
  )
}

function Placeholders() {
  return (
    <div className={styles.placeholders} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}

function PartnerCardView({ card }: { card: CardInLanguage }) {
  return (
    <PartnerCard {...card} logo={card.logo && <Logo logo={card.logo} />}>
      <SocialLinks owner={card.name} links={cardLinks(card.contacts)} />
    </PartnerCard>
  )
}

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
