import type { Locator, Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { open, reopen } from '../support/open.ts'
import {
  boxOf,
  caretIsCovered,
  excessWidth,
  hiddenWidth,
  shortestSideOf,
  rowsOf,
  scrolledTo,
} from '../support/places.ts'
import { published } from '../support/editing.ts'
import { expect, test } from '../support/test.ts'

test('FRM-14 FRM-15 Layla writes in columns with room for lines, or in one language alone', async ({
  layla,
}) => {
  const { writing } = arabic.articles
  const page = await layla('ar')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dashboard/blog/1')

  await test.step('FRM-14 columns are wider without the side column, which stays away', async () => {
    await expect.poll(() => shortestSideOf(columnsOf(page))).toBeGreaterThanOrEqual(440)
    const tools = page.getByRole('toolbar', { name: arabic.editor.toolbar('العربية') })
    await expect.poll(() => hiddenWidth(tools)).toBe(0)
    await expect.poll(() => rowsOf(columnsOf(page))).toHaveLength(1)
    await page.getByRole('button', { name: writing.side }).click()
    await expect.poll(() => shortestSideOf(columnsOf(page))).toBeGreaterThanOrEqual(480)
    await reopen(page)
    await expect(page.getByRole('button', { name: writing.side, pressed: false })).toBeVisible()
    await expect(page.getByRole('heading', { name: arabic.cover.title })).toBeHidden()
    await expect.poll(() => excessWidth(page)).toBe(0)
  })

  await test.step('FRM-15 with one language alone, 720 pixels wide, what was written can still be undone', async () => {
    const english = page.getByRole('region', { name: 'English' })
    const text = english.locator('[aria-multiline=true]')
    await text.click()
    await text.pressSequentially('Zig')
    await page.getByRole('button', { name: writing.focus }).click()
    await page.getByRole('radio', { name: 'English' }).click()
    await expect(page.getByRole('region', { name: 'العربية' })).toBeHidden()
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect.poll(() => widthOf(english)).toBe(720)
    await text.press('Control+z')
    await expect(text).not.toContainText('Zig')
    await page.getByRole('button', { name: writing.focus }).click()
    await expect(page.getByRole('region', { name: 'العربية' })).toBeVisible()
  })
})

test('FRM-14 FRM-15 a long text is written where it is clicked, at every width, and undo goes on', async ({
  layla,
  address,
}) => {
  const content = '<p>The wheel turns.</p>'.repeat(80)
  const id = await published(address, { section: 'posts', title: 'A long one', content })
  const page = await layla('en')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `/dashboard/blog/${id}`)
  const text = page.getByRole('textbox', { name: english.form.nameIn('Content', 'English') })
  const toolbar = page.getByRole('toolbar', { name: english.editor.toolbar('English') })
  const tools = page
    .locator('div[data-field]')
    .getByRole('button')
    .or(page.getByRole('main').getByRole('button', { name: english.actions.save, exact: true }))

  for (const [round, width] of [1440, 768, 390].entries()) {
    await test.step(`FRM-14 at ${width} pixels the page scrolls through it, under a toolbar of one row that stays in sight`, async () => {
      const place = 60 + round
      await page.setViewportSize({ width, height: 900 })
      const line = text.locator('p').nth(place)
      await line.click()
      await toolbar.getByRole('button', { name: english.editor.bold }).click()
      await page.keyboard.type('?')
      await toolbar.getByRole('button', { name: english.editor.undo }).click()
      await expect(text).not.toContainText('?')
      await page.keyboard.type('!')
      await expect(text.getByText('!')).toHaveCount(round + 1)
      await expect(line).toContainText('!')
      await page.keyboard.press('Control+End')
      await expect.poll(() => scrolledTo(page)).toBeGreaterThan(1000)
      await expect(toolbar).toBeInViewport()
      await expect.poll(() => heightOf(toolbar)).toBeLessThanOrEqual(52)
      await expect.poll(() => shortestSideOf(tools)).toBeGreaterThanOrEqual(width < 768 ? 44 : 24)
      await expect.poll(() => caretIsCovered(page)).toBe(false)
    })
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  await test.step('FRM-15 languages that are tabs stay tabs where focus mode would have room for columns, so that undo goes on', async () => {
    await page.getByRole('button', { name: english.shell.expand }).click()
    await expect(page.getByRole('tab', { name: /English/ })).toBeVisible()
    await text.click()
    await text.pressSequentially('Zig')
    await page.getByRole('button', { name: english.articles.writing.focus }).click()
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(page.getByRole('tab', { name: /English/ })).toBeVisible()
    await text.press('Control+z')
    await expect(text).not.toContainText('Zig')
  })
})

test('FRM-16 ART-8 a title is as high as its lines, and a price that is wrong comes back into sight', async ({
  layla,
}) => {
  const page = await layla('en')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dashboard/products/new')

  await test.step('FRM-16 Enter leads from a title to the content, and line breaks are none', async () => {
    const title = page.getByRole('textbox', { name: english.form.nameIn('Title', 'English') })
    const low = await heightOf(title)
    await expect(page.getByText(/\b0 \/ 300|\b0 words/)).toHaveCount(0)
    await title.fill(
      'How much water does a well give\nwhen nobody has drawn any for a year? '.repeat(3),
    )
    await expect(title).not.toHaveValue(/\n/)
    await expect.poll(() => heightOf(title)).toBeGreaterThan(low * 1.8)
    await expect(title).toHaveCSS('font-size', '22px')
    await title.press('Enter')
    await page.keyboard.type('It depends.')
    const content = page.getByRole('textbox', { name: english.form.nameIn('Content', 'English') })
    await expect(content).toHaveText('It depends.')
    await expect(page.getByText(english.editor.words(2))).toBeVisible()
  })

  await test.step('ART-8 a price that is wrong comes back into sight when it keeps a product from being saved', async () => {
    const price = page.getByRole('textbox', { name: english.articles.price.label })
    await price.fill('much')
    await page.getByRole('button', { name: english.articles.writing.focus }).click()
    await expect(price).toBeHidden()
    await page.keyboard.press('Control+s')
    await expect(price).toBeFocused()
  })
})

async function widthOf(part: Locator): Promise<number> {
  return (await boxOf(part)).width
}

async function heightOf(part: Locator): Promise<number> {
  return (await boxOf(part)).height
}

function columnsOf(page: Page): Locator {
  return page.locator('main section[aria-label]')
}
