import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

test.each([
  ['nobody is trusted', [], '127.0.0.1'],
  ['another machine is trusted', ['192.0.2.1'], '127.0.0.1'],
  ['this machine is trusted', ['127.0.0.1'], '198.51.100.7'],
])('where %s, a forwarded address is worth that', async (_, trusted, seen) => {
  const addressOf = visitorAddress(trusted)
  const app = new Hono().get('/', (c) => c.text(addressOf(c)))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  const answer = await fetch(`http://127.0.0.1:${port}`, { headers })
  expect(await answer.text()).toBe(seen)
})
