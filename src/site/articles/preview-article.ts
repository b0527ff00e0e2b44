import type { ArticleInLanguage } from '../../domain/articles/article.ts'
import { picturesInText } from '../../domain/rich-text/figures.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { type ArticlePreview, articlePreviewInLanguage } from '../../domain/documents/preview.ts'
import { storage } from '../../storage/storage.server.ts'

/** The library's texts are added to the pictures in its text, as saved articles have them. */
export async function previewArticle(
  preview: ArticlePreview,
  language: LanguageCode,
): Promise<ArticleInLanguage> {
  const article = articlePreviewInLanguage(preview, language)
  const described = await storage.library.describe(picturesInText(article.content), language)
  return { ...article, described }
}
