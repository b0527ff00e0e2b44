const limits = { colspan: 20, rowspan: 200 } as const
/** The editor processes every square of a table; no table that can be saved has as many. */
const mostSquares = 10_000
const scopes = /^(?:col|row)(?:group)?$/

/** A table that only arranges a page is no table: its cells are blocks, one after the other. */
export function isLayout(table: HTMLTableElement): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return true
  const rows = [...table.rows]
  const cells = rows.map((row) => row.cells.length)
  const widest = cells.reduce((most, count) => Math.max(most, count), 0)
  const isOneCell = cells.reduce((sum, count) => sum + count, 0) <= 1
  return isOneCell || widest * rows.length > mostSquares || table.querySelector('table') !== null
}

export function cellName(cell: HTMLTableCellElement): 'td' | 'th' {
  const isHead = cell.tagName === 'TH' || cell.closest('table')?.tHead?.contains(cell)
  return isHead ? 'th' : 'td'
}

export function copySpans(cell: HTMLTableCellElement, written: Element): void {
  for (const [name, most] of Object.entries(limits)) {
    const span = Number(/^\d{1,3}$/.exec(cell.getAttribute(name) ?? '')?.[0])
    if (span > 1 && span <= most) written.setAttribute(name, String(span))
  }
  const { scope } = cell
  if (written.tagName === 'TH' && scopes.test(scope)) written.setAttribute('scope', scope)
}
