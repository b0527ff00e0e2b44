import { expect, test } from 'vitest'
import { shortDate } from './short-date.ts'

const late = '2025-11-03T23:30:00.000Z'

test.each([
  ['Asia/Damascus', late, 'Nov 4, 2025'],
  ['America/Los_Angeles', late, 'Nov 3, 2025'],
  ['America/Los_Angeles', '2025-11-03T02:00:00.000Z', 'Nov 2, 2025'],
  ['UTC', late, 'Nov 3, 2025'],
  ['Europe/Of_Tomorrow', late, 'Nov 3, 2025'],
])('a date on the clock of %s is its day: %s (EDT-15)', (timeZone, date, shown) => {
  expect(shortDate(date, timeZone)).toBe(shown)
})
