import type { Article, ArticleInLanguage, ArticleText } from '../domain/article.ts'
import { type GalleryItem, youtubeAddress } from '../domain/gallery.ts'
import type { LanguageCode } from '../domain/language.ts'
import { type Picture, pictureAddress } from '../domain/media.ts'

/** Shapes of the specification's §3: `image` is an address; `picture` is what a set of sources needs. */
export type GalleryItemAnswer = {
  id: number
  type: 'image' | 'youtube'
  url: string
  picture: Picture | null
}
export type ArticleAnswer = ArticleText & {
  id: number
  image: string
  picture: Picture | null
  created_at: string
  gallery: GalleryItemAnswer[]
}
export type ReadableAnswer = ArticleAnswer & { excerpt: string }
export type WholeArticleAnswer = ArticleAnswer & {
  texts: Record<LanguageCode, ArticleText>
  revision: number
}

export function presentReadable(article: ArticleInLanguage): ReadableAnswer {
  return { ...presentShared(article), ...textOf(article), excerpt: article.excerpt }
}

/** An article as one language's row of the dashboard's list; blank where the language is missing. */
export function presentInLanguage(article: Article, language: LanguageCode): ArticleAnswer {
  return { ...presentShared(article), ...textOf(article.texts[language]) }
}

export function presentWhole(article: Article, language: LanguageCode): WholeArticleAnswer {
  const { texts, revision } = article
  return { ...presentInLanguage(article, language), texts, revision }
}

function presentShared(article: Pick<Article, 'id' | 'cover' | 'createdAt' | 'gallery'>) {
  return {
    id: article.id,
    image: article.cover ? pictureAddress(article.cover) : '',
    picture: article.cover,
    created_at: article.createdAt.toISOString(),
    gallery: article.gallery.map(presentItem),
  }
}

function presentItem(item: GalleryItem): GalleryItemAnswer {
  if (item.type === 'image') {
    const { id, type, picture } = item
    return { id, type, url: pictureAddress(picture), picture }
  }
  return { id: item.id, type: item.type, url: youtubeAddress(item.youtubeId), picture: null }
}

function textOf(text: ArticleText | undefined): ArticleText {
  return { title: text?.title ?? '', content: text?.content ?? '' }
}
