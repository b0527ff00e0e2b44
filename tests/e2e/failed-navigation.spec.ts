import type { Page } from '@playwright/test'
import { contactWordsFor } from '../../src/site/contact/contact-words.ts'
import { missingWordsFor } from '../../src/site/missing-words.ts'
import { navigationWordsFor } from '../../src/site/navigation/navigation-words.ts'
import { wordsFor } from '../../src/site/words/words-for.ts'
import { rewriteSection } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test } from '../support/test.ts'

const languages = [
  { language: 'ar', direction: 'rtl', company: 'ناعورة', start: '/ar' },
  { language: 'en', direction: 'ltr', company: 'Naoura', start: '' },
] as const

const failures = {
  'the server fails': {
    reason: 'broken',
    begin: (page: Page) =>
      reroute(page, /\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken' })),
    end: (page: Page) => page.unroute(/\.data(\?|$)/),
  },
  'there is no network': {
    reason: 'offline',
    begin: (page: Page) => page.context().setOffline(true),
    end: (page: Page) => page.context().setOffline(false),
  },
} as const

test.use({ provoked: /418|500|ERR_INTERNET_DISCONNECTED/ })

for (const { language, direction, company, start } of languages) {
  const { frame, sections } = wordsFor(language)
  const words = navigationWordsFor(language)
  const form = contactWordsFor(language)

  for (const [name, { reason, begin, end }] of Object.entries(failures)) {
    test(`a page that does not come leaves the one before it, and what is being written (${name}, ${language})`, async ({
      visitor: page,
      address,
    }) => {
      await rewriteSection(address, 'contactUs', { contact_form: true })
      await open(page, `${start}/contact`)
      await pagesHaveCome(page)
      const message = page.getByRole('textbox', { name: form.labels.message })
      await message.fill('Half a letter')
      await begin(page)
      await page.getByRole('banner').getByRole('link', { name: sections.posts.name }).click()
      const notice = page.getByRole('alert').filter({ hasText: words[reason] })
      await expect(notice).toBeVisible()
      await standsIn(page)
      await expect(message).toHaveValue('Half a letter')

      await notice.getByRole('button', { name: words.tryAgain }).click()
      await expect(notice).toBeVisible()
      await end(page)
      await notice.getByRole('button', { name: words.tryAgain }).click()
      await expect(page).toHaveURL(`${start}/blog`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sections.posts.name)
      await expect(notice).toHaveCount(0)
      await standsIn(page)
      await rewriteSection(address, 'contactUs', { contact_form: false })
    })

    test(`going back and forward in vain ends where it began (${name}, ${language})`, async ({
      visitor: page,
    }) => {
      await open(page, `${start}/blog`)
      await page.getByRole('banner').getByRole('link', { name: sections.products.name }).click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(sections.products.name)
      await pagesHaveCome(page)
      await begin(page)
      await page.goBack()
      const notice = page.getByRole('alert').filter({ hasText: words[reason] })
      await expect(notice).toBeVisible()
      await expect(heading).toHaveText(sections.products.name)
      await standsIn(page)
      await page.goForward()
      await expect(notice).toHaveCount(0)
      await expect(heading).toHaveText(sections.products.name)

      await page.goBack()
      await expect(notice).toBeVisible()
      await end(page)
      await notice.getByRole('button', { name: words.tryAgain }).click()
      await expect(heading).toHaveText(sections.posts.name)
      await expect(page).toHaveURL(`${start}/blog`)
    })
  }

  test(`an error that no page could hold back stands in the frame of the language (${language})`, async ({
    visitor: page,
  }) => {
    await open(page, `${start}/blog`)
    await pagesHaveCome(page)
    await reroute(page, /\.data(\?|$)/, (route) => route.fulfill({ status: 418, body: 'teapot' }))
    await page.getByRole('banner').getByRole('link', { name: sections.products.name }).click()
    const { missing } = wordsFor(language)
    await expect(page.getByRole('heading', { name: missing.broken })).toBeVisible()
    await standsIn(page)
    await page.unroute(/\.data(\?|$)/)
    await page.getByRole('link', { name: missingWordsFor(language).tryAgain }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sections.products.name)
  })

  /** In the frame of the language, with the company and links that stay in it. */
  async function standsIn(page: Page): Promise<void> {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.getByRole('banner').getByRole('link', { name: company })).toBeVisible()
    const home = page.getByRole('banner').getByRole('link', { name: frame.home })
    await expect(home).toHaveAttribute('href', start || '/')
    await expect(page.locator('main[aria-busy]')).toHaveCount(0)
  }
}

/** Waits until the scripts of all other pages are there, which the first move asks for. */
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
        const modules = Object.values(manifest.routes).map(({ module }) => module)
        return modules.filter((module) => !come.some((name) => name.endsWith(module))).length
      }),
    )
    .toBe(0)
}
