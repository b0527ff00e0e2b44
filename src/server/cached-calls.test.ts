import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { apiKey, furnishedApi } from '../../tests/support/api.ts'
import { everyCall } from '../../tests/support/calls.ts'
import type { OpenApi } from '../api/openapi/openapi-document.ts'
import { readConfig } from './config.ts'
import { createPageCache } from './page-cache.ts'
import { responseCache } from './response-cache.ts'

async function served() {
  const world = await furnishedApi('SQLite')
  const config = { ...readConfig({}), apiKey }
  const address = { origin: 'http://wajha.example', isBelieved: true }
  const cache = createPageCache()
  const { middleware } = responseCache(cache, config, () => address, world.storage)
  const app = new Hono().use(middleware).route('/api', world.api)
  return { ...world, app, cache }
}

const shapeOf = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*')

test('only calls that can answer 304 describe it', async () => {
  const { app, stranger, tokenOf } = await served()
  const authorization = `Bearer ${await tokenOf('Layla')}`

  async function statusOfSecond(path: string, permission: string): Promise<number> {
    const isForStaff = permission !== 'anyone' && permission !== 'withoutKey'
    const headers = { 'api-key': apiKey, ...(isForStaff ? { authorization } : {}) }
    const url = `http://wajha.example/api${path}`
    const etag = (await app.request(url, { headers })).headers.get('etag') ?? '"none"'
    return (await app.request(url, { headers: { ...headers, 'if-none-match': etag } })).status
  }

  const answering: string[] = []
  for (const [route, { call, permission }] of Object.entries(everyCall)) {
    const [method, path = ''] = route.split(' ')
    if (method !== 'GET') continue
    if ((await statusOfSecond(call.path, permission)) === 304) answering.push(shapeOf(path))
  }
  const { paths }: OpenApi = (await stranger.get('/openapi.json')).body
  const described = Object.entries(paths).filter(([, { get }]) => get && '304' in get.responses)
  expect(answering.length).toBeGreaterThan(8)
  expect(described.map(([path]) => shapeOf(path)).toSorted()).toEqual(answering.toSorted())
})

test('HEAD is answered as GET would be, and is stored like it', async () => {
  const { app, cache } = await served()
  const url = 'http://wajha.example/api/public/languages'
  const headers = { 'api-key': apiKey, 'accept-encoding': 'br' }
  const head = await app.request(url, { headers, method: 'HEAD' })
  expect(cache.find('/api/public/languages?')).toBeDefined()
  const got = await app.request(url, { headers })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers))
  expect(Number(head.headers.get('content-length'))).toBe((await got.arrayBuffer()).byteLength)
})

test('pages past the end of a list are not cached', async () => {
  const { app, cache } = await served()
  const path = '/api/sections/posts/keys/articles/articles/en'
  const stored = (page: number) => cache.find(`${path}?page=${page}`) !== undefined
  for (const page of [1, 2, 3, 1_000]) {
    const url = `http://wajha.example${path}?page=${page}`
    expect((await app.request(url, { headers: { 'api-key': apiKey } })).status).toBe(200)
  }
  expect([stored(1), stored(2), stored(3), stored(1_000)]).toEqual([true, false, false, false])
})
