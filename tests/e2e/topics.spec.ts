import type { Browser } from '@playwright/test'
import { inspectAll } from '../support/inspect.ts'
import { hydrate, open } from '../support/open.ts'
import { boxOf, excessWidth } from '../support/places.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const [river, pumps] = ['الريّ بالنواعير', 'إصلاح المضخّات الغاطسة في الآبار']
const names = [
  { en: 'Irrigation', ar: river },
  { en: 'Wells' },
  { en: 'Pumps and repair', ar: pumps },
]
const article = 'sections/posts/keys/articles/articles/en'

async function giveTopics(address: string): Promise<void> {
  const api = apiOf(address, (await signIn(address)).token)
  const headers = { 'content-type': 'application/json' }
  for (const name of names) {
    await api('topics', { method: 'POST', headers, body: JSON.stringify({ name }) })
  }
  const save = (path: string, fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return api(path, { method: 'POST', body })
  }
  await save(`${article}/1`, { topics: '[1,2,3]' })
  for (let number = 1; number <= 6; number++) {
    await save(article, { title: `Canal ${number}`, content: '<p>Water.</p>', topics: '[1]' })
  }
}

test('TOP-8 TOP-9 TOP-12 visitors go from an article to all of its topic', async ({
  address,
  browser,
  visitor,
}) => {
  const ofTopics: string[] = []
  visitor.on('request', (request) => {
    if (/\/assets\/topic/.test(request.url())) ofTopics.push(request.url())
  })
  const ready = visitor.locator('main section[data-ready]').first()
  await open(visitor, '/blog')
  await hydrate(ready)
  expect(ofTopics).toEqual([])

  await giveTopics(address)
  await test.step('by a finger, on the smallest screen', () =>
    expectRoomForFingers(browser, address))

  await prepareAxe(visitor)
  await open(visitor, '/ar/blog/1')
  const arabicChips = visitor.locator('main').getByRole('list', { name: 'المواضيع' }).first()
  await expect(arabicChips.getByRole('link')).toHaveText([river, pumps])
  await inspectAll(visitor, 'article-with-topics')
  await arabicChips.getByRole('link').first().click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(river)
  await expect(visitor.getByRole('article')).toHaveCount(1)

  await open(visitor, '/blog/topic/irrigation')
  await inspectAll(visitor, 'topic')
  await hydrate(ready)
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const oldest = visitor.getByRole('article').nth(6)
  await expect(oldest.getByRole('list', { name: 'Topics' }).getByRole('link')).toHaveText([
    'Irrigation',
    'Wells',
  ])
  await expect(visitor.getByRole('article')).toHaveCount(7)
  expect(ofTopics).not.toEqual([])
})

async function expectRoomForFingers(browser: Browser, address: string): Promise<void> {
  const viewport = { width: 320, height: 800 }
  const phone = await browser.newPage({
    viewport,
    hasTouch: true,
    isMobile: true,
    baseURL: address,
  })
  for (const [path, name, count] of [
    ['/blog/1', 'Topics', 3],
    ['/ar/blog/1', 'المواضيع', 2],
  ] as const) {
    await open(phone, path)
    const chips = phone.getByRole('list', { name }).first().getByRole('link')
    await expect(chips).toHaveCount(count)
    const places = await Promise.all((await chips.all()).map(boxOf))
    expect(Math.min(...places.map(({ height }) => height)), path).toBeGreaterThanOrEqual(44)
    expect(new Set(places.map(({ y }) => y)).size, path).toBeGreaterThan(1)
    await expect.poll(() => excessWidth(phone), path).toBe(0)
  }
  await phone.close()
}
