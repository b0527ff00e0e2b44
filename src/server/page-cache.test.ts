import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Drawing } from '../ui/drawing.ts'
import { responseFrom, createPageCache, type CachedPage } from './page-cache.ts'

const html = '<html>افتتاح في حماة</html>'.repeat(20)

function rendered(body = html, init: ResponseInit = {}) {
  const started = { times: 0 }
  const held: (() => void)[] = []
  const at = async (drawing: Drawing) => {
    drawing.begins()
    started.times++
    return new Response(`${body}${started.times}`, { headers: { 'x-page': 'kept' }, ...init })
  }
  const slowly = (drawing: Drawing) =>
    new Promise<Response>((resolve) => {
      const answer = at(drawing)
      held.push(() => resolve(answer))
    })
  return { at, slowly, started, finish: () => held.splice(0).forEach((release) => release()) }
}

const bodyOf = (page: CachedPage) => page.identity.body.toString()
const requestOf = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://a.example/', { headers, method })

describe('the page cache', () => {
  test('renders a page once', async () => {
    const cache = createPageCache()
    const page = rendered()
    const first = await cache.get('/', page.at)
    expect(await cache.get('/', page.at)).toBe(first)
    expect(cache.find('/')).toBe(first)
    expect(page.started.times).toBe(1)
  })

  test('shares one rendering between concurrent requests', async () => {
    const cache = createPageCache()
    const page = rendered()
    const asked = Array.from({ length: 50 }, () => cache.get('/', page.slowly))
    page.finish()
    expect(new Set((await Promise.all(asked)).map(bodyOf))).toEqual(new Set([`${html}1`]))
    expect(page.started.times).toBe(1)
  })

  test('keeps each address apart', async () => {
    const cache = createPageCache()
    const [english, arabic] = [rendered('en'), rendered('ar')]
    await cache.get('/', english.at)
    expect(bodyOf(await cache.get('/ar', arabic.at))).toBe('ar1')
    expect(bodyOf(await cache.get('/', arabic.at))).toBe('en1')
  })

  test('presses a page that lasts smaller, once, and loses nothing of it', async () => {
    const cache = createPageCache()
    const words = Array.from({ length: 4_000 }, (_, index) => `${(index * 7_919) % 613} نواعير`)
    const first = await cache.get('/', rendered(words.join(' ')).at)
    await cache.press()
    expect(cache.find('/')).toBe(first)
    await cache.press()
    const pressed = cache.find('/') as CachedPage
    expect(pressed.br.body.length).toBeLessThan(first.br.body.length * 0.95)
    expect(pressed.br.headers['content-length']).toBe(String(pressed.br.body.length))
    expect(brotliDecompressSync(pressed.br.body)).toEqual(first.identity.body)
    expect([pressed.etag, pressed.gzip]).toEqual([first.etag, first.gzip])
    await cache.press()
    expect(cache.find('/')).toBe(pressed)
  })

  test('does not bring back a page that a change has ended while it was pressed', async () => {
    const cache = createPageCache()
    const page = rendered()
    await cache.get('/', page.at)
    await cache.press()
    const pressing = cache.press()
    cache.clear()
    await pressing
    expect(cache.find('/')).toBeUndefined()
    expect(bodyOf(await cache.get('/', page.at))).toBe(`${html}2`)
  })

  test('forgets everything after a change', async () => {
    const cache = createPageCache()
    const page = rendered()
    await cache.get('/', page.at)
    cache.clear()
    expect(cache.find('/')).toBeUndefined()
    expect(bodyOf(await cache.get('/', page.at))).toBe(`${html}2`)
  })

  test('never keeps a page whose rendering began before a change', async () => {
    const cache = createPageCache()
    const page = rendered()
    const before = cache.get('/', page.slowly)
    cache.clear()
    page.finish()
    expect(bodyOf(await before)).toBe(`${html}1`)
    expect(cache.find('/')).toBeUndefined()
    expect(bodyOf(await cache.get('/', page.at))).toBe(`${html}2`)
  })

  test('renders again for requests after a change', async () => {
    const cache = createPageCache()
    const page = rendered()
    const before = cache.get('/', page.slowly)
    cache.clear()
    const after = cache.get('/', page.slowly)
    const alsoAfter = cache.get('/', page.slowly)
    page.finish()
    expect((await Promise.all([before, after, alsoAfter])).map(bodyOf)).toEqual([
      `${html}1`,
      `${html}2`,
      `${html}2`,
    ])
    expect(bodyOf(await cache.get('/', page.at))).toBe(`${html}2`)
    expect(page.started.times).toBe(2)
  })

  test('shares a rendering that waits for its turn with those who ask after a change, and keeps it', async () => {
    const cache = createPageCache()
    const page = rendered()
    const { promise: turn, resolve: takeTurn } = Promise.withResolvers<void>()
    const inTurn = async (drawing: Drawing) => {
      await turn
      return page.slowly(drawing)
    }
    const before = cache.get('/', inTurn)
    cache.clear()
    const after = cache.get('/', inTurn)
    takeTurn()
    await expect.poll(() => page.started.times).toBe(1)
    cache.clear()
    const afterItBegan = cache.get('/', page.at)
    page.finish()
    expect((await Promise.all([before, after])).map(bodyOf)).toEqual([`${html}1`, `${html}1`])
    expect(bodyOf(await afterItBegan)).toBe(`${html}2`)
    expect(cache.find('/')).toBe(await afterItBegan)
  })

  test('keeps a page for which nothing had been read when something changed', async () => {
    const cache = createPageCache()
    const page = rendered()
    const cached = await cache.get('/', async (drawing) => {
      cache.clear()
      return page.at(drawing)
    })
    expect(cache.find('/')).toBe(cached)
    expect(page.started.times).toBe(1)
  })

  test('counts a page that is rendered twice for one answer from its first beginning', async () => {
    const cache = createPageCache()
    const page = rendered()
    await cache.get('/old-address', async (drawing) => {
      await page.at(drawing)
      cache.clear()
      return page.at(drawing)
    })
    expect(cache.find('/old-address')).toBeUndefined()
  })

  test('keeps the newer page when an older rendering finishes later', async () => {
    const cache = createPageCache()
    const [early, late] = [rendered('early'), rendered('late')]
    const before = cache.get('/', early.slowly)
    cache.clear()
    await cache.get('/', late.at)
    early.finish()
    await before
    expect(bodyOf(await cache.get('/', late.at))).toBe('late1')
  })

  test.each([404, 302, 500, 503])('does not keep a response with status %i', async (status) => {
    const cache = createPageCache()
    const page = rendered(html, { status })
    expect((await cache.get('/', page.at)).status).toBe(status)
    expect((await cache.get('/', page.at)).status).toBe(status)
    expect(page.started.times).toBe(2)
  })

  test('retries after a failed rendering', async () => {
    const cache = createPageCache()
    const failing = () => Promise.reject(new Error('not rendered'))
    const asked = [cache.get('/', failing), cache.get('/', failing)]
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(bodyOf(await cache.get('/', rendered().at))).toBe(`${html}1`)
  })

  test('evicts the oldest beyond the limit of pages', async () => {
    const cache = createPageCache()
    for (let number = 0; number < 1_005; number++) {
      await cache.get(`/${number}`, async () => new Response('small'))
    }
    const cached = Array.from({ length: 1_005 }, (_, number) => cache.find(`/${number}`))
    expect(cached.filter(Boolean)).toHaveLength(1_000)
    expect(cached.slice(0, 5)).toEqual(Array(5).fill(undefined))
    expect(cached.at(-1)).toBeDefined()
  })

  test('evicts beyond the limit of bytes', async () => {
    const cache = createPageCache()
    const huge = 'x'.repeat(20 * 1024 * 1024)
    for (const key of ['/1', '/2', '/3', '/4']) await cache.get(key, async () => new Response(huge))
    expect(['/1', '/2', '/3', '/4'].filter((key) => cache.find(key))).toEqual(['/2', '/3', '/4'])
  })
})

