import { expect, test } from 'vitest'
import { hoursLater, minutesLater, today } from '../../../tests/support/cast.ts'
import { lagOf } from './lag.ts'

const minute = 60_000
const looked = { behind: 0, lookedAt: minutesLater(-1), openedAt: hoursLater(-1) }
const sent = { ...looked, fault: null, hasBase: true }
const away = { ...sent, fault: 'no way there' }

test.each([
  ['nothing waits', sent, minutesLater(-1), null],
  ['a change waits for a moment', { ...sent, behind: 2_000 }, minutesLater(-1 / 30), null],
  ['a minute', { ...sent, behind: minute }, minutesLater(-1), null],
  ['longer', { ...sent, behind: 2 * minute }, minutesLater(-2), minutesLater(-2)],
  ['the place is away', away, minutesLater(-1), minutesLater(-1)],
  [
    'a change waits for it',
    { ...away, behind: 2_000 },
    minutesLater(-1 / 30),
    minutesLater(-1 / 30),
  ],
  ['it was away from the start', { ...away, lookedAt: null }, null, hoursLater(-1)],
] as const)('MIN-9 %s', (_when, seen, sentUntil, behindSince) => {
  expect(lagOf(seen, today)).toMatchObject({ sentUntil, behindSince })
})
