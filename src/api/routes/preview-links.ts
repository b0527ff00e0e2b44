import type { Context } from 'hono'
import { previewLinkEndpoints, type PreviewLinkResponse } from '../../contract/preview-links.ts'
import { type PreviewLink, previewPath } from '../../domain/articles/preview-link.ts'
import { messages } from '../../domain/messages.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { idOf, sectionOf } from './address-parameters.ts'

/** They stand before the calls for visitors, of which one would take `previews` for an id. */
export function previewLinkRoutes({
  storage: { previewLinks },
  tokens,
  now,
  originOf,
}: Pick<ApiParts, 'storage' | 'tokens' | 'now' | 'originOf'>) {
  return createRoutes(previewLinkEndpoints, {
    'GET /sections/:section/keys/articles/articles/:id/previews': async (c) => {
      const links = await previewLinks.list(placeIn(c), now())
      return { previews: links.map((link) => toResponse(link, originOf(c))) }
    },

    'POST /sections/:section/keys/articles/articles/:id/previews': async (c) => {
      const link = await previewLinks.add(placeIn(c), c.req.valid('json').days, editOf(c))
      return { preview: toResponse(link, originOf(c)) }
    },

    'DELETE /sections/:section/keys/articles/articles/:id/previews/:preview': async (c) => {
      await previewLinks.end(placeIn(c), c.req.param('preview'), editOf(c))
      return { message: messages.deleted }
    },
  })

  function toResponse({ id, madeBy, expiresAt }: PreviewLink, site: string): PreviewLinkResponse {
    const url = site + previewPath(tokens.previewToken(id))
    return { id, url, made_by: madeBy, expires_at: expiresAt.toISOString() }
  }
}

function placeIn(c: Context) {
  return { section: sectionOf(c), id: idOf(c) }
}
