import { describe, expect, test } from 'vitest'
import { timeProblem } from './articles/time-problem.ts'
import { messages } from './messages.ts'
import { instantOf, isTimeZone, wallTimeAt } from './wall-clock.ts'

describe('a time on a wall clock', () => {
  test.each([
    ['Asia/Damascus', '2026-11-20T09:00', '2026-11-20T06:00:00.000Z'],
    ['UTC', '2026-11-20T09:00', '2026-11-20T09:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
    ['America/New_York', '2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01T00:00', '2025-12-31T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00:00.000Z'],
  ])('of %s is an instant and back (SCH-1)', (zone, wallTime, instant) => {
    expect(instantOf(wallTime, zone)?.toISOString()).toBe(instant)
    expect(wallTimeAt(new Date(instant), zone)).toBe(wallTime)
  })

  test.each([
    ['Europe/Berlin', '2026-03-29T02:30'],
    ['Asia/Beirut', '2026-03-29T00:30'],
    ['Pacific/Apia', '2011-12-30T12:00'],
    ['UTC', '2026-02-31T09:00'],
    ['UTC', '2026-11-20T24:00'],
    ['UTC', '2026-11-20T09:61'],
  ])('that clocks in %s skip is none: %s (SCH-2)', (zone, wallTime) => {
    expect(instantOf(wallTime, zone)).toBeUndefined()
  })

  test.each([
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['Asia/Beirut', '2026-10-24T23:30', '2026-10-24T20:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:00', '2026-11-01T05:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
  ])('that comes twice in %s is the earlier (SCH-2)', (zone, wallTime, instant) => {
    expect(instantOf(wallTime, zone)?.toISOString()).toBe(instant)
  })
})

test.each(['0000', '0001', '0002', '0202'])(
  'the year %s, while it is typed, is a time (SCH-2)',
  (year) => {
    const wallTime = `${year}-12-28T09:00`
    expect(
      ['UTC', 'Asia/Damascus'].map((zone) => timeProblem(wallTime, zone, new Date(0))),
    ).toEqual([expect.any(String), expect.any(String)])
  },
)

test.each(['T09:00', '2026-11-20T', 'T'])(
  'a day or time not chosen yet is asked for: "%s" (SCH-2)',
  (wallTime) => {
    expect(timeProblem(wallTime, 'UTC', new Date(0))).toBe(messages.timeOutOfReach)
  },
)

test.each([
  ['Asia/Damascus', true],
  ['UTC', true],
  ['+03:00', false],
  ['Asia/Atlantis', false],
  ['', false],
])('"%s" is a time zone: %s', (name, isKnown) => expect(isTimeZone(name)).toBe(isKnown))
