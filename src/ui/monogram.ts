import { firstCharacters } from '../domain/excerpt.ts'

const article = /^(ال|the\s+)(?=\S)/i

/** غ of الغاب, N of The Noria Carpenters: without the article. */
export function monogram(name: string): string {
  return firstCharacters(name.trim().replace(article, ''), 1).toUpperCase()
}
