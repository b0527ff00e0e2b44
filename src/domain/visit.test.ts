import { expect, test } from 'vitest'
import { firstDayKept } from './visit.ts'

test.each([
  ['2026-11-24', '2024-10-24'],
  ['2026-03-31', '2024-02-29'],
  ['2027-03-29', '2025-02-28'],
  ['2026-01-01', '2023-12-01'],
])('on %s, visits are kept from %s on: 25 months (SEO-12)', (day, first) => {
  expect(firstDayKept(new Date(`${day}T23:59:59Z`))).toBe(first)
})
