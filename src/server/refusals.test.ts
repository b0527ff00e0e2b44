import { expect, test } from 'vitest'
import { byLayla, cast, inviteCast, minutesLater, today } from '../../tests/support/cast.ts'
import { engines, openedStorage } from '../../tests/support/storages.ts'
import { createRefusals } from './refusals.ts'

test.each(engines)('10,000 wrong passwords are few entries on %s (AUD-4)', async (engine) => {
  const storage = await openedStorage(engine)
  await inviteCast(storage)
  const refusals = createRefusals(storage, { info: () => {}, error: () => expect.unreachable() })
  const before = (await storage.audit.list({}, 1, 1)).total
  for (let count = 0; count < 10_000; count++) {
    const source = { address: `192.0.2.${count % 250}`, device: { browser: null, system: null } }
    const who = { origin: 'visitor', by: byLayla().by, source, at: today } as const
    const details = { name: 'Layla', email: cast.Layla.email }
    refusals.refused({ kind: 'sign-in-refused', who, subject: '1', details })
  }
  await refusals.write(minutesLater(10).getTime())
  await refusals.stop()
  const { entries, total } = await storage.audit.list({}, 1, 99)
  expect(total - before).toBeLessThan(50)
  const counts = entries.slice(0, total - before).map(({ details }) => Number(details.count))
  expect(counts.reduce((sum, count) => sum + count)).toBe(10_000)
})
