import { Hono } from 'hono'
import { z } from 'zod'
import { relatedCounts } from '../../domain/article.ts'
import { pageSizes, pagination } from '../../domain/pagination.ts'
import { maxPageSize, numberParameter, pageNumber } from '../../domain/page-parameters.ts'
import { Problem } from '../../domain/problem.ts'
import { acceptsQuery, noParameters } from '../http/accepts.ts'
import { answers } from '../http/answers.ts'
import { idOf, sectionOf } from './article-address.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { type ApiVariables, anyone } from '../http/permissions.ts'
import { presentReadable, readableAnswer } from './present-article.ts'
import { paginationAnswer } from '../http/shared-answers.ts'

const listPage = z.strictObject({
  page: pageNumber,
  per_page: numberParameter(maxPageSize, pageSizes.list),
})
const relatedCount = z.strictObject({ count: numberParameter(maxPageSize, relatedCounts.posts) })
const articleList = z.strictObject({ articles: z.array(readableAnswer) })

export function publicCalls({ storage }: ApiParts) {
  const { articles, languages } = storage

  return new Hono<ApiVariables>()
    .get(
      '/sections/:section/keys/articles/articles/:language',
      anyone,
      acceptsQuery(listPage),
      answers(
        'The articles that have a title in a language, newest first',
        articleList.extend({ pagination: paginationAnswer }),
      ),
      async (c) => {
        const section = sectionOf(c)
        const { code } = await languages.getPublished(c.req.param('language'))
        const { page, per_page: perPage } = c.req.valid('query')
        const found = await articles.list({ section, language: code, page, perPage })
        c.set('isPastEnd', found.articles.length === 0)
        return c.json({
          articles: (await articles.withContent(found.articles, code)).map(presentReadable),
          pagination: pagination(page, perPage, found.total),
        })
      },
    )

    .get(
      '/sections/:section/keys/articles/articles/:language/related/:id',
      anyone,
      acceptsQuery(relatedCount),
      answers('The newest other articles, to read next', articleList),
      async (c) => {
        const { code } = await languages.getPublished(c.req.param('language'))
        const related = await articles.related(
          sectionOf(c),
          idOf(c),
          code,
          c.req.valid('query').count,
        )
        const whole = await articles.withContent(related, code)
        return c.json({ articles: whole.map(presentReadable) })
      },
    )

    .get(
      '/sections/:section/keys/articles/articles/:language/:id',
      anyone,
      acceptsQuery(noParameters),
      answers('An article in one language', z.strictObject({ article: readableAnswer })),
      async (c) => {
        const { code } = await languages.getPublished(c.req.param('language'))
        const article = await articles.find(sectionOf(c), idOf(c), code)
        if (!article) throw new Problem('not-found')
        return c.json({ article: presentReadable(article) })
      },
    )
}
