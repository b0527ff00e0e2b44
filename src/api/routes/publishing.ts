import { publishingEndpoints, type PublishingResponse } from '../../contract/publishing.ts'
import { messages } from '../../domain/messages.ts'
import { standardTimeZone } from '../../domain/wall-clock.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'

export function publishingRoutes({ storage: { timeZone } }: ApiParts) {
  async function publishing(): Promise<PublishingResponse> {
    const chosen = await timeZone.find()
    return { time_zone: chosen ?? standardTimeZone, is_chosen: chosen !== undefined }
  }

  return createRoutes(publishingEndpoints, {
    'GET /publishing': () => publishing(),

    'PATCH /publishing': async (c) => {
      await timeZone.change(c.req.valid('json').time_zone, editOf(c))
      return { message: messages.accomplished, publishing: await publishing() }
    },
  })
}
