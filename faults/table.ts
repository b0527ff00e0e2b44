import { formatGoal, formatValue, isReached } from '../bench/figure.ts'
import type { Row } from './experiment.ts'

const widths = [5, 10, 58, 12, 10] as const

export const heading = line('', '', '', 'promised', 'seen')

export function formatRow(row: Row): string {
  const { id, engine = '', what } = row
  if ('impossible' in row) return line(id, engine, what, `not possible here: ${row.impossible}`)
  const told = line(
    id,
    engine,
    what,
    formatGoal(row),
    formatValue(row),
    isReached(row) ? '' : 'BROKEN',
  )
  return row.note ? `${told}\n${line('', '', row.note)}` : told
}

function line(...cells: string[]): string {
  return cells
    .map((cell, place) => cell.padEnd(widths[place] ?? 0))
    .join(' ')
    .trimEnd()
}
