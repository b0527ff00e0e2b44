import type { Article, ArticleInLanguage } from '../articles/article.ts'
import { datedAt } from '../articles/article-date.ts'
import { detailNames, writtenText } from '../articles/article-fields.ts'
import { excerptOf } from '../articles/excerpt-of.ts'
import { itemsInLanguage } from '../gallery/gallery.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { OwnLook } from '../look/look.ts'
import type { Picture } from '../media/media.ts'
import type { OwnNavigation } from '../navigation/navigation.ts'
import type { OwnWords } from '../site-words/product-words.ts'
import type { Page, PageInLanguage } from '../pages/page.ts'
import { pick } from '../pick.ts'
import { shownBlocks } from '../pages/shown-blocks.ts'

export const previewLimits = { minutes: 60, bytes: 256 * 1024, previews: 100 } as const

/** An article without an id is a new one. */
export type ArticlePreview = Omit<
  Article,
  'id' | 'createdAt' | 'publishedAt' | 'publication' | 'ledger' | 'reviews' | 'topics' | 'revision'
> & {
  id: number | null
  createdAt: string
  topics?: number[]
}

export type PagePreview = Pick<Page, 'cover' | 'order' | 'blocks' | 'texts'> & { id: number | null }

export type Preview = {
  /** It is null where what is saved is shown, as for the look. */
  article: ArticlePreview | null
  page: PagePreview | null
  look: OwnLook | null
  navigation?: OwnNavigation
  words?: Record<LanguageCode, OwnWords>
  /** `blob:` addresses in the browser that asked, of pictures that are not uploaded yet. */
  files: string[]
}

export function articlePreviewInLanguage(
  article: ArticlePreview,
  language: LanguageCode,
): Omit<ArticleInLanguage, 'described' | 'topics'> {
  const { id, createdAt, given_date, cover, gallery, texts } = article
  const text = writtenText(texts[language] ?? {})
  const date = datedAt({ given_date, publishedAt: null, createdAt: new Date(createdAt) })
  return {
    ...text,
    id: id ?? 0,
    title: text.title || '–',
    excerpt: excerptOf(text.content),
    createdAt: date,
    updatedAt: date,
    cover,
    ...pick(article, detailNames),
    gallery: itemsInLanguage(gallery, language),
  }
}

export function pagePreviewInLanguage(
  page: PagePreview,
  language: LanguageCode,
): Omit<PageInLanguage, 'described'> {
  const { id, cover, texts } = page
  const { title = '', lead = '', meta_title = '', meta_description = '' } = texts[language] ?? {}
  return {
    id: id ?? 0,
    title: title || '–',
    lead,
    metaTitle: meta_title,
    metaDescription: meta_description,
    updatedAt: new Date(0),
    listed: false,
    cover,
    blocks: shownBlocks(page, language),
    slugs: {},
  }
}

/**
 * Its addresses lead to no files of ours until `withPreviewFiles` puts the browser's in their place.
 */
export function standInPicture(index: number, width: number, height: number): Picture {
  return { id: `trial-${index}`, width, height, blur: '' }
}

export function withPreviewFiles(html: string, files: string[]): string {
  return html.replace(
    /\/media\/trial-(\d{1,2})\/\d+\.(?:avif|webp)/g,
    (address, index: string) => files[Number(index)] ?? address,
  )
}
