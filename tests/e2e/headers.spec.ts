import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { messages } from '../../src/domain/messages.ts'
import { apiKey, apiOf, signIn } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const everywhere = {
  'strict-transport-security': /max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'content-security-policy': /frame-ancestors 'none'/,
}

const answers = [
  ['the home page', '/', 200],
  ['an Arabic article', '/ar/blog/1', 200],
  ['an article that does not exist', '/blog/999999', 404],
  ['an unknown language', '/xx', 404],
  ['the dashboard', '/dashboard/blog', 200],
  ['the sign-in page', '/login', 200],
  ['an API call without a key', '/api/public/languages', 403],
  ['an unknown API path', '/api/nothing', 403],
  ['a picture that does not exist', '/media/0123/640.webp', 404],
  ['a way out of the media folder', '/media/..%2f..%2ftoken-secret/640.webp', 404],
  ['the health check', '/healthz', 200],
] as const

test('every answer has every security header and no cookie', async ({ request }) => {
  for (const [what, path, status] of answers) {
    const answer = await request.get(path)
    expect(answer.status(), what).toBe(status)
    const headers = answer.headers()
    for (const [name, value] of Object.entries(everywhere))
      expect(headers[name], `${name} of ${what}`).toMatch(value)
    expect(headers['set-cookie'], what).toBeUndefined()
    expect(headers['x-powered-by'], what).toBeUndefined()
    expect(headers.server, what).toBeUndefined()
  }
})

test('HEAD is answered with the headers of GET, as monitors ask', async ({ request }) => {
  for (const path of ['/', '/ar/blog/1', '/sitemap.xml', '/nowhere']) {
    const [got, head] = [await request.get(path), await request.head(path)]
    const own = (headers: Record<string, string>) => ({ ...headers, date: '', 'x-request-id': '' })
    expect(own(head.headers()), path).toEqual(own(got.headers()))
    expect([head.status(), (await head.body()).byteLength], path).toEqual([got.status(), 0])
  }
})

test('the API refuses in JSON, unknown paths and wrong methods, too', async ({ request }) => {
  const headers = { 'api-key': apiKey }
  const unknown = await request.get('/api/nothing', { headers })
  expect(unknown.status()).toBe(404)
  expect(await unknown.json()).toEqual({ error: messages.notFound })
  const wrong = await request.put('/api/signin', { headers })
  expect(wrong.status()).toBe(405)
  expect(wrong.headers().allow).toBe('POST')
  expect(await wrong.json()).toEqual({ error: messages.methodNotAllowed })
})

const refusedRequests = [
  ['an impossible Host', 'GET / HTTP/1.1', ['Host: a b@/'], 400],
  ['a second Host', 'GET / HTTP/1.1', ['Host: a.example', 'Host: b.example'], 400],
  ['TRACE', 'TRACE /blog HTTP/1.1', ['Host: a.example'], 405],
  ['a method of nobody', 'PURGE /blog HTTP/1.1', ['Host: a.example'], 405],
  [
    'a compressed body',
    'POST /contact HTTP/1.1',
    ['Host: a.example', 'Content-Encoding: gzip'],
    415,
  ],
] as const

for (const [what, line, own, status] of refusedRequests) {
  test(`${what} is refused with every security header`, async ({ address }) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.end(`${[line, ...own, 'Content-Length: 0', 'Connection: close'].join('\r\n')}\r\n\r\n`)
    const answer = await text(socket)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const name of Object.keys(everywhere)) expect(answer).toContain(`\r\n${name}: `)
    if (status === 405) expect(answer).toMatch(/^allow: \w+/m)
  })
}

test('an address that looks like another site is only a path of this one', async ({ address }) => {
  const answer = await fetch(`${address}//evil.example/blog/1`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('http://evil.example')
})

test('public pages allow no script but their own and carry no style attribute', async ({
  request,
}) => {
  for (const path of ['/', '/ar', '/blog', '/ar/blog/1', '/products/2', '/ar/nowhere']) {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy).not.toContain('unsafe-')
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect((await answer.text()).match(/<[^>]+\sstyle=/)).toBeNull()
  }
})

test('pictures may be kept for a year, pages must be asked for again', async ({ request }) => {
  const page = await request.get('/blog/1')
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const [picture = ''] = /\/media\/\w+\/\d+\.avif/.exec(await page.text()) ?? []
  const answer = await request.get(picture)
  expect(answer.headers()['content-type']).toBe('image/avif')
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('dashboard pages are never stored and use Trusted Types', async ({ request }) => {
  const headers = (await request.get('/dashboard')).headers()
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
})

test('a stored page is not sent again, and is new after a change', async ({ request, address }) => {
  const first = await request.get('/blog')
  const { etag = '' } = first.headers()
  const again = await request.get('/blog', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)

  const { token } = await signIn(address)
  const body = new FormData()
  body.append('title', 'Opening in Hama')
  await apiOf(address, token)('sections/posts/keys/articles/articles/en', {
    method: 'POST',
    body,
  })
  const changed = await request.get('/blog', { headers: { 'if-none-match': etag } })
  expect(changed.status()).toBe(200)
  expect(await changed.text()).toContain('Opening in Hama')
})
