import { overviewEndpoints } from '../../contract/overview.ts'
import { messages } from '../../domain/messages.ts'
import { startingPointSummary } from '../../domain/starting-point/starting-point-summary.ts'
import { startingPoints } from '../../domain/starting-point/starting-point.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'

export function overviewRoutes({ storage }: ApiParts) {
  return createRoutes(overviewEndpoints, {
    'GET /overview': async () => storage.overview.read(await storage.languages.codes()),

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
