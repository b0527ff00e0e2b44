import type { Page } from '@playwright/test'
import { open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { type Part, served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

async function elementsOf(page: Page, path: string, name: string): Promise<Part[]> {
  const { answer, parts } = await served(page, path)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^application\/(rss\+)?xml; charset=utf-8$/)
  return (await parts('*')).filter((part) => part.name === name)
}

async function pictureOf(parts: (selector: string) => Promise<Part[]>, name: string) {
  return (await parts(`meta[property="og:image${name}"]`))[0]?.attributes.content
}

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}

async function servedData(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const { parts } = await served(page, path)
  const written = await parts('script[type="application/ld+json"]')
  return written.map(({ text }) => JSON.parse(text))
}

test('robots are kept out of what is not for them and led to the sitemap', async ({
  request,
  address,
}) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const lines = (await answer.text()).split('\n')
  for (const path of ['/dashboard', '/login', '/api/', '/search']) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).toContain(`Sitemap: ${address}/sitemap.xml`)
})

test('the sitemap names every page in every language it has, and they are there', async ({
  visitor,
  address,
}) => {
  const locations = (await elementsOf(visitor, '/sitemap.xml', 'loc')).map(({ text }) => text)
  expect(new Set(locations).size).toBe(locations.length)
  for (const path of ['/', '/ar', '/blog', '/ar/products', '/blog/1', '/ar/blog/1']) {
    expect(locations).toContain(address + path)
  }
  const alternates = await elementsOf(visitor, '/sitemap.xml', 'xhtml:link')
  expect(alternates).toContainEqual({
    name: 'xhtml:link',
    text: '',
    attributes: { rel: 'alternate', hreflang: 'x-default', href: `${address}/blog/1` },
  })
  const dates = await elementsOf(visitor, '/sitemap.xml', 'lastmod')
  expect(dates).not.toEqual([])
  expect(dates.every(({ text }) => !Number.isNaN(Date.parse(text)))).toBe(true)
  for (const location of locations) {
    expect((await visitor.request.get(location)).status(), location).toBe(200)
  }
  expect((await visitor.request.get('/sitemap.xml?page=2')).status()).toBe(404)
})

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/ar'],
] as const) {
  test(`feed readers find the newest posts (${language})`, async ({ visitor, address }) => {
    const { parts } = await served(visitor, prefix || '/')
    expect(await parts('link[rel=alternate][type="application/rss+xml"]')).toMatchObject([
      { attributes: { href: `${address}${prefix}/feed.xml` } },
    ])
    const links = await elementsOf(visitor, `${prefix}/feed.xml`, 'link')
    const inItems = links.slice(1).map(({ text }) => text)
    expect(inItems.length).toBeGreaterThan(10)
    expect(inItems.length).toBeLessThanOrEqual(20)
    const newest = await apiOf(address)(
      `sections/posts/keys/articles/articles/${language}?per_page=20`,
    )
    const { articles } = (await newest.json()) as { articles: { id: number }[] }
    expect(inItems).toEqual(articles.map(({ id }) => `${address}${prefix}/blog/${id}`))
    const guids = await elementsOf(visitor, `${prefix}/feed.xml`, 'guid')
    expect(guids.map(({ text }) => text)).toEqual(inItems)
    const dates = await elementsOf(visitor, `${prefix}/feed.xml`, 'pubDate')
    const times = dates.map(({ text }) => Date.parse(text))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    const [said] = await elementsOf(visitor, `${prefix}/feed.xml`, 'language')
    expect(said?.text).toBe(language)
  })

  test(`search engines are told what pages are (${language})`, async ({ visitor, address }) => {
    expect(await servedData(visitor, prefix || '/')).toMatchObject([
      { '@type': 'Organization', name: language === 'ar' ? 'ناعورة' : 'Naoura' },
    ])
    const article = await served(visitor, `${prefix}/blog/1`)
    const headline = (await article.parts('h1'))[0]?.text
    expect(await servedData(visitor, `${prefix}/blog/1`)).toMatchObject([
      {
        '@type': 'Article',
        headline,
        inLanguage: language,
        mainEntityOfPage: `${address}${prefix}/blog/1`,
        datePublished: '2025-11-03T09:00:00.000Z',
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, {}, { name: headline }] },
    ])
    expect(await servedData(visitor, `${prefix}/products/4`)).toMatchObject([
      { '@type': 'Product' },
      { '@type': 'BreadcrumbList' },
    ])
  })
}

test('search engines that run scripts are told what the next page is', async ({ visitor }) => {
  await open(visitor, '/ar/products')
  await visitor.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(visitor).toHaveURL(/\/products\/\d+$/)
  // The address changes before the page does.
  await expect
    .poll(() => structuredData(visitor))
    .toMatchObject([{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }])
})

test('a feed of a language that is not offered is not there', async ({ request }) => {
  expect((await request.get('/xx/feed.xml')).status()).toBe(404)
})

test('ADR-2 ADR-7 every other form of an address leads to the one for good', async ({
  address,
}) => {
  for (const [asked, canonical] of [
    ['/en', '/'],
    ['/EN/blog/1', '/blog/1'],
    ['/en/feed.xml', '/feed.xml'],
    ['/AR/products?page=2', '/ar/products?page=2'],
    ['/blog/', '/blog'],
    ['/ar/', '/ar'],
    ['/login/', '/login'],
    ['//nowhere.example/', '/nowhere.example'],
    ['/en//nowhere.example', '/nowhere.example'],
    ['/en/\\nowhere.example', '/nowhere.example'],
  ] as const) {
    const { status, headers } = await fetch(new Request(address + asked, { redirect: 'manual' }))
    expect(status, asked).toBe(301)
    expect(headers.get('location'), asked).toBe(canonical)
  }
})

