import { type ArticleCard, type ArticleSection, sectionPaths } from '../../domain/article.ts'
import { ArrowLink } from '../arrow-link.tsx'
import { useSite } from '../site.ts'
import siteStyles from '../site.module.css'
import { articleWordsFor } from './article-words.ts'
import { CardGrid } from './card-grid.tsx'
import styles from './related-articles.module.css'
import { Label } from '../words/label.tsx'

type RelatedArticlesProps = { articles: ArticleCard[]; section: ArticleSection }

export function RelatedArticles({ articles, section }: RelatedArticlesProps) {
  const { language, words } = useSite()
  const { sections, viewAll } = articleWordsFor(language)
  if (articles.length === 0) return null
  return (
    <section className={styles.related}>
      <div className={siteStyles.container}>
        <div className={siteStyles.sectionHead}>
          <h2 className={siteStyles.sentence}>
            <Label>{sections[section].related}</Label>
          </h2>
          <ArrowLink to={`/${sectionPaths[section]}`} about={words.sections[section].name}>
            {viewAll}
          </ArrowLink>
        </div>
        <CardGrid articles={articles} section={section} fillsRow />
      </div>
    </section>
  )
}
