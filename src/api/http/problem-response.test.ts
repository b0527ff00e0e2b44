import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Problem, type ProblemCode } from '../../domain/problem.ts'
import { errorResponse } from './problem-response.ts'

test.each<[ProblemCode, number, string]>([
  ['last-administrator', 409, 'At least one active administrator must remain.'],
  ['too-many-pixels', 400, 'The image has more than 40 million pixels.'],
])('the problem %s is answered %i: %s', async (code, status, error) => {
  const api = new Hono()
    .get('/', () => {
      throw new Problem(code)
    })
    .onError((failure, c) => errorResponse(failure, c, () => {}))
  const answer = await api.request('/')
  expect([answer.status, await answer.json()]).toEqual([status, { error }])
})
