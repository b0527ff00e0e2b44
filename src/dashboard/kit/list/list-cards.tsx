import type { Cards, Line, ListRow } from './list-parts.ts'
import styles from './list.module.css'
import table from './table.module.css'

type ListCardsProps<Row> = Cards<Row> & {
  name: string
  lines: Line<Row>[]
  isSelectable: boolean
}

export function ListCards<Row extends ListRow>(props: ListCardsProps<Row>) {
  const { name, lines, render, className, isSelectable } = props
  return (
    <ul
      className={isSelectable ? `${styles.cards} ${table.selectable}` : styles.cards}
      aria-label={name}
    >
      {lines.map((line) => (
        <li key={line.row.id} className={className} {...line.data}>
          {render(line.row, line)}
        </li>
      ))}
    </ul>
  )
}
