import { SectionHead } from '../section-head.tsx'
import { useIsSwitchingLanguage } from '../site.ts'
import siteStyles from '../site.module.css'
import { TextSkeleton } from '../text-skeleton.tsx'
import styles from './about-section.module.css'
import type { HomeParts } from './home-parts.ts'

/** A heading alone would say nothing. */
export function AboutSection({ title, description }: HomeParts['about']) {
  const isSwitching = useIsSwitchingLanguage()
  if (!description) return null
  return (
    <section className={`${siteStyles.container} ${styles.about}`}>
      <SectionHead kind="about_heading" title={title} />
      <div className={styles.description}>
        {description}
        {isSwitching && <TextSkeleton />}
      </div>
    </section>
  )
}
