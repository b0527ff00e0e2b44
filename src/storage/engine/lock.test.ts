import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { french } from '../../../tests/support/newsroom.ts'
import { freshPlace, openedDatabase } from '../../../tests/support/storages.ts'
import { quickest } from '../../../tests/support/timing.ts'
import { migrate } from './migrate.ts'

async function timesOf(count: number, round: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  while (times.length < count) times.push(await quickest(1, round))
  return times.toSorted((one, other) => one - other)
}

async function lockedPlace() {
  const place = await freshPlace('SQLite')
  const database = openedDatabase(place)
  await migrate(database)
  const other = new DatabaseSync(place)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const add = (code: string) =>
    database.write('product', (trx) =>
      trx.insertInto('languages').values({ name: code, code, status: 'pending' }).execute(),
    )
  const inOrder = async () => {
    const rows = await database.db.selectFrom('languages').select('code').orderBy('id').execute()
    return rows.map(({ code }) => code)
  }
  const codes = async () => (await inOrder()).toSorted()
  const release = () => other.exec('commit')
  return { add, codes, inOrder, place, release, write: database.write }
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
    const rounds = await timesOf(30, async () => {
      await wait(5)
      expect(await codes()).toEqual(['ar', 'en'])
    })
    release()
    await write
    expect(rounds.at(-rounds.length / 10)).toBeLessThan(100)
  })

  test('twenty waiting writers hold nobody up, and are served in the order they came', async () => {
    const { add, codes, release, inOrder } = await lockedPlace()
    const asked = Array.from({ length: 20 }, (_, number) => `x-${String(number).padStart(2, '0')}`)
    const writes = asked.map(add)
    const rounds = await timesOf(60, async () => {
      await wait(5)
      expect(await codes()).toHaveLength(2)
    })
    release()
    await Promise.all(writes)
    expect(rounds.at(-rounds.length / 10)).toBeLessThan(100)
    expect(await inOrder()).toEqual(['en', 'ar', ...asked])
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

  test.concurrent('those behind it wait no longer than it', async () => {
    const { add, codes, release } = await lockedPlace()
    const started = performance.now()
    const outcomes = await Promise.allSettled(['fr', 'de', 'tr', 'ku'].map(add))
    expect(performance.now() - started).toBeLessThan(8_000)
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
    }
    release()
    await add('he')
    expect(await codes()).toEqual(['ar', 'en', 'he'])
  })
})

test('what is being written holds up no reader, and is seen when it is done', async () => {
  const { add, codes, write, release } = await lockedPlace()
  release()
  const half = Promise.withResolvers<void>()
  const writing = write('product', async (trx) => {
    await trx.insertInto('languages').values(french).execute()
    await half.promise
  })
  const behind = add('de')
  expect(await codes()).toEqual(['ar', 'en'])
  half.resolve()
  await writing
  expect(await codes()).toContain('fr')
  await behind
  expect(await codes()).toEqual(['ar', 'de', 'en', 'fr'])
})

test('what reads cannot write, and so needs no turn', async () => {
  const { db } = openedDatabase(await freshPlace('SQLite'))
  await expect(sql`create table t (a)`.execute(db)).rejects.toThrow('readonly')
})
