import { IconArrowRight } from '@tabler/icons-react'
import { GalleryCarousel } from '../../ui/gallery-carousel.tsx'
import { Hero } from '../hero.tsx'
import { useIsSwitchingLanguage, useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import type { HomeContent } from './home-content.ts'
import styles from './home-hero.module.css'

type HomeHeroProps = HomeContent['banner'] & {
  /** Whether the page has the contact section that the button leads to. */
  leadsToContact: boolean
}

/** The banner; headed by the company's name where it has no title. */
export function HomeHero({ leadsToContact, ...banner }: HomeHeroProps) {
  const { company, language, words } = useSite()
  const isSwitching = useIsSwitchingLanguage()
  const strip = banner.gallery.length > 0 && (
    <GalleryCarousel
      items={banner.gallery}
      words={words.gallery}
      language={language}
      isLoading={isSwitching}
    />
  )
  return (
    <Hero picture={banner.picture} strip={strip}>
      {company.tagline && <p className={siteStyles.eyebrow}>{company.tagline}</p>}
      <h1 className={styles.title}>{banner.title || company.name || words.frame.home}</h1>
      {banner.description && <p className={styles.description}>{banner.description}</p>}
      {banner.button && leadsToContact && (
        <a className={siteStyles.pill} href="#contact-us">
          {banner.button}
          <IconArrowRight className="flip" size={18} aria-hidden="true" />
        </a>
      )}
    </Hero>
  )
}
