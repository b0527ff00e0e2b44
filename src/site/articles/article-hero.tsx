import { type ArticleCard, type ArticleSection, sectionPaths } from '../../domain/article.ts'
import type { GalleryItemInLanguage } from '../../domain/gallery.ts'
import { GalleryCarousel } from '../../ui/gallery-carousel.tsx'
import { ShortDate } from '../../ui/short-date.tsx'
import { Hero } from '../hero.tsx'
import { useIsSwitchingLanguage, useSite } from '../site.ts'
import { SiteLink } from '../site-link.tsx'
import styles from './article-hero.module.css'
import { articleWordsFor } from './article-words.ts'
import { Label } from '../words/label.tsx'

type ArticleHeroProps = {
  article: ArticleCard & { gallery: GalleryItemInLanguage[] }
  section: ArticleSection
  minutes: number
}

export function ArticleHero({ article, section, minutes }: ArticleHeroProps) {
  const { fallback, language, words } = useSite()
  const isSwitching = useIsSwitchingLanguage()
  return (
    <Hero
      picture={article.cover}
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
      <h1 className={styles.title}>
        <bdi>{article.title}</bdi>
      </h1>
      <p className={styles.date}>
        <ShortDate date={article.date} />
        <span>
          <Label>{articleWordsFor(language).minutes(minutes)}</Label>
        </span>
      </p>
    </Hero>
  )
}

function Breadcrumbs({ section }: { section: ArticleSection }) {
  const { fallback, language, words } = useSite()
  return (
    <nav lang={fallback} aria-label={articleWordsFor(language).breadcrumbs}>
      <ol className={styles.breadcrumbs}>
        <li>
          <SiteLink to="/">
            <Label>{words.frame.home}</Label>
          </SiteLink>
        </li>
        <li>
          <SiteLink to={`/${sectionPaths[section]}`}>
            <Label>{words.sections[section].name}</Label>
          </SiteLink>
        </li>
      </ol>
    </nav>
  )
}
