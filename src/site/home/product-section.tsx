import { type ArticleCard, sectionPaths } from '../../domain/article.ts'
import { ArrowLink } from '../arrow-link.tsx'
import { CardGrid } from '../articles/card-grid.tsx'
import { SectionHead } from '../section-head.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import styles from './product-section.module.css'
import { homeWordsFor } from './home-words.ts'

export function ProductSection({ articles }: { articles: ArticleCard[] }) {
  const { language, words } = useSite()
  const home = homeWordsFor(language)
  if (articles.length === 0) return null
  return (
    <section className={`${siteStyles.container} ${styles.products}`}>
      <SectionHead kind={home.products} title={words.sections.products.name}>
        <ArrowLink to={`/${sectionPaths.products}`}>{words.sections.products.all}</ArrowLink>
      </SectionHead>
      <CardGrid articles={articles} section="products" fillsRow isDated={false} />
    </section>
  )
}
