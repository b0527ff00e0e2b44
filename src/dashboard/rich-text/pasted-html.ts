import { paletteColour, textColours } from '../../domain/rich-text.ts'

const marker = /<!--\[if !supportLists\]-->([\s\S]*?)<!--\[endif\]-->/i
const listParagraph = /<p\b[^>]*\bclass=["']?MsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi
const tag = /<(\/?)([a-z][\w:]*)\b([^>]*)>/gi

/**
 * What other programs put on the clipboard, as the editor can read it: Word writes lists as paragraphs that
 * begin with a drawn bullet, Docs writes bold as a style, and styles are not read under the security policy.
 * What is left is tags, addresses of links and the palette's colours.
 */
export function pastedHtml(html: string): string {
  const withLists = html.replace(listParagraph, (_whole, content: string) => listItem(content))
  const bare = withLists
    .replace(/<\/(ul|ol)>\s*<\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|title)\b[\s\S]*?<\/\1>/gi, '')
  return rewritten(bare)
}

function listItem(content: string): string {
  const drawn =
    marker
      .exec(content)?.[1]
      ?.replace(/<[^>]*>|&nbsp;/g, '')
      .trim() ?? ''
  const list = /^[\p{L}\p{N}]+[.)]/u.test(drawn) ? 'ol' : 'ul'
  return `<${list}><li>${content.replace(marker, '')}</li></${list}>`
}

/** Every tag without its attributes, but inside it the tags that say what its style said. */
function rewritten(html: string): string {
  const open: { name: string; end: string }[] = []
  return html.replace(tag, (_whole, slash: string, tagName: string, attributes: string) => {
    const name = tagName.toLowerCase()
    if (name === 'br') return '<br>'
    if (slash) return closed(name)
    const style = /\bstyle\s*=\s*(["'])([\s\S]*?)\1/i.exec(attributes)?.[2] ?? ''
    const marks = marksIn(style)
    const own = ownTag(name, style, attributes)
    open.push({
      name,
      end:
        marks
          .map(({ end }) => end)
          .toReversed()
          .join('') + own.end,
    })
    return own.start + marks.map(({ start }) => start).join('')
  })

  function closed(name: string): string {
    const index = open.findLastIndex((element) => element.name === name)
    return index === -1 ? '' : (open.splice(index, 1)[0]?.end ?? '')
  }
}

type Tag = { start: string; end: string }
const noTag: Tag = { start: '', end: '' }

/** Docs wraps everything in a bold that is none; spans live on in their marks. */
function ownTag(name: string, style: string, attributes: string): Tag {
  if (name === 'span' || name.includes(':') || /font-weight:\s*normal/i.test(style)) return noTag
  const address = /\bhref\s*=\s*["']([^"'<>]*)["']/i.exec(attributes)?.[1]
  return {
    start: name === 'a' && address ? `<a href="${address}">` : `<${name}>`,
    end: `</${name}>`,
  }
}

function marksIn(style: string): Tag[] {
  const colour = paletteColour(/(?:^|;)\s*color\s*:\s*([^;]+)/i.exec(style)?.[1] ?? '')
  return [
    ...mark('strong', /font-weight:\s*(bold|[6-9]00)/i.test(style)),
    ...mark('em', /font-style:\s*italic/i.test(style)),
    ...mark('u', /text-decoration[^;]*:\s*[^;]*underline/i.test(style)),
    ...(colour ? [{ start: `<span class="text-${textColours[colour]}">`, end: '</span>' }] : []),
  ]
}

function mark(name: string, isSet: boolean): Tag[] {
  return isSet ? [{ start: `<${name}>`, end: `</${name}>` }] : []
}
