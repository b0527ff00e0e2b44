import { plainText } from './excerpt.ts'
import { slugOf } from './slug.ts'

/** Of the headings of a text; fewer are seen at a glance. */
export const fewestContents = 3

export type Heading = { id: string; text: string; level: 2 | 3 }

/** Up to the next tag of a heading, so that it stays linear. */
const heading = /<h([23])([^>]*)>((?:[^<]|<(?!\/?h[23]))*)<\/h\1>/g
const longestId = 60

/**
 * Cleaned HTML whose headings can be led to, and those headings; they are given ids when a page is
 * drawn, because what is stored has none. An id is made of the heading's text, apart from all others of the page.
 */
export function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = new Map<string, number>()
  const marked = html.replace(
    heading,
    (whole, level: string, attributes: string, inner: string) => {
      const text = plainText(inner)
      if (text === '') return whole
      const slug = `text-${slugOf(text, { fallback: 'part', most: longestId })}`
      const times = (taken.get(slug) ?? 0) + 1
      taken.set(slug, times)
      const id = times === 1 ? slug : `${slug}-${times}`
      headings.push({ id, text, level: level === '2' ? 2 : 3 })
      return `<h${level} id="${id}"${attributes}>${inner}</h${level}>`
    },
  )
  return { html: marked, headings }
}
