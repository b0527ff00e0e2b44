import { Hono } from 'hono'
import { z } from 'zod'
import { articleSections } from '../../domain/article.ts'
import {
  maxPageSize,
  numberParameter,
  pageNumber,
  searchQuery,
} from '../../domain/page-parameters.ts'
import { pageSizes, pagination } from '../../domain/pagination.ts'
import { queryWords } from '../../domain/search-text.ts'
import { acceptsQuery } from '../http/accepts.ts'
import { answers } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { type ApiVariables, anyone } from '../http/permissions.ts'
import { presentReadable, readableAnswer } from './present-article.ts'
import { paginationAnswer } from '../http/shared-answers.ts'

const searchPage = z.strictObject({
  q: searchQuery,
  page: pageNumber,
  per_page: numberParameter(maxPageSize, pageSizes.search),
})

const foundAnswer = readableAnswer
  .extend({ section: z.enum(articleSections) })
  .meta({ id: 'FoundArticle', description: 'An article of any section that a search found.' })

export function searchCalls({ storage }: ApiParts) {
  const { languages, search } = storage

  return new Hono<ApiVariables>().get(
    '/search/:language',
    anyone,
    acceptsQuery(searchPage),
    answers(
      'The articles that have all words of a query: titles first, then the newest',
      z.strictObject({ articles: z.array(foundAnswer), pagination: paginationAnswer }),
    ),
    async (c) => {
      const { code: language } = await languages.getPublished(c.req.param('language'))
      const { q, page, per_page: perPage } = c.req.valid('query')
      const found = await search.find({ language, words: queryWords(q), page, perPage })
      return c.json({
        articles: found.articles.map((one) => ({ ...presentReadable(one), section: one.section })),
        pagination: pagination(page, perPage, found.total),
      })
    },
  )
}
