import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { startPostgres } from '../support/postgres.ts'
import {
  type Api,
  apiOf,
  remove,
  signIn,
  startProduct,
  temporaryFolder,
} from '../support/product.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>

const articles = 'sections/posts/keys/articles/articles'
const stored = ['/', '/ar', '/blog', '/ar/blog', '/blog/1']

type Step = (postgres: Postgres) => unknown

const outages: Record<string, [begin: Step, end: Step]> = {
  'stands still': [(postgres) => postgres.freeze(), (postgres) => postgres.thaw()],
  'is shut down': [(postgres) => postgres.end('SIGINT'), (postgres) => postgres.relaunch()],
}

for (const [what, [begin, end]] of Object.entries(outages)) {
  test(`MUL-4 while PostgreSQL ${what}, stored pages stand in and all else is told to come back`, async () => {
    const postgres = await startPostgres()
    const dataFolder = await temporaryFolder()
    const database = await postgres.newDatabase()
    const product = await startProduct({
      dataFolder,
      environment: { DEMO_CONTENT: 'off', DATABASE_URL: database },
    })
    const { address, printed } = product
    const visitors = new AbortController()
    try {
      const api = apiOf(address, (await signIn(address)).token)
      expect((await save(api, 'Opening in Hama')).status).toBe(201)
      // A page that was made before the notice of the save would be forgotten.
      await expect.poll(() => hasCaughtUp(database)).toBe(true)
      for (const path of stored) {
        expect((await fetch(address + path)).status, path).toBe(200)
      }
      const visits = visited(address, visitors.signal)

      await begin(postgres)
      const asked = performance.now()
      expect((await save(api, 'Norias by night')).status).toBe(503)
      expect(performance.now() - asked).toBeLessThan(10_000)
      await expect.poll(async () => cachingOf(address)).toBe('no-store')
      const soon = performance.now()
      await expectAway(address, api)
      expect(performance.now() - soon).toBeLessThan(5_000)

      visitors.abort()
      const { statuses, slowest } = await visits
      expect(statuses).toEqual([200])
      // An answer that had waited for the database would have taken longer.
      expect(slowest).toBeLessThan(2_000)

      await end(postgres)
      const ready = async () => (await fetch(`${address}/readyz`)).status
      await expect.poll(ready).toBe(200)
      await expect.poll(async () => cachingOf(address)).toMatch(/^public/)
      expect((await save(api, 'Norias by day')).status).toBe(201)
      expect(await (await fetch(`${address}/blog`)).text()).toContain('Norias by day')

      expect(printed.filter(isNoLogLine)).toEqual([])
      expect(printed.filter((line) => line.includes('database is away'))).toHaveLength(1)
      expect(printed.length).toBeLessThan(30)
    } finally {
      visitors.abort()
      await postgres.thaw()
      await product.stop()
      await postgres.stop()
      await remove(dataFolder)
    }
  })
}

async function hasCaughtUp(database: string): Promise<boolean> {
  const client = new Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query(
    'select generation from instances where generation < (select generation from content)',
  )
  await client.end()
  return rows.length === 0
}

async function expectAway(address: string, api: Api): Promise<void> {
  const arabic = await fetch(`${address}/ar/products`)
  expect([arabic.status, arabic.headers.get('retry-after')]).toEqual([503, '5'])
  expect(arabic.headers.get('cache-control')).toBe('no-store')
  const page = await arabic.text()
  expect(page).toContain('<html lang="ar" dir="rtl"')
  expect(page).toContain('سنعود بعد قليل')
  const english = await fetch(`${address}/business/7`)
  expect(english.status).toBe(503)
  expect(await english.text()).toContain('We’ll be right back')
  const data = await fetch(`${address}/ar/products.data`)
  expect(data.status).toBe(503)
  for (const path of ['/sitemap.xml', '/readyz', '/contact']) {
    const answer = await fetch(address + path)
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '5'])
  }
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect((await fetch(`${address}/login`)).status).toBe(200)
  const list = await api(articles)
  expect([list.status, list.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await list.json()).toEqual({ error: 'The service is busy. Please try again in a moment.' })
}

async function visited(address: string, signal: AbortSignal) {
  const statuses = new Set<number>()
  let slowest = 0
  async function visit(path: string): Promise<void> {
    const asked = performance.now()
    const answer = await fetch(address + path)
    await answer.text()
    statuses.add(answer.status)
    slowest = Math.max(slowest, performance.now() - asked)
  }
  const visits = stored.map(visit)
  const coming = setInterval(() => visits.push(...stored.map(visit)), 150)
  await once(signal, 'abort')
  clearInterval(coming)
  await Promise.all(visits)
  return { statuses: [...statuses], slowest }
}

async function cachingOf(address: string): Promise<string | null> {
  return (await fetch(`${address}/blog`)).headers.get('cache-control')
}

function isNoLogLine(line: string): boolean {
  return line !== '' && !line.startsWith('{') && !/^(Site|Dashboard|First|  )/.test(line)
}

function save(api: Api, title: string): Promise<Response> {
  const body = new FormData()
  body.append('title', title)
  return api(`${articles}/en`, { method: 'POST', body })
}
