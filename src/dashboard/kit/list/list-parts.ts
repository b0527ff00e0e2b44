import type { ReactNode } from 'react'

export type ListRow = { id: number }

export type Line<Row> = {
  row: Row
  data: Record<`data-${string}`, string | boolean | undefined>
  number: number
  select: ReactNode
  remove: () => void
}

type Part<Row> = (row: Row, line: Line<Row>) => ReactNode

export type Column<Row> = {
  name: string
  render: Part<Row>
  className?: string | undefined
  isHeading?: boolean
}

export type Columns<Row> = { className?: string | undefined; columns: Column<Row>[] }
export type Cards<Row> = { className?: string | undefined; render: Part<Row> }
