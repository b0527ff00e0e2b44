import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLocalChanges } from '../storage/engine/content-changes.ts'
import { createOutage } from '../storage/engine/outage.ts'
import { readConfig } from './config.ts'
import { createPageCache } from './page-cache.ts'
import { type PublicAddress, publicAddresses } from './public-address.ts'
import { responseCache } from './response-cache.ts'

function homePages() {
  const config = readConfig({})
  const addressOf = publicAddresses(config, { warn: () => {} })
  const rendered: Record<string, number> = {}
  const { middleware } = responseCache(
    createPageCache(),
    config,
    (c) => addressOf(c.env.incoming) as PublicAddress,
    { outage: createOutage(), changes: createLocalChanges() },
  )
  const app = new Hono().use(middleware).get('*', (c) => {
    rendered[c.req.path] = (rendered[c.req.path] ?? 0) + 1
    return c.html('<p>Naoura</p>')
  })
  const asked = (path: string, host: string) => {
    const socket = { remoteAddress: '203.0.113.9', localAddress: '10.0.0.5', localPort: 80 }
    const incoming = { headers: { host }, rawHeaders: [], socket } as unknown as IncomingMessage
    return app.request(`http://${host}${path}`, { headers: { host } }, { incoming })
  }
  return { asked, rendered }
}

test('OPS-10 ten thousand invented hosts leave one cached home page per language', async () => {
  const { asked, rendered } = homePages()
  const statuses = new Set<number>()
  for (let number = 0; number < 10_000; number++) {
    const answer = await asked(number % 2 === 0 ? '/' : '/ar', `invented-${number}.example`)
    statuses.add(answer.status)
  }
  expect([...statuses]).toEqual([200])
  expect(rendered).toEqual({ '/': 1, '/ar': 1 })
})

test('the machine’s own address has a page of its own, with absolute links', async () => {
  const { asked, rendered } = homePages()
  for (const host of ['invented.example', '10.0.0.5', 'localhost', '10.0.0.5']) {
    await asked('/', host)
  }
  expect(rendered).toEqual({ '/': 3 })
})
