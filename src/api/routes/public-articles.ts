import { publicArticleEndpoints } from '../../contract/articles.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { Problem } from '../../domain/problem.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { idOf, sectionOf } from './address-parameters.ts'
import { toPublicArticle } from './article-response.ts'

export function publicArticleRoutes({ storage }: ApiParts) {
  const { articles, languages } = storage

  return createRoutes(publicArticleEndpoints, {
    'GET /sections/:section/keys/articles/articles/:language': async (c) => {
      const section = sectionOf(c)
      const { code } = await languages.getPublished(c.req.param('language'))
      const { page, per_page: perPage, topic } = c.req.valid('query')
      const found = await articles.list({ section, language: code, topic, page, perPage })
      c.set('isPastEnd', found.articles.length === 0)
      const whole = await articles.withContent(found.articles, code)
      return {
        articles: whole.map((article) => toPublicArticle(article, code)),
        pagination: pagination(page, perPage, found.total),
      }
    },

    'GET /sections/:section/keys/articles/articles/:language/related/:id': async (c) => {
      const { code } = await languages.getPublished(c.req.param('language'))
      const { count } = c.req.valid('query')
      const [section, id] = [sectionOf(c), idOf(c)]
      const readableIn = await articles.languagesOf(section, id)
      if (!readableIn.includes(code)) throw new Problem('not-found')
      const related = await articles.related(section, id, code, count)
      const whole = await articles.withContent(related, code)
      return { articles: whole.map((article) => toPublicArticle(article, code)) }
    },

    'GET /sections/:section/keys/articles/articles/:language/:id': async (c) => {
      const { code } = await languages.getPublished(c.req.param('language'))
      const article = await articles.find(sectionOf(c), idOf(c), code)
      if (!article) throw new Problem('not-found')
      return { article: toPublicArticle(article, code) }
    },
  })
}
