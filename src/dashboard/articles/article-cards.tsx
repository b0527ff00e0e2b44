import type { ArticleSection } from '../../domain/article.ts'
import { Picture } from '../../ui/picture.tsx'
import { ShortDate } from '../../ui/short-date.tsx'
import { useInterface } from '../interface.tsx'
import styles from './article-cards.module.css'
import type { ArticleRow } from './article-row.ts'
import { ArticleTitle, ContentPreview, RowActions } from './article-row-parts.tsx'
import type { RowProps } from './article-row-parts.tsx'
import { TranslationBadges } from './translation-badges.tsx'

type ArticleCardsProps = {
  section: ArticleSection
  rows: ArticleRow[]
  firstNumber: number
  onRemove: (row: ArticleRow) => void
}

export function ArticleCards({ rows, firstNumber, ...row }: ArticleCardsProps) {
  const { words } = useInterface()
  return (
    <ol className={styles.cards} aria-label={words.sections[row.section].list}>
      {rows.map((article, index) => (
        <ArticleCard key={article.id} row={article} number={firstNumber + index} {...row} />
      ))}
    </ol>
  )
}

function ArticleCard({ section, row, number, onRemove }: RowProps) {
  return (
    <li className={styles.card}>
      <Picture className={styles.thumbnail} picture={row.picture} alt="" sizes="6rem" />
      <div className={styles.text}>
        <p className={styles.title}>
          <ArticleTitle section={section} row={row} />
        </p>
        <p className={styles.preview}>
          <ContentPreview row={row} />
        </p>
        <TranslationBadges texts={row.texts} />
      </div>
      <div className={styles.foot}>
        <span className="num">{number}</span>
        <ShortDate date={row.created_at} />
        <RowActions section={section} row={row} onRemove={onRemove} />
      </div>
    </li>
  )
}
