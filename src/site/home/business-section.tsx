import { type ArticleCard, sectionPaths } from '../../domain/article.ts'
import { Picture } from '../../ui/picture.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { ArticleText } from '../articles/article-text.tsx'
import { Excerpt } from '../articles/excerpt.tsx'
import { SectionHead } from '../section-head.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { SiteLink } from '../site-link.tsx'
import styles from './business-section.module.css'
import { homeWordsFor } from './home-words.ts'

export function BusinessSection({ articles }: { articles: ArticleCard[] }) {
  const { language, words } = useSite()
  const home = homeWordsFor(language)
  if (articles.length === 0) return null
  return (
    <section className={`${siteStyles.container} ${styles.business}`}>
      <SectionHead kind={home.business} title={words.sections.business.name}>
        <ArrowLink to={`/${sectionPaths.business}`}>{words.sections.business.all}</ArrowLink>
      </SectionHead>
      <ul className={styles.cards}>
        {articles.map((article) => (
          <li key={article.id}>
            <BusinessCard article={article} />
          </li>
        ))}
      </ul>
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
          <SiteLink to={`/${sectionPaths.business}/${article.id}`}>
            <ArticleText text={article.title} />
          </SiteLink>
        </h3>
        <Excerpt text={article.excerpt} />
      </div>
    </article>
  )
}
