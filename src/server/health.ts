import { Hono } from 'hono'
import type { Storage } from '../storage/create-storage.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'

export type Health = { isStopping: boolean }

type Asked = Pick<Storage, 'outage'> & { languages: Pick<Storage['languages'], 'all'> }

/** `/healthz` is for load balancers, `/readyz` for monitors: it asks the database. */
export function healthRoutes({ outage, languages }: Asked, health: Health) {
  const isReady = sharedForASecond(() => languages.all().then(() => true, unlessUnavailable))
  return (
    new Hono()
      // Restricted to these two: a sub-app at the root would run its middleware first everywhere.
      .on('GET', ['/healthz', '/readyz'], async (c, next) => {
        c.header('cache-control', 'no-store')
        if (health.isStopping) c.res = c.text('stopping', 503)
        else await next()
        if (c.res.status === 503) c.header('retry-after', '5')
      })
      .get('/healthz', (c) => (outage.isLong() ? c.text('unavailable', 503) : c.text('alive')))
      .get('/readyz', async (c) =>
        (await isReady()) ? c.text('ready') : c.text('unavailable', 503),
      )
  )
}

function sharedForASecond<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let answer: Promise<Result> | undefined
  const forget = () => {
    answer = undefined
  }
  return () => {
    answer ??= ask().finally(() => setTimeout(forget, 1_000).unref())
    return answer
  }
}

function unlessUnavailable(error: unknown): false {
  if (isUnavailable(error)) return false
  throw error
}
