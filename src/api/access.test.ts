import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { apiKey, articlesPath, startedApi, type TestApi } from '../../tests/support/api.ts'
import { openedInHama } from '../../tests/support/articles.ts'
import {
  byLayla,
  type CastName,
  castPassword,
  glassworks,
  hoursLater,
  openingInHama,
  rimasMessage,
  today,
} from '../../tests/support/cast.ts'
import { castIds, rima } from '../../tests/support/staff.ts'
import { openedDatabase } from '../../tests/support/storages.ts'
import { accepts } from './accepts.ts'
import { anyone, type Permission, permissionOf, requireRole } from './permissions.ts'
import { credentials } from '../domain/user.ts'

const posts = '/sections/:section/keys/articles/articles'
const cards = '/sections/partners/keys/cards/cards'

type Call = { path: string; form?: Record<string, string>; json?: object }
type Row = { permission: Permission; call: Call; answer: number }

/** Every route there is, who may call it, a call that is right, and the answer to that. */
const table: Record<string, Row> = {
  'GET /openapi.json': {
    permission: 'withoutKey',
    call: { path: '/openapi.json' },
    answer: 200,
  },
  'GET /docs': { permission: 'withoutKey', call: { path: '/docs' }, answer: 200 },
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
  'GET /search/:language': {
    permission: 'anyone',
    call: { path: '/search/en?q=norias' },
    answer: 200,
  },
  'POST /contact': {
    permission: 'anyone',
    call: { path: '/contact', json: { ...rimasMessage, language: 'en' } },
    answer: 201,
  },
  'GET /messages': { permission: 'editor', call: { path: '/messages' }, answer: 200 },
  'PATCH /messages/:id': {
    permission: 'editor',
    call: { path: '/messages/1', json: { read: true } },
    answer: 200,
  },
  'DELETE /messages/:id': { permission: 'editor', call: { path: '/messages/1' }, answer: 200 },
  'POST /messages/delete-multiple': {
    permission: 'editor',
    call: { path: '/messages/delete-multiple', json: { ids: [1] } },
    answer: 200,
  },
  'POST /signin': {
    permission: 'anyone',
    call: { path: '/signin', json: { email: 'nobody@a.example', password: 'x' } },
    answer: 401,
  },
  'POST /logout': { permission: 'editor', call: { path: '/logout' }, answer: 204 },
  'GET /account': { permission: 'editor', call: { path: '/account' }, answer: 200 },
  'POST /account/password': {
    permission: 'editor',
    call: {
      path: '/account/password',
      json: { current_password: castPassword, password: rima.password },
    },
    answer: 200,
  },
  'GET /overview': { permission: 'editor', call: { path: '/overview' }, answer: 200 },
  'POST /start-empty': { permission: 'admin', call: { path: '/start-empty' }, answer: 200 },
  'GET /languages': { permission: 'editor', call: { path: '/languages' }, answer: 200 },
  'POST /languages': {
    permission: 'admin',
    call: { path: '/languages', json: { name: 'Français', code: 'fr' } },
    answer: 201,
  },
  'PATCH /languages/:id': {
    permission: 'admin',
    call: { path: '/languages/2', json: { name: 'Arabic' } },
    answer: 200,
  },
  'DELETE /languages/:id': { permission: 'admin', call: { path: '/languages/2' }, answer: 200 },
  'GET /roles': { permission: 'admin', call: { path: '/roles' }, answer: 200 },
  'GET /users': { permission: 'admin', call: { path: '/users' }, answer: 200 },
  'POST /users': { permission: 'admin', call: { path: '/users', form: rima }, answer: 201 },
  'POST /users/delete-multiple': {
    permission: 'admin',
    call: { path: '/users/delete-multiple', json: { ids: [castIds.Nour] } },
    answer: 200,
  },
  'POST /users/:id': {
    permission: 'admin',
    call: { path: `/users/${castIds.Nour}`, form: { name: 'Nour H.' } },
    answer: 200,
  },
  'DELETE /users/:id': {
    permission: 'admin',
    call: { path: `/users/${castIds.Nour}` },
    answer: 200,
  },
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
  'GET /sections/:name/content/:language': {
    permission: 'anyone',
    call: { path: '/sections/banner/content/ar' },
    answer: 200,
  },
  'GET /sections/:name/content': {
    permission: 'editor',
    call: { path: '/sections/partners/content' },
    answer: 200,
  },
  'POST /sections/:name/content': {
    permission: 'editor',
    call: { path: '/sections/aboutUs/content', form: { content: '{}' } },
    answer: 200,
  },
  'POST /sections/:name/reset': {
    permission: 'editor',
    call: { path: '/sections/aboutUs/reset' },
    answer: 200,
  },
  'POST /sections/:name/gallery-simplified': {
    permission: 'editor',
    call: { path: '/sections/banner/gallery-simplified', form: { mode: 'append' } },
    answer: 200,
  },
  [`POST ${cards}`]: {
    permission: 'editor',
    call: { path: `${cards}?lang=en`, form: glassworks },
    answer: 201,
  },
  [`POST ${cards}/order`]: {
    permission: 'editor',
    call: { path: `${cards}/order`, json: { ids: [1] } },
    answer: 200,
  },
  [`POST ${cards}/:id`]: {
    permission: 'editor',
    call: { path: `${cards}/1?lang=en`, form: { name: 'Renamed' } },
    answer: 200,
  },
  [`DELETE ${cards}/:id`]: { permission: 'editor', call: { path: `${cards}/1` }, answer: 200 },
  ...historyOf(`${posts}/:id/history`, `${articlesPath()}/1/history`),
  ...historyOf(`${cards}/:id/history`, `${cards}/1/history`),
  ...historyOf('/sections/:name/history', '/sections/aboutUs/history'),
  'GET /trash': { permission: 'editor', call: { path: '/trash' }, answer: 200 },
  'POST /trash/:id/restore': {
    permission: 'editor',
    // The revision that emptied the section: the last of those the set-up makes.
    call: { path: '/trash/5/restore' },
    answer: 200,
  },
  'POST /trash/restore-multiple': {
    permission: 'editor',
    call: { path: '/trash/restore-multiple', json: { ids: [5] } },
    answer: 200,
  },
}

/** The calls of a document's history; its first revision is there. */
function historyOf(route: string, path: string): Record<string, Row> {
  return {
    [`GET ${route}`]: { permission: 'editor', call: { path }, answer: 200 },
    [`GET ${route}/:revision`]: { permission: 'editor', call: { path: `${path}/1` }, answer: 200 },
    [`POST ${route}/:revision/restore`]: {
      permission: 'editor',
      call: { path: `${path}/1/restore` },
      answer: 200,
    },
  }
}

/** As demo content an article, a card, a section that was emptied again, a contact form and a message sent by it. */
async function furnished(storage: TestApi['storage']): Promise<void> {
  const { articles, cards, demo, messages, sections } = storage
  await openedInHama(articles)
  await cards.create('en', { ...glassworks, contacts: {} }, byLayla())
  await sections.change('aboutUs', { 'section_title.en': 'About us' }, byLayla())
  await sections.reset('aboutUs', byLayla())
  await sections.change('contactUs', { contact_form: true }, byLayla())
  await messages.add({ ...rimasMessage, language: 'en' }, today)
  await demo.remember()
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
    await write((db) => db.updateTable('users').set({ status: 'inactive' }).execute())
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
