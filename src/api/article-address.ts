import type { Context } from 'hono'
import { type ArticleSection, articleSections } from '../domain/article.ts'
import { Problem } from '../domain/problem.ts'

const largestId = 2_147_483_647

/** The section an address names. Throws Problem('not-found') for any other word. */
export function sectionOf(c: Context): ArticleSection {
  const section = articleSections.find((known) => known === c.req.param('section'))
  if (!section) throw new Problem('not-found')
  return section
}

/** The id an address names. Throws Problem('not-found') where no row can have it. */
export function idOf(c: Context): number {
  const text = c.req.param('id') ?? ''
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity
  if (id > largestId) throw new Problem('not-found')
  return id
}
