import { expect, test } from 'vitest'
import { Problem, problemStatus } from './problem.ts'

test('API-2: every problem has its status', () => {
  expect(problemStatus).toMatchObject({
    'invalid-input': 400,
    'invalid-body': 400,
    'gallery-mismatch': 400,
    'gallery-foreign': 400,
    'gallery-full': 400,
    'not-an-image': 400,
    'picture-incomplete': 400,
    'too-many-pixels': 400,
    'too-many-files': 400,
    unauthorized: 401,
    forbidden: 403,
    'not-found': 404,
    conflict: 409,
    'too-large': 413,
    'media-type-unsupported': 415,
    'too-many-attempts': 429,
    unavailable: 503,
  })
})

test('a problem carries its code, never prose', () => {
  const cause = new Error('inside')
  const problem = new Problem('too-large', { fields: { image: 'x' }, retryAfter: 5, cause })
  expect(problem).toMatchObject({ code: 'too-large', message: 'too-large', retryAfter: 5, cause })
})
