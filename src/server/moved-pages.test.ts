import { describe, expect, test } from 'vitest'
import { byLayla, today } from '../../tests/support/cast.ts'
import { openedStorage } from '../../tests/support/storages.ts'
import type { LinkTarget } from '../domain/navigation/navigation.ts'
import { createCounts } from './counts.ts'
import { followRedirects } from './moved-pages.ts'
import { canonicalSearch } from './page-paths.ts'
import type { Asked } from './pages.ts'

const german = { name: 'Deutsch', code: 'de', status: 'published' } as const
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const quiet = { info: () => {}, error: () => {} }

type Visit = RequestInit & { preview?: object; visitor?: string }

async function emptySite() {
  const storage = await openedStorage('SQLite')
  const counts = createCounts(storage, quiet)
  const missing = async ({ request }: Asked) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/about-us-ar')
      return Response.redirect(new URL('/about-us', request.url), 301)
    const isThere = pathname === '/blog' && !request.url.includes('?')
    return new Response(null, { status: isThere ? 200 : 404 })
  }
  const pages = followRedirects(missing, storage, counts, () => today)
  return {
    ...storage,
    lead: (path: string, target: LinkTarget) => storage.redirects.add({ path, target }, byLayla()),
    async visit(path: string, { preview, visitor = '192.0.2.1', ...init }: Visit = {}) {
      const headers = { 'user-agent': firefox, ...init.headers }
      const request = new Request(`https://naoura.example${path}`, { ...init, headers })
      const address = { origin: 'https://naoura.example', isBelieved: true }
      const asked = { request, preview, visitor, address } as unknown as Asked
      const { status, headers: sent } = await pages(asked)
      return [status, sent.get('location')]
    },
    async noted() {
      await counts.stop()
      return (await storage.missingAddresses.list(1, 100)).addresses
    },
  }
}

test.each([
  ['https://الناعورة.example/صفحة', 'https://xn--mgbag5a2bzdos.example/%D8%B5%D9%81%D8%AD%D8%A9'],
  ['https://shop.example/a b', 'https://shop.example/a%20b'],
  ['https://shop.example/a\r\nset-cookie: a=b', 'https://shop.example/aset-cookie:%20a=b'],
])(
  'an old address leads to another site, however that is written: %j (SEO-3)',
  async (address, location) => {
    const { lead, visit } = await emptySite()
    await lead('/shop', { kind: 'external', address })
    expect(await visit('/shop')).toEqual([301, location])
  },
)

test('an old number leads on in one step, and one that nothing had leads home (IMP-62)', async () => {
  const { lead, visit } = await emptySite()
  await lead('/?p=12', { kind: 'external', address: 'https://shop.example/a' })
  for (const path of ['/?page_id=12&lang=ar', '/ar/?p=12', '/index.php?p=12']) {
    expect(await visit(path), path).toEqual([301, 'https://shop.example/a'])
  }
  expect(await visit('/?p=13')).toEqual([301, '/'])
  expect(await visit('/ar/?tag=x&from=print&lang=ar')).toEqual([301, '/ar?from=print'])
  expect(await visit('/?x=12')).toEqual([404, null])
  expect(await visit('/blog?p=12')).toEqual([404, null])
  expect(await visit('/?p=12', { method: 'POST' })).toEqual([404, null])
})

test('an old search leads to the search here, with its words, if there was one (IMP-62)', async () => {
  const { lead, visit } = await emptySite()
  expect(await visit('/?s=water')).toEqual([301, '/'])
  expect(await visit('/search/water')).toEqual([404, null])
  await lead('/?s=', { kind: 'search' })
  expect(await visit('/?s=water+%26+wells')).toEqual([301, '/search?q=water+%26+wells'])
  expect(await visit('/search/%d9%85%D8%A7%d8%a1/')).toEqual([301, '/search?q=%D9%85%D8%A7%D8%A1'])
})

test('the lists that plug-ins gave to search engines lead to the one here (IMP-62)', async () => {
  const { lead, visit } = await emptySite()
  expect(await visit('/wp-sitemap-posts-page-1.xml')).toEqual([301, '/sitemap.xml'])
  await lead('/sitemap_index.xml', { kind: 'external', address: 'https://shop.example/all.xml' })
  expect(await visit('/sitemap_index.xml')).toEqual([301, 'https://shop.example/all.xml'])
})

test.each([
  ['/', 'x=12', ''],
  ['/', 'p=x', ''],
  ['/', 'p=12&x=1', 'p=12'],
  ['/about', 'lang=ar&x=1', 'lang=ar'],
  ['/blog/7', 'lang=ar', ''],
])('of %s?%s, %j makes it another page than the stored one (IMP-62)', (path, search, known) => {
  expect(canonicalSearch(path, search)).toBe(known)
})

