import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createAdmission } from '../throttle/admission.ts'
import { admitCalls } from './admit-calls.ts'

const addressOf = (c: { req: { header(name: string): string | undefined } }) =>
  c.req.header('x-test-address') ?? '192.0.2.1'

function server() {
  const admission = createAdmission()
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>()
  const app = new Hono().use(admitCalls(admission, addressOf)).all('*', async (c) => {
    await isSent
    return c.text('done')
  })
  const begin = (count: number, address: string) =>
    Array.from({ length: count }, async () => {
      const headers = { 'x-test-address': address }
      return (await app.request('/api/signin', { method: 'POST', headers })).status
    })
  return { admission, begin, send }
}

test('a network with open forms leaves room for others', async () => {
  const { begin, send } = server()
  const slow = begin(300, '198.51.100.7')
  const others = Array.from({ length: 10 }, (_, number) => begin(1, `203.0.113.${number}`)).flat()
  send()
  expect((await Promise.all(slow)).filter((status) => status === 200)).toHaveLength(32)
  expect(await Promise.all(others)).toEqual(Array(10).fill(200))
})

test('an IPv6 /64 counts as one network, and its places are freed', async () => {
  const { begin, send } = server()
  const first = begin(20, '2001:db8::1')
  const second = begin(20, '2001:db8::2')
  send()
  const statuses = await Promise.all([...first, ...second])
  expect(statuses.filter((status) => status === 503)).toHaveLength(8)
  expect(await Promise.all(begin(32, '2001:db8::3'))).toEqual(Array(32).fill(200))
})

test('forms sent by pages count for their network, too', async () => {
  const { admission, begin, send } = server()
  const slow = begin(32, '198.51.100.7')
  const receive = (address: string) => admission.receive(address, async () => 'received')
  await expect(receive('198.51.100.7')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await receive('203.0.113.1')).toBe('received')
  send()
  await Promise.all(slow)
})
