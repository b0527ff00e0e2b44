import { articleId } from './article.ts'
import type { LanguageCode } from '../languages/language.ts'
import { slugOf } from '../seo/slug.ts'

const mostCharacters = 60

/** The slug stands for the id in a readable address, as it travels: `7-how-much-water`. */
export function articleSlug(id: number, title: string): string {
  const words = slugOf(title, { fallback: '', most: mostCharacters })
  return words ? `${id}-${encodeURIComponent(words)}` : String(id)
}

export function articleSlugs(
  id: number,
  titles: Record<LanguageCode, string>,
): Record<LanguageCode, string> {
  return Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [language, articleSlug(id, title)]),
  )
}

export function idOfSlug(slug: string): number | undefined {
  const [id = ''] = slug.split('-', 1)
  return articleId(id)
}
