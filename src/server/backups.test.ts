import { expect, test } from 'vitest'
import { nextTime } from './backups.ts'

const local = (day: number, hour: number, minute: number) => new Date(2025, 10, day, hour, minute)

test('a time of the day is the next one on the clock of the machine', () => {
  expect(nextTime('03:00', local(3, 2, 59))).toEqual(local(3, 3, 0))
  expect(nextTime('03:00', local(3, 3, 0))).toEqual(local(4, 3, 0))
  expect(nextTime('03:00', local(3, 23, 0))).toEqual(local(4, 3, 0))
  expect(nextTime('23:45', local(30, 23, 50))).toEqual(new Date(2025, 11, 1, 23, 45))
})
