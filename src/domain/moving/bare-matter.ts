const entry = /^"?[A-Za-z][\w -]*"?:(?=\s|$)/
const continued = /^(?:[ \t]+\S|- |[}\]])/
const ends = ['---', ';;;']

/** Pelican writes front matter without fences, Hexo with the last one alone. */
export function bareMatterIn(
  text: string,
): { matter: string; end: string; body: string } | undefined {
  let start = 0
  while (start < text.length) {
    const lineEnd = text.indexOf('\n', start)
    const next = lineEnd === -1 ? text.length : lineEnd + 1
    const line = text.slice(start, next).trimEnd()
    if (line === '' || ends.includes(line)) {
      const matter = text.slice(0, start)
      const isTitled = /^"?title"?:/im.test(matter)
      return isTitled ? { matter, end: line, body: text.slice(next) } : undefined
    }
    if (!entry.test(line) && !(start > 0 && continued.test(line))) return undefined
    start = next
  }
  return undefined
}

const lists: readonly string[] = ['authors', 'tags']

/** Lines as MultiMarkdown has them: their names are in any case, and no sign means anything. */
export function plainLines(matter: string): Record<string, unknown> {
  const values: Record<string, string> = {}
  let name = ''
  for (const line of matter.split('\n')) {
    const colon = entry.test(line) ? line.indexOf(':') : -1
    if (colon > 0) name = line.slice(0, colon).trim().toLowerCase()
    values[name] = `${values[name] ?? ''} ${line.slice(colon + 1).trim()}`.trim()
  }
  const all = Object.entries(values).filter(([key]) => key !== '')
  return Object.fromEntries(
    all.map(([key, value]) => [key, lists.includes(key) ? value.split(/[,;]/) : value]),
  )
}
