import { overviewEndpoints } from '../../contract/overview.ts'
import { messages } from '../../domain/messages.ts'
import { startingPointSummary } from '../../domain/starting-point/starting-point-summary.ts'
import { startingPoints } from '../../domain/starting-point/starting-point.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'

export function overviewRoutes({ storage }: ApiParts) {
  return createRoutes(overviewEndpoints, {
    'GET /overview': async (c) => {
      const codes = await storage.languages.codes()
      const { any } = await storage.coverage.counts(codes, c.get('user'))
      const { length: colleagues } = await storage.reviews.colleagues(c.get('user').id)
      const { counts, ...overview } = await storage.overview.read(codes)
      return {
        ...overview,
        counts: { ...counts, behind: any.behind, for_you: any.mine, colleagues },
      }
    },

    'POST /start-empty': async (c) => {
      const { removed, reset } = await storage.demo.remove(editOf(c))
      return { message: messages.accomplished, trash_ids: removed, reset }
    },

    'GET /starting-points': () => ({ starting_points: startingPoints.map(startingPointSummary) }),

    'POST /start-as': async (c) => {
      const { kind } = c.req.valid('json')
      const { removed, made } = await storage.demo.startAs(kind, editOf(c))
      return { message: messages.accomplished, trash_ids: removed, made }
    },
  })
}
