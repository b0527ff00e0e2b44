import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { crossOrigin } from './cross-origin.ts'
import { securityHeaders } from './security-headers.ts'

const app = 'https://app.naoura.example'
const articles = '/api/sections/posts/keys/articles/articles/en'

function siteFor(...origins: string[]) {
  const site = new Hono()
    .use(crossOrigin(origins))
    .use(securityHeaders)
    .all('*', (c) => c.text('read', 200, { etag: 'W/"1"' }))
  return async (method: string, path: string, headers: Record<string, string> = {}) => {
    const response = await site.request(path, { method, headers: { origin: app, ...headers } })
    return { status: response.status, headers: response.headers }
  }
}

const preflight = (method: string) => ({
  'access-control-request-method': method,
  'access-control-request-headers': 'api-key,if-none-match',
})
const allowOrigin = 'access-control-allow-origin'
const resourcePolicy = 'cross-origin-resource-policy'

describe('a page of an allowed origin', () => {
  test.each([
    articles,
    `${articles}/1`,
    '/api/public/languages',
    '/api/sections/banner/content/ar',
    '/api/search/en?q=norias',
    '/api/openapi.json',
    '/media/0f1e2d3c4b5a69788796a5b4/640.webp',
  ])('reads %s', async (path) => {
    const asked = siteFor('https://other.example', app)
    const { status, headers } = await asked('GET', path)
    expect([status, headers.get(allowOrigin)]).toEqual([200, app])
    expect(headers.get('vary')).toMatch(/origin/i)
    expect(headers.get('access-control-expose-headers')).toContain('etag')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    const before = await asked('OPTIONS', path, preflight('GET'))
    expect([before.status, before.headers.get(allowOrigin)]).toEqual([204, app])
    expect(before.headers.get('access-control-allow-headers')).toBe('api-key,if-none-match')
    expect(before.headers.get('access-control-allow-methods')).toBe('GET,HEAD')
  })

  test.each([
    ['POST', articles],
    ['POST', `${articles}/1`],
    ['DELETE', '/api/sections/posts/keys/articles/articles/1'],
    ['GET', '/api/sections/posts/keys/articles/articles'],
    ['GET', '/api/users'],
    ['GET', '/api/sections/banner/content'],
    ['POST', '/api/signin'],
    ['GET', '/dashboard'],
    ['GET', '/'],
  ])('may not %s %s', async (method, path) => {
    const asked = siteFor(app)
    expect((await asked(method, path)).headers.get(allowOrigin)).toBeNull()
    const before = await asked('OPTIONS', path, preflight(method))
    expect(before.headers.get(allowOrigin)).toBeNull()
    expect(before.headers.get('access-control-allow-methods')).toBeNull()
  })

  test('shows pictures in its images', async () => {
    const asked = siteFor(app)
    const shown = await asked('GET', '/media/0f1e2d3c4b5a69788796a5b4/640.webp')
    expect(shown.headers.get(resourcePolicy)).toBe('cross-origin')
    expect((await asked('GET', articles)).headers.get(resourcePolicy)).toBe('same-origin')
  })
})

test('a page of another origin reads nothing', async () => {
  const { headers } = await siteFor('https://other.example')('GET', articles)
  expect(headers.get(allowOrigin)).toBeNull()
})

test('without allowed origins, everything is answered as if nobody had asked', async () => {
  const { headers } = await siteFor()('GET', '/media/0f1e2d3c4b5a69788796a5b4/640.webp')
  expect([headers.get(allowOrigin), headers.get('vary')]).toEqual([null, null])
  expect(headers.get(resourcePolicy)).toBe('same-origin')
})
