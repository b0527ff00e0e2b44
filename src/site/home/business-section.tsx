import { type ArticleCard, sectionPaths } from '../../domain/articles/article.ts'
import { Picture } from '../../ui/picture.tsx'
import { ArrowLink, SiteLink } from '../site-link.tsx'
import { ArticleText, Excerpt } from '../articles/article-text.tsx'
import { CardGrid } from '../articles/card-grid.tsx'
import { SectionHead } from '../section-head.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import styles from './business-section.module.css'
import { Name } from '../words/label.tsx'

export function BusinessSection({ articles }: { articles: ArticleCard[] }) {
  const { lists, names } = useSite()
  if (articles.length === 0) return null
  return (
    <section className={`${siteStyles.container} ${styles.business}`}>
      <SectionHead kind="business_heading" title={names.business_name}>
        <ArrowLink to={`/${sectionPaths.business}`}>
          <Name of="business_all" />
        </ArrowLink>
      </SectionHead>
      {lists?.business ? (
        <CardGrid articles={articles} section="business" fillsRow isDated={false} />
      ) : (
        <ul className={styles.cards}>
          {articles.map((article) => (
            <li key={article.id}>
              <BusinessCard article={article} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function BusinessCard({ article }: { article: ArticleCard }) {
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        picture={article.cover}
        alt=""
        sizes="(min-width: 768px) 50vw, 100vw"
      />
      <div className={styles.text}>
        <h3>
          <SiteLink to={`/${sectionPaths.business}/${article.slug ?? article.id}`}>
            <ArticleText text={article.title} />
          </SiteLink>
        </h3>
        <Excerpt text={article.excerpt} />
      </div>
    </article>
  )
}