describe('after a change, a page', () => {
  function drawnFrom(source: { text: string }) {
    const started = { drawings: 0 }
    async function at(drawing: Drawing) {
      drawing.source = source.text
      if (drawing.cached === source.text) return new Response(null, { status: 304 })
      started.drawings++
      return new Response(`<p>${source.text}</p>`)
    }
    return { at, started }
  }

  test('that would be drawn from the same is sent again as it was kept', async () => {
    const cache = createPageCache()
    const { at, started } = drawnFrom({ text: 'Hama' })
    const first = await cache.get('/', at)
    cache.clear()
    expect(await cache.get('/', at)).toBe(first)
    expect(cache.find('/')).toBe(first)
    expect(started.drawings).toBe(1)
  })

  test('whose source has changed is drawn anew, and kept in place of the other', async () => {
    const cache = createPageCache()
    const source = { text: 'Hama' }
    const { at, started } = drawnFrom(source)
    await cache.get('/', at)
    source.text = 'Homs'
    cache.clear()
    const second = await cache.get('/', at)
    expect(bodyOf(second)).toBe('<p>Homs</p>')
    cache.clear()
    expect(await cache.get('/', at)).toBe(second)
    expect(started.drawings).toBe(2)
  })

  test('that is gone is not held for the day it comes back', async () => {
    const cache = createPageCache()
    const { at, started } = drawnFrom({ text: 'Hama' })
    await cache.get('/', at)
    cache.clear()
    await cache.get('/', async () => new Response('gone', { status: 404 }))
    expect(bodyOf(await cache.get('/', at))).toBe('<p>Hama</p>')
    expect(started.drawings).toBe(2)
  })

  test('takes the place in memory that it had', async () => {
    const cache = createPageCache()
    const huge = drawnFrom({ text: 'x'.repeat(20 * 1024 * 1024) })
    for (const key of ['/1', '/2', '/3']) await cache.get(key, huge.at)
    for (let change = 0; change < 3; change++) {
      cache.clear()
      for (const key of ['/1', '/2', '/3']) await cache.get(key, huge.at)
    }
    expect(huge.started.drawings).toBe(3)
  })
})

