import { csvCells } from '../text/csv-rows.ts'
import { columnsIn, namesTitle } from './table-columns.ts'

export type Table = { bytes: Buffer; delimiter: string }

const delimiters = [',', ';', '\t']
const enough = 64 * 1024

export function tableIn(file: Buffer): Table | undefined {
  const text = textIn(file)
  if (text === undefined) return undefined
  const bytes = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/, '')
  return withDelimiter(Buffer.from(bytes))
}

function textIn(file: Buffer): string | undefined {
  const decoded = (encoding: string) => new TextDecoder(encoding).decode(file)
  const [first, second] = file
  const zeros = [0, 1].map(
    (at) => file.subarray(0, enough).filter((byte, index) => byte === 0 && index % 2 === at).length,
  )
  const [even = 0, odd = 0] = zeros
  if (first === 0xff && second === 0xfe) return decoded('utf-16le')
  if (first === 0xfe && second === 0xff) return decoded('utf-16be')
  if (even + odd > 0) {
    const isWide = Math.max(even, odd) * 8 > Math.min(file.length, enough) && even * odd === 0
    return isWide ? decoded(odd > 0 ? 'utf-16le' : 'utf-16be') : undefined
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return decoded(isWindowsArabic(file) ? 'windows-1256' : 'windows-1252')
  }
}

function isWindowsArabic(file: Buffer): boolean {
  const text = file.subarray(0, enough).toString('latin1')
  const inRuns = (text.match(/[\xc0-\xff]{2,}/g) ?? []).join('').length
  const all = (text.match(/[\xc0-\xff]/g) ?? []).length
  return inRuns * 2 > all
}

function withDelimiter(bytes: Buffer): Table {
  const known = (delimiter: string) => {
    const columns = columnsIn(csvCells(bytes.subarray(0, enough), delimiter) ?? [])
    return namesTitle(columns) ? columns.filter(Boolean).length : 0
  }
  const inOrder = delimiters.toSorted((one, other) => known(other) - known(one))
  return { bytes, delimiter: inOrder[0] ?? ',' }
}
