import { expect, test } from 'vitest'
import { firstRetainedDay, mostLedFrom, otherHosts, visitLimits } from './visit.ts'

test.each([
  ['2026-11-24', '2024-10-24'],
  ['2026-03-31', '2024-02-29'],
  ['2027-03-29', '2025-02-28'],
  ['2026-01-01', '2023-12-01'],
])('on %s, visits are kept from %s on: 25 months (SEO-12)', (day, first) => {
  expect(firstRetainedDay(new Date(`${day}T23:59:59Z`))).toBe(first)
})

test('of all visits, those from hosts that are not listed came from others (SEO-12)', () => {
  const search = { host: 'search.example', visits: 7 }
  expect(mostLedFrom([search], 7)).toEqual([search])
  expect(mostLedFrom([search], 9)).toEqual([search, { host: otherHosts, visits: 2 }])
  expect(mostLedFrom([{ host: otherHosts, visits: 8 }, search], 15)).toEqual([
    search,
    { host: otherHosts, visits: 8 },
  ])
  const many = Array.from({ length: visitLimits.listed + 1 }, () => search)
  expect(mostLedFrom(many, 7 * many.length).at(-1)).toEqual({ host: otherHosts, visits: 7 })
})
