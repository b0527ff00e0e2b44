import type { Page, Request } from '@playwright/test'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { rewriteSection } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test } from '../support/test.ts'

type Failure = {
  reason: 'broken' | 'offline'
  begin: (page: Page) => Promise<unknown>
  happens: (page: Page) => Promise<unknown>
  end: (page: Page) => Promise<unknown>
}

const serverFails: Failure = {
  reason: 'broken',
  begin: (page) =>
    reroute(page, /\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken' })),
  happens: (page) => page.waitForEvent('requestfinished', isOfRouter),
  end: (page) => page.unroute(/\.data(\?|$)/),
}

const noNetwork: Failure = {
  reason: 'offline',
  begin: (page) => page.context().setOffline(true),
  happens: (page) => page.waitForEvent('requestfailed', isOfRouter),
  end: (page) => page.context().setOffline(false),
}

const visits = [
  { language: 'ar', direction: 'rtl', company: 'ناعورة', start: '/ar', failure: serverFails },
  { language: 'en', direction: 'ltr', company: 'Naoura', start: '', failure: noNetwork },
] as const

test.use({ provoked: /418|500|ERR_INTERNET_DISCONNECTED/ })

for (const { language, direction, company, start, failure } of visits) {
  const names = siteNamesIn(language)
  const words = siteWordsIn(language)

  test(`a page that does not come leaves the one before it, and ends in the frame of the language (${failure.reason}, ${language})`, async ({
    visitor: page,
    address,
  }) => {
    await rewriteSection(address, 'contactUs', { contact_form: true })
    await open(page, `${start}/contact`)
    await pagesHaveCome(page)
    const heading = page.getByRole('heading', { level: 1 })
    const notice = page.getByRole('alert').filter({ hasText: words[`notice_${failure.reason}`] })
    const banner = page.getByRole('banner')

    await test.step('what is being written stays', async () => {
      const { contact_message: label } = words
      const message = page.getByRole('textbox', { name: label })
      await message.fill('Half a letter')
      await failure.begin(page)
      await banner.getByRole('link', { name: names.posts_name }).click()
      await expect(notice).toBeVisible()
      await standsIn(page)
      await expect(message).toHaveValue('Half a letter')
      await notice.getByRole('button', { name: words.notice_try_again }).click()
      await expect(notice).toBeVisible()
      await failure.end(page)
      await notice.getByRole('button', { name: words.notice_try_again }).click()
      await expect(page).toHaveURL(`${start}/blog`)
      await expect(heading).toHaveText(names.posts_name)
      await expect(notice).toHaveCount(0)
      await standsIn(page)
    })

    await test.step('going back and forward in vain ends where it began', async () => {
      await banner.getByRole('link', { name: names.products_name }).click()
      await expect(heading).toHaveText(names.products_name)
      await failure.begin(page)
      await page.goBack()
      await expect(notice).toBeVisible()
      await expect(heading).toHaveText(names.products_name)
      await standsIn(page)
      const failsAgain = failure.happens(page)
      await page.goForward()
      await failsAgain
      await expect(page.locator('[class*=progress]')).toHaveCount(0)
      await expect(notice).toHaveCount(0)
      await expect(heading).toHaveText(names.products_name)
      await page.goBack()
      await expect(notice).toBeVisible()
      await failure.end(page)
      await notice.getByRole('button', { name: words.notice_try_again }).click()
      await expect(heading).toHaveText(names.posts_name)
      await expect(page).toHaveURL(`${start}/blog`)
    })

    await test.step('an error that no page could hold back stands in the frame of the language', async () => {
      await reroute(page, /\.data(\?|$)/, (route) => route.fulfill({ status: 418, body: 'teapot' }))
      await banner.getByRole('link', { name: names.products_name }).click()
      await expect(page.getByRole('heading', { name: words.missing_broken })).toBeVisible()
      await standsIn(page)
      await page.unroute(/\.data(\?|$)/)
      await page.getByRole('link', { name: words.missing_try_again }).click()
      await expect(heading).toHaveText(names.products_name)
    })
  })

  async function standsIn(page: Page): Promise<void> {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.getByRole('banner').getByRole('link', { name: company })).toBeVisible()
    const home = page.getByRole('banner').getByRole('link', { name: names.home })
    await expect(home).toHaveAttribute('href', start || '/')
    await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  }
}

function isOfRouter(request: Request): boolean {
  return /\.data(\?|$)/.test(request.url())
}

async function pagesHaveCome(page: Page): Promise<void> {
  await page.mouse.move(9, 9)
  await page.mouse.move(12, 9)
  await expect
    .poll(() =>
      page.evaluate(() => {
        const come = performance.getEntriesByType('resource').map(({ name }) => name)
        const manifest: { routes: Record<string, { module: string }> } = Reflect.get(
          window,
          '__reactRouterManifest',
        )
        const { 'topic-page': _, ...routes } = manifest.routes
        const modules = Object.values(routes).map(({ module }) => module)
        return modules.filter((module) => !come.some((name) => name.endsWith(module))).length
      }),
    )
    .toBe(0)
}
