import type { Ref } from 'react'
import type { ArticleCard, ArticleSection } from '../../domain/article.ts'
import { ArticleCardView } from './article-card-view.tsx'
import styles from './card-grid.module.css'

type CardGridProps = {
  articles: ArticleCard[]
  section: ArticleSection
  ref?: Ref<HTMLUListElement>
  lastCard?: Ref<HTMLLIElement>
  /** Few cards share one row instead of leaving columns empty. */
  fillsRow?: boolean
  isDated?: boolean
}

export function CardGrid({ articles, ref, lastCard, fillsRow = false, ...cards }: CardGridProps) {
  return (
    <ul ref={ref} className={fillsRow ? styles.row : styles.grid}>
      {articles.map((article, index) => (
        <li key={article.id} ref={index === articles.length - 1 ? lastCard : undefined}>
          <ArticleCardView article={article} {...cards} />
        </li>
      ))}
    </ul>
  )
}
