import { Suspense } from 'react'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { GalleryStrip } from '../gallery-strip.ts'
import { CompanyName } from '../layout/company-logo.tsx'
import { Hero } from '../hero.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import type { HomeContent } from './home-content.ts'
import styles from './home.module.css'

const HeroSlides = lazyComponent(async () => (await import('./hero-slides.tsx')).HeroSlides)
const EmptyHome = lazyComponent(async () => (await import('./empty-home.tsx')).EmptyHome)

type HomeHeroProps = HomeContent['banner'] & {
  contactAddress: string | null
  writtenIn: HomeContent['writtenIn']
}

/** The company's name heads it where it has no title. */
export function HomeHero({ contactAddress, writtenIn, ...banner }: HomeHeroProps) {
  const { company, language } = useSite()
  const strip = banner.gallery.length > 0 && (
    <>
      {banner.slides && (
        <Suspense>
          <HeroSlides pictures={banner.slides} />
        </Suspense>
      )}
      <GalleryStrip items={banner.gallery} />
    </>
  )
  return (
    <Hero picture={banner.picture} beside={banner.beside} strip={strip}>
      {company.tagline && <p className={siteStyles.eyebrow}>{company.tagline}</p>}
      <h1 className={styles.title}>{banner.title || <CompanyName />}</h1>
      {banner.description && <p className={styles.description}>{banner.description}</p>}
      {!writtenIn.includes(language) && (
        <Suspense>
          <EmptyHome writtenIn={writtenIn} />
        </Suspense>
      )}
      {banner.button && contactAddress && (
        <a className={siteStyles.pill} href={contactAddress}>
          {banner.button}
          <LinkIcon className="flip" name="arrow" size={18} />
        </a>
      )}
    </Hero>
  )
}
