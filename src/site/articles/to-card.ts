import type { PublicArticle } from '../../contract/articles.ts'
import type { ArticleCard, ArticleSummary } from '../../domain/articles/article.ts'
import { formattedPrice } from '../../domain/articles/price.ts'

const topicsOnCard = 2

export function toCard({
  id,
  slug,
  title,
  excerpt,
  cover,
  price,
  topics,
  createdAt,
}: ArticleSummary): ArticleCard {
  const date = createdAt.toISOString()
  return { id, ...linksOf({ slug, topics }), title, excerpt, cover, price: shown(price), date }
}

function linksOf({ slug, topics }: Partial<Pick<ArticleSummary, 'slug' | 'topics'>>) {
  return { ...(slug && { slug }), ...(topics && { topics: topics.slice(0, topicsOnCard) }) }
}

function shown(price: string | null): string {
  return price === null ? '' : formattedPrice(price)
}

/** An article without a date is dated today (LST-7). */
export function responseToCard(answer: PublicArticle): ArticleCard {
  const { id, slug, title, excerpt, picture, price, topics, created_at } = answer
  const date = created_at || new Date().toISOString()
  return {
    id,
    ...linksOf({ slug, topics }),
    title,
    excerpt,
    cover: picture,
    price: shown(price),
    date,
  }
}
