import { type ArticleCard, type ArticleSection, sectionPaths } from '../../domain/article.ts'
import { ShortDate } from '../../ui/short-date.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { Hero } from '../hero.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { Excerpt } from './excerpt.tsx'
import styles from './featured-article.module.css'
import { Label } from '../words/label.tsx'

export function FeaturedArticle({
  article,
  section,
}: {
  article: ArticleCard
  section: ArticleSection
}) {
  const { list, sections } = useSite().words
  return (
    <Hero picture={article.cover}>
      <h1 className={siteStyles.eyebrow}>
        <Label>{sections[section].name}</Label>
      </h1>
      <h2 className={styles.title}>
        <bdi>{article.title}</bdi>
      </h2>
      <p className={styles.date}>
        <ShortDate date={article.date} />
      </p>
      <Excerpt className={styles.excerpt} text={article.excerpt} />
      <ArrowLink
        looksLike="pill"
        to={`/${sectionPaths[section]}/${article.id}`}
        about={article.title}
      >
        {list.readMore}
      </ArrowLink>
    </Hero>
  )
}
