import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { begin, freePort, smallProduct, type Start } from '../support/first-start.ts'
import { startPostgres } from '../support/postgres.ts'
import { apiOf, layla, remove, signIn, temporaryFolder } from '../support/product.ts'

const engines = ['SQLite', 'PostgreSQL'] as const
/**
 * A first start commits some sixty times: in migrations, then in the content, then the administrator,
 * which takes a few. PostgreSQL, which begins anew in the same way, is interrupted less often.
 */
const everyFewCommits = { SQLite: 3, PostgreSQL: 10 }
const atLeast = { SQLite: 15, PostgreSQL: 5 }
const migrations = readdirSync('src/storage/engine/migrations').length
/** Each migration commits once, and the content follows. */
const midway = migrations + 12

async function newPlace(engine: (typeof engines)[number]) {
  const dataFolder = await temporaryFolder()
  const product = await smallProduct()
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined
  const address = await postgres?.newDatabase()
  const environment = { DATA_DIR: dataFolder, ...(address ? { DATABASE_URL: address } : {}) }
  return {
    product,
    address,
    environment,
    clear: async () => {
      await postgres?.stop()
      await Promise.all([remove(dataFolder), remove(product)])
    },
  }
}

for (const engine of engines) {
  test(`a first start that is interrupted again and again ends complete, on ${engine}`, async () => {
    test.setTimeout(300_000)
    const { product, environment, clear } = await newPlace(engine)
    let interruptions = 0
    let password = ''
    let start: Start | undefined
    try {
      for (let commits = 1; ; commits += everyFewCommits[engine]) {
        const signal = interruptions % 2 === 0 ? 'SIGKILL' : 'SIGTERM'
        start = begin(product, environment, { commits, signal })
        const isServing = await start.address()
        password = /password {2}(\S+)/.exec(start.output())?.[1] ?? password
        if (isServing) break
        expect(start.child.signalCode, start.output()).toBe(signal)
        interruptions += 1
      }
      expect(interruptions).toBeGreaterThanOrEqual(atLeast[engine])
      await start.end('SIGKILL')
      start = begin(product, environment)
      await expectComplete((await start.address()) ?? '', password)
    } finally {
      await start?.end()
      await clear()
    }
  })
}

async function expectComplete(address: string, password: string): Promise<void> {
  const { token } = await signIn(address, { email: layla.email, password })
  const api = apiOf(address, token)
  const read = async (path: string) => (await api(path)).json()
  const { data } = await read('users')
  expect(data.map(({ email }: { email: string }) => email)).toEqual([layla.email])
  const totals = ['posts', 'business', 'products'].map(
    async (name) => (await read(`sections/${name}/keys/articles/articles/ar`)).pagination.total,
  )
  expect(await Promise.all(totals)).toEqual([2, 1, 0])
  const { content } = await read('sections/partners/content')
  expect([content.cards.en.length, content.cards.ar.length]).toEqual([1, 1])
  expect((await read('sections/banner/content')).content.gallery).toHaveLength(1)
  expect((await read('overview')).start.demo).toBe(true)
}

test('a second process on PostgreSQL answers 503 until the first start is complete, by whomever', async () => {
  const { product, address, environment, clear } = await newPlace('PostgreSQL')
  const settings = { ...environment, ADMIN_PASSWORD: layla.password }
  const frozen = begin(product, settings, { commits: midway, signal: 'SIGSTOP' })
  const port = await freePort()
  const begun: Start[] = [frozen]
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    await expect.poll(() => count(client, 'users'), { timeout: 30_000 }).toBe(1)
    const second = begin(product, { ...settings, PORT: port })
    begun.push(second)
    await expect.poll(() => waiting(client), { timeout: 30_000 }).toBe(1)
    for (const path of ['', 'healthz', 'readyz', 'api/public/languages', 'dashboard']) {
      expect(await answer(port, path), path).toEqual([503, '5'])
    }
    const visitor = await fetch(`http://127.0.0.1:${port}/ar`)
    expect(await visitor.text()).toContain('سنعود بعد قليل')

    await frozen.end('SIGKILL')
    await expectComplete((await second.address()) ?? '', layla.password)
    expect(await answer(port, 'readyz')).toEqual([200, null])
    expect(second.output()).toContain('First administrator')
    expect(second.output()).not.toContain(layla.password)
  } finally {
    await client.end()
    await Promise.all(begun.map((start) => start.end('SIGKILL')))
    await clear()
  }
})

test('MUL-6 of five processes on an empty database one prints the password, and all get ready', async () => {
  const { product, environment, clear } = await newPlace('PostgreSQL')
  const starts = Array.from({ length: 5 }, () =>
    begin(product, { ...environment, JWT_SECRET: 'a secret that five processes share' }),
  )
  try {
    const addresses = await Promise.all(starts.map((start) => start.address()))
    const printed = starts.flatMap((start) => /password {2}(\S+)/.exec(start.output())?.[1] ?? [])
    expect(printed).toHaveLength(1)
    for (const address of addresses) {
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      await expectComplete(address ?? '', printed[0] ?? '')
    }
  } finally {
    await Promise.all(starts.map((start) => start.end('SIGKILL')))
    await clear()
  }
})

async function count(client: Client, table: string): Promise<number> {
  const { rows } = await client
    .query(`select count(*)::int as total from ${table}`)
    .catch(() => ({ rows: [{ total: 0 }] }))
  return rows[0].total
}

async function waiting(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as total from pg_locks where locktype = 'advisory' and not granted`,
  )
  return rows[0].total
}

async function answer(port: string, path: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/${path}`)
  return [status, headers.get('retry-after')]
}
