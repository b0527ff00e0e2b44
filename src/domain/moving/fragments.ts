import { contentsOf, idOfHeading } from '../rich-text/headings.ts'
import { richTextParts } from '../rich-text/rich-text-parts.ts'
import { unescapedMarkup } from '../text/escaped-markup.ts'
import { decodedPath } from './find-picture.ts'
import { type Fragments, withLinks } from './old-links.ts'

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
