import type { Api } from '../tests/support/product.ts'

const articles = 'sections/posts/keys/articles/articles'
const busy = 'The service is busy. Please try again in a moment.'

/**
 * Stored pages stand in while the database is away, marked so that no cache between keeps them; all
 * else is refused at once, in the language and direction of its address. Returns every breach of
 * this.
 */
export async function wrongWhileAway(address: string, api: Api): Promise<string[]> {
  const wrong: string[] = []
  const expect = (what: string, isAsPromised: boolean) => {
    if (!isAsPromised) wrong.push(what)
  }
  const isRefused = ({ status, headers }: Response) =>
    status === 503 && headers.get('retry-after') === '5'
  const ask = (path: string) => fetch(address + path)

  const stored = await ask('/blog')
  expect('stored pages', stored.status === 200)
  expect('their marks', stored.headers.get('cache-control') === 'no-store')
  const arabic = await ask('/ar/products')
  const page = await arabic.text()
  expect('what is not stored', isRefused(arabic))
  expect('its marks', arabic.headers.get('cache-control') === 'no-store')
  expect('Arabic', page.includes('<html lang="ar" dir="rtl"') && page.includes('سنعود بعد قليل'))
  expect('English', (await (await ask('/business/7')).text()).includes('We’ll be right back'))
  expect('data', (await ask('/ar/products.data')).status === 503)
  for (const path of ['/sitemap.xml', '/readyz', '/contact']) {
    expect(path, isRefused(await ask(path)))
  }
  for (const path of ['/healthz', '/login']) expect(path, (await ask(path)).status === 200)
  const list = await api(articles)
  expect('calls of staff', isRefused(list))
  expect('their sentence', ((await list.json()) as { error: string }).error === busy)
  return wrong
}
