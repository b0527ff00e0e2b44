import { SectionHead } from '../section-head.tsx'
import { useIsSwitchingLanguage } from '../site.ts'
import siteStyles from '../site.module.css'
import type { HomeParts } from '../home/home-parts.ts'
import { PagerControls } from './pager-controls.tsx'
import { PartnerCardView } from './partner-card-view.tsx'
import styles from './partner-section.module.css'
import { useCardPager } from './use-card-pager.ts'

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

/** Covers the cards it stands for (K-07). */
function Placeholders() {
  return (
    <div className={styles.placeholders} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
