import type { Context } from 'hono'
import { articleId, type ArticleSection, articleSections } from '../../domain/articles/article.ts'
import { Problem } from '../../domain/problem.ts'

/** The section an address names. Throws Problem('not-found') for any other word. */
export function sectionOf(c: Context): ArticleSection {
  const section = articleSections.find((known) => known === c.req.param('section'))
  if (!section) throw new Problem('not-found')
  return section
}

/** The id an address names. Throws Problem('not-found') where no row can have it. */
export function idOf(c: Context): number {
  return numberOf(c, 'id')
}

/** The same of another part of the address. */
export function numberOf(c: Context, name: string): number {
  const number = articleId(c.req.param(name) ?? '')
  if (number === undefined) throw new Problem('not-found')
  return number
}
