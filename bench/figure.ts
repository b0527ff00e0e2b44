/** What was measured, and what it shall be at least or at most. */
export type Figure = {
  /** Of the goal it belongs to: F1. */
  id: string
  what: string
  value: number
  goal: { least: number } | { most: number }
  /** Of a ratio, none. */
  unit?: 'KB' | 'MB' | 's' | 'ms'
  /** What helps to judge it. */
  note?: string
}

export function isReached({ value, goal }: Figure): boolean {
  return 'least' in goal ? value >= goal.least : value <= goal.most
}

/** A line of the table: what, how much, and the goal it reaches or misses; beneath it what helps to judge it. */
export function lineOf(figure: Figure): string {
  const { id, what, value, goal, unit = '×', note } = figure
  const [sign, wanted] = 'least' in goal ? ['≥', goal.least] : ['≤', goal.most]
  const measured = `${shown(value)} ${unit}`
  const verdict = isReached(figure) ? '' : '   missed'
  const line = `${id.padEnd(3)} ${what.padEnd(46)} ${measured.padStart(11)}   ${sign} ${wanted} ${unit}${verdict}`
  return note ? `${line}\n      ${note}` : line
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function shown(value: number): string {
  return value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 2 : 3)
}
