import type { Page } from '@playwright/test'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { rewriteSection } from '../support/editing.ts'
import { arrived, open } from '../support/open.ts'
import { boxOf, scrolledTo } from '../support/places.ts'
import { reroute } from '../support/reroute.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { expect, test } from '../support/test.ts'

const data = /\.data(\?|$)/
const desk = { width: 1440, height: 900 }

for (const language of ['ar', 'en'] as const) {
  const at = (path: string) => (language === 'ar' ? `/ar${path}`.replace(/\/$/, '') : path)

  test(`a page that is slow to come shows its skeleton (${language})`, async ({
    visitor,
    address,
  }) => {
    await rewriteSection(address, 'contactUs', { contact_form: true })
    await visitor.setViewportSize(desk)
    await open(visitor, at('/blog'))
    for (const [path, kind] of [
      ['/', 'home'],
      ['/business', 'list'],
      ['/search', 'search'],
      ['/contact', 'contact'],
    ] as const) {
      const release = await holdBack(visitor)
      await visitor
        .locator(`header a[href="${at(path)}"]:visible`)
        .first()
        .click()
      const skeleton = visitor.locator('.pending-page')
      await expect(skeleton).toHaveAttribute('data-kind', kind)
      await expect(
        visitor.getByRole('status').filter({ hasText: siteWordsIn(language).frame_loading }),
      ).toBeAttached()
      await release()
      await expect(visitor).toHaveURL(at(path))
      await expect(skeleton).toHaveCount(0)
      await expect(visitor.locator('main h1').first()).toBeVisible()
    }
  })
}

test('a quick page shows no skeleton, and back leads to where one was', async ({ visitor }) => {
  await visitor.setViewportSize(desk)
  await open(visitor, '/business')
  const card = visitor.locator('main article a[href^="/business/"]:visible').nth(2)
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => scrolledTo(visitor)).toBeGreaterThan(100)
  const position = await scrolledTo(visitor)
  await visitor.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.pending-page')) document.body.dataset.flashed = ''
    }).observe(document.body, { childList: true, subtree: true })
  })
  await card.click()
  await expect(visitor).toHaveURL(/\/business\/\d/)
  await arrived(visitor)
  expect(await visitor.locator('body').getAttribute('data-flashed')).toBeNull()
  const release = await holdBack(visitor)
  await visitor.goBack()
  await expect(visitor.locator('.pending-page')).toHaveAttribute('data-kind', 'list')
  await release()
  await expect(visitor.locator('.pending-page')).toHaveCount(0)
  await expect.poll(() => scrolledTo(visitor)).toBe(position)
})

test.describe('where the page does not come', () => {
  test.use({ provoked: /500/ })

  test('the page before is back, with place and focus', async ({ visitor, address }) => {
    await rewriteSection(address, 'contactUs', { contact_form: true })
    await open(visitor, '/contact')
    const words = siteWordsIn('en')
    const message = visitor.getByRole('textbox', { name: words.contact_message })
    await message.fill('Half a letter')
    await visitor.mouse.wheel(0, 90)
    await expect.poll(() => scrolledTo(visitor)).toBe(90)
    // The header comes back on the way up.
    await visitor.mouse.wheel(0, -30)
    await expect.poll(() => scrolledTo(visitor)).toBe(60)
    const release = await holdBack(visitor, 500)
    const blog = visitor
      .getByRole('banner')
      .getByRole('link', { name: siteNamesIn('en').posts_name })
    const { x, y } = await boxOf(blog)
    await visitor.mouse.click(x + 5, y + 5)
    await expect(visitor.locator('.pending-page')).toHaveAttribute('data-kind', 'list')
    await release()
    await expect(visitor.getByRole('alert').filter({ hasText: words.notice_broken })).toBeVisible()
    await expect(visitor.locator('.pending-page')).toHaveCount(0)
    await expect(message).toHaveValue('Half a letter')
    await expect.poll(() => scrolledTo(visitor)).toBe(60)
  })
})

/** Returns what lets the page come. */
async function holdBack(page: Page, status?: number) {
  const gate = Promise.withResolvers<void>()
  await reroute(page, data, async (route) => {
    await gate.promise
    await (status ? route.fulfill({ status, body: 'broken' }) : route.continue())
  })
  return async () => {
    gate.resolve()
    if (!status) await page.unroute(data)
  }
}
