export type Figure = {
  /** The id of the goal, such as F1. */
  id: string
  what: string
  value: number
  goal: { least: number } | { most: number }
  unit?: 'KB' | 'MB' | 's' | 'ms'
  note?: string
}

export function isReached({ value, goal }: Figure): boolean {
  return 'least' in goal ? value >= goal.least : value <= goal.most
}

export function formatFigure(figure: Figure): string {
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