test('what people asked for in vain is noted, without its query, with the host that led there (SEO-5)', async () => {
  const { visit, noted } = await emptySite()
  const referer = 'https://old.example/links?id=7'
  expect(await visit('/prices?from=print', { headers: { referer } })).toEqual([404, null])
  expect(await noted()).toMatchObject([{ path: '/prices', count: 1, fromHost: 'old.example' }])
})

test.each<[string, string, RequestInit & { preview?: object }]>([
  ['by a robot', '/prices', { headers: { 'user-agent': 'Googlebot/2.1' } }],
  ['by a scanner', '/wp-login.php', {}],
  ['without reading it', '/prices', { method: 'HEAD' }],
  ['with a form', '/prices', { method: 'POST' }],
  ['by staff', '/dashboard/nowhere', {}],
  ['in a preview', '/prices', { preview: {} }],
])('what is asked for %s is not (SEO-5)', async (_how, path, asked) => {
  const { visit, noted } = await emptySite()
  expect(await visit(path, asked)).toEqual([404, null])
  expect(await noted()).toEqual([])
})

test('a page that is not there with its query alone is not missing (SEO-5)', async () => {
  const { visit, noted } = await emptySite()
  expect(await visit('/blog?page=99')).toEqual([404, null])
  expect(await visit('/prices?page=99')).toEqual([404, null])
  expect(await noted()).toMatchObject([{ path: '/prices' }])
})

test('one network has twenty addresses noted a day, and others theirs (SEO-5)', async () => {
  const { visit, noted } = await emptySite()
  for (let index = 0; index < 40; index++) {
    await visit(`/scan/${index}`, { visitor: `2001:db8:0:7::${index}` })
  }
  await visit('/prices', { visitor: '2001:db8:0:8::1' })
  const paths = (await noted()).map(({ path }) => path)
  expect(paths).toContain('/prices')
  expect(paths).toHaveLength(21)
})

test('a redirect that was once given the whole address of this site leads to its path', async () => {
  const { lead, visit } = await emptySite()
  await lead('/news', { kind: 'external', address: 'http://Naoura.example/blog' })
  await lead('/circle', { kind: 'external', address: 'https://naoura.example/circle' })
  expect(await visit('/news')).toEqual([301, '/blog'])
  expect(await visit('/circle')).toEqual([404, null])
})

test.each([
  ['/ar/about-us-ar', '/ar/about-us-ar'],
  ['/blog', 'https://naoura.example/about-us'],
])(
  'the Arabic name of a page leads to English, unless a redirect says that it was Arabic: %s (IMP-62)',
  async (path, location) => {
    const { lead, pages, visit } = await emptySite()
    await lead('/about-us-ar', { kind: 'external', address: `https://naoura.example${path}` })
    const names = { 'title.ar': 'من نحن', 'slug.ar': 'about-us-ar' }
    await pages.create({ ...names, status: 'published' }, byLayla())
    expect(await visit('/about-us-ar')).toEqual([301, location])
  },
)

test('neither forms nor previews are led on', async () => {
  const { lead, visit } = await emptySite()
  await lead('/news.html', { kind: 'home' })
  expect(await visit('/news.html')).toEqual([301, '/'])
  expect(await visit('/news.html', { method: 'POST' })).toEqual([404, null])
  expect(await visit('/news.html', { preview: {} })).toEqual([404, null])
})

describe('SEO-14 a language that was renamed', () => {
  test('leads all its addresses on in one hop', async () => {
    const { languages, visit, noted } = await emptySite()
    const { id } = await languages.add(german, byLayla())
    for (const code of ['de-at', 'de-ch']) await languages.change(id, { code }, byLayla())
    for (const [from, to] of [
      ['/de', '/de-ch'],
      ['/DE/blog/7', '/de-ch/blog/7'],
      ['/de-at/%D9%85%D9%86?page=2', '/de-ch/%D9%85%D9%86?page=2'],
      ['/de/feed.xml', '/de-ch/feed.xml'],
    ] as const) {
      expect(await visit(from), from).toEqual([301, to])
    }
    expect(await noted()).toEqual([])
  })

  test('leads nothing on while it is pending, deleted, or another has its code', async () => {
    const { languages, visit } = await emptySite()
    const { id } = await languages.add(german, byLayla())
    await languages.change(id, { code: 'de-at' }, byLayla())
    await languages.change(id, { status: 'pending' }, byLayla())
    expect(await visit('/de/blog/7')).toEqual([404, null])
    await languages.change(id, { status: 'published' }, byLayla())
    await languages.add(german, byLayla())
    expect(await visit('/de/blog/7')).toEqual([404, null])
    expect(await visit('/fr/blog/7')).toEqual([404, null])
  })
})
