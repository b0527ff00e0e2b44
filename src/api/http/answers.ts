import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { ProblemCode } from '../../domain/problem.ts'
import { described } from './describe-call.ts'
import type { ApiVariables } from './permissions.ts'

type Silent = MiddlewareHandler<ApiVariables>

/** What a call is for and what it answers: the API's description, to which the tests hold the call. */
export function answers(summary: string, schema: z.ZodType, status: 200 | 201 = 200): Silent {
  return described(silent(), { summary, answer: { status, type: 'application/json', schema } })
}

/** The same of a call that is answered 204. */
export function answersNothing(summary: string): Silent {
  return described(silent(), { summary, answer: { status: 204 } })
}

export function answersPage(summary: string): Silent {
  const answer = { status: 200, type: 'text/html', schema: z.string() } as const
  return described(silent(), { summary, answer })
}

/** Refusals that do not follow from a call's permission, path and schemas. */
export function refuses(...refusals: ProblemCode[]): Silent {
  return described(silent(), { refusals })
}

/** One of its own for each call, since what is said hangs on it. */
function silent(): Silent {
  return (_c, next) => next()
}
