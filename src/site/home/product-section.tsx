import { type ArticleCard, sectionPaths } from '../../domain/articles/article.ts'
import { ArrowLink } from '../site-link.tsx'
import { CardGrid } from '../articles/card-grid.tsx'
import { SectionHead } from '../section-head.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { Name } from '../words/label.tsx'
import styles from './home.module.css'

export function ProductSection({ articles }: { articles: ArticleCard[] }) {
  const { names } = useSite()
  if (articles.length === 0) return null
  return (
    <section className={`${siteStyles.container} ${styles.products}`}>
      <SectionHead kind="products_heading" title={names.products_name}>
        <ArrowLink to={`/${sectionPaths.products}`}>
          <Name of="products_all" />
        </ArrowLink>
      </SectionHead>
      <CardGrid articles={articles} section="products" fillsRow isDated={false} />
    </section>
  )
}
