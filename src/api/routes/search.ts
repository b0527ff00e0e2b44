import { searchEndpoints } from '../../contract/search.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { excerptOfText } from '../../domain/articles/excerpt.ts'
import { pathInLanguage, type LanguageCode } from '../../domain/languages/language.ts'
import { queryWords } from '../../domain/search/search-text.ts'
import type { FoundPage } from '../../storage/pages/found-pages.ts'
import type { Found } from '../../storage/search/search-store.ts'
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
        articles: found.articles.map((one) => ({
          ...toPublicArticle(one, language),
          section: one.section,
        })),
        pages: found.pages.map(toFoundPage),
        results: resultsIn(found, language),
        pagination: pagination(page, perPage, found.total),
      }
    },
  })
}

function toFoundPage({ text, cover, createdAt, ...page }: FoundPage) {
  return {
    ...page,
    excerpt: excerptOfText(text),
    image: cover,
    created_at: createdAt.toISOString(),
  }
}

function resultsIn({ order }: Found, language: LanguageCode) {
  return order.map(({ kind, id, path }) => ({ kind, id, address: pathInLanguage(language, path) }))
}
