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
  const values = new Map<string, string[]>()
  let own: string[] = []
  for (const line of matter.split('\n')) {
    const colon = entry.test(line) ? line.indexOf(':') : -1
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    if (name !== '') {
      own = values.get(name) ?? []
      values.set(name, own)
    }
    own.push(line.slice(colon + 1).trim())
  }
  return Object.fromEntries(
    [...values].map(([name, parts]) => {
      const value = parts.join(' ').trim()
      return [name, lists.includes(name) ? value.split(/[,;]/) : value]
    }),
  )
}
