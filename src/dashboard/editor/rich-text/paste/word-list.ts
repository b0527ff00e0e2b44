import type { Declarations } from './declarations.ts'
import { styleAttribute } from './inert-html.ts'

export type ListItem = {
  level: number
  isOrdered: boolean
  number: number | null
  marker: string
  list: string
}

const listClass = /^MsoList(?:Paragraph|Bullet|Number|Continue)?/
const numbered =
  /^[([«{]?\s*(?:[\p{L}\p{M}]{1,12}[ -])?(?:[\p{Nd}]{1,4}[.\-٫])*(?:\p{Nd}{1,4}|[\p{L}\p{M}]{1,12})\s*[.)\]}:،»ـ/°º–—-]*$/u
const drawnByStyle = /mso-list:\s*ignore|mso-special-format:\s*["']?(?:num)?bullet/i
const oneLetter = /^[a-z\u00c0-\u00ff\uf000-\uf0ff]$/i
const drawnFirst =
  /^[\s\u200b\u200e\u200f]*([·•▪●○■□◦‣➢✓\u00a7¨Øüo–—*-]|[([]?(?:\p{Nd}{1,3}|\p{L})[.)\]-])(?:\u00a0|\t)[\s\u00a0]*/u
const drawnDot = /^[\s\u200b\u200e\u200f]*[·•▪●■◦‣➢✓](?:\u00a0|\t)/
const pointsALevel = 36
const zeros = [0x30, 0x660, 0x6f0]

/**
 * Word writes items as paragraphs that begin with a drawn marker, which is taken out of them here. A paragraph
 * of a list without a marker goes on with the item before it; null for those of no list.
 */
export function takeListItem(
  paragraph: Element,
  declared: Declarations,
): ListItem | 'continued' | null {
  const listed = /level(\d)/.exec(declared['mso-list'] ?? '')?.[1]
  const isOfList = Boolean(listed) || listClass.test(paragraph.className)
  const isIndented = declared['text-indent']?.startsWith('-') ?? false
  const isDrawn = isOfList || isIndented || startsWithComment(paragraph) || startsWithDot(paragraph)
  if (!isDrawn) return null
  const marker = commentedMarker(paragraph) ?? styledMarker(paragraph) ?? firstMarker(paragraph)
  if (marker === null && !listed) return isOfList ? 'continued' : null
  const isOrdered = marker !== null && isNumber(marker)
  const list = (declared['mso-list'] ?? '').replace(/level\d/, '')
  const known = Math.max(Number(listed ?? 0), Number(classLevel(paragraph) ?? 0))
  const level = known || levelByMargin(declared)
  return {
    level,
    isOrdered,
    number: isOrdered ? numberIn(marker) : null,
    marker: marker ?? '',
    list,
  }
}

export function isNumber(marker: string): boolean {
  return !oneLetter.test(marker) && numbered.test(withoutRings(marker))
}

/** Word also numbers as `①` and `⑴`. */
function withoutRings(marker: string): string {
  return marker.replace(/\p{No}/gu, (ringed) => ringed.normalize('NFKC'))
}

export function numberIn(marker: string): number | null {
  const digits = /(\p{Nd}{1,4})\D*$/u.exec(withoutRings(marker))?.[1]
  if (!digits) return null
  const values = [...digits].map((digit) => {
    const code = digit.codePointAt(0) ?? 0
    return code - (zeros.findLast((zero) => zero <= code) ?? 0)
  })
  const number = Number(values.join(''))
  return Number.isNaN(number) ? null : number
}

function commentedMarker(paragraph: Element): string | null {
  const comments = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_COMMENT)
  let start = comments.nextNode()
  while (start && !isMarkerStart(start)) start = comments.nextNode()
  if (!start) return null
  const drawn: ChildNode[] = []
  let next = start.nextSibling
  while (next && !(next.nodeType === Node.COMMENT_NODE && next.nodeValue?.includes('endif'))) {
    drawn.push(next)
    next = next.nextSibling
  }
  return next ? taken(drawn) : null
}

/** Word and PowerPoint say of some elements that they are drawn. */
function styledMarker(paragraph: Element): string | null {
  const styled = [...paragraph.querySelectorAll(`[${styleAttribute}*="mso-" i]`)]
  const drawn = styled.find((element) =>
    drawnByStyle.test(element.getAttribute(styleAttribute) ?? ''),
  )
  return drawn ? taken([drawn]) : null
}

/** Safari and other programs on the way leave neither comments nor Word's own styles. */
function firstMarker(paragraph: Element): string | null {
  const [whole = '', marker = ''] =
    drawnFirst.exec((paragraph.textContent ?? '').slice(0, 60)) ?? []
  if (!marker) return null
  let left = whole.length
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text && left > 0;) {
    const { length } = text
    text.deleteData(0, left)
    left -= length
    text = texts.nextNode() as Text | null
  }
  return marker
}

function taken(nodes: ChildNode[]): string | null {
  const text = nodes.map(({ textContent }) => textContent).join('')
  nodes.forEach((node) => node.remove())
  return (
    text
      .replace(/[\s\u00a0\u200e\u200f]+/g, ' ')
      .trim()
      .slice(0, 40) || null
  )
}

function isMarkerStart({ nodeValue }: Node): boolean {
  return /^\[if !supportLists\]$/i.test(nodeValue?.trim() ?? '')
}

function startsWithComment({ childNodes }: Element): boolean {
  const first = [...childNodes]
    .slice(0, 4)
    .find(({ nodeType, textContent }) => nodeType !== Node.TEXT_NODE || textContent?.trim())
  return first !== undefined && first.nodeType === Node.COMMENT_NODE && isMarkerStart(first)
}

/** Mails and PDF readers draw lists by hand, in paragraphs like any other. */
function startsWithDot(paragraph: Element): boolean {
  const texts = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  const first = [texts.nextNode(), texts.nextNode()].map((text) => text?.nodeValue ?? '')
  return (
    drawnDot.test(first.join('').slice(0, 60)) &&
    !paragraph.querySelector('p, div, ul, ol, table, br') &&
    !paragraph.closest('li')
  )
}

function classLevel({ className }: Element): string | undefined {
  return /MsoList(?:Bullet|Number|Continue)?([2-5])/.exec(className)?.[1]
}

function levelByMargin(declared: Declarations): number {
  const margins = [declared['margin-left'], declared['margin-right']]
  const points = margins.map((margin) => pointsIn(margin ?? ''))
  return Math.max(1, Math.min(9, Math.round(Math.max(...points) / pointsALevel)))
}

function pointsIn(margin: string): number {
  const value = Number.parseFloat(margin)
  if (Number.isNaN(value)) return 0
  if (margin.endsWith('in')) return value * 72
  if (margin.endsWith('cm')) return value * 28.35
  return margin.endsWith('px') ? value * 0.75 : value
}
