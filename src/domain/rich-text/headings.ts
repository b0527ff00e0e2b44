import { plainText } from '../excerpt.ts'
import { slugOf } from '../slug.ts'
import { htmlOf, type RichTextElement, type RichTextNode } from './rich-text-tree.ts'

/** Fewer are seen at a glance. */
const fewestContents = 3
const longestId = 60

export type Heading = { id: string; text: string; level: 2 | 3 }

/** The headings of a text that is to have a table of contents, with ids made of their words; else none. */
export function contentsOf(nodes: RichTextNode[]): Map<RichTextElement, Heading> {
  const headings = new Map<RichTextElement, Heading>()
  const taken = new Map<string, number>()
  for (const element of headingsIn(nodes)) {
    const text = plainText(htmlOf(element.children))
    if (text === '') continue
    const slug = `text-${slugOf(text, { fallback: 'part', most: longestId })}`
    const times = (taken.get(slug) ?? 0) + 1
    taken.set(slug, times)
    const id = times === 1 ? slug : `${slug}-${times}`
    headings.set(element, { id, text, level: element.name === 'h2' ? 2 : 3 })
  }
  return headings.size < fewestContents ? new Map() : headings
}

/** The innermost of them: cleaning keeps a heading within another. */
function headingsIn(nodes: RichTextNode[]): RichTextElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const within = headingsIn(node.children)
    const isHeading = node.name === 'h2' || node.name === 'h3'
    return isHeading && within.length === 0 ? [node] : within
  })
}
