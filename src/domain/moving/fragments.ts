import { contentsOf, idOfHeading } from '../rich-text/headings.ts'
import { richTextParts } from '../rich-text/rich-text-parts.ts'
import { unescapedMarkup } from '../text/escaped-markup.ts'
import { decodedPath } from './find-picture.ts'
import { withLinks } from './old-links.ts'

/** What headings are called there, and their ids here. */
export type Fragments = Map<string, string>

export function fragmentsIn(html: string): Fragments {
  const headings = [...contentsOf(richTextParts(html))]
  const named = headings.flatMap(([{ attributes }, { id }]) => {
    const [, name] = / id="([^"]+)"/.exec(attributes) ?? []
    return name === undefined ? [] : [[unescapedMarkup(name), id] as const]
  })
  return new Map([...headings.map(([, { id }]) => [id, id] as const), ...named])
}

/** Generators call a heading by its text, as we do. */
export function fragmentHere(hash: string, fragments: Fragments): string | undefined {
  const name = decodedPath(hash.slice(1))
  const id = fragments.get(name) ?? fragments.get(idOfHeading(name))
  return id === undefined ? undefined : `#${encodeURIComponent(id)}`
}

/** Links of a text to its own parts name its whole address, which leads here once that is known. */
export function withOwnFragments(html: string, fragments: Fragments, address: string) {
  const lost: string[] = []
  const linked = withLinks(html, (href) => {
    if (!href.startsWith('#')) return href
    const hash = fragmentHere(href, fragments)
    if (hash === undefined) lost.push(`link to ${href}`)
    return hash === undefined ? '' : `${address.replace(/#.*/s, '')}${hash}`
  })
  return { html: linked, lost }
}
