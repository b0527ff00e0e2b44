import { type ArticleCard, type ArticleSection, sectionPaths } from '../../domain/article.ts'
import { ShortDate } from '../../ui/short-date.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { Hero } from '../hero.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { ArticleText } from './article-text.tsx'
import { Excerpt } from './excerpt.tsx'
import styles from './featured-article.module.css'
import { Price } from './price.tsx'
import { Label } from '../words/label.tsx'
import { listWordsFor } from './list-words.ts'

export function FeaturedArticle({
  article,
  section,
}: {
  article: ArticleCard
  section: ArticleSection
}) {
  const { language, words } = useSite()
  return (
    <Hero picture={article.cover}>
      <h1 className={siteStyles.eyebrow}>
        <Label>{words.sections[section].name}</Label>
      </h1>
      <h2 className={styles.title}>
        <ArticleText text={article.title} />
      </h2>
      <Price price={article.price} className={styles.price} />
      <p className={styles.date}>
        <ShortDate date={article.date} />
      </p>
      <Excerpt className={styles.excerpt} text={article.excerpt} />
      <ArrowLink
        looksLike="pill"
        to={`/${sectionPaths[section]}/${article.id}`}
        about={article.title}
      >
        {listWordsFor(language).readMore}
      </ArrowLink>
    </Hero>
  )
}
