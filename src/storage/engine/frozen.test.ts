import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { articlesPath, startedApi } from '../../../tests/support/api.ts'
import { inviteCast, openingInHama } from '../../../tests/support/cast.ts'
import { freshPostgres } from '../../../tests/support/databases.ts'
import { freezable } from '../../../tests/support/frozen.ts'
import { french } from '../../../tests/support/newsroom.ts'
import { freshFolder, openedDatabase, storageAt } from '../../../tests/support/storages.ts'
import { migrate } from './migrate.ts'
import { isUnavailable } from './unavailable.ts'

async function timed<Result>(work: Promise<Result>) {
  const started = performance.now()
  return { result: await work, took: performance.now() - started }
}

test('L4: a PostgreSQL that hangs is answered for within ten seconds', async () => {
  const way = await freezable(await freshPostgres())
  const storage = await storageAt(way.address, await freshFolder())
  await inviteCast(storage)
  const { visitor, signedInAs } = await startedApi('SQLite', { storage })
  const omar = await signedInAs('Omar')
  const path = articlesPath()
  expect((await omar.post(`${path}/en`, { form: openingInHama.en })).status).toBe(201)

  way.freeze()
  const answers = await Promise.all(
    [
      visitor.get(`${path}/en`),
      visitor.get('/public/languages'),
      omar.post(`${path}/en`, { form: openingInHama.en }),
      omar.post(`${path}/ar/1`, { form: openingInHama.ar }),
    ].map(timed),
  )
  for (const { result, took } of answers) {
    expect([result.status, result.headers.get('retry-after')]).toEqual([503, '5'])
    expect(took).toBeLessThan(10_000)
  }

  way.thaw()
  await expect.poll(async () => (await visitor.get(`${path}/en`)).status).toBe(200)
  expect((await visitor.get(`${path}/en`)).body.pagination.total).toBe(1)
  expect((await omar.post(`${path}/ar/1`, { form: openingInHama.ar })).status).toBe(200)
})

test('a write that waits for someone else’s lock is answered for after three seconds', async () => {
  const place = await freshPostgres()
  const [one, other] = [openedDatabase(place), openedDatabase(place)]
  await migrate(one)
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = one.write('product', async (trx) => {
    await trx.updateTable('languages').set({ name: 'One' }).execute()
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const asked = performance.now()
  const waiting = other.write('product', (trx) =>
    trx.updateTable('languages').set({ name: 'Other' }).execute(),
  )
  await expect(waiting).rejects.toSatisfy(isUnavailable)
  expect(performance.now() - asked).toBeLessThan(5_000)
  held.resolve()
  await holding
  const rows = await one.db.selectFrom('languages').select('name').execute()
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['One']))
})

test('a transaction that hangs half-way leaves nothing', async () => {
  const way = await freezable(await freshPostgres())
  const database = openedDatabase(way.address)
  await migrate(database)
  const writing = database.write('product', async (trx) => {
    await trx.insertInto('languages').values(french).execute()
    way.freeze()
    await trx.deleteFrom('languages').execute()
  })
  await expect(writing).rejects.toSatisfy(isUnavailable)
  way.thaw()
  const codes = async () => {
    const rows = await database.db.selectFrom('languages').select('code').execute()
    return rows.map(({ code }) => code)
  }
  await expect.poll(codes).toEqual(['en', 'ar'])
  await database.write('product', (trx) => trx.insertInto('languages').values(french).execute())
  expect(await codes()).toEqual(['en', 'ar', 'fr'])
})

test('what waits for another process is not given up', async () => {
  const place = await freshPostgres()
  const [one, other] = [openedDatabase(place), openedDatabase(place)]
  const order: string[] = []
  const first = one.withInstallLock(async () => {
    await wait(8_000)
    order.push('first')
  })
  await wait(500)
  await other.withInstallLock(async () => void order.push('second'))
  await first
  expect(order).toEqual(['first', 'second'])
})
