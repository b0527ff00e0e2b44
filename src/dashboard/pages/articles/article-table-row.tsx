import { Picture } from '../../../ui/picture.tsx'
import { ShortDate } from '../../../ui/short-date.tsx'
import styles from './article-list.module.css'
import {
  ArticleTitle,
  ContentPreview,
  RowActions,
  type RowProps,
  SelectArticle,
} from './article-row-parts.tsx'
import { TranslationBadges } from './translation-badges.tsx'

export function ArticleTableRow(line: RowProps) {
  const { section, row, number, isSelected } = line
  return (
    <tr data-selected={isSelected}>
      <td>
        <SelectArticle {...line} />
      </td>
      <td className={`${styles.number} num`}>{number}</td>
      <td>
        <Picture className={styles.thumbnail} picture={row.picture} alt="" sizes="5rem" />
      </td>
      <th scope="row" className={styles.title}>
        <ArticleTitle section={section} row={row} />
      </th>
      <td className={styles.preview}>
        <ContentPreview row={row} />
      </td>
      <td>
        <TranslationBadges texts={row.texts} />
      </td>
      <td className={styles.date}>
        <ShortDate date={row.created_at} />
      </td>
      <td>
        <RowActions {...line} />
      </td>
    </tr>
  )
}
