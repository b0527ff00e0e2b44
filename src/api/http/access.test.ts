import { describe, expect, test } from 'vitest'
import { apiKey, furnishedApi, startedApi, type TestApi } from '../../../tests/support/api.ts'
import { everyCall, type Row } from '../../../tests/support/calls.ts'
import { type CastName, hoursLater, minutesLater, today } from '../../../tests/support/cast.ts'
import { castIds, editBy } from '../../../tests/support/staff.ts'
import { openedDatabase } from '../../../tests/support/storages.ts'
import { contract } from '../../contract/contract.ts'
import { callsOf } from '../../contract/endpoint.ts'
import { firstSecurity, type Security } from '../../domain/people/security.ts'
import type { UserStatus } from '../../domain/people/user.ts'

const keys = ['read', 'content', 'expired key', 'ended key', 'invented key'] as const
const callers = [
  'nobody',
  'visitor',
  'Omar',
  'Layla',
  'inactive',
  'expired',
  'idle',
  'limited',
  'revoked',
  ...keys,
] as const
type CallerName = (typeof callers)[number]

/** Editors may do it, and no access key opens it. */
const inPerson = /^\w+ \/(account|inbox|messages|overview)\b/

function expectedStatus(route: string, row: Row, caller: CallerName): number {
  if (row.permission === 'withoutKey') return row.answer
  if (caller === 'nobody') return 403
  if (row.permission === 'anyone') return row.answer
  if (caller === 'Layla') return row.answer
  if (caller === 'limited') return /^\w+ \/(account|logout)\b/.test(route) ? row.answer : 403
  if (caller === 'Omar') return row.permission === 'admin' ? 403 : row.answer
  if (caller !== 'read' && caller !== 'content') return 401
  if (row.permission !== 'editor' || inPerson.test(route)) return 403
  return caller === 'content' || route.startsWith('GET ') ? row.answer : 403
}

async function statusFor(world: TestApi, name: CallerName, route: string, { call }: Row) {
  const [method = ''] = route.split(' ')
  const caller = await callerNamed(world, name)
  const { status } = await caller.call(method, call.path, call)
  world.clock.now = today
  if (name === 'inactive') await setOmar(world, 'active')
  if (name === 'idle' || name === 'limited') await protect(world, firstSecurity)
  return status
}

async function callerNamed(world: TestApi, name: CallerName) {
  if (name === 'nobody') return world.stranger
  if (name === 'visitor') return world.visitor
  if (isKeyName(name)) return programWith(world, name)
  const member: CastName = name === 'Layla' || name === 'limited' ? 'Layla' : 'Omar'
  const caller = await world.signedInAs(member)
  if (name === 'revoked') await caller.post('/logout')
  if (name === 'limited') await protect(world, { secondFactorFor: 'administrators' })
  if (name === 'idle') {
    await protect(world, { idleMinutes: 15 })
    world.clock.now = minutesLater(15)
  }
  if (name === 'expired') world.clock.now = hoursLater(9)
  if (name === 'inactive') await setOmar(world, 'inactive')
  return caller
}

function isKeyName(name: CallerName): name is (typeof keys)[number] {
  return (keys as readonly string[]).includes(name)
}

async function programWith(world: TestApi, name: (typeof keys)[number]) {
  if (name === 'invented key') return world.withToken(`wajha_${'k'.repeat(43)}`)
  const { accessKeys } = world.storage
  const scope = name === 'read' ? 'read' : 'content'
  const { key, text } = await accessKeys.add({ name, scope, days: 30 }, editBy('Layla'))
  if (name === 'ended key') await accessKeys.end(key.id, editBy('Layla'))
  if (name === 'expired key') world.clock.now = hoursLater(30 * 24)
  return world.withToken(text)
}

async function protect({ storage }: TestApi, security: Partial<Security>): Promise<void> {
  await storage.security.change(security, { right: 'product', at: today })
}

/** Omar's row alone is changed: his session stays. */
async function setOmar({ storage }: TestApi, status: UserStatus): Promise<void> {
  const { write } = openedDatabase(storage.place)
  await write('product', (db) =>
    db.updateTable('users').set({ status }).where('id', '=', castIds.Omar).execute(),
  )
}

describe('every route', () => {
  test('asks for a permission and is in the table', async () => {
    const { api } = await startedApi('SQLite')
    const routed = api.routes.filter(({ method }) => method !== 'ALL')
    const listed = Object.entries(everyCall).map(([route, { permission }]) => [route, permission])
    const declared = callsOf(contract).map(({ name, access }) => [name, access])
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(listed))
    expect(new Set(routed.map(({ method, path }) => `${method} ${path}`))).toEqual(
      new Set(Object.keys(everyCall)),
    )
  })

  test.each(Object.entries(everyCall))(
    'ACC-15 %s answers each caller as the table says',
    async (route, row) => {
      const statuses: Record<string, number> = {}
      const expected: Record<string, number> = {}
      const unchanged = await furnishedApi('SQLite')
      for (const name of callers) {
        expected[name] = expectedStatus(route, row, name)
        const isChanging = expected[name] === row.answer && !route.startsWith('GET ')
        const world = isChanging ? await furnishedApi('SQLite') : unchanged
        statuses[name] = await statusFor(world, name, route, row)
      }
      expect(statuses).toEqual(expected)
    },
  )
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
