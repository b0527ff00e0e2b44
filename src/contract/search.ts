import { articleSections } from '../domain/article.ts'
import { maxPageSize, numberParameter, pageNumber, searchQuery } from '../domain/page-parameters.ts'
import { pageSizes } from '../domain/pagination.ts'
import { z } from '../domain/schema.ts'
import { publicArticle } from './articles.ts'
import type { Endpoints } from './endpoint.ts'
import { pagination } from './shared.ts'

const foundArticle = publicArticle
  .extend({ section: z.enum(articleSections) })
  .meta({ id: 'FoundArticle', description: 'A search result: an article of any section.' })

export const searchEndpoints = {
  'GET /search/:language': {
    summary: 'Search articles (title matches first, then newest)',
    access: 'anyone',
    query: z.strictObject({
      q: searchQuery,
      page: pageNumber,
      per_page: numberParameter(maxPageSize, pageSizes.search),
    }),
    response: z.strictObject({ articles: z.array(foundArticle), pagination }),
  },
} satisfies Endpoints
