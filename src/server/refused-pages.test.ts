import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { problemResponse } from '../api/http/problem-response.ts'
import { createLocalChanges } from '../storage/engine/content-changes.ts'
import { createOutage } from '../storage/engine/outage.ts'
import type { Problem } from '../domain/problem.ts'
import { createAdmission } from '../throttle/admission.ts'
import { readConfig } from './config.ts'
import { createHttpServer } from './http-server.ts'
import { createLog } from './log.ts'
import { createPageCache } from './page-cache.ts'
import { refusedPages } from './refused-pages.ts'
import { responseCache } from './response-cache.ts'

async function site() {
  const admission = createAdmission()
  const address = { origin: 'http://wajha.example', isBelieved: true }
  const changes = { outage: createOutage(), changes: createLocalChanges() }
  const stored = responseCache(createPageCache(), readConfig({}), () => address, changes)
  const counted: string[] = []
  const refuse = refusedPages(admission, stored, createLog('silent'), (path) => counted.push(path))
  const drawn = Promise.withResolvers<void>()
  const begun: string[] = []
  const app = new Hono()
    .use(stored.middleware)
    .on('GET', ['/api/*', '/media/*', '/healthz', '/feed.xml'], (c) => c.text('file'))
    .post('*', (c) => c.text('sent'))
    .all('*', (c) =>
      admission.render(async () => {
        begun.push(c.req.path)
        await drawn.promise
        return c.text('page')
      }),
    )
    .onError((error, c) => problemResponse(error as Problem, c))
  const listener = getRequestListener(app.fetch)
  const arrived: string[] = []
  const server = createHttpServer(
    (incoming, outgoing) => {
      arrived.push(incoming.url ?? '')
      const isRefused = refuse(incoming, outgoing, address, 'a-request')
      if (!isRefused) void listener(incoming, outgoing)
    },
    () => '',
  ).listen(0, '127.0.0.1')
  const answers: Promise<Response>[] = []
  onTestFinished(async () => {
    drawn.resolve()
    await Promise.all(answers)
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  async function ask(path: string, init?: RequestInit): Promise<Response> {
    const answer = fetch(`http://127.0.0.1:${port}${path}`, init)
    answers.push(answer)
    return answer
  }
  return { ask, draw: drawn.resolve, arrived, begun, counted, isFull: admission.isFull }
}

async function fullSite() {
  const world = await site()
  const asked = [world.ask('/ar')]
  for (let number = 1; number < 68; number++) asked.push(world.ask(`/search?q=${number}`))
  await expect.poll(world.isFull).toBe(true)
  return { ...world, asked }
}

test('a page too many is refused before the app sees it, and those before it are drawn', async () => {
  const { ask, asked, draw, counted } = await fullSite()
  for (const path of ['/ar/search?q=ماء', '/blog', '/dashboard/blog', '/blog.data']) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(503)
    expect(await answer.text(), path).toMatch(/سنعود بعد قليل|We’ll be right back|busy/)
    expect(Object.fromEntries(answer.headers), path).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  }
  const head = await ask('/blog', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([503, ''])
  expect(counted).toEqual(['/ar/search', '/blog', '/dashboard/blog', '/blog.data', '/blog'])
  draw()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses).toEqual(Array(68).fill(200))
})

test('who asks for a page that is being drawn waits with the others', async () => {
  const { ask, draw, arrived, begun } = await fullSite()
  const another = ask('/ar')
  await expect.poll(() => arrived).toHaveLength(69)
  draw()
  expect([(await another).status, await (await another).text()]).toEqual([200, 'page'])
  expect(begun.filter((path) => path === '/ar')).toHaveLength(1)
})

test('what needs no turn is answered: files, calls and what is sent', async () => {
  const { ask } = await fullSite()
  for (const path of ['/media/a/1.webp', '/api/public/languages', '/healthz', '/feed.xml'])
    expect(await (await ask(path)).text(), path).toBe('file')
  expect(await (await ask('/contact', { method: 'POST' })).text()).toBe('sent')
})

test('as soon as there is room again, nothing is refused', async () => {
  const { ask, asked, draw } = await fullSite()
  draw()
  await Promise.all(asked)
  expect((await ask('/blog')).status).toBe(200)
})
