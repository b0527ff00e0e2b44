import { expect, test } from 'vitest'
import { hoursLater, today } from '../../../tests/support/cast.ts'
import { createHostMemory } from './host-memory.ts'

test('MSG-10 a link is sent around if three networks send it within a day', () => {
  const { see } = createHostMemory()
  const link = ['https://cheap.example/now']
  expect(see(link, 'one', today)).toBe(false)
  expect(see(link, 'one', today)).toBe(false)
  expect(see(['www.cheap.example'], 'two', hoursLater(1))).toBe(false)
  expect(see(['https://other.example', ...link], 'three', hoursLater(24))).toBe(true)
  expect(see(link, 'four', hoursLater(26))).toBe(false)
  expect(see(['https://'], 'five', today)).toBe(false)
})
