import type { PublicArticle } from '../../contract/articles.ts'
import type { ArticleCard, ArticlePreview } from '../../domain/article.ts'

export function toCard({ id, title, excerpt, cover, createdAt }: ArticlePreview): ArticleCard {
  return { id, title, excerpt, cover, date: createdAt.toISOString() }
}

/** Without a date, an article is dated today (LST-7). */
export function responseToCard(answer: PublicArticle): ArticleCard {
  const { id, title, excerpt, picture, created_at } = answer
  return { id, title, excerpt, cover: picture, date: created_at || new Date().toISOString() }
}
