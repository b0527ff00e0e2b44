import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { starting, unreadableRequest } from './error-responses.ts'

const onEveryAnswer = [
  /^strict-transport-security: max-age=31536000/m,
  /^x-content-type-options: nosniff/m,
  /^referrer-policy: strict-origin-when-cross-origin/m,
  /^permissions-policy: camera=\(\)/m,
  /^cross-origin-opener-policy: same-origin/m,
  /^content-security-policy: .*frame-ancestors 'none'/m,
  /^cache-control: no-store/m,
  /^x-request-id: [\da-f-]{36}/m,
]

async function answered(sent: string, listener: RequestListener = starting): Promise<string> {
  const times = { headers: 200, lookEvery: 20 }
  const server = createHttpServer(listener, unreadableRequest, times).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(sent)
  return text(socket)
}

test.each([
  ['something that is no request', 'what is this\r\n\r\n', 400],
  ['headers that do not come to their end', 'GET / HTTP/1.1\r\nHost: a\r\n', 408],
  ['headers without an end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}`, 431],
  [
    'a request while the server starts',
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    503,
  ],
  ['one without a Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 503],
  [
    'one that expects what nobody knows',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    503,
  ],
])('%s is answered with the headers of every answer', async (_what, sent, status) => {
  const answer = await answered(sent)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  for (const header of onEveryAnswer) expect(answer).toMatch(header)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('a 503 says when to retry', async () => {
  const answer = await answered('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^retry-after: 5\r$/m)
})

test('an error response is never mixed into a response in progress', async () => {
  const answer = await answered(
    'GET / HTTP/1.1\r\nHost: a\r\n\r\nwhat is this\r\n\r\n',
    (_, outgoing) => {
      outgoing.writeHead(200, { 'content-length': '10' })
      outgoing.write('water')
    },
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})
