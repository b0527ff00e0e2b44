import { expect, test } from 'vitest'
import { moved, movedBeside } from './moved.ts'

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

test.each([
  ['a', 'after', 'b', 'bac'],
  ['c', 'before', 'a', 'cab'],
  ['b', 'before', 'c', 'abc'],
  ['a', 'after', 'a', 'abc'],
  ['a', 'before', 'z', 'abc'],
  ['z', 'after', 'a', 'abc'],
] as const)('%s is placed %s %s', (id, side, neighbour, order) => {
  const letters = ['a', 'b', 'c'].map((letter) => ({ id: letter }))
  const ids = movedBeside(letters, id, side, neighbour).map((letter) => letter.id)
  expect(ids.join('')).toBe(order)
})
