export type Figure = {
  id: string
  what: string
  value: number
  goal: { least: number } | { most: number }
  /** The default is × for a ratio; a plain number has a blank unit. */
  unit?: '' | '×' | 'KB' | 'MB' | 's' | 'ms'
  note?: string
}

export function isReached({ value, goal }: Figure): boolean {
  return 'least' in goal ? value >= goal.least : value <= goal.most
}

export function formatFigure(figure: Figure): string {
  const { id, what, note } = figure
  const measured = formatValue(figure).padStart(11)
  const verdict = isReached(figure) ? '' : '   missed'
  const line = `${id.padEnd(3)} ${what.padEnd(46)} ${measured}   ${formatGoal(figure)}${verdict}`
  return note ? `${line}\n      ${note}` : line
}

export function formatValue({ value, unit = '×' }: Figure): string {
  return unit === '' ? String(value) : `${shown(value)} ${unit}`
}

export function formatGoal({ goal, unit = '×' }: Figure): string {
  const [sign, wanted] = 'least' in goal ? ['≥', goal.least] : ['≤', goal.most]
  return `${sign} ${wanted} ${unit}`.trimEnd()
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function shown(value: number): string {
  return value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 2 : 3)
}
