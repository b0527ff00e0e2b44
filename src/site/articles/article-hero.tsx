import { IconArrowRight } from '@tabler/icons-react'
import { type ArticleCard, type ArticleSection, sectionPaths } from '../../domain/article.ts'
import type { GalleryItemInLanguage } from '../../domain/gallery.ts'
import { GalleryCarousel } from '../../ui/gallery-carousel.tsx'
import { withBoundNumbers } from '../../domain/bound-numbers.ts'
import { ShortDate } from '../../ui/short-date.tsx'
import { Hero } from '../hero.tsx'
import { useIsSwitchingLanguage, useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { SiteLink } from '../site-link.tsx'
import { ArticleText } from './article-text.tsx'
import styles from './article-hero.module.css'
import { articleWordsFor } from './article-words.ts'
import { Price } from './price.tsx'
import { Label } from '../words/label.tsx'
import { Name } from '../words/name.tsx'

type ArticleHeroProps = {
  article: ArticleCard & { gallery: GalleryItemInLanguage[] }
  section: ArticleSection
  minutes: number
  /** Whether visitors can ask about it. */
  leadsToContact: boolean
}

export function ArticleHero({ article, section, minutes, leadsToContact }: ArticleHeroProps) {
  const { fallback, language, words } = useSite()
  const isSwitching = useIsSwitchingLanguage()
  const isProduct = section === 'products'
  const { ask, minutes: toRead } = articleWordsFor(language)
  return (
    <Hero
      picture={article.cover}
      beside={isProduct ? 'whole' : undefined}
      strip={
        article.gallery.length > 0 && (
          <GalleryCarousel
            key={article.id}
            items={article.gallery}
            words={words.gallery}
            language={language}
            wordsLanguage={fallback}
            isLoading={isSwitching}
          />
        )
      }
    >
      <Breadcrumbs section={section} />
      <h1 className={styles.title} data-length={lengthOf(article.title)}>
        <ArticleText text={withBoundNumbers(article.title)} />
      </h1>
      {!isProduct && (
        <p className={styles.date}>
          <ShortDate date={article.date} />
          <span>
            <Label>{toRead(minutes)}</Label>
          </span>
        </p>
      )}
      <Price price={article.price} className={styles.price} />
      {leadsToContact && (
        <SiteLink className={siteStyles.pill} to={`/contact?about=${article.id}`}>
          <Label>{ask}</Label>
          <IconArrowRight className="flip" size={18} aria-hidden="true" />
        </SiteLink>
      )}
    </Hero>
  )
}

/** Long titles are set smaller (DET-5). */
function lengthOf(title: string): 'short' | 'medium' | 'long' {
  if (title.length <= 32) return 'short'
  return title.length <= 60 ? 'medium' : 'long'
}

function Breadcrumbs({ section }: { section: ArticleSection }) {
  const { fallback, language } = useSite()
  return (
    <nav lang={fallback} aria-label={articleWordsFor(language).breadcrumbs}>
      <ol className={styles.breadcrumbs}>
        <li>
          <SiteLink to="/">
            <Name of="home" />
          </SiteLink>
        </li>
        <li>
          <SiteLink to={`/${sectionPaths[section]}`}>
            <Name of={`${section}_name`} />
          </SiteLink>
        </li>
      </ol>
    </nav>
  )
}
