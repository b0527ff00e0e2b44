import { plainText } from '../articles/excerpt.ts'
import { slugOf } from '../seo/slug.ts'
import { type RichTextPart, type Tag, tagHtml } from './rich-text-parts.ts'

/** Fewer headings are seen at a glance. */
const fewestContents = 3
const longestId = 60

export type Heading = { id: string; text: string; level: 2 | 3 }

export function contentsOf(parts: RichTextPart[]): Map<Tag, Heading> {
  const headings = new Map<Tag, Heading>()
  const taken = new Map<string, number>()
  for (const { tag, text } of headingsIn(parts)) {
    const slug = idOfHeading(text)
    const times = (taken.get(slug) ?? 0) + 1
    taken.set(slug, times)
    const id = times === 1 ? slug : `${slug}-${times}`
    headings.set(tag, { id, text, level: tag.name === 'h2' ? 2 : 3 })
  }
  return headings.size < fewestContents ? new Map() : headings
}

export function idOfHeading(text: string): string {
  return `text-${slugOf(text, { fallback: 'part', most: longestId })}`
}

/**
 * Only headings with a text count; of those within each other, which cleaning keeps, the innermost.
 */
function* headingsIn(parts: RichTextPart[]): Generator<{ tag: Tag; text: string }> {
  let open: { tag: Tag; html: string } | undefined
  for (const part of parts) {
    if (typeof part === 'string' || !/^h[23]$/.test(part.name)) {
      if (open) open.html += typeof part === 'string' ? part : tagHtml(part, part.attributes)
    } else if (!part.isClosing) open = { tag: part, html: '' }
    else {
      const text = plainText(open?.html ?? '')
      if (open && text !== '') yield { tag: open.tag, text }
      open = undefined
    }
  }
}
