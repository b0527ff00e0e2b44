import { firstCharacters } from '../domain/articles/excerpt.ts'
import { demoNames } from '../domain/people/identity.ts'

const article = /^(ال|the\s+)(?=\S)/i

/** The article is left out: غ of الغاب, N of The Noria Carpenters. */
export function monogram(name: string): string {
  return firstCharacters(name.trim().replace(article, ''), 1).toUpperCase()
}

export function companyLetter(name: string): string {
  return demoNames.includes(name) ? '' : monogram(name)
}
