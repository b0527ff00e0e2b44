import { firstCharacters } from '../domain/excerpt.ts'

const article = /^(ال|the\s+)(?=\S)/i

/** The first letter of a name without its article: غ of الغاب, N of The Noria Carpenters. */
export function monogram(name: string): string {
  return firstCharacters(name.trim().replace(article, ''), 1).toUpperCase()
}
