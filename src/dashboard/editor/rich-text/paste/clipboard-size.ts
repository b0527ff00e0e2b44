import { richTextLimit } from '../../../../domain/rich-text/rich-text.ts'

const longest = 3_000_000
const mostTags = 60_000
/** For each block that begins, browsers look through all open elements. */
const deepest = 1_000
/**
 * For each block they also reopen every mark that was not closed: a page of those takes quadratic
 * time.
 */
const mostOpened = 300_000
const mostLines = 10_000
const mostElements = 8_000

const dataAddress = /data:image\/[^"'\s<>]*/gi
const tags = /<(\/?)([a-z][a-z\d]*)/gi
const formatting = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/i
const neverClosed =
  /^(?:area|base|br|circle|col|colgroup|dd|dt|ellipse|hr|img|input|li|line|link|meta|option|p|path|polygon|polyline|rect|source|stop|tbody|td|th|thead|tr|use|wbr)$/i

/**
 * The limit is far beyond what an article can have: some clipboards would keep the browser busy for
 * seconds.
 */
export function isTooMuchToPaste(html: string): boolean {
  if (withoutPictures(html) > longest) return true
  let [count, depth, open, opened] = [0, 0, 0, 0]
  for (const [, slash, name = ''] of withoutComments(html).matchAll(tags)) {
    const step = slash ? -1 : 1
    count += 1
    if (!neverClosed.test(name)) depth = Math.max(0, depth + step)
    if (formatting.test(name)) open = Math.max(0, open + step)
    else opened += open
    if (count > mostTags || depth > deepest || opened > mostOpened) return true
  }
  return false
}

/** Twice as long as an article can be, or in more lines than it can have. */
export function isTooMuchText(text: string): boolean {
  return text.length > 2 * richTextLimit || text.split('\n', mostLines + 1).length > mostLines
}

/** Each mark could be written in an element of its own. */
export function hasFewMarks(text: string): boolean {
  return (text.match(/[*_~]/g)?.length ?? 0) <= mostElements
}

export function isTooMuchRead(blocks: Element): boolean {
  return (
    isTooMuchText(blocks.textContent ?? '') || blocks.querySelectorAll('*').length > mostElements
  )
}

/** The length is in characters; pictures that stand in the text weigh much and cost little. */
function withoutPictures(html: string): number {
  const pictures = html.match(dataAddress) ?? []
  return html.length - pictures.reduce((sum, { length }) => sum + length, 0)
}

/** A pattern from start to end would search for the end anew from each start. */
function withoutComments(html: string): string {
  const [first = '', ...others] = html.split('<!--')
  const after = others.map((comment) => {
    const end = comment.indexOf('-->')
    return end < 0 ? '' : comment.slice(end)
  })
  return first + after.join('')
}
