import { IconArrowRight } from '@tabler/icons-react'
import { Hero } from '../hero.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import styles from './home-hero.module.css'

export function HomeHero() {
  const { company, home } = useSite().words
  return (
    <Hero picture={null}>
      <p className={siteStyles.eyebrow}>{company.tagline}</p>
      <h1 className={styles.title}>{company.slogan}</h1>
      <p className={styles.pitch}>{company.pitch}</p>
      <a className={siteStyles.pill} href="#posts">
        {home.readNotes}
        <IconArrowRight className="flip" size={18} aria-hidden="true" />
      </a>
    </Hero>
  )
}
