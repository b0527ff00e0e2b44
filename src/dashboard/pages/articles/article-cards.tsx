import { Picture } from '../../../ui/picture.tsx'
import { ShortDate } from '../../../ui/short-date.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import table from '../../kit/list/table.module.css'
import styles from './article-cards.module.css'
import {
  ArticleTitle,
  ContentPreview,
  RowActions,
  type RowProps,
  SelectArticle,
} from './article-row-parts.tsx'
import { TranslationBadges } from './translation-badges.tsx'

export function ArticleCards({ lines }: { lines: RowProps[] }) {
  const words = useWords(shellWords)
  const name = lines[0] && words.sections[lines[0].section].list
  return (
    <ol className={`${styles.cards} ${table.selectable}`} aria-label={name}>
      {lines.map((line) => (
        <ArticleCard key={line.row.id} {...line} />
      ))}
    </ol>
  )
}

function ArticleCard(line: RowProps) {
  const { section, row, number, isSelected } = line
  return (
    <li className={styles.card} data-selected={isSelected}>
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
        <SelectArticle {...line} />
        <span className="num">{number}</span>
        <ShortDate date={row.created_at} />
        <RowActions {...line} />
      </div>
    </li>
  )
}
