import { expect, onTestFinished, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { openedStorage, storageAt } from '../../tests/support/storages.ts'
import { announceOnTime } from './announce-on-time.ts'

const silent = { info: () => {}, error: () => {} }

function clockBefore(time: string, ahead: number) {
  const begun = performance.now()
  const from = Date.parse(`${time}Z`) - ahead
  return () => new Date(from + performance.now() - begun)
}

test.each([
  ['comes', 'announcement_from', 'SQLite'],
  ['goes', 'announcement_until', 'PostgreSQL'],
] as const)(
  'an announcement %s within two seconds on every process (FRM-20)',
  async (_what, moment, engine) => {
    const one = await openedStorage(engine)
    const other = engine === 'SQLite' ? one : await storageAt(one.place, one.dataFolder)
    const now = clockBefore('2026-11-20T09:00', 300)
    const told: string[] = []
    const watching = { one, other }
    for (const [name, storage] of Object.entries(watching)) {
      const tell = () => void told.push(`${name} ${now().toISOString().slice(0, 16)}`)
      const announcements = announceOnTime(storage, tell, silent, { now })
      onTestFinished(announcements.stop)
      announcements.start()
      await one.sections.change('contactUs', { [moment]: '2026-11-20T09:00' }, byLayla())
      announcements.contentChanged()
    }
    await expect
      .poll(() => told.toSorted(), { timeout: 2_300 })
      .toEqual(['one 2026-11-20T09:00', 'other 2026-11-20T09:00'])
  },
)

test('an event that is over moves away within two seconds (EVT-2)', async () => {
  const storage = await openedStorage('PostgreSQL')
  const items = [
    { id: 'openday0', starts: '2026-11-20T07:00', ends: '2026-11-20T09:00', link: null },
  ]
  const values = { status: 'published', 'block:dates000': { kind: 'events', items } }
  await storage.pages.create({ ...values, 'title.en': 'Dates', 'slug.en': 'dates' }, byLayla())
  const now = clockBefore('2026-11-20T09:00', 300)
  const told: string[] = []
  const tell = () => void told.push(now().toISOString().slice(0, 16))
  const announcements = announceOnTime(storage, tell, silent, { now })
  onTestFinished(announcements.stop)
  announcements.start()
  await expect.poll(() => told, { timeout: 2_300 }).toEqual(['2026-11-20T09:00'])
})
