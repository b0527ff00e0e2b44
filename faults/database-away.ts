import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Figure } from '../bench/figure.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { apiOf, signIn } from '../tests/support/product.ts'
import type { Experiment } from './experiment.ts'
import { answeredWithin, endure, everyPage, keptPromises, quickPages } from './outage.ts'
import { newPlace } from './place.ts'
import { wrongWhileAway } from './wrong-while-away.ts'

const id = 'L4'
const pool = 10
/** The signals take turns: stop, stop at once, kill. */
const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL', 'SIGINT', 'SIGQUIT'] as const

export const databaseAway: Experiment = {
  id,
  what: 'PostgreSQL away',
  engines: ['PostgreSQL'],
  isLong: true,
  run: async () => [...(await restarted()), ...(await frozen())],
}

async function restarted(): Promise<Figure[]> {
  const fault = 'restarted'
  await using world = await ownDatabase()
  const { postgres, product } = world
  const endured = await endure(product, {
    begin: () => {},
    async lasts() {
      for (const signal of signals) {
        await postgres.end(signal)
        await wait(2_000)
        await postgres.relaunch()
        await wait(3_000)
      }
    },
    end: () => {},
  })
  const connections = await connectionsTo(world.address)
  return [
    ...keptPromises(id, fault, endured),
    answeredWithin(10, id, fault, endured),
    { id, what: `${fault}: connections`, value: connections, unit: '', goal: { most: pool + 2 } },
  ]
}

async function frozen(): Promise<Figure[]> {
  const fault = 'frozen'
  await using world = await ownDatabase()
  const { postgres, product } = world
  const api = apiOf(product.address, (await signIn(product.address)).token)
  let wrong: string[] = []
  const endured = await endure(product, {
    begin: postgres.freeze,
    async lasts() {
      await wait(6_000)
      wrong = await wrongWhileAway(product.address, api)
      await wait(54_000)
    },
    end: postgres.thaw,
  })
  return [
    ...keptPromises(id, fault, endured),
    everyPage('MUL-4', fault, endured),
    quickPages('MUL-4', fault, endured),
    answeredWithin(10, id, fault, endured),
    {
      id,
      what: `${fault}: off from being logged once`,
      value: Math.abs(
        product.printed.filter((line) => line.includes('database is away')).length - 1,
      ),
      unit: '',
      goal: { most: 0 },
    },
    {
      id: 'MUL-4',
      what: `${fault}: other than promised`,
      value: wrong.length,
      unit: '',
      goal: { most: 0 },
      ...(wrong[0] && { note: wrong.join(', ') }),
    },
  ]
}

async function ownDatabase() {
  const postgres = await startPostgres({ synchronous_commit: 'on' })
  const address = await postgres.newDatabase()
  const place = await newPlace(address, 'none')
  return {
    postgres,
    address,
    product: await place.start({ DATABASE_POOL: String(pool) }),
    async [Symbol.asyncDispose]() {
      postgres.thaw()
      await place[Symbol.asyncDispose]()
      await postgres.stop()
    },
  }
}

async function connectionsTo(address: string): Promise<number> {
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query(
    `select count(*)::int as total from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await client.end()
  return rows[0].total
}
