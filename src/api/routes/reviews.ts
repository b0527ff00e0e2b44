import type { Context } from 'hono'
import { reviewEndpoints } from '../../contract/reviews.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import { idOf, sectionOf } from './address-parameters.ts'
import { toReviewResponse } from './article-response.ts'

/** They stand before the calls for visitors, of which one would take `reviews` for an id. */
export function reviewRoutes({ storage: { reviews, languages } }: Pick<ApiParts, 'storage'>) {
  return createRoutes(reviewEndpoints, {
    'GET /colleagues': async (c) => ({
      colleagues: await reviews.colleagues(c.get('user').id),
    }),

    'POST /sections/:section/keys/articles/articles/:id/reviews': async (c) => {
      const { language, user_id: userId, note } = c.req.valid('json')
      if (!(await languages.codes()).includes(language)) {
        throw new Problem('invalid-input', { fields: { language: messages.languageUnknown } })
      }
      const review = await reviews.ask(placeIn(c), { language, userId, note }, editOf(c))
      return { message: messages.accomplished, review: toReviewResponse(review) }
    },

    'DELETE /sections/:section/keys/articles/articles/:id/reviews/:language': async (c) => {
      await reviews.end(placeIn(c), c.req.param('language'), editOf(c))
      return { message: messages.accomplished }
    },
  })
}

function placeIn(c: Context) {
  return { section: sectionOf(c), id: idOf(c) }
}
