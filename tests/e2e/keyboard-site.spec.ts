import type { Locator, Page } from '@playwright/test'
import { siteWordsIn } from '../support/site-words.ts'
import { open } from '../support/open.ts'
import { boxOf, clippedParts, pageWidth } from '../support/places.ts'
import { apiKey } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const words = siteWordsIn('ar')

test('the menu of a phone keeps the focus, and Escape goes back level by level', async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 390, height: 844 })
  await open(visitor, '/ar/blog')
  const opener = visitor.getByRole('button', { name: words.frame_menu })
  await opener.focus()
  await visitor.keyboard.press('Enter')
  const dialog = visitor.getByRole('dialog')
  await expect(dialog.getByRole('link').first()).toBeFocused()
  for (let stop = 0; stop < 12; stop++) {
    await visitor.keyboard.press('Tab')
    expect((await isWithin(dialog)) || (await isWithBrowser(visitor))).toBe(true)
  }
  const toLanguages = dialog.getByRole('button', {
    name: words.fill('language_now', { name: 'العربية' }),
  })
  await toLanguages.focus()
  await visitor.keyboard.press('Enter')
  await expect(dialog).toHaveAttribute('aria-label', words.language_label)
  await visitor.keyboard.press('Escape')
  await expect(dialog).toHaveAttribute('aria-label', words.frame_menu)
  await expect(toLanguages).toBeFocused()
  await visitor.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the gallery moves by its button, which keeps the focus, and what Tab reaches comes into sight', async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 768, height: 900 })
  await open(visitor, '/ar')
  const next = visitor.getByRole('button', { name: words.gallery_next, exact: true })
  const items = visitor.locator('[data-hero] [role=group] a')
  const { x: before } = await boxOf(items.first())
  await next.focus()
  await visitor.keyboard.press('Enter')
  await expect.poll(async () => (await boxOf(items.first())).x).toBeGreaterThan(before + 100)
  await expect(next).toBeFocused()
  expect(await items.count()).toBeGreaterThan(2)
  for (const item of await items.all()) {
    await visitor.keyboard.press('Tab')
    await expect(item).toBeFocused()
    await expect(item).toBeInViewport({ ratio: 0.9 })
  }
})

test('more articles come without taking the focus, and the footer is one key away', async ({
  visitor,
}) => {
  await open(visitor, '/ar/blog')
  const skip = visitor.getByRole('link', { name: words.list_skip })
  const cards = visitor.locator('main ul article h3 a')
  const before = await cards.count()
  await cards.nth(before - 1).focus()
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
  await expect(cards.nth(before - 1)).toBeFocused()
  await visitor.keyboard.press('Tab')
  await expect(cards.nth(before)).toBeFocused()
  await skip.focus()
  await visitor.keyboard.press('Enter')
  await visitor.keyboard.press('Tab')
  expect(await isWithin(visitor.getByRole('contentinfo'))).toBe(true)
})

test('who saves data asks for more by Enter, hears of it, and the next Tab is the first new card', async ({
  visitor,
}) => {
  await visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await open(visitor, '/ar/blog')
  const cards = visitor.locator('main ul article h3 a')
  const more = visitor.getByRole('link', { name: words.list_more })
  const told = visitor.getByRole('main').getByRole('status')
  const path = '/api/sections/posts/keys/articles/articles/ar'
  const answer = await visitor.request.get(path, { headers: { 'api-key': apiKey } })
  const { total } = (await answer.json()).pagination
  await cards.nth(4).focus()
  for (const [before, added, shown] of [
    [5, 6, 12],
    [11, total - 12, total],
  ] as const) {
    await visitor.keyboard.press('Tab')
    await expect(more).toBeFocused()
    await visitor.keyboard.press('Enter')
    await expect(told).toHaveText(words.count('posts_loaded', added, { shown, total }))
    await expect(more).toBeFocused()
    await visitor.keyboard.press('Tab')
    await expect(cards.nth(before)).toBeFocused()
    await cards.nth(shown - 2).focus()
  }
  await expect(more).toHaveCount(0)
  await visitor.keyboard.press('Tab')
  expect(await isWithin(visitor.getByRole('contentinfo'))).toBe(true)
})

for (const [path, isArabic] of [
  ['/', false],
  ['/ar', true],
  ['/blog/1', false],
  ['/ar/products/4', true],
] as const) {
  test(`wider spaces between lines, words and letters hide nothing of ${path}`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width: 390, height: 844 })
    await open(visitor, path)
    await visitor.mouse.wheel(0, 800)
    const cutOnPurpose = await clippedParts(visitor)
    await spread(visitor, isArabic)
    await expect.poll(() => clippedParts(visitor)).toEqual(cutOnPurpose)
    await expect.poll(() => pageWidth(visitor)).toBe(390)
  })
}

function isWithin(part: Locator): Promise<boolean> {
  return part.evaluate((element) => element.contains(document.activeElement))
}

/** Between the last and the first stop of a modal dialog lies the browser's own bar. */
function isWithBrowser(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body)
}

/** WCAG 1.4.12; letters of Arabic are joined and stay so. */
async function spread(page: Page, isArabic: boolean): Promise<void> {
  await page.evaluate((joined) => {
    const sheet = new CSSStyleSheet()
    const letters = joined ? '' : 'letter-spacing: .12em !important;'
    sheet.replaceSync(
      `* { line-height: 1.5 !important; word-spacing: .16em !important; ${letters} } p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  }, isArabic)
}
