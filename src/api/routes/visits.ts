import { isbot } from 'isbot'
import { visitEndpoints } from '../../contract/visits.ts'
import { createAttemptLimit } from '../../throttle/attempt-limit.ts'
import { windows } from '../../throttle/bounds.ts'
import { networkOf } from '../../throttle/network-of.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { visitedPages } from './visited-pages.ts'

export function visitRoutes({ storage, now, addressOf, countView }: ApiParts) {
  // Shared limits would cost a write for each page that is read.
  const limit = createAttemptLimit({ ...windows.visits, now, shared: null })

  return createRoutes(visitEndpoints, {
    'POST /visits': async (c) => {
      const { from = null, ...view } = c.req.valid('json')
      if (wantsNone(c.req.raw.headers) || (await limit.consume(networkOf(addressOf(c))))) return
      countView({ ...view, from, at: now() })
    },

    'GET /visits': async (c) => {
      const { subjects, ...visits } = await storage.visits.read(c.req.valid('query').days, now())
      return { ...visits, pages: await visitedPages(storage, subjects) }
    },
  })
}

/** Visitors who ask not to be tracked are not counted, nor are robots. */
function wantsNone(headers: Headers): boolean {
  return (
    headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' || isbot(headers.get('user-agent'))
  )
}
