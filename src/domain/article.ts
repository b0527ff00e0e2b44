import { firstCharacters, plainText, previewLength } from './excerpt.ts'
import { type GalleryItem, galleryValues, type ReadableItem } from './gallery.ts'
import type { LanguageCode } from './language.ts'
import { type Cover, pictureOf } from './media.ts'
import { textValues, type Values } from './revision.ts'

export const articleSections = ['posts', 'business', 'products'] as const
export type ArticleSection = (typeof articleSections)[number]

/** First part of a section's public and dashboard addresses: `/blog/7`, `/dashboard/blog`. */
export const sectionPaths = { posts: 'blog', business: 'business', products: 'products' } as const

/** How many related articles a detail page shows (K-02). */
export const relatedCounts = { posts: 3, business: 2, products: 2 } as const

export const titleLimit = 300

export type ArticleText = { title: string; content: string }
export const blankText: ArticleText = { title: '', content: '' }

/** An article with all its languages, as its editors see it. */
export type Article = {
  id: number
  section: ArticleSection
  createdAt: Date
  cover: Cover | null
  gallery: GalleryItem[]
  texts: Record<LanguageCode, ArticleText>
  /** Counts the saves. */
  revision: number
}

/** An article in one language, as its readers see it. Its title is not blank. */
export type ArticleInLanguage = ArticleText & {
  id: number
  excerpt: string
  createdAt: Date
  /** Of the last save in any language. */
  updatedAt: Date
  cover: Cover | null
  gallery: ReadableItem[]
}

/** What a list shows of an article. */
export type ArticleCard = Pick<ArticleInLanguage, 'id' | 'title' | 'excerpt' | 'cover'> & {
  date: string
}

export type Completeness = 'complete' | 'partial' | 'missing'

/** How far an article is written in a language: both, one, or none of title and content. */
export function completeness(text: ArticleText | undefined): Completeness {
  return completenessOf([text?.title, text?.content])
}

/** How many of the texts of a language are written: all, some, or none. */
export function completenessOf(texts: (string | undefined)[]): Completeness {
  const written = texts.filter(Boolean).length
  if (written === 0) return 'missing'
  return written === texts.length ? 'complete' : 'partial'
}

/** What the history keeps of an article. */
export function articleValues({ cover, gallery, texts }: Article): Values {
  return {
    image: cover && pictureOf(cover),
    ...(cover?.focus ? { image_focus: cover.focus } : {}),
    ...galleryValues(gallery),
    ...textValues(texts),
  }
}

/** Whether a change blanks a language (CNT-4). */
export function isEmptied(change: { title?: string; content?: string }): boolean {
  return change.title === '' && change.content === ''
}

export function contentPreview(content: string): string {
  return firstCharacters(plainText(content), previewLength)
}

const largestId = 2_147_483_647

/** The id an address names; undefined where no row can have it. */
export function articleId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity
  return id <= largestId ? id : undefined
}

export function sectionOfPath(path: string): ArticleSection | undefined {
  return articleSections.find((section) => sectionPaths[section] === path.toLowerCase())
}
