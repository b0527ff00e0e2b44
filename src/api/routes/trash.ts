import type { Context } from 'hono'
import { trashEndpoints } from '../../contract/trash.ts'
import { mayEditSection } from '../../domain/sections/may-edit-section.ts'
import { messages } from '../../domain/messages.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { Problem } from '../../domain/problem.ts'
import { contentKinds, type DocumentKind, documentKinds } from '../../domain/documents/revision.ts'
import { sectionNamed } from '../../domain/sections/section.ts'
import { hasRole, type User } from '../../domain/people/user.ts'
import type { Removed } from '../../storage/history/trash-store.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import type { ApiVariables } from '../http/permissions.ts'
import { idOf } from './address-parameters.ts'
import { toRemoved } from './revision-response.ts'

export function trashRoutes({ storage, now }: ApiParts) {
  const { trash } = storage

  return createRoutes(trashEndpoints, {
    'GET /trash': async (c) => {
      const { page, limit, kind } = c.req.valid('query')
      const kinds = kindsFor(c)
      if (kind && !kinds.includes(kind)) throw new Problem('forbidden')
      const found = await trash.list(kind ? [kind] : kinds, now(), page, limit)
      return {
        removed: found.removed.map(toRemoved),
        pagination: pagination(page, limit, found.total),
      }
    },

    'POST /trash/:id/restore': async (c) => {
      await restore(c, [idOf(c)])
      return { message: messages.accomplished }
    },

    'POST /trash/restore-multiple': async (c) => {
      await restore(c, c.req.valid('json').ids)
      return { message: messages.accomplished }
    },
  })

  async function restore(c: Context<ApiVariables>, ids: number[]): Promise<void> {
    const user = c.get('user')
    const removed = await trash.get(kindsFor(c), ids, now())
    if (!removed.every((one) => mayRestore(user, one))) throw new Problem('forbidden')
    await trash.restore(removed, editOf(c))
  }
}

function mayRestore(user: User, { kind, subject }: Removed): boolean {
  const section = kind === 'section' && sectionNamed(subject)
  return !section || mayEditSection(user, section)
}

/** Users and languages are the administrators' concern, and messages that of people. */
function kindsFor(c: Context<ApiVariables>): DocumentKind[] {
  if (c.get('key')) return [...contentKinds]
  return hasRole(c.get('user'), 'admin') ? [...documentKinds] : [...contentKinds, 'message']
}
