import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { hoursLater, today } from '../../tests/support/cast.ts'
import { openedStorage } from '../../tests/support/storages.ts'
import { createMetrics, serveMetrics } from './metrics.ts'

async function monitored() {
  const storage = await openedStorage('SQLite')
  const answers = { hits: 0, misses: 0, stale: 0 }
  const metrics = createMetrics({ storage, answers, now: () => hoursLater(2) })
  const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  const site = `http://127.0.0.1:${port}`
  const app = new Hono()
    .use(metrics.measure)
    .get('/missing', (c) => c.text('', 404))
    .get('*', (c) => c.text('read'))
  return {
    storage,
    answers,
    app,
    countRefused: metrics.countRefused,
    site,
    port,
    lines: async () => (await (await fetch(`${site}/metrics`)).text()).split('\n'),
  }
}

test('a monitor reads what was asked, from where it was answered and how old backups are', async () => {
  const { storage, answers, app, countRefused, lines } = await monitored()
  for (const path of ['/', '/ar', '/missing', '/api/users', '/dashboard', '/media/a/1.webp']) {
    await app.request(path)
  }
  countRefused('/ar/search')
  Object.assign(answers, { hits: 40, misses: 4, stale: 3 })
  const folder = join(storage.dataFolder, 'backups')
  await mkdir(folder)
  await writeFile(join(folder, 'wajha-20251103T100000Z.tar'), '')
  await storage.work.plan('cleanup', today, hoursLater(-1))
  await storage.work.take('cleanup', 'A', today)
  const end = { endedAt: hoursLater(1), outcome: {}, dueAt: hoursLater(2) }
  await storage.work.end('cleanup', 'A', end)

  const read = await lines()
  expect(read).toEqual(
    expect.arrayContaining([
      'wajha_requests_total{kind="page",status="200"} 2',
      'wajha_requests_total{kind="page",status="404"} 1',
      'wajha_requests_total{kind="page",status="503"} 1',
      'wajha_requests_total{kind="call",status="200"} 1',
      'wajha_requests_total{kind="dashboard",status="200"} 1',
      'wajha_requests_total{kind="file",status="200"} 1',
      'wajha_request_seconds_count{kind="page"} 3',
      'wajha_stored_answers{from="memory"} 40',
      'wajha_stored_answers{from="store"} 4',
      'wajha_stored_answers{from="memory_during_outage"} 3',
      'wajha_waiting 0',
      'wajha_database_away 0',
      'wajha_work_age_seconds{work="cleanup"} 3600',
      'wajha_proven_backup_age_seconds 3600',
    ]),
  )
  expect(read.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toBe(true)
})

test('nobody adds series by asking for ever new addresses', async () => {
  const { app, lines } = await monitored()
  await app.request('/')
  // Metrics of Node come and go with what it is doing.
  const ours = async () => (await lines()).filter((line) => line.startsWith('wajha_'))
  const before = (await ours()).length
  for (let count = 0; count < 300; count += 1) await app.request(`/${count}`)
  expect(await ours()).toHaveLength(before)
})

test('the listener has nothing else, and a port that is taken is named', async () => {
  const { site, port } = await monitored()
  expect((await fetch(site)).status).toBe(404)
  expect((await fetch(`${site}/metrics`, { method: 'POST' })).status).toBe(404)
  const metrics = { collected: async () => '', contentType: 'text/plain' as never }
  await expect(serveMetrics(metrics, { port, host: '127.0.0.1' })).rejects.toThrow(
    /^Wajha cannot listen on METRICS_HOST and METRICS_PORT \(.*EADDRINUSE/,
  )
})
