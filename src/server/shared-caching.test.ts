import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sharedCaching } from './shared-caching.ts'

const page = 'public, max-age=0, must-revalidate'

test.each([
  [0, page, page],
  [10, page, `${page}, s-maxage=10`],
  [10, 'no-store', 'no-store'],
  [10, 'public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
])('with %i seconds for a CDN, `%s` is sent as `%s`', async (seconds, given, sent) => {
  const site = new Hono()
    .use(sharedCaching(seconds))
    .get('/', (c) => c.text('', 200, { 'cache-control': given }))
  expect((await site.request('/')).headers.get('cache-control')).toBe(sent)
})
