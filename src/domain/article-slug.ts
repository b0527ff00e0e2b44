import { articleId } from './article.ts'
import type { LanguageCode } from './language.ts'
import { slugOf } from './slug.ts'

const mostCharacters = 60

/** What stands for the id in an address that can be read, as it travels: `7-how-much-water`. */
export function articleSlug(id: number, title: string): string {
  const words = slugOf(title, { fallback: '', most: mostCharacters })
  return words ? `${id}-${encodeURIComponent(words)}` : String(id)
}

/** By language, those of titles. */
export function articleSlugs(
  id: number,
  titles: Record<LanguageCode, string>,
): Record<LanguageCode, string> {
  return Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [language, articleSlug(id, title)]),
  )
}

/** The id that such an address begins with, whatever follows. */
export function idOfSlug(slug: string): number | undefined {
  const [id = ''] = slug.split('-', 1)
  return articleId(id)
}
