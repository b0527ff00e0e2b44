export type Row = Record<string, string | number | null>

/** Both engines give the same text. */
export function canonical(row: Row): string {
  const names = Object.keys(row).toSorted()
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name]])))
}
