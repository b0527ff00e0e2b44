import type { LanguageCode } from '../languages/language.ts'
import { fileOfLink } from '../rich-text/file-links.ts'
import type { ReportLine } from './report.ts'
import { escapedMarkup, unescapedMarkup } from '../text/escaped-markup.ts'

export type PathsHere = Record<LanguageCode, string>

export type Fragments = Map<string, string>

export type Links = {
  places: Map<string, PathsHere>
  fragments: Map<string, Fragments>
  attachments: Map<string, string>
  waiting: { line: ReportLine; language: LanguageCode; hrefs: string[] }[]
  documents: Map<string, { kind: 'article' | 'page'; id: number }>
}

const noHost = 'moved.invalid'
const written = / href="([^"]*)"/g
const relative = /^(?![a-z][a-z\d+.-]*:|#)./i

/** Relative links become whole addresses, so that a later run finds them in what is stored. */
export function withWholeLinks(html: string, base: string): string {
  const from = URL.parse(base, `https://${noHost}/`)?.href
  return withLinks(html, (href) => {
    const isKept = !relative.test(href) || fileOfLink(href) !== undefined
    return isKept ? href : (URL.parse(href, from)?.href ?? '')
  })
}

export function wholeAddress(href: string): string {
  return URL.parse(href, `https://${noHost}/`)?.href ?? ''
}

export type Waiting = Record<number, string>

const links = /<a(?=[ >])[^>]*>/g

/** Nobody must see a link to no host, so that those which wait for their text are stored without an address. */
export function withoutWaiting(html: string): { html: string; waiting: Waiting } {
  const waiting: Waiting = {}
  let index = -1
  const stored = html.replace(links, (tag) => {
    index += 1
    return withLinks(tag, (href) => {
      if (!isNobodys(href)) return href
      waiting[index] = href
      return ''
    })
  })
  return { html: stored, waiting }
}

export function withWaiting(html: string, waiting: Waiting = {}): string {
  let index = -1
  return html.replace(links, (tag) => {
    index += 1
    const href = waiting[index]
    if (href === undefined) return tag
    const bare = withLinks(tag, () => '')
    return `${bare.slice(0, -1)} href="${escapedMarkup(href)}">`
  })
}

function isNobodys(href: string): boolean {
  return URL.parse(href)?.host === noHost
}

export function withLinks(html: string, lead: (href: string) => string): string {
  return html.replace(written, (whole, text: string) => {
    const href = unescapedMarkup(text)
    const led = lead(href)
    if (led === href) return whole
    return led === '' ? '' : ` href="${escapedMarkup(led)}"`
  })
}

export function oldLinksIn(html: string, source: string): string[] {
  const all = [...html.matchAll(written)].map(([, text = '']) => unescapedMarkup(text))
  return [...new Set(all)].filter((href) => oldAddress(href, source) !== undefined)
}

export function oldAddress(href: string, source: string): URL | undefined {
  const url = /^https?:/i.test(href) ? URL.parse(href) : null
  const [host = ''] = source.toLowerCase().split('/')
  const isOwn = url && [noHost, withoutWww(host)].includes(withoutWww(url.host))
  return isOwn ? url : undefined
}

export function hasHost(address: URL): boolean {
  return address.host !== noHost
}

export function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}
