import type { Locator, Page } from '@playwright/test'
import type { Pagination } from '../../src/domain/pagination.ts'
import { articleWordsFor } from '../../src/site/articles/article-words.ts'
import { arabic } from '../../src/site/words/arabic.ts'
import { english } from '../../src/site/words/english.ts'
import { open } from '../support/open.ts'
import { apiKey } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test } from '../support/test.ts'
import { listWordsFor } from '../../src/site/articles/list-words.ts'

test('R-01 the language menu works by keyboard and keeps page and query', async ({ visitor }) => {
  await open(visitor, '/blog?page=2')
  const button = visitor.getByRole('banner').getByRole('button', { name: 'Language: English' })
  await button.focus()
  await visitor.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const current = visitor.locator('[popover] a[aria-current]:focus')
  await expect(current).toHaveText('English (en)')
  await visitor.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await visitor.keyboard.press('Enter')
  await expect(current).toHaveText('English (en)')
  await visitor.keyboard.press('ArrowDown')
  await visitor.keyboard.press('Enter')
  await expect(visitor).toHaveURL('/ar/blog?page=2')
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(visitor.getByText('اللغة: العربية')).toHaveCount(1)
})

test('a chosen language is found again on addresses without one', async ({ visitor }) => {
  await open(visitor, '/')
  await visitor.evaluate(() => localStorage.setItem('selected-language', 'ar'))
  await open(visitor, '/products?page=1#footer')
  await expect(visitor).toHaveURL('/ar/products?page=1#footer')
})

test('while another language loads, the page stands as skeletons', async ({ visitor }) => {
  await open(visitor, '/blog')
  const released = Promise.withResolvers<void>()
  await reroute(visitor, '**/*.data*', (route) => released.promise.then(() => route.continue()))
  await visitor.getByRole('main').getByRole('link', { name: 'العربية (ar)' }).click()
  await expect(visitor.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  released.resolve()
  await expect(visitor).toHaveURL('/ar/blog')
  await expect(visitor.locator('main[aria-busy]')).toHaveCount(0)
})

for (const language of ['en', 'ar'] as const) {
  const blog = language === 'ar' ? '/ar/blog' : '/blog'

  test(`LST-3: a list loads its pages one by one, never past the last (${language})`, async ({
    visitor,
  }) => {
    const { total, last_page: last } = await paginationOf(visitor, language)
    const asked = requestsOfApi(visitor)
    const rest = ((total - 1) % 6) + 1
    await open(visitor, blog)
    await scrollThrough(
      visitor,
      visitor.getByText(articleWordsFor(language).sections.posts.loaded(rest, total, total)),
    )
    await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const later = Array.from({ length: last - 1 }, (_, index) => `?page=${index + 2}&per_page=6`)
    expect(asked).toEqual(later)
  })

  test(`LST-3: one failed page ends the list without a word (${language})`, async ({
    browser,
    address,
  }) => {
    const page = await browser.newPage({ baseURL: address })
    const asked = requestsOfApi(page)
    await reroute(page, '**/api/**', (route) =>
      route.fulfill({ status: 500, body: '{"error":"no"}' }),
    )
    await open(page, blog)
    // Scrolling is enough, and pressing the button would race with it: the failure takes it away.
    await scrollThrough(page, page.getByRole('link', { name: listWordsFor(language).loadMore }), 0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(asked).toHaveLength(1)
    await page.close()
  })
}

test('what is not there is said in the language of its address', async ({ visitor }) => {
  const response = await visitor.request.get('/ar/nope')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain(arabic.missing.title)
  const unknown = await visitor.request.get('/xx/blog')
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain('<html lang="en" dir="ltr"')
})

for (const language of ['en', 'ar'] as const) {
  const words = language === 'ar' ? arabic : english
  const path = language === 'ar' ? '/ar/blog/1' : '/blog/1'
  const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'

  test(`GAL-3: the viewer goes around and back to its thumbnail (${language})`, async ({
    visitor,
  }) => {
    await open(visitor, path)
    const thumbnail = visitor.getByRole('link', { name: words.gallery.picture(1, 5) })
    await thumbnail.click()
    const viewer = visitor.getByRole('dialog', { name: words.gallery.viewer })
    await expect(viewer.getByText(words.gallery.position(1, 5), { exact: true })).toBeVisible()
    for (const shown of [2, 3, 4, 5, 1]) {
      await visitor.keyboard.press(forward)
      await expect(
        viewer.getByText(words.gallery.position(shown, 5), { exact: true }),
      ).toBeVisible()
    }
    await visitor.keyboard.press('Escape')
    await expect(thumbnail).toBeFocused()
  })
}

async function paginationOf(page: Page, language: string): Promise<Pagination> {
  const path = `/api/sections/posts/keys/articles/articles/${language}`
  const answer = await page.request.get(path, { headers: { 'api-key': apiKey } })
  return (await answer.json()).pagination
}

function requestsOfApi(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(search)
  })
  return asked
}

async function scrollThrough(page: Page, until: Locator, count = 1): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1500)
    expect(await until.count()).toBe(count)
  }).toPass()
}
