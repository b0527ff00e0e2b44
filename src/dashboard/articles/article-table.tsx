import { useState } from 'react'
import type { ArticleSection } from '../../domain/article.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { useInterface } from '../interface.tsx'
import { ArticleCards } from './article-cards.tsx'
import styles from './article-list.module.css'
import { type ArticleRow } from './article-row.ts'
import { ArticleTableRow } from './article-table-row.tsx'
import { RemoveArticleDialog } from './remove-article-dialog.tsx'

type ArticleTableProps = { section: ArticleSection; rows: ArticleRow[]; firstNumber: number }

/** A table, or on a phone a card for each article. */
export function ArticleTable({ section, rows, firstNumber }: ArticleTableProps) {
  const isNarrow = useMediaQuery('(max-width: 767.98px)')
  const [doomed, setDoomed] = useState<ArticleRow | null>(null)
  const lines = { section, rows, firstNumber, onRemove: setDoomed }
  return (
    <>
      {isNarrow ? <ArticleCards {...lines} /> : <Table {...lines} />}
      <RemoveArticleDialog section={section} row={doomed} onClose={() => setDoomed(null)} />
    </>
  )
}

function Table({
  rows,
  firstNumber,
  ...row
}: ArticleTableProps & { onRemove: (row: ArticleRow) => void }) {
  const { words } = useInterface()
  const { number, image, title, content, translations, created, actions } = words.list
  return (
    <table className={styles.table}>
      <caption className="sr">{words.sections[row.section].list}</caption>
      <thead>
        <tr>
          {[number, image, title, content, translations, created, actions].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((article, index) => (
          <ArticleTableRow key={article.id} row={article} number={firstNumber + index} {...row} />
        ))}
      </tbody>
    </table>
  )
}
