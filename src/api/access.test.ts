import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { apiKey, articlesPath, startedApi, type TestApi } from '../../tests/support/api.ts'
import { openedInHama } from '../../tests/support/articles.ts'
import { type CastName, hoursLater, openingInHama } from '../../tests/support/cast.ts'
import { openedDatabase } from '../../tests/support/storages.ts'
import { accepts } from './accepts.ts'
import { anyone, permissionOf, requireRole } from './permissions.ts'
import { credentials } from '../domain/user.ts'

const posts = '/sections/:section/keys/articles/articles'

type Call = { path: string; form?: Record<string, string>; json?: object }
type Row = { permission: 'anyone' | 'editor' | 'admin'; call: Call; answer: number }

/** Every route there is, who may call it, a call that is right, and the answer to that. */
const table: Record<string, Row> = {
  'GET /public/languages': {
    permission: 'anyone',
    call: { path: '/public/languages' },
    answer: 200,
  },
  [`GET ${posts}/:language`]: {
    permission: 'anyone',
    call: { path: `${articlesPath()}/en` },
    answer: 200,
  },
  [`GET ${posts}/:language/related/:id`]: {
    permission: 'anyone',
    call: { path: `${articlesPath()}/en/related/1` },
    answer: 200,
  },
  [`GET ${posts}/:language/:id`]: {
    permission: 'anyone',
    call: { path: `${articlesPath()}/en/1` },
    answer: 200,
  },
  'POST /signin': {
    permission: 'anyone',
    call: { path: '/signin', json: { email: 'nobody@a.example', password: 'x' } },
    answer: 401,
  },
  'POST /logout': { permission: 'editor', call: { path: '/logout' }, answer: 204 },
  'GET /languages': { permission: 'editor', call: { path: '/languages' }, answer: 200 },
  [`GET ${posts}`]: { permission: 'editor', call: { path: articlesPath() }, answer: 200 },
  'GET /:section/keys/articles/articles/:id/:language': {
    permission: 'editor',
    call: { path: '/posts/keys/articles/articles/1/ar' },
    answer: 200,
  },
  [`POST ${posts}/:language`]: {
    permission: 'editor',
    call: { path: `${articlesPath()}/en`, form: openingInHama.en },
    answer: 201,
  },
  [`POST ${posts}/:language/:id`]: {
    permission: 'editor',
    call: { path: `${articlesPath()}/ar/1`, form: { title: 'Renamed' } },
    answer: 200,
  },
  [`DELETE ${posts}/:id`]: {
    permission: 'editor',
    call: { path: `${articlesPath()}/1` },
    answer: 200,
  },
}

type Routed = { routes: { method: string; path: string; handler: object }[] }

/** The permission each route's middleware asks for, by method and path. */
function permissionsOf({ routes }: Routed): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {}
  for (const { method, path, handler } of routes) {
    if (method === 'ALL') continue
    found[`${method} ${path}`] ??= permissionOf(handler)
  }
  return found
}

const callers = ['nobody', 'visitor', 'Omar', 'Layla', 'inactive', 'expired', 'revoked'] as const
type CallerName = (typeof callers)[number]

function expectedStatus(row: Row, caller: CallerName): number {
  if (caller === 'nobody') return 403
  if (row.permission === 'anyone') return row.answer
  if (caller === 'Layla') return row.answer
  if (caller === 'Omar') return row.permission === 'admin' ? 403 : row.answer
  return 401
}

async function callerNamed(world: TestApi, name: CallerName) {
  if (name === 'nobody') return world.stranger
  if (name === 'visitor') return world.visitor
  const member: CastName = name === 'Layla' ? 'Layla' : 'Omar'
  const caller = await world.signedInAs(member)
  if (name === 'revoked') await caller.post('/logout')
  if (name === 'expired') world.clock.now = hoursLater(9)
  if (name === 'inactive') {
    const { connection } = openedDatabase(world.storage.place)
    await connection.updateTable('users').set({ status: 'inactive' }).execute()
  }
  return caller
}

describe('every route', () => {
  test('asks for a permission and is in the table', async () => {
    const { api } = await startedApi('SQLite')
    const listed = Object.entries(table).map(([route, { permission }]) => [route, permission])
    expect(permissionsOf(api)).toEqual(Object.fromEntries(listed))
  })

  test.each(Object.entries(table))(
    '%s answers each caller as the table says',
    async (route, row) => {
      const [method = ''] = route.split(' ')
      const statuses: Record<string, number> = {}
      const expected: Record<string, number> = {}
      for (const name of callers) {
        const world = await startedApi('SQLite')
        await openedInHama(world.storage.articles)
        const caller = await callerNamed(world, name)
        statuses[name] = (await caller.call(method, row.call.path, row.call)).status
        expected[name] = expectedStatus(row, name)
      }
      expect(statuses).toEqual(expected)
    },
  )
})

test('a route without a permission is noticed', () => {
  const app = new Hono()
    .get('/open', anyone as never, (c) => c.text(''))
    .post('/staff', requireRole('admin') as never, accepts(credentials) as never, (c) => c.text(''))
    .delete('/forgotten', (c) => c.text(''))
  expect(permissionsOf(app)).toEqual({
    'GET /open': 'anyone',
    'POST /staff': 'admin',
    'DELETE /forgotten': undefined,
  })
})

describe('the api key', () => {
  test.each([
    {},
    { 'api-key': '' },
    { 'api-key': 'wrong' },
    { 'api-key': apiKey.toUpperCase() },
    { 'api-key': `${apiKey}, ${apiKey}` },
    { 'x-api-key': apiKey },
    { authorization: `Bearer ${apiKey}` },
  ])('is missed in %j, on known paths and unknown ones', async (headers) => {
    const { stranger } = await startedApi('SQLite')
    for (const path of [
      '/public/languages',
      '/signin',
      '/nothing-here',
      `/languages?key=${apiKey}`,
    ]) {
      const { status, body } = await stranger.get(path, { headers: headers as HeadersInit })
      expect({ status, body }, path).toEqual({
        status: 403,
        body: { error: 'Forbidden: You do not have permission.' },
      })
    }
  })

  test('alone opens nothing of the staff', async () => {
    const { visitor } = await startedApi('SQLite')
    const { status, body } = await visitor.get('/languages')
    expect(status).toBe(401)
    expect(body).toEqual({ error: 'Unauthorized: Invalid credentials.' })
  })
})

describe('an address that is not quite that of a route', () => {
  test.each([
    '/languages/',
    '//languages',
    '/languages%2F',
    '/Languages',
    '/languages.data',
    '/public/../languages',
    '/public/%2e%2e/languages',
    '/public/languages/%2e%2e/%2e%2e/languages',
    '/%6canguages/.',
    '/languages;a=b',
    '/sections/posts/keys/articles/articles/',
    '/sections/posts//keys/articles/articles',
    '/sections/%70osts%2Fkeys/articles/articles',
  ])('opens nothing: %s', async (path) => {
    const { visitor } = await startedApi('SQLite')
    const { status } = await visitor.get(path)
    expect([401, 404]).toContain(status)
  })
})
