import { firstCharacters } from '../domain/articles/excerpt.ts'
import { demoNames } from '../domain/people/identity.ts'

const article = /^(ال|the\s+)(?=\S)/i

/** غ of الغاب, N of The Noria Carpenters: without the article. */
export function monogram(name: string): string {
  return firstCharacters(name.trim().replace(article, ''), 1).toUpperCase()
}

/** A letter stands in for a logo; blank where the water wheel does. */
export function companyLetter(name: string): string {
  return demoNames.includes(name) ? '' : monogram(name)
}
