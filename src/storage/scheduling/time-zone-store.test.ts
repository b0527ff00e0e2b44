import { describe, expect, test } from 'vitest'
import { byLayla } from '../../../tests/support/cast.ts'
import { engines, openedStorage, storageAt } from '../../../tests/support/storages.ts'

const noOutage = { away: () => {}, back: () => {} }

describe.each(engines)('the time zone of the site on %s', (engine) => {
  test('has pages drawn again when it changes (EDT-15)', async () => {
    const storage = await openedStorage(engine)
    const shared = { PostgreSQL: () => storageAt(storage.place, storage.dataFolder), SQLite: null }
    const { timeZone } = (await shared[engine]?.()) ?? storage
    const heard: string[] = []
    const changed = () => void heard.push('changed')
    await storage.changes.listen({ changed, ...noOutage }, 'tests')
    heard.length = 0
    await timeZone.change('Asia/Damascus', byLayla())
    expect(heard).toEqual(['changed'])
  })
})
