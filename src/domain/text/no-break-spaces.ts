const noBreakSpace = /[\u00a0\u2007\u202f]/g
const runOfSpaces = /[\u00a0\u2007\u202f]\s*/g
const initialBefore = /(?:^|[^\p{L}\p{N}])(?:\p{L}\p{M}*\.)+$/u
const titleBefore = /(?:^|[^\p{L}])(?:Dr|Mrs?|Ms|St|Prof)\.$/u
const closing = /^[;:!?%‰°€£¥»؛؟٪،.,)\]–—]/u
const lookedAt = 24
const mostHeld = 3
const tag = /(<[^<>]*>)/
const inlineTag = /^<\/?(?:strong|em|u|s|a|span)\b/

/**
 * The same text, as long, with ordinary spaces where a program wrote no-break spaces between ordinary words: a
 * line of them is one long word, which would break anywhere. They stay after numbers (before units), after
 * initials and titles, and beside the punctuation that French sets apart.
 */
export function withOrdinarySpaces(text: string): string {
  let held = 0
  let end = 0
  return text.replace(runOfSpaces, (run: string, start: number) => {
    const before = text.slice(Math.max(0, start - lookedAt), start)
    const after = text.slice(start + run.length, start + run.length + lookedAt)
    if (before === '' && after === '') return run
    if (/\s/.test(text.slice(end, start))) held = 0
    end = start + run.length
    held = run.length === 1 && isHeld(before, after) && held < mostHeld ? held + 1 : 0
    return held > 0 ? run : run.replace(noBreakSpace, ' ')
  })
}

function isHeld(before: string, after: string): boolean {
  if (before === '' || after === '' || /\s$/.test(before)) return false
  return (
    /\p{Nd}$/u.test(before) ||
    /[«\u00a7№#]$/u.test(before) ||
    initialBefore.test(before) ||
    titleBefore.test(before) ||
    closing.test(after) ||
    (before.endsWith('.') && /^\p{Nd}/u.test(after))
  )
}

/** Cleaned HTML, block by block; words that are marked differently still stand side by side. */
export function withOrdinarySpacesInHtml(html: string): string {
  if (html.search(noBreakSpace) < 0) return html
  const parts = html.split(tag)
  let block: number[] = []
  parts.forEach((part, index) => {
    if (!part.startsWith('<')) block.push(index)
    else if (!inlineTag.test(part)) endBlock()
  })
  endBlock()
  return parts.join('')

  function endBlock() {
    const text = withOrdinarySpaces(block.map((index) => parts[index]).join(''))
    let start = 0
    for (const index of block) {
      const { length } = parts[index] ?? ''
      parts[index] = text.slice(start, start + length)
      start += length
    }
    block = []
  }
}
