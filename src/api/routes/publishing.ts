import { publishingEndpoints, type PublishingResponse } from '../../contract/publishing.ts'
import { messages } from '../../domain/messages.ts'
import { standardTimeZone } from '../../domain/wall-clock.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'

export function publishingRoutes({ storage: { timeZone, publishingRule } }: ApiParts) {
  async function publishing(article?: number): Promise<PublishingResponse> {
    const chosen = await timeZone.find()
    return {
      time_zone: chosen ?? standardTimeZone,
      is_chosen: chosen !== undefined,
      ...(await publishingRule.find()),
      not_needed: article === undefined ? [] : await publishingRule.notNeeded(article),
    }
  }

  return createRoutes(publishingEndpoints, {
    'GET /publishing': (c) => publishing(c.req.valid('query').article),

    'PATCH /publishing': async (c) => {
      const { time_zone: zone, ...change } = c.req.valid('json')
      if (Object.keys(change).length > 0) {
        const current = await publishingRule.find()
        const { rule = current.rule, languages = current.languages } = change
        await publishingRule.change({ rule, languages }, editOf(c))
      }
      if (zone !== undefined) await timeZone.change(zone, editOf(c))
      return { message: messages.accomplished, publishing: await publishing() }
    },
  })
}
