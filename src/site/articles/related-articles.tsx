import {
  type ArticleCard,
  type ArticleSection,
  sectionPaths,
} from '../../domain/articles/article.ts'
import { ArrowLink } from '../site-link.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { CardGrid } from './card-grid.tsx'
import { Name } from '../words/label.tsx'
import styles from './article-page.module.css'

type RelatedArticlesProps = { articles: ArticleCard[]; section: ArticleSection }

export function RelatedArticles({ articles, section }: RelatedArticlesProps) {
  const { names } = useSite()
  if (articles.length === 0) return null
  return (
    <section className={styles.related}>
      <div className={siteStyles.container}>
        <div className={siteStyles.sectionHead}>
          <h2 className={siteStyles.sentence}>
            <Name of={`${section}_related`} />
          </h2>
          <ArrowLink to={`/${sectionPaths[section]}`} about={names[`${section}_name`]}>
            <Name of="view_all" />
          </ArrowLink>
        </div>
        <CardGrid articles={articles} section={section} fillsRow />
      </div>
    </section>
  )
}
