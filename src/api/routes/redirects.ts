import { redirectEndpoints, type RedirectResponse } from '../../contract/redirects.ts'
import { messages } from '../../domain/messages.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { Problem } from '../../domain/problem.ts'
import { type Redirect, redirectsIn, withoutOwnHost } from '../../domain/seo/redirect.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { idOf } from './address-parameters.ts'

export function redirectRoutes({ storage: { redirects }, originOf }: ApiParts) {
  return createRoutes(redirectEndpoints, {
    'GET /redirects': async (c) => {
      const { page, limit } = c.req.valid('query')
      const found = await redirects.list(page, limit)
      return {
        redirects: found.redirects.map(toResponse),
        pagination: pagination(page, limit, found.total),
      }
    },

    'POST /redirects': async (c) => {
      const { path, target: given } = c.req.valid('json')
      const target = withoutOwnHost(given, originOf(c))
      if (!target)
        throw new Problem('invalid-input', { fields: { target: messages.addressInvalid } })
      const added = await redirects.add({ path, target }, editOf(c))
      return { message: messages.accomplished, redirect: toResponse(added) }
    },

    'POST /redirects/import': async (c) => {
      const { listed, wrong } = redirectsIn(c.req.valid('json').list, originOf(c))
      const added = await redirects.addAll(listed, wrong, editOf(c))
      return { message: messages.accomplished, added }
    },

    'DELETE /redirects/:id': async (c) => {
      const trashId = await redirects.remove(idOf(c), editOf(c))
      return { message: messages.deleted, trash_id: trashId }
    },
  })
}

function toResponse({ isAutomatic, usedAt, ...redirect }: Redirect): RedirectResponse {
  return { ...redirect, automatic: isAutomatic, used_at: usedAt?.toISOString() ?? null }
}
