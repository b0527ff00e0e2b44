const controls = 'a, button, input'

/** A ref: arrow up and down, Home and End lead to the same control of another row of the table. */
export function rowKeys(body: HTMLTableSectionElement): () => void {
  const listen = (event: KeyboardEvent) => moveBetweenRows(event, body)
  body.addEventListener('keydown', listen)
  return () => body.removeEventListener('keydown', listen)
}

function moveBetweenRows(event: KeyboardEvent, body: HTMLTableSectionElement): void {
  const control = event.target as HTMLElement
  const cell = control.closest<HTMLTableCellElement>('td, th')
  const rows = [...body.rows]
  const row = rows.findIndex((one) => one.contains(cell))
  const next = rows.at(placeAfter(event.key, row, rows.length))
  if (!cell || !next) return
  event.preventDefault()
  const place = controlsOf(cell).indexOf(control)
  const there = controlsOf(next.cells[cell.cellIndex])
  ;(there[place] ?? there.at(-1))?.focus()
}

/** Past the last row for every other key, and at both ends. */
function placeAfter(key: string, row: number, count: number): number {
  if (key === 'ArrowDown') return row + 1
  if (key === 'ArrowUp') return row > 0 ? row - 1 : count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : count
}

function controlsOf(cell: Element | undefined): HTMLElement[] {
  return [...(cell?.querySelectorAll<HTMLElement>(controls) ?? [])]
}
