import { publicPageEndpoints } from '../../contract/pages.ts'
import { Problem } from '../../domain/problem.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { toPublicPage } from './page-response.ts'

export function publicPageRoutes({ storage }: ApiParts) {
  const { languages, pages } = storage

  return createRoutes(publicPageEndpoints, {
    'GET /public/pages/:language/:slug': async (c) => {
      const { code } = await languages.getPublished(c.req.param('language'))
      const found = await pages.findBySlug(code, c.req.param('slug'))
      if (!found || !('page' in found)) throw new Problem('not-found')
      return { page: toPublicPage(found.page, code) }
    },
  })
}
