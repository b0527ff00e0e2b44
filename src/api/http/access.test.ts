import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { apiKey, startedApi, type TestApi } from '../../../tests/support/api.ts'
import { everyCall, furnished, type Row } from '../../../tests/support/calls.ts'
import { type CastName, hoursLater } from '../../../tests/support/cast.ts'
import { openedDatabase } from '../../../tests/support/storages.ts'
import { accepts } from './accepts.ts'
import { anyone, permissionOf, requireRole } from './permissions.ts'
import { credentials } from '../../domain/user.ts'

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
  if (row.permission === 'withoutKey') return row.answer
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
    const { write } = openedDatabase(world.storage.place)
    await write('product', (db) => db.updateTable('users').set({ status: 'inactive' }).execute())
  }
  return caller
}

describe('every route', () => {
  test('asks for a permission and is in the table', async () => {
    const { api } = await startedApi('SQLite')
    const listed = Object.entries(everyCall).map(([route, { permission }]) => [route, permission])
    expect(permissionsOf(api)).toEqual(Object.fromEntries(listed))
  })

  test.each(Object.entries(everyCall))(
    '%s answers each caller as the table says',
    async (route, row) => {
      const [method = ''] = route.split(' ')
      const statuses: Record<string, number> = {}
      const expected: Record<string, number> = {}
      for (const name of callers) {
        const world = await startedApi('SQLite')
        await furnished(world.storage)
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
