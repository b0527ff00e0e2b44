import { SelectAll } from '../selection/selection-bar.tsx'
import type { RowSelection } from '../selection/selection.ts'
import type { Columns, Line, ListRow } from './list-parts.ts'
import styles from './table.module.css'

type ListTableProps<Row> = Columns<Row> & {
  name: string
  lines: Line<Row>[]
  selection: RowSelection | undefined
}

export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const { name, lines, columns, selection } = props
  const classes = [styles.table, selection && styles.selectable, props.className]
  return (
    <table className={classes.filter(Boolean).join(' ')}>
      <caption className="sr">{name}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col">
              <SelectAll selection={selection} isLabelHidden />
            </th>
          )}
          {columns.map((column) => (
            <th key={column.name} scope="col">
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={rowKeys}>
        {lines.map((line) => (
          <tr key={line.row.id} {...line.data}>
            {selection && <td>{line.select}</td>}
            {columns.map((column) => {
              const Cell = column.isHeading ? 'th' : 'td'
              return (
                <Cell
                  key={column.name}
                  className={column.className}
                  {...(column.isHeading && { scope: 'row' })}
                >
                  {column.render(line.row, line)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const controls = 'a, button, input'

/** A ref: arrow up and down, Home and End lead to the same control of another row of the table. */
function rowKeys(body: HTMLTableSectionElement): () => void {
  const listen = (event: KeyboardEvent) => moveBetweenRows(event, body)
  body.addEventListener('keydown', listen)
  return () => body.removeEventListener('keydown', listen)
}

function moveBetweenRows(event: KeyboardEvent, body: HTMLTableSectionElement): void {
  const control = event.target as HTMLElement
  const cell = control.closest<HTMLTableCellElement>('td, th')
  const rows = [...body.rows]
  const row = rows.findIndex((one) => one.contains(cell))
  const next = rows.at(indexAfter(event.key, row, rows.length))
  if (!cell || !next) return
  event.preventDefault()
  const index = controlsOf(cell).indexOf(control)
  const there = controlsOf(next.cells[cell.cellIndex])
  ;(there[index] ?? there.at(-1))?.focus()
}

function indexAfter(key: string, row: number, count: number): number {
  if (key === 'ArrowDown') return row + 1
  if (key === 'ArrowUp') return row > 0 ? row - 1 : count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : count
}

function controlsOf(cell: Element | undefined): HTMLElement[] {
  return [...(cell?.querySelectorAll<HTMLElement>(controls) ?? [])]
}
