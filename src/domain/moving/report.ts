import { csvRow, csvStart } from '../text/csv.ts'
import type { Destination } from './destinations.ts'

export const outcomes = ['taken in', 'changed', 'unchanged', 'left out'] as const
export type Outcome = (typeof outcomes)[number]

/** `n` counts the items and terms of the file. */
export type ReportLine = {
  n: number
  kind: string
  language: string
  title: string
  address: string
  outcome: Outcome
  reasons: string[]
  here: string
}

export function withReasons(line: ReportLine, added: string[] = []): ReportLine {
  if (added.length === 0) return line
  return { ...line, outcome: 'changed', reasons: [...new Set([...line.reasons, ...added])] }
}

export type FoundKind = { kind: string; count: number; destination: Destination | null }

const columns = {
  number: ({ n }) => String(n),
  kind: ({ kind }) => kind,
  language: ({ language }) => language,
  title: ({ title }) => title,
  'old address': ({ address }) => address,
  'new address': ({ here }) => here,
  outcome: ({ outcome }) => outcome,
  reason: ({ reasons }) => reasons.join(' '),
} satisfies Record<string, (line: ReportLine) => string>

/** A line an item. */
export function reportAsCsv(lines: ReportLine[]): string {
  const rows = lines.map((line) => Object.values(columns).map((column) => onOneLine(column(line))))
  return `${csvStart}${[Object.keys(columns), ...rows].map(csvRow).join('')}`
}

function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ')
}

export function summary(lines: ReportLine[]): string[] {
  const counts = outcomes.map((outcome) => [
    outcome,
    lines.filter((line) => line.outcome === outcome).length,
  ])
  const told = counts.map(([outcome, count]) => `${outcome} ${count}`)
  const left = lines.filter(({ outcome }) => outcome === 'left out')
  const groups = Map.groupBy(left, ({ kind, reasons }) => `${kind}: ${reasons[0] ?? ''}`)
  const most = [...groups].toSorted(([, one], [, other]) => other.length - one.length)
  return [
    `${lines.length} in the file: ${told.join(', ')}`,
    ...most.map(([reason, { length }]) => `  ${length} × ${reason}`),
  ]
}
