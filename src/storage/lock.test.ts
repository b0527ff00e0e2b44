import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freshPlace, openedDatabase } from '../../tests/support/storages.ts'
import { migrate } from './migrate.ts'

/** A place whose write lock another connection holds until `release`. */
async function lockedPlace() {
  const place = await freshPlace('SQLite')
  const database = openedDatabase(place)
  await migrate(database)
  const other = new DatabaseSync(place)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const add = (code: string) =>
    database.write((transaction) =>
      transaction.insertInto('languages').values({ name: code, code, status: 'pending' }).execute(),
    )
  const codes = async () => {
    const rows = await database.connection.selectFrom('languages').select('code').execute()
    return rows.map(({ code }) => code).toSorted()
  }
  return { add, codes, place, release: () => other.exec('commit') }
}

describe('while another process holds the lock of SQLite', () => {
  test('writes wait and then succeed, each of them', async () => {
    const { add, codes, release } = await lockedPlace()
    const writes = [add('fr'), add('de'), add('tr')]
    await wait(500)
    release()
    await Promise.all(writes)
    expect(await codes()).toEqual(['ar', 'de', 'en', 'fr', 'tr'])
  })

  test('reads go on, and so does everything else', async () => {
    const { add, codes, release } = await lockedPlace()
    const write = add('fr')
    let longest = 0
    for (let round = 0; round < 30; round++) {
      const started = performance.now()
      await wait(5)
      expect(await codes()).toEqual(['ar', 'en'])
      longest = Math.max(longest, performance.now() - started)
    }
    release()
    await write
    expect(longest).toBeLessThan(150)
  })

  test('a second server can be started', async () => {
    const { place, release } = await lockedPlace()
    const second = openedDatabase(place)
    const migrated = migrate(second)
    release()
    await expect(migrated).resolves.toBeUndefined()
  })

  test.concurrent('a write that has waited too long is refused, and nothing of it stays', async () => {
    const { add, codes, release } = await lockedPlace()
    await expect(add('fr')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
    release()
    expect(await codes()).toEqual(['ar', 'en'])
  })
})
