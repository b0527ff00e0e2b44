import { Picture } from '../../ui/picture.tsx'
import { ShortDate } from '../../ui/short-date.tsx'
import styles from './article-list.module.css'
import { ArticleTitle, ContentPreview, RowActions, type RowProps } from './article-row-parts.tsx'
import { TranslationBadges } from './translation-badges.tsx'

export function ArticleTableRow({ section, row, number, onRemove }: RowProps) {
  return (
    <tr>
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
        <RowActions section={section} row={row} onRemove={onRemove} />
      </td>
    </tr>
  )
}
