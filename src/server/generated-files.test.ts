import { expect, onTestFinished, test } from 'vitest'
import { openedInHama, saveOf } from '../../tests/support/articles.ts'
import { byLayla } from '../../tests/support/cast.ts'
import { openedStorage } from '../../tests/support/storages.ts'
import { provideStorage } from '../storage/storage.server.ts'
import { createAdmission } from '../throttle/admission.ts'
import { generatedFiles } from './generated-files.ts'

async function aboutPumps() {
  const storage = await openedStorage('SQLite')
  onTestFinished(provideStorage(storage))
  const { articles, topics } = storage
  const name = { 'name.en': 'Pumps & wells', 'name.ar': 'المضخّات' }
  const { id } = await topics.create(name, byLayla())
  const save = saveOf('en', { author: 'Rima' })
  const values = { ...save.values, topics: [id] }
  for (const section of ['posts', 'products'] as const) {
    const article = await openedInHama(articles, section)
    await articles.change(section, article, { ...save, values }, byLayla())
  }
  const address = { origin: 'https://naoura.example', isBelieved: true }
  const files = generatedFiles(() => address, createAdmission())
  return { ...storage, id, get: async (path: string) => files.request(path) }
}

test('a topic has a feed beneath its address that follows it (TOP-3) (TOP-5) (TOP-17)', async () => {
  const { get, topics, id } = await aboutPumps()
  const file = await get('/blog/topic/pumps-wells/feed.xml')
  expect(file.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const posts = await file.text()
  expect(posts).toContain('Pumps &amp; wells</title>')
  expect(posts).toContain(
    'rel="self" type="application/rss+xml" href="https://naoura.example/blog/topic/pumps-wells/feed.xml"',
  )
  expect(posts).toContain('<link>https://naoura.example/blog/1</link>')
  expect(posts).toContain('<dc:creator>Rima</dc:creator>')
  const products = await (await get('/products/topic/pumps-wells/feed.xml')).text()
  expect(products).toContain('<link>https://naoura.example/products/2</link>')
  expect(products).not.toContain('Rima')
  const arabic = await get(`/ar/blog/topic/${encodeURIComponent('المضخات')}/feed.xml`)
  expect(await arabic.text()).toContain('<link>https://naoura.example/ar/blog/1</link>')
  for (const path of ['en/blog/topic/pumps-wells', 'de/blog/topic/pumps-wells', 'blog/topic/wells'])
    expect((await get(`/${path}/feed.xml`)).status, path).toBe(404)
  await topics.change(id, { 'slug.en': 'pumps' }, byLayla())
  const moved = await get('/blog/topic/pumps-wells/feed.xml')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/topic/pumps/feed.xml'])
})
