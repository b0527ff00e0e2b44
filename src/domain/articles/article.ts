import type { articleFields, ArticleDetails, ArticleText } from './article-fields.ts'
import type { GalleryDraft, GalleryEdit } from '../gallery/change-gallery.ts'
import type { PartsOf } from '../documents/document-fields.ts'
import type { GalleryItemInLanguage } from '../gallery/gallery.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Cover, Focus, Picture } from '../media/media.ts'
import type { Review } from './review.ts'
import type { TopicLink } from '../topics/topic.ts'
import type { Described } from '../rich-text/figures.ts'

export const articleSections = ['posts', 'business', 'products'] as const
export type ArticleSection = (typeof articleSections)[number]

/** `/blog/7`, `/dashboard/blog`. */
export const sectionPaths = { posts: 'blog', business: 'business', products: 'products' } as const

/** Shown on detail pages (K-02). */
export const relatedCounts = { posts: 3, business: 2, products: 2 } as const

export const titleLimit = 300
export const authorLimit = 100

export const newArticlePath = 'new'

export type Article = PartsOf<typeof articleFields> & {
  id: number
  section: ArticleSection
  createdAt: Date
  /** When a language of it first went live: the date visitors see. */
  publishedAt: Date | null
  reviews: Review[]
  revision: number
}

export type ArticleDraft = Omit<Article, 'gallery'> & { gallery: GalleryDraft }

/** Values that are not named stay; null takes a picture, a focus or a detail away. */
export type ArticleChange = {
  language: LanguageCode
  values: { [text: `${string}.${string}`]: string } & Partial<ArticleDetails> & {
      image?: Picture | null
      topics?: number[]
      image_focus?: Focus | null
    }
  gallery: GalleryEdit
}

export type ArticleSummary = ArticleDetails & {
  id: number
  title: string
  excerpt: string
  createdAt: Date
  /** When what visitors read of it in this language last changed. */
  updatedAt: Date
  cover: Cover | null
  slug?: string
  /** Those with a name in the language; absent where there are none. */
  topics?: TopicLink[]
}

export type ArticleInLanguage = ArticleSummary &
  ArticleText & {
    described: Map<string, Described>
    gallery: GalleryItemInLanguage[]
  }

export type ArticleCard = Pick<
  ArticleSummary,
  'id' | 'slug' | 'title' | 'excerpt' | 'cover' | 'topics'
> & {
  price: string
  date: string
}

export type Completeness = 'complete' | 'partial' | 'missing'

export function completeness(text: ArticleText | undefined): Completeness {
  return completenessOf([text?.title, text?.content])
}

export function completenessOf(texts: (string | undefined)[]): Completeness {
  const written = texts.filter(Boolean).length
  if (written === 0) return 'missing'
  return written === texts.length ? 'complete' : 'partial'
}

const largestId = 2_147_483_647

/** Undefined where no row can have it. */
export function articleId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity
  return id <= largestId ? id : undefined
}

export function sectionOfPath(path: string): ArticleSection | undefined {
  return articleSections.find((section) => sectionPaths[section] === path.toLowerCase())
}
