import { CsvError, parse } from 'csv-parse/sync'
import { csvStart, withoutApostrophe } from './csv.ts'

export type CsvRow = { cells: string[] | undefined; start: number; size: number }

const [atOnce, largestRow] = [256 * 1024, 4 * 1024 * 1024]
const lineEnd = /\r\n|[\r\n]/
const unclosed = 'CSV_QUOTE_NOT_CLOSED'

export function csvRecords(csv: string): Record<string, string>[] {
  const table = Buffer.from(csv.startsWith(csvStart) ? csv.slice(1) : csv)
  const [names = [], ...others] = [...csvRows(table)].flatMap(({ cells }) => (cells ? [cells] : []))
  return others.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])),
  )
}

export function* csvRows(table: Buffer, delimiter = ','): Generator<CsvRow> {
  let start = 0
  let window = atOnce
  let columns = 0
  while (start < table.length) {
    const bytes = table.subarray(start, start + window)
    const isLast = start + bytes.length === table.length
    const { rows, fault } = rowsIn(bytes, delimiter)
    if (!isLast && fault === undefined) rows.pop()
    for (const { cells, from, end } of rows) {
      columns ||= cells.length
      yield { cells, start: start + from, size: end - from }
    }
    const mayGoOn = !isLast && (fault ?? unclosed) === unclosed
    const passed = rows.at(-1)?.end ?? 0
    if (passed > 0) window = atOnce
    else if (mayGoOn && window < largestRow) window *= 4
    else if (fault === undefined && isLast) return
    else {
      const line = firstLine(bytes)
      const mended = csvCells(line, delimiter)
      const cells = mended?.length === columns ? mended : undefined
      yield { cells, start, size: line.length }
      start += line.length
    }
    start += passed
  }
}

export function csvCells(row: Buffer, delimiter: string): string[] | undefined {
  const { rows, fault } = rowsIn(row, delimiter)
  if (fault === undefined) return rows[0]?.cells
  const [relaxed] = rowsIn(row, delimiter, true).rows
  return relaxed?.cells.map((cell) => cell.replace(/^"(.*)"$/s, '$1'))
}

type Read = { rows: { cells: string[]; from: number; end: number }[]; fault: string | undefined }

function rowsIn(bytes: Buffer, delimiter: string, relax_quotes = false): Read {
  const rows: Read['rows'] = []
  try {
    parse(bytes, {
      delimiter,
      relax_quotes,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record(cells: string[], { bytes: end }) {
        rows.push({ cells: cells.map(withoutApostrophe), from: rows.at(-1)?.end ?? 0, end })
        return null
      },
    })
    return { rows, fault: undefined }
  } catch (error) {
    if (error instanceof CsvError) return { rows, fault: error.code }
    throw error
  }
}

function firstLine(bytes: Buffer): Buffer {
  const [end] = lineEnd.exec(bytes.toString('latin1')) ?? ['']
  const at = end === '' ? bytes.length : bytes.indexOf(end)
  return bytes.subarray(0, at + end.length)
}
