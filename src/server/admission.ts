import type { Context, MiddlewareHandler } from 'hono'
import { answerProblem } from '../api/answer-problem.ts'
import type { Problem } from '../domain/problem.ts'
import { createTurns } from '../storage/turns.ts'

/** How many of each class are answered at once, and how many may wait for how many milliseconds. */
const places = {
  page: { atOnce: 4, mayWait: 64, longest: 2_000 },
  visitor: { atOnce: 16, mayWait: 64, longest: 2_000 },
  staff: { atOnce: 16, mayWait: 64, longest: 5_000 },
  upload: { atOnce: 32, mayWait: 32, longest: 5_000 },
  /** What anybody may send: whoever sends it slowly takes no place from those who read. */
  letter: { atOnce: 256, mayWait: 0 },
} as const
type Class = keyof typeof places

const letterCall = /^\/api\/(signin|contact)$/
const visitorCall =
  /^\/api\/(public\/|search\/|docs$|openapi\.json$|sections\/\w+\/(content\/\w|keys\/articles\/articles\/\w))/

export type Admission = ReturnType<typeof createAdmission>

/**
 * Lets in as much of each class as the process bears, so that staff and senders never hold up who reads.
 * It is decided before a body is read; stored answers need no place.
 */
export function createAdmission() {
  const turns = {
    page: createTurns(places.page),
    visitor: createTurns(places.visitor),
    staff: createTurns(places.staff),
    upload: createTurns(places.upload),
    letter: createTurns(places.letter),
  } satisfies Record<Class, unknown>

  const calls: MiddlewareHandler = async (c, next) => {
    const { enter, leave } = turns[classOf(c)]
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

  return {
    calls,
    /** Throws Problem('unavailable') without having begun. */
    render: turns.page.run,
    /** The same of what a page's form sends, until it is there. */
    receive: turns.letter.run,
  }
}

function classOf(c: Context): Class {
  const { method, path } = c.req
  const isReading = method === 'GET' || method === 'HEAD'
  if (letterCall.test(path)) return 'letter'
  if (isReading && visitorCall.test(path) && !c.req.header('authorization')) return 'visitor'
  return /^multipart\//i.test(c.req.header('content-type') ?? '') ? 'upload' : 'staff'
}
