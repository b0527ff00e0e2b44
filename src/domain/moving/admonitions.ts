const opening = /^\s{0,3}:{3,}[ \t]*([a-z][\w-]*)(?:\[([^\]\n]*)\]|[ \t]+([^{}\n]*))?[^\n]*$/i
const closing = /^\s{0,3}:{3,}[ \t]*$/
const indented = /^(?:!!!|\?\?\?\+?)(?:[ \t]+[\w-]+)+(?:[ \t]+"([^"\n]*)")?[ \t]*$/
const alert = /^(\s{0,3}>[ \t]*)\[![a-z]+\][+-]?[ \t]*([^\n]*)$/i
const fence = /^\s{0,3}(?:```|~~~)/
/** Deeper ones stand in the deepest. */
const mostOpen = 4
const contents = /^\s*(?:\[toc\]|\[\[toc\]\])\s*$/i

/** Boxes of notes become quotations. Programs show the kind of a box by a sign and a colour of their own. */
export function withQuotedNotes(markdown: string): string {
  const lines: string[] = []
  let open = 0
  let isCode = false
  let isWithin = false
  for (const line of markdown.split('\n')) {
    if (fence.test(line)) isCode = !isCode
    const noted = isCode ? undefined : indented.exec(line)
    const opened = isCode || open === mostOpen ? undefined : opening.exec(line)
    if (isWithin && line.trim() !== '' && !/^(?: {4}|\t)/.test(line)) {
      lines.push('', '</blockquote>', '')
      isWithin = false
    }
    if (noted) {
      lines.push(...beginning(noted[1]))
      isWithin = true
    } else if (opened) {
      lines.push(...beginning(opened[2] ?? opened[3]))
      open += 1
    } else if (!isCode && open > 0 && closing.test(line)) {
      lines.push('', '</blockquote>', '')
      open -= 1
    } else if (isCode || !contents.test(line)) {
      const own = isWithin ? line.replace(/^(?: {4}|\t)/, '') : line
      lines.push(isCode ? own : own.replace(alert, (_whole, sign, title) => sign + bold(title)))
    }
  }
  if (isWithin || open > 0) lines.push('', '</blockquote>')
  return lines.join('\n')
}

function beginning(title = ''): string[] {
  return ['', '<blockquote>', '', bold(title), '']
}

function bold(title: string): string {
  return title.trim() === '' ? '' : `**${title.trim()}**`
}
