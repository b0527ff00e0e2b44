import type { Block, ShownBlock } from './block.ts'
import type { LanguageCode } from './language.ts'
import type { Cover } from './media.ts'
import type { Described } from './rich-text/figures.ts'

export const pageStatuses = ['pending', 'published'] as const
export type PageStatus = (typeof pageStatuses)[number]

/** The longest length of each text of a page itself. */
export const pageTexts = {
  title: 300,
  slug: 80,
  lead: 500,
  meta_title: 120,
  meta_description: 320,
} as const
export type PageText = keyof typeof pageTexts

export const pageLimits = { pages: 500, languageBytes: 128 * 1024 } as const

/** Page 1: its blocks follow the banner; it has no slug, title or lead of its own. */
export const homePageId = 1

/** What a new page can begin with. */
export const pageOutlines = [
  'blank',
  'about',
  'people',
  'questions',
  'careers',
  'privacy',
  'terms',
] as const
export type PageOutline = (typeof pageOutlines)[number]

export type Page = {
  id: number
  createdAt: Date
  updatedAt: Date
  status: PageStatus
  /** Offered to search engines and found by the site's search. */
  listed: boolean
  cover: Cover | null
  /** The ids of its blocks. */
  order: string[]
  blocks: Record<string, Block>
  /** Of the page (`title`) and its blocks (`heading:k3f9a2xb`), by language; none is blank. */
  texts: Record<LanguageCode, Record<string, string>>
  /** Incremented by each save. */
  revision: number
}

/** Of a published page, in a language. */
export type PageLink = { id: number; title: string; slug: string }

/** What leads to a page: an entry of a menu, a button of a page, or an old address. */
export type LinkToPage =
  | { kind: 'menu' | 'footer' }
  | { kind: 'page'; id: number; title: Record<LanguageCode, string> }
  | { kind: 'redirect'; path: string }

/** As addresses are written, without the language: `/about-us`. */
export function pagePath(slug: string): string {
  return `/${encodeURIComponent(slug)}`
}

/** As visitors read it; the title is never blank. */
export type PageInLanguage = {
  id: number
  title: string
  lead: string
  metaTitle: string
  metaDescription: string
  updatedAt: Date
  listed: boolean
  cover: Cover | null
  blocks: ShownBlock[]
  /** What the library says of pictures in them, by id. */
  described: Map<string, Described>
  /** Its own in each language in which it can be read. */
  slugs: Record<LanguageCode, string>
}
