import { expect, test } from 'vitest'
import { articleProgress } from './overview.ts'

test.each([
  ['nothing', 0, { titled: 0, incomplete: { titled: 0, written: 0 } }, { done: 0, total: 0 }],
  [
    'two whole ones',
    2,
    { titled: 2, incomplete: { titled: 0, written: 0 } },
    { done: 4, total: 4 },
  ],
  [
    'a whole one, a title alone, a content alone and a blank one',
    4,
    { titled: 2, incomplete: { titled: 1, written: 1 } },
    { done: 4, total: 8 },
  ],
])('of articles, %s', (_what, articles, written, progress) => {
  expect(articleProgress(articles, written)).toEqual(progress)
})
