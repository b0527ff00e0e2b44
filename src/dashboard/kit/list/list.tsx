import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { Message } from '../../../domain/messages.ts'
import { type Pagination, pageSizes } from '../../../domain/search/pagination.ts'
import { type Breakpoint, useIsBelow } from '../../../ui/use-breakpoint.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { useSelection } from '../selection/selection.ts'
import { ListCards } from './list-cards.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable } from './list-table.tsx'
import type { Cards, Columns, ListRow } from './list-parts.ts'
import { Pager } from './pager.tsx'
import styles from './list.module.css'
import table from './table.module.css'

export type PendingRemoval<Row> = {
  /** There is at least one row. These stay while the list is read again. */
  rows: Row[]
  onRemoved: () => void
  onClose: () => void
}

type ListProps<Row extends ListRow> = {
  name: string
  rows: Row[] | undefined
  /** Every row is a card without it. */
  table?: Columns<Row>
  cards: Cards<Row>
  narrowBelow?: Breakpoint
  dataOf?: (row: Row) => Record<`data-${string}`, string | undefined>
  selecting?: {
    labelOf: (row: Row) => string
    count: (count: number) => string
    none?: Message
  }
  renderRemoval?: (pending: PendingRemoval<Row>) => ReactNode
  onRemove?: (ids: number[], clear: () => void) => void
  empty: ReactNode
  pagination?: Pagination | undefined
  pageSize?: number
  isPagerAlwaysShown?: boolean
  isWaiting?: boolean
}

export function List<Row extends ListRow>(props: ListProps<Row>) {
  const { name, rows = [], selecting, pagination, dataOf } = props
  const isTable = !useIsBelow(props.narrowBelow ?? 768) && props.table !== undefined
  const { pathname, search } = useLocation()
  const selection = useSelection(
    pathname + search,
    rows.map(({ id }) => id),
  )
  const [pending, setPending] = useState<Row[] | null>(null)
  useDeleteKey(removeSelected)

  function removeSelected() {
    if (!selecting) return
    const selected = rows.filter(({ id }) => selection.ids.includes(id))
    if (selected.length === 0) return selecting.none && showToast('info', selecting.none)
    if (props.onRemove) props.onRemove(selection.ids, selection.clear)
    else setPending(selected)
  }

  const { pageSize = pageSizes.dashboard } = props
  const firstNumber = ((pagination?.current_page ?? 1) - 1) * pageSize + 1
  const lines = rows.map((row, index) => {
    const isSelected = selection.ids.includes(row.id)
    const select = selecting && (
      <Checkbox
        isLabelHidden
        label={selecting.labelOf(row)}
        isChecked={isSelected}
        onChange={(isOn, isRange) => selection.choose(row.id, isOn, isRange)}
      />
    )
    return {
      row,
      data: { ...(selecting && { 'data-selected': isSelected }), ...dataOf?.(row) },
      number: firstNumber + index,
      select,
      remove: () => setPending([row]),
    }
  })
  return (
    <>
      <div className={table.card} aria-busy={props.isWaiting}>
        {selecting && (
          <SelectionBar
            selection={selection}
            count={selecting.count}
            onRemove={removeSelected}
            isOverHead={isTable}
          />
        )}
        <div className={styles.rows}>
          {!props.rows && <ListSkeleton />}
          {props.rows && lines.length === 0 && props.empty}
          {lines.length > 0 &&
            (isTable && props.table ? (
              <ListTable {...{ name, lines }} {...props.table} selection={selecting && selection} />
            ) : (
              <ListCards {...{ name, lines }} {...props.cards} isSelectable={!!selecting} />
            ))}
        </div>
        {pagination && (
          <Pager
            pagination={pagination}
            pageSize={pageSize}
            isAlwaysShown={props.isPagerAlwaysShown ?? false}
          />
        )}
      </div>
      {pending &&
        props.renderRemoval?.({
          rows: pending,
          onRemoved: selection.clear,
          onClose: () => setPending(null),
        })}
    </>
  )
}

const elsewhere =
  'textarea, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], input:not([type=checkbox])'

function useDeleteKey(remove: () => void): void {
  const listen = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Delete' && !(target as Element).closest(elsewhere)) remove()
  })
  useEffect(() => {
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
