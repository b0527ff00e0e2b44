import { redirect } from 'react-router'
import { articleId } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { storage } from '../../storage/storage.server.ts'

export type ProductAsked = { id: number; title: string }

export async function productAsked(
  given: string,
  language: LanguageCode,
): Promise<ProductAsked | undefined> {
  const id = articleId(given)
  const title =
    id === undefined ? undefined : await storage.articles.titleOf('products', id, language)
  return id === undefined || title === undefined ? undefined : { id, title }
}

/** Unknown products would flood the response cache: they lead to the page without one. */
export async function productAskedAt(
  url: URL,
  language: LanguageCode,
): Promise<ProductAsked | undefined> {
  const given = url.searchParams.get('about')
  if (given === null) return undefined
  const product = await productAsked(given, language)
  if (!product) throw redirect(url.pathname)
  return product
}
