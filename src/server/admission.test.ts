import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { rejectWaiting } from '../throttle/semaphore.ts'
import { createAdmission } from '../throttle/admission.ts'
import { admitCalls } from './admit-calls.ts'

function server() {
  const admission = createAdmission()
  const calls = admitCalls(admission, (c) => c.req.header('x-test-address') ?? randomUUID())
  const released = Promise.withResolvers<void>()
  const begun: string[] = []
  const app = new Hono().use(calls).all('*', async (c) => {
    begun.push(c.req.path)
    await released.promise
    return c.text('done')
  })
  const statuses: (number | undefined)[] = []
  const answered: Promise<void>[] = []
  async function ask(path: string, init?: RequestInit): Promise<Response> {
    const place = statuses.push(undefined) - 1
    const answer = await app.request(path, init)
    statuses[place] = answer.status
    return answer
  }
  const many = (count: number, path: string, init?: RequestInit) => {
    for (let number = 0; number < count; number++) {
      answered.push(ask(path, init).then(() => {}))
    }
  }
  const refused = () => statuses.filter((status) => status === 503).length
  const end = async () => {
    released.resolve()
    await Promise.all(answered)
    return { refused: refused(), done: statuses.filter((status) => status === 200).length }
  }
  return { admission, ask, many, begun, refused, end }
}

const form = { 'content-type': 'multipart/form-data; boundary=x' }

test.each([
  ['visitors’ calls', '/api/search/en', {}, 16, 64],
  ['calls of staff', '/api/overview', {}, 16, 64],
  ['bodies with files', '/api/users', { method: 'POST', headers: form }, 32, 32],
  ['letters', '/api/contact', { method: 'POST' }, 256, 0],
  ['forms', '/api/forms/1/send', { method: 'POST' }, 256, 0],
] as const)('of %s so many are at work, so many wait, and more are refused', async (...row) => {
  const [, path, init, atOnce, waiting] = row
  const { many, begun, refused, end } = server()
  many(atOnce + waiting + 5, path, init)
  await expect.poll(refused).toBe(5)
  expect(begun).toHaveLength(atOnce)
  expect(await end()).toEqual({ refused: 5, done: atOnce + waiting })
})

test('a rejection has Retry-After, is not cacheable, and reads no body', async () => {
  const { many, ask, refused, end } = server()
  many(70, '/api/users', { method: 'POST', headers: form })
  await expect.poll(refused).toBe(6)
  const { readable } = new TransformStream()
  const body = { method: 'POST', headers: form, body: readable, duplex: 'half' } as RequestInit
  const answer = await ask('/api/users', body)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('1')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    error: 'The service is busy. Please try again in a moment.',
  })
  expect(readable.locked).toBe(false)
  await end()
})

test('staff and sign-ins never block visitors, nor visitors them', async () => {
  const { many, begun, refused, end } = server()
  many(90, '/api/overview')
  many(60, '/api/signin', { method: 'POST' })
  await expect.poll(refused).toBe(10)
  many(1, '/api/public/languages')
  await expect.poll(() => begun).toContain('/api/public/languages')
  many(90, '/api/search/en')
  many(1, '/api/contact', { method: 'POST' })
  await expect.poll(() => begun).toContain('/api/contact')
  await end()
})

test('four pages render at once; those waiting are rejected when the server stops', async () => {
  const { admission } = server()
  const { promise, resolve } = Promise.withResolvers<string>()
  let begun = 0
  const rendered = Array.from({ length: 10 }, () =>
    admission.render(() => {
      begun++
      return promise
    }),
  )
  await expect.poll(() => begun).toBe(4)
  rejectWaiting()
  resolve('page')
  const outcomes = await Promise.allSettled(rendered)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(begun).toBe(4)
})
