import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { createOpenResponses } from './open-responses.ts'
import { unreadableRequest } from './error-responses.ts'

async function hasty(listener: RequestListener) {
  const times = { headers: 300, still: 300, lookEvery: 50 }
  const server = createHttpServer(listener, unreadableRequest, times).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = (sent: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(sent)
    return socket
  }
  const count = promisify(server.getConnections.bind(server))
  return { open, connections: () => count() }
}

test('uses the documented timeouts', () => {
  const server = createHttpServer(() => {}, unreadableRequest)
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 75_000,
    timeout: 22_000,
    maxConnections: 10_000,
  })
})

test('OPS-9 connections that never finish their headers are closed', async () => {
  const { open, connections } = await hasty((_incoming, outgoing) => outgoing.end('hello'))
  const slow = Array.from({ length: 50 }, () => open('GET / HTTP/1.1\r\nHost: a'))
  await expect.poll(connections).toBe(50)
  const sending = setInterval(() => slow.forEach((socket) => socket.write('a')), 40)
  await expect.poll(connections, { timeout: 5_000 }).toBe(0)
  clearInterval(sending)
})

test('a client that never reads is disconnected, one that waits is not', async () => {
  const answers = createOpenResponses()
  const large = Buffer.alloc(32 * 1024 * 1024)
  const released = Promise.withResolvers<void>()
  const { open, connections } = await hasty(async (incoming, outgoing) => {
    answers.add(outgoing)
    if (incoming.url === '/slow') await released.promise
    outgoing.end(incoming.url === '/slow' ? 'done' : large)
  })
  const waiting = open('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  for (let count = 0; count < 3; count++) open('GET / HTTP/1.1\r\nHost: a\r\n\r\n').pause()
  await expect.poll(connections).toBe(4)
  await expect.poll(connections, { timeout: 5_000 }).toBe(1)
  released.resolve()
  const [answer] = (await once(waiting, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK[^]*done/)
})

test('a client that asks on and on without reading is disconnected', async () => {
  let asked = 0
  const { open, connections } = await hasty(() => void (asked += 1))
  open('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(5_000))
  await expect.poll(() => asked).toBe(1)
  await expect.poll(connections, { timeout: 5_000 }).toBe(0)
  expect(asked).toBe(1)
})

test('what a client asks ahead is answered in its order, one after the other', async () => {
  let atWork = 0
  let most = 0
  const { open } = await hasty(async (incoming, outgoing) => {
    most = Math.max(most, (atWork += 1))
    await wait(10)
    atWork -= 1
    outgoing.end(`<${incoming.url}>`)
  })
  const paths = Array.from({ length: 8 }, (_, number) => `/${number}`)
  const client = open(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''))
  let read = ''
  client.on('data', (data) => (read += data))
  await expect.poll(() => read.match(/<.*?>/g)).toEqual(paths.map((path) => `<${path}>`))
  expect(most).toBe(1)
})
