type Translation = { language: string; group: string }

export type WpmlTable = { posts: Map<string, Translation>; terms: Map<string, Translation> }

/** WPML knows terms by another id than the export, hence the second table. */
export const wpmlQuery =
  "SELECT t.element_id, x.term_id, t.element_type, t.trid, t.language_code FROM wp_icl_translations t LEFT JOIN wp_term_taxonomy x ON t.element_type LIKE 'tax%' AND x.term_taxonomy_id = t.element_id"

const needed = ['element_id', 'element_type', 'trid', 'language_code']

/**
 * Reads the answer to `wpmlQuery`, with tabs, commas or semicolons; undefined for anything else. A
 * table without the ids that the export has for terms tells of texts alone.
 */
export function readWpmlTable(text: string): WpmlTable | undefined {
  const [head = '', ...lines] = text.split(/\r\n|[\r\n]/)
  const [separator = '\t'] = /[\t,;]/.exec(head) ?? []
  const cellsOf = (line: string) =>
    line.split(separator).map((cell) => cell.replaceAll('"', '').trim())
  const columns = cellsOf(head)
  if (!needed.every((name) => columns.includes(name))) return undefined
  const table: WpmlTable = { posts: new Map(), terms: new Map() }
  for (const cells of lines.map(cellsOf)) {
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
    const isTerm = cell('element_type').startsWith('tax_')
    const id = cell(isTerm ? 'term_id' : 'element_id')
    const told = { language: cell('language_code'), group: `wpml ${cell('trid')}` }
    if (/^\d+$/.test(id) && told.language) table[isTerm ? 'terms' : 'posts'].set(id, told)
  }
  return table
}

export function isTraceOfWpml(metaKey: string): boolean {
  return /^_?(?:wpml|icl)_/.test(metaKey)
}
