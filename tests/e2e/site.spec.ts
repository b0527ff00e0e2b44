import type { Locator, Page } from '@playwright/test'
import type { Pagination } from '../../src/domain/search/pagination.ts'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { open } from '../support/open.ts'
import { scrolledTo } from '../support/places.ts'
import { expectPrintable } from '../support/printed.ts'
import { apiKey } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test } from '../support/test.ts'

test('a chosen language is found again on addresses without one', async ({ visitor }) => {
  await visitor.addInitScript(() => localStorage.setItem('selected-language', 'ar'))
  await open(visitor, '/products?page=1#footer')
  await expect(visitor).toHaveURL('/ar/products?page=1#footer')
})

test('LST-3, R-37: a list is printed, loads its pages one by one, never past the last, and Back finds them and the place', async ({
  visitor,
}) => {
  const { total, last_page: last } = await paginationOf(visitor, 'en')
  const asked = requestsOfApi(visitor)
  const rest = ((total - 1) % 6) + 1
  await open(visitor, '/blog')
  await expectPrintable(visitor, 'ltr')
  await scrollThrough(
    visitor,
    visitor.getByText(siteWordsIn('en').count('posts_loaded', rest, { shown: total, total })),
  )
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const later = Array.from({ length: last - 1 }, (_, index) => `?page=${index + 2}&per_page=6`)
  expect(asked).toEqual(later)

  const cards = visitor.locator('main li article')
  const count = await cards.count()
  expect(count).toBeGreaterThan(10)
  const ninth = cards.nth(8).getByRole('link')
  await ninth.scrollIntoViewIfNeeded()
  const place = await scrolledTo(visitor)
  await ninth.click()
  await expect(visitor.locator('[data-hero] h1')).toBeFocused()
  await visitor.goBack()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count)
  await expect.poll(async () => Math.abs((await scrolledTo(visitor)) - place)).toBeLessThan(5)
})

test.describe('where the server fails', () => {
  test.use({ provoked: /500/ })

  test('LST-3: one failed page ends the list without a word', async ({ visitor }) => {
    const asked = requestsOfApi(visitor)
    await reroute(visitor, '**/api/**', (route) =>
      route.fulfill({ status: 500, body: '{"error":"no"}' }),
    )
    await open(visitor, '/ar/blog')
    // Scrolling is enough, and pressing the button would race with it: the failure takes it away.
    await scrollThrough(
      visitor,
      visitor.getByRole('link', { name: siteWordsIn('ar').list_more }),
      0,
    )
    await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(asked).toHaveLength(1)
  })
})

test('what is not there is said in the language of its address', async ({ request }) => {
  const response = await request.get('/ar/nope')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(siteNamesIn('ar').missing_title)
  const unknown = await request.get('/xx/blog')
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain('<html lang="en" dir="ltr"')
})

async function paginationOf(page: Page, language: string): Promise<Pagination> {
  const path = `/api/sections/posts/keys/articles/articles/${language}`
  const answer = await page.request.get(path, { headers: { 'api-key': apiKey } })
  return (await answer.json()).pagination
}

function requestsOfApi(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/sections/')) asked.push(search)
  })
  return asked
}

async function scrollThrough(page: Page, until: Locator, count = 1): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    expect(await until.count()).toBe(count)
  }).toPass()
}
