import { Hono } from 'hono'
import type { Storage } from '../storage/create-storage.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'

/** What balancers ask for. */
export type Health = { isStopping: boolean }

type Asked = Pick<Storage, 'outage'> & { languages: Pick<Storage['languages'], 'all'> }

/** `/healthz`, for balancers: visitors are answered. `/readyz`, for monitors: the store can be reached. */
export function healthCalls({ outage, languages }: Asked, health: Health) {
  const isReady = sharedForASecond(() => languages.all().then(() => true, unlessUnavailable))
  return (
    new Hono()
      // Of these two alone: a sub-app at the root would put its middleware before everything else.
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

/** Whoever asks within a second of an answer gets that answer. */
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
