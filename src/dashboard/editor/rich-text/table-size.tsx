import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../app/locale/locale.tsx'
import styles from './table-size.module.css'
import { richTextWords } from './words.ts'

type Size = { columns: number; rows: number }

const most = { columns: 6, rows: 6 } as const
const counts = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

type TableSizeProps = { onChoose: (size: Size) => void }

export function TableSize({ onChoose }: TableSizeProps) {
  const { table } = useWords(richTextWords)
  const [size, setSize] = useState<Size>({ columns: 3, rows: 3 })

  function move(event: KeyboardEvent<HTMLElement>) {
    const moved = movedBy(event, size)
    if (!moved) return
    event.preventDefault()
    setSize(moved)
    cellOf(event.currentTarget.closest('fieldset'), moved)?.focus()
  }

  return (
    <div className={styles.size}>
      <fieldset className={styles.grid} aria-label={table.insert}>
        {counts(most.rows).map((rows) => (
          <div key={rows} className={styles.row}>
            {counts(most.columns).map((columns) => (
              <SizeCell
                key={columns}
                {...{ columns, rows, onChoose }}
                chosen={size}
                onPoint={setSize}
                onMove={move}
              />
            ))}
          </div>
        ))}
      </fieldset>
      <output className="num">{table.size(size.columns, size.rows)}</output>
    </div>
  )
}

type SizeCellProps = Size &
  TableSizeProps & {
    chosen: Size
    onPoint: (size: Size) => void
    onMove: (event: KeyboardEvent<HTMLElement>) => void
  }

function SizeCell({ columns, rows, chosen, onPoint, onMove, onChoose }: SizeCellProps) {
  const { table } = useWords(richTextWords)
  const isLast = columns === chosen.columns && rows === chosen.rows
  const isIn = columns <= chosen.columns && rows <= chosen.rows
  return (
    <button
      type="button"
      className={styles.cell}
      data-size={`${columns}-${rows}`}
      data-in={isIn || undefined}
      aria-label={table.size(columns, rows)}
      tabIndex={isLast ? 0 : -1}
      ref={isLast ? focusFirst : undefined}
      onKeyDown={onMove}
      onPointerEnter={() => onPoint({ columns, rows })}
      onFocus={() => onPoint({ columns, rows })}
      onClick={() => onChoose({ columns, rows })}
    />
  )
}

function focusFirst(cell: HTMLButtonElement | null): void {
  const grid = cell?.closest('fieldset')
  if (grid && !grid.contains(document.activeElement)) cell?.focus()
}

function cellOf(grid: HTMLElement | null, { columns, rows }: Size): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-size="${columns}-${rows}"]`) ?? null
}

function movedBy({ key, currentTarget }: KeyboardEvent<HTMLElement>, size: Size): Size | undefined {
  const forwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const columns = size.columns + (key === forwards ? 1 : -1)
    return { ...size, columns: Math.min(Math.max(columns, 1), most.columns) }
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const rows = size.rows + (key === 'ArrowDown' ? 1 : -1)
  return { ...size, rows: Math.min(Math.max(rows, 1), most.rows) }
}
