import sanitizeHtml from 'sanitize-html'
import { plainText } from '../articles/excerpt.ts'
import { richTextLimit } from '../rich-text/rich-text.ts'
import {
  type RichTextPart,
  richTextParts,
  type Tag,
  tagHtml,
} from '../rich-text/rich-text-parts.ts'

type MovedText = {
  html: string
  pictures: string[]
  embeds: string[]
  documents: string[]
  lost: string[]
}

const limits = { withShortcodes: 8 * richTextLimit, length: 2 * richTextLimit, tags: 16_000 }

/**
 * The HTML of blocks or of the classic editor, as the form of an article has it. Undefined for a text that is too
 * large for one.
 */
export function movedText(content: string): MovedText | undefined {
  const found = { pictures: [], embeds: [], documents: [], lost: [] } as Omit<MovedText, 'html'>
  const { html, isClassic } = withoutComments(content, found)
  if (html.length > limits.withShortcodes) return undefined
  const text = withoutShortcodes(html, found)
  if (text.length > limits.length || text.split('<').length > limits.tags) return undefined
  const parts = richTextParts(sanitizeHtml(text, policyFor(found)))
  const moved = paragraphsOf(parts, isClassic, found)
  return { ...found, html: moved, lost: [...new Set(found.lost)] }
}

type Found = Omit<MovedText, 'html'>

function withoutComments(content: string, found: Found): { html: string; isClassic: boolean } {
  let html = ''
  let isClassic = true
  let end = 0
  for (let at = content.indexOf('<!--'); at >= 0; at = content.indexOf('<!--', end)) {
    const close = content.indexOf('-->', at)
    html += content.slice(end, at)
    end = close < 0 ? content.length : close + 3
    const [, name] = /^<!--\s*wp:([\w/-]+)/.exec(content.slice(at, at + 100)) ?? []
    if (name === undefined) continue
    isClassic = false
    // A block without a text of its own is drawn anew with every page.
    if (content.slice(end - 4, end) === '/-->') found.lost.push(name)
  }
  return { html: html + content.slice(end), isClassic }
}

const shortcodes = /\[(\/?)([a-z][\w-]*)(?![\w-])([^[\]]*)\]/gi
const known =
  /^(caption|wp_caption|gallery|embed|video|audio|playlist|contact-form-7|wpforms|gravityform|(vc|et_pb|fusion|av)_\w+)$/
const quiet = /^(caption|wp_caption|embed)$/

/** A word in brackets is no shortcode without attributes or an end. */
function withoutShortcodes(html: string, found: Found): string {
  const ended = new Set(
    [...html.matchAll(shortcodes)].flatMap(([, slash, name = '']) => (slash ? [name] : [])),
  )
  return html.replace(shortcodes, (whole, slash: string, name: string, attributes: string) => {
    if (!known.test(name) && !ended.has(name) && !/\s[\w-]+=/.test(attributes)) return whole
    if (!slash && !quiet.test(name)) found.lost.push(`[${name}]`)
    return '\n\n'
  })
}

const marks: readonly string[] = ['strong', 'em', 'u', 's', 'a', 'span']
const solids: readonly string[] = ['ul', 'ol', 'table', 'h2', 'h3']
const blocks =
  'address article aside center details dd dl dt fieldset figcaption figure footer header hr main nav pre section summary'.split(
    ' ',
  )
