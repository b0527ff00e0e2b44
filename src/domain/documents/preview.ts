import type { Article, ArticleInLanguage } from '../articles/article.ts'
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

/** Kept for an hour, 100 of 256 KB at a time. */
export const previewLimits = { minutes: 60, bytes: 256 * 1024, previews: 100 } as const

/** An article as it would be saved; without an id, a new one. */
export type ArticlePreview = Omit<Article, 'id' | 'createdAt' | 'revision'> & {
  id: number | null
  createdAt: string
}

/** A page as it would be saved; without an id, a new one. */
export type PagePreview = Pick<Page, 'cover' | 'order' | 'blocks' | 'texts'> & { id: number | null }

/** A page shows a preview in place of what is saved. */
export type Preview = {
  /** It is null where what is saved is shown, as for the look. */
  article: ArticlePreview | null
  page: PagePreview | null
  look: OwnLook | null
  navigation?: OwnNavigation
  /** The words are by language. */
  words?: Record<LanguageCode, OwnWords>
  /** `blob:` addresses in the browser that asked, of pictures that are not uploaded yet. */
  files: string[]
}

/** Before the library has described its pictures. */
export function articlePreviewInLanguage(
  article: ArticlePreview,
  language: LanguageCode,
): Omit<ArticleInLanguage, 'described'> {
  const { id, createdAt, cover, gallery, texts } = article
  const text = writtenText(texts[language] ?? {})
  const date = new Date(createdAt)
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

/** A preview may be of a pending page, and under a title that is missing. */
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

/** Has the addresses of no files of ours until `withPreviewFiles` gives it those of the browser's. */
export function standInPicture(index: number, width: number, height: number): Picture {
  return { id: `trial-${index}`, width, height, blur: '' }
}

/** The page with the addresses of the browser's pictures. */
export function withPreviewFiles(html: string, files: string[]): string {
  return html.replace(
    /\/media\/trial-(\d{1,2})\/\d+\.(?:avif|webp)/g,
    (address, index: string) => files[Number(index)] ?? address,
  )
}
