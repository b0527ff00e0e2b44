import { rowKeys } from '../selection/row-keys.ts'
import { SelectAll } from '../selection/select-all.tsx'
import type { RowSelection } from '../selection/use-selection.ts'
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