const textElements = 'p div br li blockquote thead tbody tr th td'.split(' ')
const lostElements: readonly string[] = [
  'button',
  'canvas',
  'form',
  'input',
  'object',
  'select',
  'svg',
]
const documentAddress = /\/wp-content\/uploads\/[^?#]+\.(?!jpe?g|png|gif|webp|avif|svg)\w+$/i

function policyFor(found: Found): sanitizeHtml.IOptions {
  const asLink: sanitizeHtml.Transformer = (_name, { src = '' }) => {
    const address = src.startsWith('//') ? `https:${src}` : src
    if (address !== '') found.embeds.push(address)
    return { tagName: 'a', attribs: { href: address }, text: address }
  }
  const to = (tagName: string): sanitizeHtml.Transformer =>
    sanitizeHtml.simpleTransform(tagName, {})
  const noted = lostElements.map((name): [string, sanitizeHtml.Transformer] => [
    name,
    (tagName, attribs) => {
      found.lost.push(name)
      return { tagName, attribs }
    },
  ])
  return {
    allowedTags: [...textElements, ...solids, ...marks],
    allowedAttributes: {
      '*': ['dir'],
      a: ['href'],
      span: ['style'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedStyles: { span: { color: [/.+/] } },
    nestingLimit: 60,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
    transformTags: {
      ...Object.fromEntries(blocks.map((name) => [name, to('div')])),
      ...Object.fromEntries(noted),
      b: 'strong',
      i: 'em',
      strike: 's',
      del: 's',
      ins: 'u',
      h1: 'h2',
      h4: 'h3',
      h5: 'h3',
      h6: 'h3',
      tfoot: 'tbody',
      iframe: asLink,
      video: asLink,
      audio: asLink,
      a(tagName, attribs) {
        if (documentAddress.test(attribs.href ?? '')) found.documents.push(attribs.href ?? '')
        return { tagName, attribs }
      },
      img(tagName, attribs) {
        if (attribs.src) found.pictures.push(attribs.src)
        return { tagName, attribs }
      },
    },
  }
}

const bareAddress = /^https?:\/\/[^\s<>"]+$/

/** Whatever stands between blocks becomes paragraphs, as WordPress does it when it shows a page. */
function paragraphsOf(parts: RichTextPart[], isClassic: boolean, found: Found): string {
  let html = ''
  let run = ''
  let depth = 0
  let attributes = ''
  const open: Tag[] = []

  for (const part of parts) {
    if (typeof part === 'string') addText(part)
    else if (depth > 0 || solids.includes(part.name)) addSolid(part)
    else if (part.name === 'br') run += '<br />'
    else if (marks.includes(part.name)) addMark(part)
    else {
      flush()
      attributes = part.name === 'p' && !part.isClosing ? part.attributes : ''
      if (part.name === 'blockquote') html += tagHtml(part, part.attributes)
    }
  }
  flush()
  return html

  function addText(text: string): void {
    if (depth > 0) {
      html += text
      return
    }
    if (!isClassic) {
      run += text.replace(/\s+/g, ' ')
      return
    }
    for (const [index, paragraph] of text
      .replaceAll('\r', '')
      .split(/\n[ \t]*\n\s*/)
      .entries()) {
      if (index > 0) flush()
      const own = run.endsWith('<br />') ? paragraph.replace(/^[ \t]*\n/, '') : paragraph
      run += own.replace(/[ \t]+/g, ' ').replace(/ ?\n ?/g, '<br />')
    }
  }

  function addSolid(part: Tag): void {
    if (depth === 0) flush()
    if (part.name === 'div') {
      html += ' '
      return
    }
    html += tagHtml(part, part.attributes)
    if (solids.includes(part.name)) depth += part.isClosing ? -1 : 1
  }

  function addMark(part: Tag): void {
    run += tagHtml(part, part.attributes)
    if (part.isClosing) open.pop()
    else open.push(part)
  }

  function flush(): void {
    const text = withoutEnds(run.replace(/<a [^<>]*><\/a>/g, ''))
    if (plainText(text) !== '') {
      const closings = open.toReversed().map(({ name }) => `</${name}>`)
      if (bareAddress.test(text)) {
        found.embeds.push(text.replaceAll('&amp;', '&'))
        html += `<p><a href="${text}">${text}</a></p>`
      } else html += `<p${attributes}>${text}${closings.join('')}</p>`
    }
    run = open.map((mark) => tagHtml(mark, mark.attributes)).join('')
  }
}

/** A regular expression would take quadratic time. */
function withoutEnds(run: string): string {
  let start = 0
  let end = run.length
  for (;;) {
    if (run.startsWith('<br />', start)) start += 6
    else if (run[start] === ' ') start += 1
    else break
  }
  for (;;) {
    if (end > start && run.endsWith('<br />', end)) end -= 6
    else if (end > start && run[end - 1] === ' ') end -= 1
    else break
  }
  return run.slice(start, end)
}
