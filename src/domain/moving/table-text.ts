import { csvRows } from '../text/csv-rows.ts'
import { firstCharacters } from '../articles/excerpt.ts'
import type { TableEncoding } from './import-run.ts'
import { columnsIn, mostAboveHeadings, namesTitle } from './table-columns.ts'

export type Table = { bytes: Buffer; delimiter: string; encoding: TableEncoding }
export type TableSample = Pick<Table, 'encoding'> & { rows: string[][] }

export const largestTable = 32 * 1024 * 1024

const delimiters = [',', ';', '\t']
const enough = 64 * 1024

export function tableIn(file: Buffer, chosen?: TableEncoding): Table | undefined {
  const encoding = chosen ?? encodingOf(file)
  if (encoding === undefined) return undefined
  const text = new TextDecoder(encoding).decode(file)
  const bytes = Buffer.from(text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/, ''))
  return { bytes, delimiter: delimiterIn(bytes), encoding }
}

const shown = { rows: 3, cells: 12, characters: 60 }

export function sampleOf({ bytes, delimiter, encoding }: Table): TableSample {
  const rows = csvRows(bytes.subarray(0, enough), delimiter)
    .flatMap(({ cells }) => (cells ? [cells] : []))
    .take(shown.rows)
    .map((cells) =>
      cells.slice(0, shown.cells).map((cell) => firstCharacters(cell.trim(), shown.characters)),
    )
  return { encoding, rows: [...rows] }
}

function encodingOf(file: Buffer): TableEncoding | undefined {
  const [first, second] = file
  const zeros = [0, 1].map(
    (at) => file.subarray(0, enough).filter((byte, index) => byte === 0 && index % 2 === at).length,
  )
  const [even = 0, odd = 0] = zeros
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (even + odd > 0) {
    const isWide = Math.max(even, odd) * 8 > Math.min(file.length, enough) && even * odd === 0
    return isWide ? (odd > 0 ? 'utf-16le' : 'utf-16be') : undefined
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file)
    return 'utf-8'
  } catch {
    return isWindowsArabic(file) ? 'windows-1256' : 'windows-1252'
  }
}

function isWindowsArabic(file: Buffer): boolean {
  const text = file.subarray(0, enough).toString('latin1')
  const inRuns = (text.match(/[\xc0-\xff]{2,}/g) ?? []).join('').length
  const all = (text.match(/[\xc0-\xff]/g) ?? []).length
  return inRuns * 2 > all
}

function delimiterIn(bytes: Buffer): string {
  const known = (delimiter: string) => {
    const rows = csvRows(bytes.subarray(0, enough), delimiter).take(mostAboveHeadings)
    const headings = rows.map(({ cells }) => columnsIn(cells ?? [])).find(namesTitle)
    return headings?.filter(Boolean).length ?? 0
  }
  const inOrder = delimiters.toSorted((one, other) => known(other) - known(one))
  return inOrder[0] ?? ','
}
