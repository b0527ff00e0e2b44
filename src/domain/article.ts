import { firstCharacters, plainText, previewLength } from './excerpt.ts'
import { changeGallery, type GalleryDraft, type GalleryEdit } from './change-gallery.ts'
import {
  type GalleryItem,
  galleryValues,
  itemTitleValues,
  type GalleryItemInLanguage,
  restoreGallery,
} from './gallery.ts'
import type { LanguageCode } from './language.ts'
import { changedCover, type Cover, type Focus, type Picture, pictureOf } from './media.ts'
import { blankMeta, type MetaTexts, writtenMeta } from './seo.ts'
import { type Revision, textsIn, textValues, type Values } from './revision.ts'

export const articleSections = ['posts', 'business', 'products'] as const
export type ArticleSection = (typeof articleSections)[number]

/** `/blog/7`, `/dashboard/blog`. */
export const sectionPaths = { posts: 'blog', business: 'business', products: 'products' } as const

/** Shown on detail pages (K-02). */
export const relatedCounts = { posts: 3, business: 2, products: 2 } as const

export const titleLimit = 300

/** Stands for the id in the address at which a new article is tried. */
export const newArticlePath = 'new'

/** What is said in results is there where it is written. */
export type ArticleText = { title: string; content: string } & Partial<MetaTexts>
export const blankText: ArticleText = { title: '', content: '' }

export type Article = {
  id: number
  section: ArticleSection
  createdAt: Date
  cover: Cover | null
  /** Of products, in Syrian pounds: `1250.50`. */
  price: string | null
  gallery: GalleryItem[]
  texts: Record<LanguageCode, ArticleText>
  /** Incremented by each save. */
  revision: number
}

/** New gallery items have no ids yet. */
export type ArticleDraft = Omit<Article, 'gallery'> & { gallery: GalleryDraft }

/** Texts of one language, and what all languages share. */
export type ArticleChange = {
  language: LanguageCode
  text: Partial<ArticleText>
  /** Undefined keeps the cover, null removes it. */
  cover?: Picture | null | undefined
  /** Undefined keeps the focus, null means the centre. */
  focus?: Focus | null | undefined
  /** Undefined keeps the price, null removes it. */
  price?: string | null | undefined
  gallery: GalleryEdit
}

/** For lists; the title is never blank. */
export type ArticlePreview = {
  id: number
  title: string
  excerpt: string
  createdAt: Date
  /** In any language. */
  updatedAt: Date
  cover: Cover | null
  price: string | null
  /** Stands for the id in its address, where addresses can be read. */
  slug?: string
}

export type ArticleInLanguage = ArticlePreview &
  Partial<MetaTexts> & {
    content: string
    gallery: GalleryItemInLanguage[]
  }

/** As JSON. */
export type ArticleCard = Pick<ArticlePreview, 'id' | 'slug' | 'title' | 'excerpt' | 'cover'> & {
  /** `1,250`, or ''. */
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

export function articleValues({ cover, price, gallery, texts }: Article): Values {
  return {
    image: cover && pictureOf(cover),
    ...(cover?.focus ? { image_focus: cover.focus } : {}),
    ...(price === null ? {} : { price }),
    ...galleryValues(gallery),
    ...textValues(texts),
  }
}

/** Values that may conflict with those others have set meanwhile. */
export function sentValues({
  language,
  text,
  cover,
  focus,
  price,
  gallery,
}: ArticleChange): Values {
  return {
    ...textValues({ [language]: text }),
    ...(cover === undefined ? {} : { image: cover }),
    ...(focus === undefined ? {} : { image_focus: focus }),
    ...(price === undefined ? {} : { price }),
    ...itemTitleValues(gallery.titles ?? {}),
  }
}

/** `meanwhile` are the revisions its editor has not seen, newest first. */
export function changeArticle(
  article: Article,
  { language, text, cover, focus, price = article.price, gallery }: ArticleChange,
  meanwhile: Revision[] = [],
): ArticleDraft {
  // A new picture does not inherit the focus of the old one.
  const newFocus = cover === undefined ? focus : (focus ?? null)
  return {
    ...withTexts(article, { [language]: isEmptied(text) ? { ...blankMeta, ...text } : text }),
    cover: changedCover(article.cover, cover, newFocus),
    price,
    gallery: changeGallery(article.gallery, gallery, meanwhile),
  }
}

type SharedValues = { image?: Picture | null; image_focus?: Focus; price?: string | null }

export function restoreArticle(article: Article, values: Values): Article {
  const { image, image_focus: focus, price = article.price } = values as SharedValues
  return {
    ...withTexts(article, textsIn(values)),
    cover: changedCover(article.cover, image, focus),
    price,
    gallery: restoreGallery(article.gallery, values),
  }
}

function withTexts(article: Article, texts: Record<LanguageCode, Partial<ArticleText>>): Article {
  const changed = Object.entries(texts).map(([language, text]) => {
    const { title, content, ...meta } = { ...blankText, ...article.texts[language], ...text }
    return [language, { title, content, ...writtenMeta(meta) }]
  })
  return { ...article, texts: { ...article.texts, ...Object.fromEntries(changed) } }
}

/** Whether a change blanks a language (CNT-4). */
export function isEmptied(change: { title?: string; content?: string }): boolean {
  return change.title === '' && change.content === ''
}

export function contentPreview(content: string): string {
  return firstCharacters(plainText(content), previewLength)
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
