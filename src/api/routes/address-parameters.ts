import type { Context } from 'hono'
import { articleId, type ArticleSection, articleSections } from '../../domain/articles/article.ts'
import { Problem } from '../../domain/problem.ts'
import { homePageId } from '../../domain/pages/page.ts'
import { mediaId } from '../../domain/media/media-input.ts'
import { mayEditSection } from '../../domain/sections/may-edit-section.ts'
import { z } from '../../domain/text/schema.ts'
import { type SectionName, sectionNamed } from '../../domain/sections/section.ts'
import type { ApiVariables } from '../http/permissions.ts'

/** All of this file throw Problem('not-found') for what can name nothing. */
export function sectionOf(c: Context): ArticleSection {
  const section = articleSections.find((known) => known === c.req.param('section'))
  if (!section) throw new Problem('not-found')
  return section
}

export function idOf(c: Context): number {
  return numberOf(c, 'id')
}

export function numberOf(c: Context, name: string): number {
  const number = articleId(c.req.param(name) ?? '')
  if (number === undefined) throw new Problem('not-found')
  return number
}

export function pageIdOf(c: Context): number {
  return c.req.param('id') === 'home' ? homePageId : idOf(c)
}

export function mediaIdOf(c: Context): string {
  const { success, data } = mediaId.safeParse(c.req.param('media'))
  if (!success) throw new Problem('not-found')
  return data
}

export function fileIdOf(c: Context): string {
  const { success, data } = mediaId.safeParse(c.req.param('file'))
  if (!success) throw new Problem('not-found')
  return data
}

export function sessionIdOf(c: Context): string {
  const { success, data } = sessionId.safeParse(c.req.param('session'))
  if (!success) throw new Problem('not-found')
  return data
}

const sessionId = z.uuid()

export function passkeyIdOf(c: Context): string {
  const id = c.req.param('passkey') ?? ''
  if (!/^[\w-]+$/.test(id)) throw new Problem('not-found')
  return id
}

export function sectionNameOf(c: Context): SectionName {
  const name = sectionNamed(c.req.param('name') ?? '')
  if (!name) throw new Problem('not-found')
  return name
}

/** Throws Problem('forbidden') as well, if the user may not change the section. */
export function editableSectionOf(c: Context<ApiVariables>): SectionName {
  const name = sectionNameOf(c)
  if (!mayEditSection(c.get('user'), name)) throw new Problem('forbidden')
  return name
}
