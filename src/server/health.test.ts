import { expect, test } from 'vitest'
import { openedStorage } from '../../tests/support/storages.ts'
import { createOutage } from '../storage/engine/outage.ts'
import { healthRoutes } from './health.ts'

const minute = 60 * 1000

async function asked() {
  const { languages } = await openedStorage('SQLite')
  const clock = { now: 0 }
  const outage = createOutage(() => clock.now)
  const health = { isStopping: false }
  const counted = { queries: 0 }
  const all = () => {
    counted.queries += 1
    return languages.all()
  }
  const app = healthRoutes({ outage, languages: { all } }, health)
  const answer = async (path: string) => {
    const { status, headers } = await app.request(path)
    return [status, headers.get('cache-control'), headers.get('retry-after')]
  }
  return { answer, clock, counted, health, outage }
}

const well = [200, 'no-store', null]
const unwell = [503, 'no-store', '5']

test('OPS-3 healthy for ten minutes of an outage, and again when the database is back', async () => {
  const { answer, clock, outage } = await asked()
  clock.now = 5 * minute
  outage.begin()
  clock.now = 15 * minute - 1
  expect(await answer('/healthz')).toEqual(well)
  clock.now = 15 * minute
  expect(await answer('/healthz')).toEqual(unwell)
  outage.end()
  expect(await answer('/healthz')).toEqual(well)
})

test('OPS-3 500 checks within a second cost one query', async () => {
  const { answer, counted } = await asked()
  const answers = await Promise.all(Array.from({ length: 499 }, () => answer('/readyz')))
  answers.push(await answer('/readyz'))
  expect(counted.queries).toBe(1)
  expect(answers).toHaveLength(500)
  for (const one of answers) expect(one).toEqual(well)
})

test('a stopping server is neither healthy nor ready', async () => {
  const { answer, counted, health } = await asked()
  health.isStopping = true
  expect([await answer('/healthz'), await answer('/readyz')]).toEqual([unwell, unwell])
  expect(counted.queries).toBe(0)
})
