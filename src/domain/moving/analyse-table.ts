import type { LanguageCode } from '../languages/language.ts'
import type { CsvRow } from '../text/csv-rows.ts'
import {
  type Analysis,
  begunAnalysis,
  leftOut,
  reasonOfLanguage,
  type Row,
  shownTitle,
  type Target,
} from './analyse-export.ts'
import { addTerms } from './analyse-folder.ts'
import { itemDate, reasonToLeaveOut } from './moved-item.ts'
import type { ExportedItem } from './read-part.ts'
import { type Column, columnsIn, mostAboveHeadings, namesTitle } from './table-columns.ts'
import {
  cellOf,
  datesIn,
  datesToldBy,
  languagesIn,
  rowIn,
  type TableDates,
  tableItem,
  type TableRow,
} from './table-item.ts'

type Read = (row: Pick<Row, 'id' | 'languages'>, cells: string[]) => ExportedItem
type Found = { row: Row; item: Pick<ExportedItem, 'status'>; date: string }

export async function analyseTable(
  rows: AsyncIterable<CsvRow>,
  target: Target & { source: string },
): Promise<{ analysis: Analysis; itemOf: Read } | undefined> {
  const { here, source } = target
  const analysis = begunAnalysis(source, { here, there: 'en' })
  const found: Found[] = []
  const orders = new Set<TableDates>()
  const known = new Map<string, LanguageCode[]>()
  let dates: TableDates = 'unknown'
  let columns: (Column | undefined)[] | undefined
  let above = 0
  let n = 0
  const itemOf: Read = (row, cells) => tableItem(rowIn(columns ?? [], cells), { ...row, dates })
  for await (const { cells, start, size } of rows) {
    if (!columns) {
      const headings = columnsIn(cells ?? [])
      if (namesTitle(headings)) columns = headings
      else if ((above += 1) === mostAboveHeadings) break
      continue
    }
    if (cells?.every((cell) => cell.trim() === '')) continue
    n += 1
    const fault = faultOf(cells, columns.length)
    if (!cells || fault !== undefined) {
      const broken = { n, kind: 'item', title: cells?.[0] ?? '', address: '', languages: [] }
      analysis.leftOut.push(leftOut(broken, fault ?? ''))
      continue
    }
    const table = rowIn(columns, cells)
    const languages = languagesIn(table, analysis.languages)
    const item = itemOf({ id: '', languages }, cells)
    const date = cellOf(table, 'date')
    orders.add(datesToldBy(date))
    const row = rowOf(table, item, { n, start, size, languages })
    const isTaken = known.get(row.id)?.some((code) => languages.includes(code))
    if (isTaken && row.group) analysis.leftOut.push(leftOut(row, sameId))
    else {
      const id = isTaken ? `${row.id} (${n})` : row.id
      known.set(id, [...(known.get(id) ?? []), ...languages])
      found.push({ row: { ...row, id }, item: { status: item.status }, date })
    }
  }
  if (!columns && above > 0) return undefined
  dates = orderIn(orders)
  for (const one of found) addRow(analysis, one, datesIn(one.date, dates), target)
  addTerms(analysis, n)
  analysis.isExport = columns !== undefined
  return { analysis, itemOf }
}

const sameId = 'Another row has its id and its language.'

function faultOf(cells: string[] | undefined, columns: number): string | undefined {
  if (!cells) return 'A quotation mark in it has no other: the rows after it are read.'
  const isWider = cells.slice(columns).some((cell) => cell.trim() !== '')
  return isWider ? 'It has more cells than there are headings.' : undefined
}

function orderIn(orders: Set<TableDates>): TableDates {
  const told = [...orders].filter((order) => order !== 'unknown')
  return told.length === 1 && told[0] ? told[0] : 'unknown'
}

function rowOf(
  table: TableRow,
  { kind, title, address, slug, cover = '', terms }: ExportedItem,
  told: Pick<Row, 'n' | 'start' | 'size' | 'languages'>,
): Row {
  const id = cellOf(table, 'id')
  const name = cellOf(table, 'address') || cellOf(table, 'slug') || cellOf(table, 'title')
  return {
    ...told,
    id: id === '' ? name || String(told.n) : `id ${id}`,
    kind,
    address,
    title: shownTitle(title),
    terms,
    group: id === '' ? undefined : `id ${kind} ${id}`,
    path: undefined,
    ownPath: `${kind} ${slug || told.n}`,
    picture: cover,
    date: null,
  }
}

function addRow(
  analysis: Analysis,
  { row, item }: Found,
  dates: ExportedItem['dates'],
  { here, destinations, ...clock }: Target,
): void {
  const languages = row.languages.filter((code) => here.includes(code))
  const terms = destinations[row.kind] === 'pages' ? [] : row.terms
  const own = { ...row, terms, date: itemDate({ dates }, clock) }
  const reason =
    reasonToLeaveOut({ ...item, kind: row.kind }, destinations) ??
    (languages.length > 0 ? undefined : reasonOfLanguage(row))
  if (reason === undefined) analysis.rows.push({ ...own, languages })
  else analysis.leftOut.push(leftOut(own, reason))
}
