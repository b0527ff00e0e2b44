import { articleSections } from '../domain/articles/article.ts'
import { numberParameter, pageNumber, searchQuery } from '../domain/search/page-parameters.ts'
import { maxPageSize, pageSizes } from '../domain/search/pagination.ts'
import { z } from '../domain/text/schema.ts'
import { publicArticle } from './articles.ts'
import type { Endpoints } from './endpoint.ts'
import { cover, pagination, rowId, timestamp } from './shared.ts'

const foundArticle = publicArticle
  .extend({ section: z.enum(articleSections) })
  .meta({ id: 'FoundArticle', description: 'A search result: an article of any section.' })

const foundPage = z
  .strictObject({
    id: rowId,
    title: z.string().meta({ examples: ['About us'] }),
    slug: z.string().meta({ examples: ['about-us'] }),
    excerpt: z.string(),
    image: cover.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'FoundPage', description: 'A search result: a page.' })

const result = z.strictObject({
  kind: z.enum(['article', 'page']),
  id: rowId,
  address: z.string().meta({ examples: ['/ar/blog/7'] }),
})

export const searchEndpoints = {
  'GET /search/:language': {
    summary: 'Search articles and pages (title matches first, then newest)',
    access: 'anyone',
    query: z.strictObject({
      q: searchQuery,
      page: pageNumber,
      per_page: numberParameter(maxPageSize, pageSizes.search),
    }),
    response: z.strictObject({
      articles: z.array(foundArticle),
      pages: z.array(foundPage),
      results: z
        .array(result)
        .describe('Articles and pages in one order; the pagination is theirs'),
      pagination,
    }),
  },
} satisfies Endpoints
