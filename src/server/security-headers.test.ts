import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import {
  emptyPolicy,
  policyByHashes,
  policyByNonce,
  previewPolicy,
  securityHeaders,
  withoutNonce,
} from './security-headers.ts'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function ours(html: string): string {
  return html.replace(/<(script|link)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
}

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )
}

const nonce = 'bm9uY2U'

describe('the policy of a cached page', () => {
  test.each([
    '<script nonce="bm9uY2U">let a = 1</script>',
    '<script nonce="bm9uY2U">\nlet a = "<b>"\n</script>',
    '<script nonce="bm9uY2U" type="module" async="">import("/a.js")</script>',
    '<script data-src="/a.js" nonce="bm9uY2U">let b</script>',
    '<script nonce="bm9uY2U">let x = "مرحبا"</script>',
    '<script nonce="bm9uY2U">if (1 < 2 && 3 > 2) {}</script>',
  ])('allows %s and nothing else', (script) => {
    const text = script.replace(/^<script[^>]*>|<\/script>$/g, '')
    const html = `<html><head>${script}</head><body><p>x</p></body></html>`
    expect(directives(policyByHashes(html, nonce))['script-src']).toBe(`'self' ${hashOf(text)}`)
  })

  test('covers every inline script, whatever stands in between', () => {
    const html =
      ours(`<script>one</script><script src="/two.js"></script><script async src=/three.js>
      </script><link rel="modulepreload" href="/a.js"><script>four</script><script >five</script>`)
    const allowed = directives(policyByHashes(html, nonce))['script-src']
    expect(allowed).toBe(`'self' ${hashOf('one')} ${hashOf('four')} ${hashOf('five')}`)
  })

  test('leaves out JSON-LD, which is never executed', () => {
    const data = '<script type="application/ld+json">{"@type":"Article"}</script>'
    const html = ours(`${data}<script>one</script>`)
    const allowed = directives(policyByHashes(html, nonce))['script-src']
    expect(allowed).toBe(`'self' ${hashOf('one')}`)
  })

  test('has another hash for another script', () => {
    const allowed = policyByHashes(ours('<script>one</script>'), nonce)
    expect(allowed).not.toContain(hashOf('two'))
    expect(policyByHashes(ours('<script>one </script>'), nonce)).not.toBe(allowed)
  })

  test.each([
    '<script>alert(1)</script>',
    '<script nonce="other">alert(1)</script>',
    '<script data-x="nonce=bm9uY2U">alert(1)</script>',
    '<p nonce="bm9uY2U"></p><script>alert(1)</script>',
  ])('does not bless what came into the page otherwise: %s', (script) => {
    const policy = policyByHashes(`${ours('<script>one</script>')}${script}`, nonce)
    expect(directives(policy)['script-src']).toBe(`'self' ${hashOf('one')}`)
  })

  test('needs no nonce', () => {
    const page = '<script>one</script><link rel="modulepreload" href="/a.js">'
    expect(withoutNonce(ours(page), nonce)).toBe(page)
  })
})

describe.each([
  ['a cached page', policyByHashes('<script nonce="bm9uY2U">one</script>', nonce)],
  ['a dashboard page', policyByNonce('bm9uY2U=')],
])('the policy of %s', (_name, policy) => {
  test('is strict', () => {
    expect(policy).not.toMatch(/unsafe|\*|http:/)
    expect(directives(policy)).toMatchObject({
      'default-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    })
  })

  test('allows pictures, YouTube and the map', () => {
    expect(directives(policy)['img-src']).toBe(
      "'self' data: blob: https://i.ytimg.com https://www.openstreetmap.org",
    )
    expect(directives(policy)['frame-src']).toMatch(
      /^('self' )?https:\/\/www\.youtube-nocookie\.com https:\/\/www\.openstreetmap\.org$/,
    )
  })
})

test('only a dashboard page frames pages of the site, which only as a trial may be framed (PRV-3)', () => {
  expect(directives(policyByNonce('bm9uY2U='))['frame-src']).toMatch(/^'self' /)
  expect(directives(policyByHashes('', nonce))['frame-src']).not.toContain("'self'")
  expect(directives(previewPolicy)).toEqual({
    'default-src': "'none'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'img-src': "'self' data: blob: https://i.ytimg.com https://www.openstreetmap.org",
    'style-src': "'self'",
    'form-action': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
  })
})

test('a dashboard page requires Trusted Types and runs only scripts with its nonce', () => {
  const policy = directives(policyByNonce('bm9uY2U='))
  expect(policy['script-src']).toBe("'self' 'nonce-bm9uY2U='")
  expect(policy['require-trusted-types-for']).toBe("'script'")
})

test.each([200, 404, 500])('a response with status %i has every header', async (status) => {
  const app = new Hono()
    .use(securityHeaders)
    .get('/', (c) => c.text('', status as 200))
    .onError((_error, c) => c.text('', 500))
  const { headers } = await app.request('/')
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  })
  expect(headers.has('x-powered-by')).toBe(false)
})

test('a response without its own policy allows nothing', () => {
  expect(emptyPolicy).toBe("default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
})
