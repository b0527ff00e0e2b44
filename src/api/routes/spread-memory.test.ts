import { expect, test } from 'vitest'
import { hoursLater, today } from '../../../tests/support/cast.ts'
import { createSpreadMemory } from './spread-memory.ts'

test('MSG-10 it is known from how many others something came within a day', () => {
  const { see } = createSpreadMemory<string>({ keys: 3, sources: 3, within: 24 * 60 * 60_000 })
  expect(see(['cheap'], 'one', today)).toEqual([0])
  expect(see(['cheap', 'cheap'], 'one', today)).toEqual([0])
  expect(see(['cheap'], 'two', hoursLater(1))).toEqual([1])
  expect(see(['other', 'cheap'], 'three', hoursLater(24))).toEqual([0, 2])
  expect(see(['cheap'], 'four', hoursLater(24))).toEqual([3])
  expect(see(['cheap'], 'five', hoursLater(26))).toEqual([1])
  see(['second', 'third', 'fourth'], 'six', hoursLater(26))
  expect(see(['cheap'], 'five', hoursLater(26))).toEqual([0])
})
