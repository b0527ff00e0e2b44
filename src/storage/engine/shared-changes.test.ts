import { describe, expect, onTestFinished, test } from 'vitest'
import { preparedPostgres } from '../../../tests/support/databases.ts'
import { freezable } from '../../../tests/support/frozen.ts'
import { openedDatabase } from '../../../tests/support/storages.ts'
import { createOutage } from './outage.ts'
import { createSharedChanges } from './shared-changes.ts'

const tenMinutes = 10 * 60 * 1000
const nobody = { changed: () => {}, away: () => {}, back: () => {} }

async function instance(address: string, listening = address) {
  const { db, write: writing } = openedDatabase(address)
  const changes =
    listening === address
      ? openedDatabase(address).changes
      : createSharedChanges(listening, db, createOutage())
  const stored: { name?: string; asked: number } = { asked: 0 }
  await changes.listen({ ...nobody, changed: () => void delete stored.name }, '1.0.0')
  onTestFinished(changes.close)

  async function shown(): Promise<string> {
    if (stored.name !== undefined && changes.isCurrent()) return stored.name
    stored.asked += 1
    const row = await db
      .selectFrom('languages')
      .select('name')
      .where('code', '=', 'en')
      .executeTakeFirstOrThrow()
    return (stored.name = row.name)
  }

  const rename = (name: string) =>
    writing('product', (trx) =>
      trx.updateTable('languages').set({ name }).where('code', '=', 'en').execute(),
    )
  return { changes, stored, shown, rename }
}

async function twoInstances() {
  const address = await preparedPostgres('migrated')
  return { address, one: await instance(address), other: await instance(address) }
}

describe('MUL-1', () => {
  test('what one process has acknowledged, the other shows at its next request, 300 times in turn', async () => {
    const { one, other } = await twoInstances()
    for (let turn = 0; turn < 300; turn += 1) {
      const [writer, reader] = turn % 2 ? [one, other] : [other, one]
      expect(await reader.shown()).toBe(turn ? `English ${turn - 1}` : 'English')
      await writer.rename(`English ${turn}`)
      expect(await reader.shown()).toBe(`English ${turn}`)
    }
  })

  test('a process that is not asked to change anything answers from memory', async () => {
    const { other } = await twoInstances()
    for (let turn = 0; turn < 50; turn += 1) await other.shown()
    expect(other.stored.asked).toBe(1)
  })

  test('a change that is undone is told to nobody', async () => {
    const { address, one, other } = await twoInstances()
    await other.shown()
    const { write } = openedDatabase(address)
    const failing = write('product', async (trx) => {
      await trx.updateTable('languages').set({ name: 'Nothing' }).execute()
      throw new Error('no more')
    })
    await expect(failing).rejects.toThrow('no more')
    await one.rename('English 1')
    expect(await other.shown()).toBe('English 1')
    expect(other.stored.asked).toBe(2)
  })
})

describe('MUL-2', () => {
  test.each([
    ['its connection', 'silence'],
    ['each of its connections', 'freeze'],
  ] as const)(
    'a process that hears nothing over %s shows nothing old, and holds a save up for five seconds at most',
    async (_, become) => {
      const address = await preparedPostgres('migrated')
      const way = await freezable(address)
      const one = await instance(address)
      const deaf = await instance(address, way.address)
      for (let turn = 0; turn < 2; turn += 1) {
        expect(await deaf.shown()).toBe(turn ? `English ${turn - 1}` : 'English')
        way[become]()
        const asked = performance.now()
        await one.rename(`English ${turn}`)
        expect(performance.now() - asked).toBeLessThan(5_000)
        expect(await deaf.shown()).toBe(`English ${turn}`)
      }
    },
  )
})

test('MUL-3: what was committed by a process that died right after it is shown by the others', async () => {
  const { address, other } = await twoInstances()
  await other.shown()
  // It does what a write does, without what comes after the commit.
  const dying = openedDatabase(address).db.transaction()
  await dying.execute(async (trx) => {
    await trx.updateTable('languages').set({ name: 'Last words' }).execute()
    await createSharedChanges(address, trx, createOutage()).raise(trx)
  })
  await expect.poll(other.shown, { timeout: 2_000 }).toBe('Last words')
})

test('the rows of processes that died long ago go when another begins', async () => {
  const { address } = await twoInstances()
  const { db } = openedDatabase(address)
  const rows = () => db.selectFrom('instances').select('id').execute()
  await db
    .insertInto('instances')
    .values({ id: 'dead', host: 'a', version: '1', started_at: '', generation: 0, lease_until: 1 })
    .execute()
  expect(await rows()).toHaveLength(3)
  await instance(address)
  expect((await rows()).map(({ id }) => id)).not.toContain('dead')
})

test('a process that ends holds nobody up', async () => {
  const { one, other } = await twoInstances()
  await other.changes.close()
  const asked = performance.now()
  await one.rename('English 1')
  expect(performance.now() - asked).toBeLessThan(2_000)
})

async function watched() {
  const address = await preparedPostgres('migrated')
  const way = await freezable(address)
  const clock = { now: 0, asked: 0 }
  const outage = createOutage(() => {
    clock.asked += 1
    return clock.now
  })
  const heard: string[] = []
  const changes = createSharedChanges(way.address, openedDatabase(address).db, outage)
  await changes.listen(
    {
      changed: () => void heard.push('changed'),
      away: () => void heard.push('away'),
      back: ({ seconds }) => void heard.push(`back after ${seconds} s`),
    },
    '1.0.0',
  )
  heard.length = 0
  onTestFinished(changes.close)
  return { ...way, clock, heard }
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
  await expect.poll(() => heard.slice(1), { timeout: 10_000 }).toContain('changed')

  mend()
  const last = () => heard.at(-1)
  await expect.poll(last, { timeout: 10_000 }).toBe('back after 600 s')
  expect(heard.filter((what) => what === 'away')).toHaveLength(1)
})
