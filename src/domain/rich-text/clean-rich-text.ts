import sanitizeHtml from 'sanitize-html'
import { isLonger } from '../text/characters.ts'
import { plainText } from '../articles/excerpt.ts'
import { fileOfLink } from './file-links.ts'
import { figureHtml, figurePattern, picturesInText, toFigure } from './figures.ts'
import { pictureWidths } from '../media/media.ts'
import { messages } from '../messages.ts'
import { withOrdinarySpacesInHtml } from '../text/no-break-spaces.ts'
import { Problem } from '../problem.ts'
import { paletteColour, richTextLimit, tableLimits } from './rich-text.ts'
import { isSiteLink } from './site-links.ts'
import { addressProblem } from '../text/web-address.ts'

const linkSchemes = ['http', 'https', 'mailto', 'tel']
const maxTags = 8_000
const maxDepth = 40
const tableTags = /<(\/?)(table|tr|t[dh])\b([^<>]*)>/g
const listStart = /^[1-9]\d{0,3}$/
const scopes = /^(col|row)(group)?$/
const linkScheme = new RegExp(`^\\s*(${linkSchemes.join('|')}):`, 'i')
const pictureAddress = /^\/media\/[\da-f]{32}\/\d{1,4}\.webp$/
const figuresAndTags = new RegExp(`${figurePattern}|<(/?)(\\w+)[^<>]*>`, 'g')
const partsOfFigures: readonly string[] = ['figure', 'img', 'figcaption']
const sizes: readonly string[] = pictureWidths

const policy: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'span',
    'figure',
    'img',
    'figcaption',
  ],
  allowedAttributes: {
    '*': ['dir'],
    a: ['href', 'dir'],
    span: ['style', 'dir'],
    th: ['scope', 'colspan', 'rowspan', 'dir'],
    td: ['colspan', 'rowspan', 'dir'],
    ol: ['start', 'dir'],
    figure: ['class'],
    img: ['src', 'alt'],
  },
  allowedStyles: { span: { color: [/^#[0-9A-F]{6}$/] } },
  allowedSchemes: linkSchemes,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: maxDepth,
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: 'h2',
    h4: 'h3',
    '*': (tagName, attributes) => ({ tagName, attribs: filteredAttributes(tagName, attributes) }),
  },
  exclusiveFilter: (frame) => frame.tag === 'a' && frame.text.trim() === '',
}

/**
 * Applies the allow-list (CNT-8); idempotent. An empty editor's `<p></p>` becomes ''. Throws
 * Problem('invalid-input') for text longer, or denser in tags, than an article can be.
 */
export function cleanRichText(html: string): string {
  refuseTooLong(html)
  // It is cleaned twice, because tags that the first pass removes can hide unbalanced ones from it.
  const clean = withOrdinarySpacesInHtml(sanitized(sanitized(html)).trim())
  // Escaping makes text longer; stored text must pass again when it is saved again.
  refuseTooLong(clean)
  refuseLargeTables(clean)
  const isBlank = plainText(clean) === '' && picturesInText(clean).length === 0
  return isBlank ? '' : clean
}

function sanitized(html: string): string {
  return withWholeFigures(sanitizeHtml(html, policy))
}

/** Figures stand between paragraphs, with nothing but a picture and its caption; of others the words stay. */
function withWholeFigures(html: string): string {
  let depth = 0
  return html.replace(figuresAndTags, (...match: string[]) => {
    const [whole = '', size, , , caption, slash, name = ''] = match
    if (size) return depth === 0 ? figureHtml(toFigure(match.slice(1, 5))) : (caption ?? '')
    if (partsOfFigures.includes(name)) return ''
    if (name !== 'br') depth += slash ? -1 : 1
    return whole
  })
}

function refuseTooLong(html: string): void {
  if (isLonger(html, richTextLimit) || tagCount(html) > maxTags)
    throw new Problem('invalid-input', { fields: { content: messages.tooLong } })
}

type TableSize = { rows: number; columns: number; spans: { columns: number; rows: number }[] }

/**
 * Each table and row of a clean text is closed. A cell of several rows takes its columns in each of
 * them.
 */
function refuseLargeTables(html: string): void {
  const sizes: TableSize[] = []
  for (const [, slash, name, attributes = ''] of html.matchAll(tableTags)) {
    const table = sizes.at(-1)
    if (name === 'table') {
      if (slash) sizes.pop()
      else sizes.push({ rows: 0, columns: 0, spans: [] })
    } else if (table && !slash) {
      if (name === 'tr') beginRow(table)
      else addCell(table, attributes)
      if (table.rows > tableLimits.rowspan || table.columns > tableLimits.colspan)
        throw new Problem('invalid-input', { fields: { content: messages.tableTooLarge } })
    }
  }
}

function beginRow(table: TableSize): void {
  table.rows += 1
  table.spans = table.spans
    .map(({ columns, rows }) => ({ columns, rows: rows - 1 }))
    .filter(({ rows }) => rows > 0)
  table.columns = table.spans.reduce((sum, { columns }) => sum + columns, 0)
}

function addCell(table: TableSize, attributes: string): void {
  const columns = Number(/colspan="(\d+)"/.exec(attributes)?.[1] ?? 1)
  const rows = Number(/rowspan="(\d+)"/.exec(attributes)?.[1] ?? 1)
  table.columns += columns
  table.spans.push({ columns, rows })
}

function filteredAttributes(
  tagName: string,
  attributes: sanitizeHtml.Attributes,
): sanitizeHtml.Attributes {
  if (partsOfFigures.includes(tagName)) return filteredInFigure(tagName, attributes)
  const allowed: sanitizeHtml.Attributes = {}
  if (attributes.dir && /^(rtl|ltr|auto)$/.test(attributes.dir)) allowed.dir = attributes.dir
  const { href } = attributes
  if (tagName === 'a' && href && leadsSomewhere(href)) allowed.href = href
  if (tagName === 'td' || tagName === 'th') Object.assign(allowed, spansIn(attributes))
  if (tagName === 'ol' && listStart.test(attributes.start ?? '') && attributes.start !== '1')
    allowed.start = attributes.start ?? ''
  if (tagName === 'th' && scopes.test(attributes.scope ?? ''))
    allowed.scope = attributes.scope ?? ''
  const colour = tagName === 'span' ? colourOf(attributes.style ?? '') : undefined
  if (colour) allowed.style = `color:${colour}`
  return allowed
}

function leadsSomewhere(href: string): boolean {
  if (fileOfLink(href) !== undefined) return true
  if (isSiteLink(href)) return !addressProblem(href)
  return linkScheme.test(href) && !addressProblem(href)
}

function filteredInFigure(
  tagName: string,
  { class: size = '', src = '' }: sanitizeHtml.Attributes,
): sanitizeHtml.Attributes {
  if (tagName === 'figure') return sizes.includes(size) ? { class: size } : {}
  return tagName === 'img' && pictureAddress.test(src) ? { src, alt: '' } : {}
}

function spansIn(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const spans = (['colspan', 'rowspan'] as const).flatMap((name) => {
    const span = Number(/^\d{1,3}$/.exec(attributes[name] ?? '')?.[0])
    return span > 1 && span <= tableLimits[name] ? [[name, String(span)]] : []
  })
  return Object.fromEntries(spans)
}

function colourOf(style: string) {
  const value = /(?:^|;)\s*color\s*:\s*([^;]+)/i.exec(style)?.[1]
  return value === undefined ? undefined : paletteColour(value)
}

function tagCount(html: string): number {
  let count = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) count++
  return count
}
