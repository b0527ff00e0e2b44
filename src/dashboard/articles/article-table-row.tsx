import { type ArticleSection, contentPreview } from '../../domain/article.ts'
import { Picture } from '../../ui/picture.tsx'
import { ShortDate } from '../../ui/short-date.tsx'
import { useInterface } from '../interface.tsx'
import styles from './article-list.module.css'
import type { ArticleRow } from './article-row.ts'
import { ArticleTitle, RowActions } from './article-row-parts.tsx'
import { TranslationBadges } from './translation-badges.tsx'

export type RowProps = {
  section: ArticleSection
  row: ArticleRow
  number: number
  onRemove: (row: ArticleRow) => void
}

export function ArticleTableRow({ section, row, number, onRemove }: RowProps) {
  const { language } = useInterface()
  const preview = contentPreview(row.texts[language]?.content ?? '')
  return (
    <tr>
      <td className={`${styles.number} num`}>{number}</td>
      <td>
        <Picture className={styles.thumbnail} picture={row.picture} alt="" sizes="5rem" />
      </td>
      <th scope="row" className={styles.title}>
        <ArticleTitle section={section} row={row} />
      </th>
      <td className={styles.preview}>{preview && <bdi lang={language}>{preview}</bdi>}</td>
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
