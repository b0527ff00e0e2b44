import { SectionHead } from '../section-head.tsx'
import { useIsSwitchingLanguage } from '../site.ts'
import siteStyles from '../site.module.css'
import type { HomeParts } from './home-parts.ts'
import styles from './home.module.css'

export function AboutSection({ title, description }: HomeParts['about']) {
  const isSwitching = useIsSwitchingLanguage()
  if (!description) return null
  return (
    <section className={`${siteStyles.container} ${styles.about}`}>
      <SectionHead kind="about_heading" title={title} />
      <div className={styles.aboutDescription}>
        {description}
        {isSwitching && <TextSkeleton />}
      </div>
    </section>
  )
}

const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Covers the text it stands for, ten lines as high as the text (K-07). */
function TextSkeleton() {
  return (
    <span className={styles.lines} aria-hidden="true">
      {lines.map((line) => (
        <span key={line} />
      ))}
    </span>
  )
}