test('ADR-8 a crawler finds no link of ours that ends in an error', async ({ address }) => {
  const found = new Map<string, string>([
    ['/', 'the crawler'],
    ['/nowhere', 'the crawler'],
    ['/ar/blog/999999', 'the crawler'],
  ])
  const starts = [...found.keys()]
  const broken: string[] = []
  for (const [path, from] of found) {
    const answer = await fetch(address + path)
    if (!answer.ok && !starts.includes(path)) broken.push(`${from} → ${path}: ${answer.status}`)
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*href="([^"#]*)/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), address + path)
      const next = target.pathname + target.search
      if (target.origin === address && !found.has(next)) found.set(next, path)
    }
  }
  expect(broken).toEqual([])
  expect(found.size).toBeGreaterThan(60)
})

test('SEO-7 every page is shared with a picture drawn of its title, at an address that changes with it', async ({
  visitor,
  request,
  address,
}) => {
  const drawnFor = async (path: string) => {
    const { parts } = await served(visitor, path)
    const size = [await pictureOf(parts, ':width'), await pictureOf(parts, ':height')]
    expect(size, path).toEqual(['1200', '630'])
    return ((await pictureOf(parts, '')) ?? '').replace(address, '')
  }
  const home = await drawnFor('/ar')
  expect(home).toMatch(/^\/share\/ar\/home-[\da-f]{16}\.jpg$/)
  expect(await drawnFor('/ar/search')).toBe(home)
  expect(await drawnFor('/blog')).toMatch(/^\/share\/en\/posts-/)
  const article = await drawnFor('/ar/blog/1')
  expect(article).toMatch(/^\/share\/ar\/article-1-/)
  for (const path of [home, article]) {
    const answer = await request.get(path)
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await answer.body()).length).toBeLessThan(200_000)
  }
  const before = article.replace(/[\da-f]{16}/, '0123456789abcdef')
  const moved = await request.get(before, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, article])
  expect(moved.headers()['cache-control']).toBe('no-store')
  for (const nothing of [
    article.replace('article-1', 'article-999999'),
    article.replace('/ar/', '/fr/'),
    article.replace('article-1', 'anything'),
    article.replace('.jpg', '.png'),
    '/share/ar/article-1.jpg',
    '/share-card.jpg',
  ]) {
    expect((await request.get(nothing, { maxRedirects: 0 })).status(), nothing).toBe(404)
  }
})

test('what is written for machines is stored until the content changes', async ({
  request,
  address,
}) => {
  const etags: Record<string, string> = {}
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const { etag = '', ...headers } = (await request.get(path)).headers()
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers['strict-transport-security']).toBeDefined()
    const again = await request.get(path, { headers: { 'if-none-match': etag } })
    expect(again.status()).toBe(304)
    etags[path] = etag
  }
  const { token } = await signIn(address)
  const body = new FormData()
  body.append('title', 'Pumps & panels <in> Hama')
  await apiOf(address, token)('sections/posts/keys/articles/articles/en', {
    method: 'POST',
    body,
  })
  for (const [path, etag] of Object.entries(etags)) {
    const changed = await request.get(path, { headers: { 'if-none-match': etag } })
    expect(changed.status(), path).toBe(200)
  }
  expect(await (await request.get('/feed.xml')).text()).toContain(
    '<title>Pumps &amp; panels &lt;in&gt; Hama</title>',
  )
})

test('a title cannot end the data it stands in', async ({ visitor, address }) => {
  const { token } = await signIn(address)
  const body = new FormData()
  const title = '</script><script>alert(1)</script>'
  body.append('title', title)
  const api = apiOf(address, token)
  const created = await api('sections/posts/keys/articles/articles/en', { method: 'POST', body })
  const { article } = (await created.json()) as { article: { id: number } }
  expect(await servedData(visitor, `/blog/${article.id}`)).toMatchObject([{ headline: title }, {}])
})

test('EDT-14 an article says when it was written, and when it last changed in that language', async ({
  visitor,
  address,
}) => {
  const { token } = await signIn(address)
  const save = async (path: string, title: string) => {
    const body = new FormData()
    body.append('title', title)
    const answer = await apiOf(address, token)(`sections/business/keys/articles/articles/${path}`, {
      method: 'POST',
      body,
    })
    return ((await answer.json()) as { article: { id: number } }).article.id
  }
  const times = async (path: string) => {
    const { parts } = await served(visitor, path)
    const written = await parts('meta[property$=_time]')
    return written.map(({ attributes }) => Date.parse(attributes.content ?? ''))
  }
  const id = await save('en', 'Pumps for hire')
  const [written = 0, unchanged] = await times(`/business/${id}`)
  expect(unchanged).toBe(written)
  await save(`ar/${id}`, 'مضخّات للإيجار')
  expect(await times(`/business/${id}`)).toEqual([written, written])
  await save(`en/${id}`, 'Pumps and pipes for hire')
  const [stillWritten, changed = 0] = await times(`/business/${id}`)
  expect(stillWritten).toBe(written)
  expect(changed).toBeGreaterThan(written)
  const [story] = await servedData(visitor, `/business/${id}`)
  expect(story).toMatchObject({ dateModified: new Date(changed).toISOString() })
})
