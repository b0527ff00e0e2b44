import type { Context } from 'hono'
import { Problem } from '../../domain/problem.ts'
import { mayEditSection } from '../../domain/sections/may-edit-section.ts'
import { type SectionName, sectionNamed } from '../../domain/sections/section.ts'
import type { ApiVariables } from '../http/permissions.ts'

/** The name may be in any case. Throws Problem('not-found') for any other word. */
export function sectionNameOf(c: Context): SectionName {
  const name = sectionNamed(c.req.param('name') ?? '')
  if (!name) throw new Problem('not-found')
  return name
}

/** Throws Problem('not-found'), and Problem('forbidden') if the user may not change the section. */
export function editableSectionOf(c: Context<ApiVariables>): SectionName {
  const name = sectionNameOf(c)
  if (!mayEditSection(c.get('user'), name)) throw new Problem('forbidden')
  return name
}
