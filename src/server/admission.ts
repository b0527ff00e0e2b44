import type { Context, MiddlewareHandler } from 'hono'
import { answerProblem } from '../api/http/answer-problem.ts'
import { networkOf } from '../api/http/network-of.ts'
import type { Problem } from '../domain/problem.ts'
import { busy, createTurns } from '../storage/engine/turns.ts'
import { createConnectionGate } from './connection-gate.ts'

/** At most so many at once, and so many waiting for so many milliseconds. */
const places = {
  page: { atOnce: 4, mayWait: 64, longest: 2_000 },
  visitor: { atOnce: 16, mayWait: 64, longest: 2_000 },
  staff: { atOnce: 16, mayWait: 64, longest: 5_000 },
  upload: { atOnce: 32, mayWait: 32, longest: 5_000 },
  /** Sign-ins and messages, which anybody may send: slow senders must not block readers. */
  form: { atOnce: 256, mayWait: 0 },
} as const
/** Otherwise one network could occupy every place by sending slowly. */
const formsPerNetwork = 32
type Class = keyof typeof places

const formCall = /^\/api\/(signin|contact)$/
const visitorCall =
  /^\/api\/(public\/|search\/|docs$|openapi\.json$|sections\/\w+\/(content\/\w|keys\/articles\/articles\/\w))/

export type Admission = ReturnType<typeof createAdmission>

/**
 * Limits concurrency per class, so that staff and senders never hold up readers. Decides before the
 * body is read; cached responses are not limited.
 */
export function createAdmission(addressOf: (c: Context) => string) {
  const turns = {
    page: createTurns(places.page),
    visitor: createTurns(places.visitor),
    staff: createTurns(places.staff),
    upload: createTurns(places.upload),
    form: createTurns(places.form),
  } satisfies Record<Class, unknown>
  const sending = new Map<string, number>()
  const gate = createConnectionGate()

  const calls: MiddlewareHandler = async (c, next) => {
    const kind = classOf(c)
    const { enter, leave } = kind === 'form' ? formPlace(addressOf(c)) : turns[kind]
    try {
      await enter()
    } catch (refusal) {
      c.header('cache-control', 'no-store')
      return answerProblem(refusal as Problem, c)
    }
    try {
      await next()
    } finally {
      leave()
    }
  }

  function formPlace(address: string) {
    const network = networkOf(address)
    const change = (by: number) => {
      const count = (sending.get(network) ?? 0) + by
      if (count > 0) sending.set(network, count)
      else sending.delete(network)
    }
    return {
      async enter() {
        if ((sending.get(network) ?? 0) >= formsPerNetwork) throw busy()
        change(1)
        await turns.form.enter().catch((refusal) => {
          change(-1)
          throw refusal
        })
      },
      leave() {
        change(-1)
        turns.form.leave()
      },
    }
  }

  /** Throws Problem('unavailable'). */
  async function receive<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const { enter, leave } = formPlace(address)
    await enter()
    return work().finally(leave)
  }

  /** Throws Problem('unavailable') before the work begins. */
  function render<Result>(work: () => Promise<Result>): Promise<Result> {
    return turns.page.run(async () => {
      await gate.acceptWaiting()
      return work()
    })
  }

  return {
    calls,
    render,
    receive,
    connected: gate.connected,
  }
}

function classOf(c: Context): Class {
  const { method, path } = c.req
  const isReading = method === 'GET' || method === 'HEAD'
  if (formCall.test(path)) return 'form'
  if (isReading && visitorCall.test(path) && !c.req.header('authorization')) return 'visitor'
  return /^multipart\//i.test(c.req.header('content-type') ?? '') ? 'upload' : 'staff'
}
