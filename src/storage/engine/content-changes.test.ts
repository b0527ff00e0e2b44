import { expect, onTestFinished, test } from 'vitest'
import { freshPostgres } from '../../../tests/support/databases.ts'
import { freezable } from '../../../tests/support/frozen.ts'
import { openedDatabase } from '../../../tests/support/storages.ts'
import { createContentChanges } from './content-changes.ts'
import { createOutage } from './outage.ts'

const tenMinutes = 10 * 60 * 1000

/** Notifications of a PostgreSQL, with an adjustable clock. */
async function watched() {
  const way = await freezable(await freshPostgres())
  const clock = { now: 0, asked: 0 }
  const outage = createOutage(() => {
    clock.asked += 1
    return clock.now
  })
  const heard: string[] = []
  const changes = createContentChanges({ ...openedDatabase(way.address), outage }, way.address)
  await changes.listen({
    changed: () => void heard.push('changed'),
    away: () => void heard.push('away'),
    back: ({ seconds }) => void heard.push(`back after ${seconds} s`),
  })
  onTestFinished(changes.close)
  return { ...way, changes, clock, heard }
}

test('of a database that goes away is told once, and what is stored is kept for ten minutes', async () => {
  const { cut, mend, clock, heard } = await watched()
  cut()
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['away'])

  clock.now = tenMinutes - 1
  const { asked } = clock
  await expect.poll(() => clock.asked, { timeout: 10_000 }).toBeGreaterThan(asked)
  expect(heard).toEqual(['away'])
  clock.now = tenMinutes
  await expect.poll(() => heard.slice(1), { timeout: 10_000 }).toEqual(['changed'])

  mend()
  const last = () => heard.slice(-2)
  await expect.poll(last, { timeout: 10_000 }).toEqual(['changed', 'back after 600 s'])
  expect(heard.filter((what) => what === 'away')).toHaveLength(1)
})
