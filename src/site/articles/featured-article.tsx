import { type ArticleCard, type ArticleSection, sectionPaths } from '../../domain/article.ts'
import { ShortDate } from '../../ui/short-date.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { Hero } from '../hero.tsx'
import siteStyles from '../site.module.css'
import { ArticleText } from './article-text.tsx'
import { Excerpt } from './excerpt.tsx'
import styles from './featured-article.module.css'
import { Price } from './price.tsx'
import { Name } from '../words/name.tsx'

export function FeaturedArticle({
  article,
  section,
}: {
  article: ArticleCard
  section: ArticleSection
}) {
  return (
    <Hero picture={article.cover}>
      <h1 className={siteStyles.eyebrow}>
        <Name of={`${section}_name`} />
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
        to={`/${sectionPaths[section]}/${article.slug ?? article.id}`}
        about={article.title}
      >
        <Name of="read_more" />
      </ArrowLink>
    </Hero>
  )
}
