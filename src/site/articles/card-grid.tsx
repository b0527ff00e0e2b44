import type { Ref } from 'react'
import type { ArticleCard, ArticleSection } from '../../domain/articles/article.ts'
import type { Arrangement } from '../../domain/look/look.ts'
import { useSite } from '../site.ts'
import { ArticleCardView } from './article-card-view.tsx'
import styles from './card-grid.module.css'

type CardGridProps = {
  articles: ArticleCard[]
  section: ArticleSection
  ref?: Ref<HTMLUListElement>
  lastCard?: Ref<HTMLLIElement>
  fillsRow?: boolean
  isDated?: boolean
}

export function CardGrid({ articles, ref, lastCard, fillsRow = false, ...cards }: CardGridProps) {
  const { lists } = useSite()
  const arrangement = lists?.[cards.section]
  return (
    <ul ref={ref} className={fillsRow ? styles.row : styles.grid} data-list={arrangement}>
      {articles.map((article, index) => (
        <li key={article.id} ref={index === articles.length - 1 ? lastCard : undefined}>
          <ArticleCardView
            article={article}
            sizes={sizesOf(arrangement, index, articles.length)}
            {...cards}
          />
        </li>
      ))}
    </ul>
  )
}

function sizesOf(arrangement: Arrangement | undefined, index: number, count: number): string {
  if (arrangement === 'rows') return '(min-width: 640px) 42vw, 7rem'
  if (arrangement === 'lead' && index > 0) return '(min-width: 640px) 12rem, 7rem'
  if (arrangement === 'lead' || count < 3) return '(min-width: 640px) 50vw, 100vw'
  return '(min-width: 992px) 26rem, (min-width: 640px) 50vw, 100vw'
}
