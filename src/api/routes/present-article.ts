import { z } from 'zod'
import type { Article, ArticleInLanguage, ArticleText } from '../../domain/article.ts'
import {
  type BareItem,
  type GalleryItem,
  type ReadableItem,
  youtubeAddress,
} from '../../domain/gallery.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { pictureAddress } from '../../domain/media.ts'
import type { ListedArticle } from '../../storage/articles/article-store.ts'
import {
  authorAnswer,
  coverAnswer,
  moment,
  pictureAnswer,
  revisionNumber,
  rowId,
} from '../http/shared-answers.ts'

/** `image` is an address; `picture` is what a set of sources needs (CNT-3). */
const imageAddress = z.string().meta({
  description: 'The one address for places that take no set of sources, or blank',
  examples: ['/media/0f1e2d3c4b5a69788796a5b4/1920.webp'],
})

const bareItem = z.strictObject({
  id: rowId,
  type: z.enum(['image', 'youtube']),
  url: imageAddress.describe('Of the image, or `https://www.youtube.com/watch?v={id}`'),
  picture: pictureAnswer.nullable().describe('Null for a video'),
})

export const galleryItemAnswer = bareItem
  .extend({
    title: z.record(z.string(), z.string()).meta({
      description: 'By language, as far as it has one',
      examples: [{ en: 'A lined canal', ar: 'قناة مبطّنة' }],
    }),
  })
  .meta({ id: 'GalleryItem' })
export type GalleryItemAnswer = z.infer<typeof galleryItemAnswer>

export const readableItemAnswer = bareItem
  .extend({ title: z.string().meta({ description: 'Or blank', examples: ['A lined canal'] }) })
  .meta({ id: 'ReadableGalleryItem', description: 'An item as its readers see it.' })
export type ReadableItemAnswer = z.infer<typeof readableItemAnswer>

const textAnswer = z
  .strictObject({
    title: z.string().meta({ examples: ['Opening in Hama'] }),
    content: z.string().meta({
      description: 'HTML of the allowed kinds',
      examples: ['<p>Our workshop by the <strong>norias</strong>.</p>'],
    }),
  })
  .meta({ id: 'ArticleText', description: 'Blank where the language is missing.' })

const inLanguage = textAnswer.extend({
  id: rowId,
  image: imageAddress,
  picture: coverAnswer.nullable(),
  created_at: z.iso.datetime().meta({ examples: ['2025-11-03T09:00:00.000Z'] }),
})
const forStaff = inLanguage.extend({ gallery: z.array(galleryItemAnswer) })

export const listedAnswer = forStaff
  .extend({
    changed: z
      .strictObject({ by: authorAnswer, at: moment })
      .nullable()
      .describe('The last save; null where it is no longer known'),
  })
  .meta({ id: 'Article', description: 'An article as one language’s row of a list.' })
export type ArticleAnswer = z.infer<typeof listedAnswer>

export const readableAnswer = inLanguage
  .extend({
    gallery: z.array(readableItemAnswer),
    excerpt: z.string().meta({
      description: 'The first 100 characters of its text',
      examples: ['Our workshop by the norias.'],
    }),
  })
  .meta({ id: 'ReadableArticle', description: 'An article as its readers see it.' })
export type ReadableAnswer = z.infer<typeof readableAnswer>

export const wholeArticleAnswer = forStaff
  .extend({
    texts: z.record(z.string(), textAnswer).describe('By language'),
    revision: revisionNumber,
  })
  .meta({ id: 'WholeArticle', description: 'An article with all its languages.' })
export type WholeArticleAnswer = z.infer<typeof wholeArticleAnswer>

export function presentReadable(article: ArticleInLanguage): ReadableAnswer {
  const gallery = article.gallery.map(presentReadableItem)
  return { ...presentShared(article), ...textOf(article), excerpt: article.excerpt, gallery }
}

/** An article as one language's row of the dashboard's list; blank where the language is missing. */
export function presentListed(
  { changed, ...article }: ListedArticle,
  language: LanguageCode,
): ArticleAnswer {
  return {
    ...presentInLanguage(article, language),
    changed: changed && { by: changed.by, at: changed.at.toISOString() },
  }
}

function presentInLanguage(article: Article, language: LanguageCode) {
  const gallery = article.gallery.map(presentItem)
  return { ...presentShared(article), ...textOf(article.texts[language]), gallery }
}

export function presentWhole(article: Article, language: LanguageCode): WholeArticleAnswer {
  const { texts, revision } = article
  return { ...presentInLanguage(article, language), texts, revision }
}

function presentShared(article: Pick<Article, 'id' | 'cover' | 'createdAt'>) {
  return {
    id: article.id,
    image: article.cover ? pictureAddress(article.cover) : '',
    picture: article.cover,
    created_at: article.createdAt.toISOString(),
  }
}

export function presentItem({ titles, ...item }: GalleryItem): GalleryItemAnswer {
  return { ...presentBareItem(item), title: titles }
}

export function presentReadableItem({ title, ...item }: ReadableItem): ReadableItemAnswer {
  return { ...presentBareItem(item), title }
}

function presentBareItem(item: BareItem) {
  if (item.type === 'image') {
    const { id, type, picture } = item
    return { id, type, url: pictureAddress(picture), picture }
  }
  return { id: item.id, type: item.type, url: youtubeAddress(item.youtubeId), picture: null }
}

function textOf(text: ArticleText | undefined): ArticleText {
  return { title: text?.title ?? '', content: text?.content ?? '' }
}
