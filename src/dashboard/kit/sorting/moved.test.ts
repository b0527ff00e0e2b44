import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  [0, 1, ['b', 'a', 'c']],
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
] as const)('the item at %i is placed at %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(order)
})
