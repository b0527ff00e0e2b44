import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ArticleSection } from '../../../domain/article.ts'
import { useIsBelow } from '../../../ui/use-breakpoint.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { articleWords } from './words.ts'
import { shellWords } from '../../app/shell/words.ts'
import { SelectAll } from '../../kit/selection/select-all.tsx'
import type { RowSelection } from '../../kit/selection/use-selection.ts'
import { rowKeys } from '../../kit/selection/row-keys.ts'
import { SelectionBar } from '../../kit/selection/selection-bar.tsx'
import { useDeleteKey } from '../../kit/selection/use-delete-key.ts'
import { useSelection } from '../../kit/selection/use-selection.ts'
import table from '../../kit/list/table.module.css'
import { ArticleCards } from './article-cards.tsx'
import styles from './article-list.module.css'
import type { ArticleRow } from './article-row.ts'
import type { RowProps } from './article-row-parts.tsx'
import { ArticleTableRow } from './article-table-row.tsx'
import { RemoveArticleDialog } from './remove-article-dialog.tsx'
import { RemoveArticlesDialog } from './remove-articles-dialog.tsx'
import type { ArticleRemoval } from './use-article-removal.ts'

type ArticleTableProps = {
  section: ArticleSection
  rows: ArticleRow[]
  firstNumber: number
  removal: ArticleRemoval
}

/** A table, or where it has no room a card for each article. */
export function ArticleTable({ section, rows, firstNumber, removal }: ArticleTableProps) {
  const words = useWords(articleWords)
  const isNarrow = useIsBelow(992)
  const { pathname, search } = useLocation()
  const shown = rows.map(({ id }) => id)
  const selection = useSelection(pathname + search, shown)
  const selected = rows.filter(({ id }) => selection.ids.includes(id))
  const [pendingDeletion, setPendingDeletion] = useState<ArticleRow | null>(null)
  const [isAsking, setAsking] = useState(false)
  useDeleteKey(() => setAsking(selected.length > 0))

  const lines = rows.map((row, index) => ({
    section,
    row,
    number: firstNumber + index,
    isSelected: selection.ids.includes(row.id),
    onSelect: (isOn: boolean, isRange: boolean) => selection.choose(row.id, isOn, isRange),
    onRemove: () => setPendingDeletion(row),
  }))
  return (
    <>
      <SelectionBar
        selection={selection}
        count={words.of[section].selected}
        onRemove={() => setAsking(true)}
        isOverHead={!isNarrow}
      />
      {isNarrow ? <ArticleCards lines={lines} /> : <Table lines={lines} selection={selection} />}
      {pendingDeletion && (
        <RemoveArticleDialog
          row={pendingDeletion}
          removal={removal}
          onClose={() => setPendingDeletion(null)}
        />
      )}
      {isAsking && (
        <RemoveArticlesDialog
          question={words.of[section].removals}
          rows={selected}
          removal={removal}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Table({ lines, selection }: { lines: RowProps[]; selection: RowSelection }) {
  const words = useWords(articleWords)
  const shell = useWords(shellWords)
  const { number, image, title, content, translations, created, actions } = words.list
  return (
    <table className={`${table.table} ${table.selectable} ${styles.articles}`}>
      <caption className="sr">{lines[0] && shell.sections[lines[0].section].list}</caption>
      <thead>
        <tr>
          <th scope="col">
            <SelectAll selection={selection} isLabelHidden />
          </th>
          {[number, image, title, content, translations, created, actions].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={rowKeys}>
        {lines.map((line) => (
          <ArticleTableRow key={line.row.id} {...line} />
        ))}
      </tbody>
    </table>
  )
}