describe('a cached page is sent', () => {
  const stored = (init: ResponseInit = {}) => createPageCache().get('/', rendered(html, init).at)

  test.each([
    ['', null],
    ['identity', null],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['br; q=0.0, gzip;q=0', null],
    ['deflate', null],
  ])('to a browser that accepts %j in %s', async (accepted, encoding) => {
    const answer = responseFrom(await stored(), requestOf({ 'accept-encoding': accepted }))
    const body = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('content-length')).toBe(String(body.length))
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(answer.headers.get('x-page')).toBe('kept')
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync }
    const text = encoding ? decoders[encoding as 'br' | 'gzip'](body) : body
    expect(text.toString()).toBe(`${html}1`)
  })

  test('MUL-12 with a weak ETag, and as 304 to a browser that has it', async () => {
    const page = await stored()
    const first = responseFrom(page, requestOf())
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
      const again = responseFrom(page, requestOf({ 'if-none-match': known }))
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('content-length')).toBeNull()
    }
    expect(responseFrom(page, requestOf({ 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('with another ETag when it has changed', async () => {
    const [one, other] = [rendered('one'), rendered('other')]
    const cache = createPageCache()
    expect((await cache.get('/', one.at)).etag).not.toBe((await cache.get('/2', other.at)).etag)
  })

  test('without its body to HEAD', async () => {
    const page = await stored()
    const answer = responseFrom(page, requestOf({}, 'HEAD'))
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('content-length')).toBe(String(page.identity.body.length))
  })

  test('in full when it is an error, whatever the browser has', async () => {
    const page = await stored({ status: 404 })
    const answer = responseFrom(page, requestOf({ 'if-none-match': page.etag }))
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe(`${html}1`)
  })
})

test('a page not worth keeping is rendered each time', async () => {
  const cache = createPageCache()
  const page = rendered()
  expect(bodyOf(await cache.get('/?page=9', page.at, () => false))).toBe(`${html}1`)
  expect(bodyOf(await cache.get('/?page=9', page.at, () => false))).toBe(`${html}2`)
  expect(cache.find('/?page=9')).toBeUndefined()
})
