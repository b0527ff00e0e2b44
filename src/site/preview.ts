import { createContext } from 'react-router'
import { type ArticleSection, newArticlePath } from '../domain/articles/article.ts'
import type { ArticlePreview, Preview } from '../domain/documents/preview.ts'

export const shownPreview = createContext<Preview | null>(null)

export function articleInPreview(
  preview: Preview | null,
  section: ArticleSection,
  id: string,
): ArticlePreview | undefined {
  const article = preview?.article ?? undefined
  const isHere = article?.section === section && String(article.id ?? newArticlePath) === id
  return isHere ? article : undefined
}
