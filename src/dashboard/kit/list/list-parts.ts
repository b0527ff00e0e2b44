import type { ReactNode } from 'react'

export type ListRow = { id: number }

/** A row, and what a cell or a card does with it. */
export type Line<Row> = {
  row: Row
  /** The attributes are those of its element, in a table and as a card. */
  data: Record<`data-${string}`, string | boolean | undefined>
  /** Counted from page to page. */
  number: number
  /** The box that selects it. */
  select: ReactNode
  /** Asks, then deletes it. */
  remove: () => void
}

type Part<Row> = (row: Row, line: Line<Row>) => ReactNode

export type Column<Row> = {
  name: string
  render: Part<Row>
  className?: string | undefined
  /** Its cells name their rows. */
  isHeading?: boolean
}

export type Columns<Row> = { className?: string | undefined; columns: Column<Row>[] }
export type Cards<Row> = { className?: string | undefined; render: Part<Row> }
