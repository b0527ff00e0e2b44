import type { Context, MiddlewareHandler } from 'hono'
import { problemResponse } from '../api/http/problem-response.ts'
import type { Problem } from '../domain/problem.ts'
import { createSemaphore } from '../storage/engine/semaphore.ts'
import type { Drawing } from '../ui/drawing.ts'
import { createConnectionGate } from './connection-gate.ts'
import { createFormPlaces } from './form-places.ts'

/** At most so many at once, and so many waiting for so many milliseconds. */
const places = {
  page: { concurrency: 4, maxWaiting: 64, timeout: 2_000 },
  visitor: { concurrency: 16, maxWaiting: 64, timeout: 2_000 },
  staff: { concurrency: 16, maxWaiting: 64, timeout: 5_000 },
  upload: { concurrency: 32, maxWaiting: 32, timeout: 5_000 },
} as const
type Class = keyof typeof places | 'form'

const formCall = /^\/api\/(signin|contact|visits|links\/\w+)$/
const visitorCall =
  /^\/api\/(public\/|search\/|docs$|openapi\.json$|sections\/\w+\/(content\/\w|keys\/articles\/articles\/\w))/

export type Admission = ReturnType<typeof createAdmission>

/**
 * Limits concurrency per class, so that staff and senders never hold up readers. Decides before the
 * body is read; cached responses are not limited.
 */
export function createAdmission(addressOf: (c: Context) => string) {
  const semaphores = {
    page: createSemaphore(places.page),
    visitor: createSemaphore(places.visitor),
    staff: createSemaphore(places.staff),
    upload: createSemaphore(places.upload),
  } satisfies Record<keyof typeof places, unknown>
  const formPlace = createFormPlaces()
  const gate = createConnectionGate()

  const calls: MiddlewareHandler<{ Variables: { drawing?: Drawing } }> = async (c, next) => {
    const kind = classOf(c)
    const { acquire, release } = kind === 'form' ? formPlace(addressOf(c)) : semaphores[kind]
    try {
      await acquire()
    } catch (refusal) {
      c.header('cache-control', 'no-store')
      return problemResponse(refusal as Problem, c)
    }
    c.get('drawing')?.begins()
    try {
      await next()
    } finally {
      release()
    }
  }

  /** Throws Problem('unavailable'). */
  async function receive<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const { acquire, release } = formPlace(address)
    await acquire()
    return work().finally(release)
  }

  /** Throws Problem('unavailable') before the work begins. */
  function render<Result>(work: () => Promise<Result>, drawing?: Drawing): Promise<Result> {
    return semaphores.page.run(async () => {
      await gate.acceptWaiting()
      drawing?.begins()
      return work()
    })
  }

  return {
    calls,
    render,
    receive,
    /** Whether `render` would throw. */
    isFull: semaphores.page.isFull,
    connected: gate.connected,
  }
}

function classOf(c: Context): Class {
  const { method, path } = c.req
  const isReading = method === 'GET' || method === 'HEAD'
  if (!isReading && formCall.test(path)) return 'form'
  if (isReading && visitorCall.test(path) && !c.req.header('authorization')) return 'visitor'
  return /^multipart\//i.test(c.req.header('content-type') ?? '') ? 'upload' : 'staff'
}
