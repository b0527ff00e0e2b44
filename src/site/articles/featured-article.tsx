import {
  type ArticleCard,
  type ArticleSection,
  sectionPaths,
} from '../../domain/articles/article.ts'
import { ShortDate } from '../../ui/short-date.tsx'
import { ArrowLink } from '../site-link.tsx'
import { Hero } from '../hero.tsx'
import siteStyles from '../site.module.css'
import { ArticleText, Excerpt, Price } from './article-text.tsx'
import { AskAbout } from './ask-about.tsx'
import styles from './featured-article.module.css'
import { Name } from '../words/label.tsx'

type FeaturedArticleProps = {
  article: ArticleCard
  section: ArticleSection
  leadsToContact: boolean
}

export function FeaturedArticle({ article, section, leadsToContact }: FeaturedArticleProps) {
  const isProduct = section === 'products'
  return (
    <Hero picture={article.cover} beside={isProduct ? 'whole' : undefined}>
      <h1 className={siteStyles.eyebrow}>
        <Name of={`${section}_name`} />
      </h1>
      <h2 className={styles.title}>
        <ArticleText text={article.title} />
      </h2>
      {!isProduct && (
        <p className={styles.date}>
          <ShortDate date={article.date} />
        </p>
      )}
      <Excerpt className={styles.excerpt} text={article.excerpt} />
      <Price price={article.price} className={styles.price} />
      <div className={styles.links}>
        <ArrowLink
          looksLike="pill"
          to={`/${sectionPaths[section]}/${article.slug ?? article.id}`}
          about={article.title}
        >
          <Name of="read_more" />
        </ArrowLink>
        {leadsToContact && <AskAbout product={article.id} looksLike="link" />}
      </div>
    </Hero>
  )
}
