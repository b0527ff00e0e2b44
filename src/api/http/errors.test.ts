import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { articlesPath, startedApi } from '../../../tests/support/api.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import { engines } from '../../../tests/support/storages.ts'

describe('a method a path does not know', () => {
  test.each([
    ['PUT', '/public/languages', 'GET, HEAD'],
    ['DELETE', '/signin', 'POST'],
    ['GET', '/signin', 'POST'],
    ['GET', '/logout', 'POST'],
    ['PUT', '/languages', 'GET, HEAD, POST'],
    ['PUT', articlesPath(), 'GET, HEAD, POST'],
    ['PUT', `${articlesPath()}/1`, 'GET, HEAD, POST, DELETE, PATCH'],
    ['PUT', `${articlesPath()}/en/1`, 'GET, HEAD, POST'],
    ['POST', `${articlesPath()}/en/related/1`, 'GET, HEAD'],
  ])('is answered 405: %s %s', async (method, path, allowed) => {
    const { signedInAs } = await startedApi('SQLite')
    const omar = await signedInAs('Omar')
    const { status, body, headers } = await omar.call(method, path)
    expect(status).toBe(405)
    expect(body).toEqual({ error: 'Method not allowed' })
    expect(headers.get('allow')?.split(', ').toSorted()).toEqual(allowed.split(', ').toSorted())
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('is not told to strangers', async () => {
    const { stranger } = await startedApi('SQLite')
    expect((await stranger.call('PUT', '/public/languages')).status).toBe(403)
  })
})

test.each(['/', '/nothing', '/sections', '/sections/posts/keys', '/public/languages/en'])(
  'a path nobody knows is answered 404: %s',
  async (path) => {
    const { visitor } = await startedApi('SQLite')
    const { status, body, headers } = await visitor.get(path)
    expect(status).toBe(404)
    expect(body).toEqual({ error: 'Not Found: The requested resource was not found.' })
    expect(headers.get('cache-control')).toBe('no-store')
  },
)

test('HEAD is answered as GET without a body', async () => {
  const { visitor } = await startedApi('SQLite')
  const { status, text } = await visitor.call('HEAD', '/public/languages')
  expect([status, text]).toEqual([200, ''])
})

describe('an error nobody expected', () => {
  const secret = 'postgres://wajha:secret@db/x SELECT * FROM users'

  test('is answered without a word about it, and logged', async () => {
    const now = () => {
      throw new TypeError(secret)
    }
    const { visitor, watched } = await startedApi('SQLite', { now })
    const headers = { authorization: 'Bearer x' }
    const { status, text, headers: answered } = await visitor.get('/languages', { headers })
    expect(status).toBe(500)
    expect(JSON.parse(text)).toEqual({ error: 'Internal Server Error: Please try again later.' })
    expect(answered.get('cache-control')).toBe('no-store')
    expect(watched.errors).toEqual([
      {
        err: expect.objectContaining({ message: secret }),
        requestId: expect.any(String),
        path: '/languages',
      },
    ])
  })

  test.each(engines)('of the store on %s says nothing of it either', async (engine) => {
    const { visitor, storage } = await startedApi(engine)
    await storage.close()
    const { status, text } = await visitor.get('/public/languages')
    expect([500, 503]).toContain(status)
    expect(text).not.toMatch(/sqlite|postgres|kysely|driver|\/tmp|select/i)
  })
})

test('a store that is locked for long is answered 503, with when to try again', async () => {
  const { signedInAs, storage, stored } = await startedApi('SQLite')
  const omar = await signedInAs('Omar')
  const other = new DatabaseSync(storage.place)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const { status, body, headers } = await omar.post(`${articlesPath()}/en`, {
    form: openingInHama.en,
  })
  other.exec('rollback')
  expect(status).toBe(503)
  expect(body).toEqual({ error: 'The service is busy. Please try again in a moment.' })
  expect(headers.get('retry-after')).toBe('5')
  expect((await stored()).articles.posts).toEqual([])
})
