import { expect, test } from 'vitest'
import { givenAt, givenOnClock, isPossibleDate } from './article-date.ts'

test.each([
  ['Asia/Damascus', '2025-11-04T00:30', '2025-11-03T21:30'],
  ['America/Los_Angeles', '2025-11-03T23:30', '2025-11-04T07:30'],
  ['UTC', '2014-03-01T09:30', '2014-03-01T09:30'],
  ['Asia/Damascus', '', ''],
])('a date given on the clock of %s is in UTC, and back (TOP-15)', (zone, written, given) => {
  expect(givenAt(written, zone)).toBe(given)
  expect(givenOnClock(given, zone)).toBe(written)
})

test.each([
  ['Europe/Berlin', '2026-03-29T02:30'],
  ['Asia/Damascus', '1970-01-01T00:30'],
  ['Asia/Damascus', '0202-03-01T09:30'],
])('none is given that the clocks of %s skip, or before 1970: %s (TOP-15)', (zone, written) => {
  expect(isPossibleDate(givenAt(written, zone), new Date('2027-01-01'))).toBe(false)
})
