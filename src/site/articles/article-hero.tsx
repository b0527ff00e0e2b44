import type { ReactNode } from 'react'
import {
  type ArticleCard,
  type ArticleSection,
  sectionPaths,
} from '../../domain/articles/article.ts'
import type { ArticleText as Texts, ShownText } from '../../domain/articles/article-fields.ts'
import type { GalleryItemInLanguage } from '../../domain/gallery/gallery.ts'
import { articleCounts, articleWords } from '../../domain/site-words/article-words.ts'
import { counted } from '../../domain/site-words/counted.ts'
import { withBoundNumbers } from '../../domain/languages/bound-numbers.ts'
import { ShortDate } from '../../ui/short-date.tsx'
import { GalleryStrip } from '../gallery-strip.ts'
import { Hero } from '../hero.tsx'
import { useSite } from '../site.ts'
import { SiteLink } from '../site-link.tsx'
import { ArticleText, Price } from './article-text.tsx'
import { AskAbout } from './ask-about.tsx'
import { Label, Name } from '../words/label.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './article-page.module.css'

type HeroText = Exclude<ShownText, 'content'>

type ArticleHeroProps = {
  article: ArticleCard & Pick<Texts, HeroText> & { gallery: GalleryItemInLanguage[] }
  section: ArticleSection
  minutes: number
  lead: string
  askingPath: string | undefined
}

export function ArticleHero({ article, section, minutes, lead, askingPath }: ArticleHeroProps) {
  const site = useSite()
  const isProduct = section === 'products'
  const { author = '' } = article
  const texts: Record<HeroText, ReactNode> = {
    title: (
      <h1 className={styles.title} data-length={lengthOf(article.title)}>
        <ArticleText text={withBoundNumbers(article.title)} />
      </h1>
    ),
    author: author && (
      <span>
        <bdi>{author}</bdi>
      </span>
    ),
  }
  return (
    <Hero
      picture={article.cover}
      beside={isProduct ? 'whole' : undefined}
      strip={
        article.gallery.length > 0 && <GalleryStrip key={article.id} items={article.gallery} />
      }
    >
      <Breadcrumbs section={section} />
      {texts.title}
      {isProduct && author && <p className={styles.date}>{texts.author}</p>}
      {!isProduct && (
        <p className={styles.date}>
          {texts.author}
          <ShortDate date={article.date} />
          <span>
            <Label of="article_minutes_other">
              {counted(site, articleCounts, 'article_minutes', minutes)}
            </Label>
          </span>
        </p>
      )}
      {lead && (
        <p className={styles.lead}>
          <ArticleText text={withBoundNumbers(lead)} />
        </p>
      )}
      <Price price={article.price} className={styles.price} />
      {askingPath && <AskAbout product={article.id} path={askingPath} />}
    </Hero>
  )
}

function lengthOf(title: string): 'short' | 'medium' | 'long' {
  if (title.length <= 32) return 'short'
  return title.length <= 60 ? 'medium' : 'long'
}

function Breadcrumbs({ section }: { section: ArticleSection }) {
  const { languageOf } = useSite()
  const { article_breadcrumbs: label } = useWords(articleWords)
  return (
    <nav lang={languageOf('article_breadcrumbs')} aria-label={label}>
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
