import type { Context } from 'hono'
import { articleId, type ArticleSection, articleSections } from '../../domain/articles/article.ts'
import { Problem } from '../../domain/problem.ts'

/** Throws Problem('not-found') for any other word. */
export function sectionOf(c: Context): ArticleSection {
  const section = articleSections.find((known) => known === c.req.param('section'))
  if (!section) throw new Problem('not-found')
  return section
}

/** Throws Problem('not-found') where no row can have the id. */
export function idOf(c: Context): number {
  return numberOf(c, 'id')
}

/** Throws Problem('not-found') where no row can have the number. */
export function numberOf(c: Context, name: string): number {
  const number = articleId(c.req.param(name) ?? '')
  if (number === undefined) throw new Problem('not-found')
  return number
}
