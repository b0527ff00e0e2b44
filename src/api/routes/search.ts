import { searchEndpoints } from '../../contract/search.ts'
import { pagination } from '../../domain/pagination.ts'
import { queryWords } from '../../domain/search-text.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { toPublicArticle } from './article-response.ts'

export function searchRoutes({ storage }: ApiParts) {
  const { languages, search } = storage

  return createRoutes(searchEndpoints, {
    'GET /search/:language': async (c) => {
      const { code: language } = await languages.getPublished(c.req.param('language'))
      const { q, page, per_page: perPage } = c.req.valid('query')
      const found = await search.find({ language, words: queryWords(q), page, perPage })
      return {
        articles: found.articles.map((one) => ({ ...toPublicArticle(one), section: one.section })),
        pagination: pagination(page, perPage, found.total),
      }
    },
  })
}
