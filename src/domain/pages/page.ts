import type { Block, ShownBlock } from './block.ts'
import type { FormPlace } from '../forms/form.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Cover } from '../media/media.ts'
import type { Described } from '../rich-text/figures.ts'

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
export const pageTextNames = Object.keys(pageTexts) as PageText[]

export const pageLimits = { pages: 500, languageBytes: 128 * 1024 } as const

/** Page 1: its blocks follow the banner; it has no slug, title or lead of its own. */
export const homePageId = 1

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
  listed: boolean
  cover: Cover | null
  order: string[]
  blocks: Record<string, Block>
  /**
   * Texts are of the page (`title`) and its blocks (`heading:k3f9a2xb`), by language; none is
   * blank.
   */
  texts: Record<LanguageCode, Record<string, string>>
  revision: number
}

export type PageLink = { id: number; title: string; slug: string }

export type LeadingLink =
  | { kind: 'menu' | 'footer' | 'announcement' | 'contact' | FormPlace }
  | { kind: 'page'; id: number; title: Record<LanguageCode, string> }
  | { kind: 'redirect'; path: string }

/** The path has no language: `/about-us`. */
export function pagePath(slug: string): string {
  return `/${encodeURIComponent(slug)}`
}

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
  described: Map<string, Described>
  slugs: Record<LanguageCode, string>
}
