import { paletteColour, textColours } from '../../../domain/rich-text.ts'

const marker: Part = { start: /<!--\[if !supportLists\]-->/gi, end: /<!--\[endif\]-->/gi }
const listParagraph: Part = {
  start: /<p\b(?=[^<>]*\bclass=["']?MsoListParagraph)[^<>]*>/gi,
  end: /<\/p>/gi,
}
const unread: Part[] = [
  { start: /<!--/g, end: /-->/g },
  ...['style', 'script', 'title'].map((name) => ({
    start: new RegExp(`<${name}\\b`, 'gi'),
    end: new RegExp(`</${name}>`, 'gi'),
  })),
]
const aroundCells = /^(?:table|thead|tbody|tfoot|colgroup|col|tr)$/
const tag = /<(\/?)([a-z][\w:]*)\b([^<>]*)>/gi

/**
 * What other programs put on the clipboard, as the editor can read it: Word writes lists as paragraphs that
 * begin with a drawn bullet, Docs writes bold as a style, and styles are not read under the security policy.
 * What is left is tags, addresses of links and the palette's colours.
 */
export function pastedHtml(html: string): string {
  const withLists = replaceParts(html, listParagraph, listItem)
  const bare = withLists.replace(/<\/(ul|ol)>\s*<\1>/g, '')
  return rewritten(unread.reduce((left, part) => replaceParts(left, part, () => ''), bare))
}

function listItem(content: string): string {
  let drawn = ''
  const text = replaceParts(content, marker, (sign) => {
    drawn ||= sign.replace(/<[^<>]*>|&nbsp;/g, '').trim()
    return ''
  })
  const list = /^[\p{L}\p{N}]+[.)]/u.test(drawn) ? 'ol' : 'ul'
  return `<${list}><li>${text}</li></${list}>`
}

/** Where something begins and where it ends; patterns with `g`. */
type Part = { start: RegExp; end: RegExp }

/** A pattern from start to end would look for the end of each start anew, for minutes if there is none. */
function replaceParts(html: string, { start, end }: Part, replace: (content: string) => string) {
  let done = 0
  let result = ''
  for (;;) {
    const started = matchFrom(start, html, done)
    const ended = started && matchFrom(end, html, start.lastIndex)
    if (!ended) return result + html.slice(done)
    const content = html.slice(start.lastIndex, ended.index)
    result += html.slice(done, started.index) + replace(content)
    done = end.lastIndex
  }
}

function matchFrom(pattern: RegExp, html: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(html)
}

/** Every tag without its attributes, but inside it the tags that say what its style said. */
function rewritten(html: string): string {
  const open = new Map<string, string[]>()
  return html.replace(tag, (_whole, slash: string, tagName: string, attributes: string) => {
    const name = tagName.toLowerCase()
    if (name === 'br') return '<br>'
    if (slash) return closed(name)
    const styles = stylesIn(attributes)
    // Between a table and its cells there is no text to mark.
    const marks = aroundCells.test(name) ? [] : marksIn(styles)
    const own = ownTag(name, styles, attributes)
    const ends = [own, ...marks].map(({ end }) => end).toReversed()
    open.set(name, open.get(name) ?? [])
    open.get(name)?.push(ends.join(''))
    return own.start + marks.map(({ start }) => start).join('')
  })

  function closed(name: string): string {
    return open.get(name)?.pop() ?? ''
  }
}

type Styles = Record<string, string>

function stylesIn(attributes: string): Styles {
  const style = /\bstyle\s*=\s*(["'])([\s\S]*?)\1/i.exec(attributes)?.[2] ?? ''
  const declared = style.split(';').map((declaration) => {
    const [name = '', value = ''] = declaration.split(':', 2)
    return [name.trim().toLowerCase(), value.trim().toLowerCase()]
  })
  return Object.fromEntries(declared)
}

type Tag = { start: string; end: string }
const noTag: Tag = { start: '', end: '' }

/** Docs wraps everything in a bold that is none; spans live on in their marks. */
function ownTag(name: string, styles: Styles, attributes: string): Tag {
  if (name === 'span' || name.includes(':') || styles['font-weight'] === 'normal') return noTag
  if (name === 'td' || name === 'th') return cell(name, attributes)
  if (name === 'figure' || name === 'img') return partOfFigure(name, attributes)
  const address = /\bhref\s*=\s*["']([^"'<>]*)["']/i.exec(attributes)?.[1]
  return {
    start: name === 'a' && address ? `<a href="${address}">` : `<${name}>`,
    end: `</${name}>`,
  }
}

/** How many columns and rows it spans. */
function cell(name: string, attributes: string): Tag {
  const spans = attributes.match(/\b(?:col|row)span\s*=\s*["']?\d{1,3}\b/gi) ?? []
  const kept = spans.map((span) => ` ${span.replace(/\s*=\s*["']?/, '="')}"`)
  return { start: `<${name}${kept.join('')}>`, end: `</${name}>` }
}

/** What was cut here; pictures of other sites are none of the library. */
function partOfFigure(name: string, attributes: string): Tag {
  const [size] = /\bclass="(?:text|wide|full)[" ]/.exec(attributes) ?? []
  const [source] = /\bsrc="\/media\/[\da-f]{32}\/\d{1,4}\.webp"/.exec(attributes) ?? []
  if (name === 'img') return source ? { start: `<img ${source}>`, end: '' } : noTag
  return size ? { start: `<figure ${size.slice(0, -1)}">`, end: '</figure>' } : noTag
}

function marksIn(styles: Styles): Tag[] {
  const colour = paletteColour(styles.color ?? '')
  const decoration = `${styles['text-decoration']} ${styles['text-decoration-line']}`
  return [
    ...mark('strong', /^(bold|[6-9]00)/.test(styles['font-weight'] ?? '')),
    ...mark('em', styles['font-style'] === 'italic'),
    ...mark('u', decoration.includes('underline')),
    ...(colour ? [{ start: `<span class="text-${textColours[colour]}">`, end: '</span>' }] : []),
  ]
}

function mark(name: string, isSet: boolean): Tag[] {
  return isSet ? [{ start: `<${name}>`, end: `</${name}>` }] : []
}
