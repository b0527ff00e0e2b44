import type { Locator, Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { open, reopen } from '../support/open.ts'
import { boxOf, caretIsCovered, excessWidth, narrowestOf, scrolledTo } from '../support/places.ts'
import { published } from '../support/editing.ts'
import { expect, test } from '../support/test.ts'

const wordsOf = { ar: arabic, en: english } as const

for (const language of ['ar', 'en'] as const) {
  const { articles } = wordsOf[language]
  const { focus, side } = articles.writing

  test(`Layla writes in columns with room for lines, wider without the side column, which stays away (FRM-14, ${language})`, async ({
    layla,
  }) => {
    const page = await layla(language)
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/dashboard/blog/1')
    await expect.poll(() => narrowestOf(columnsOf(page))).toBeGreaterThanOrEqual(440)
    await page.getByRole('button', { name: side }).click()
    await expect.poll(() => narrowestOf(columnsOf(page))).toBeGreaterThanOrEqual(480)
    await reopen(page)
    await expect(page.getByRole('button', { name: side, pressed: false })).toBeVisible()
    await expect(page.getByRole('heading', { name: wordsOf[language].cover.title })).toBeHidden()
    await expect.poll(() => excessWidth(page)).toBe(0)
  })

  test(`with one language alone, 720 pixels wide, what was written can still be undone (FRM-15, ${language})`, async ({
    layla,
  }) => {
    const page = await layla(language)
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/dashboard/blog/1')
    const names = ['العربية', 'English']
    const english = page.getByRole('region', { name: 'English' })
    const text = english.locator('[aria-multiline=true]')
    await text.click()
    await text.pressSequentially('Zig')
    await page.getByRole('button', { name: focus }).click()
    await page.getByRole('radio', { name: 'English' }).click()
    await expect(page.getByRole('region', { name: names[0] })).toBeHidden()
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect.poll(() => widthOf(english)).toBe(720)
    await text.press('Control+z')
    await expect(text).not.toContainText('Zig')
    await page.getByRole('button', { name: focus }).click()
    await expect(page.getByRole('region', { name: names[0] })).toBeVisible()
  })
}

test('languages that are tabs stay tabs where focus mode would have room for columns, so that undo goes on (FRM-15)', async ({
  layla,
}) => {
  const page = await layla('en')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dashboard/blog/1')
  await page.getByRole('button', { name: english.shell.expand }).click()
  await expect(page.getByRole('tab', { name: /English/ })).toBeVisible()
  const text = page.getByRole('textbox', { name: english.form.nameIn('Content', 'English') })
  await text.click()
  await text.pressSequentially('Zig')
  await page.getByRole('button', { name: english.articles.writing.focus }).click()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('tab', { name: /English/ })).toBeVisible()
  await text.press('Control+z')
  await expect(text).not.toContainText('Zig')
})

test('where a long text is clicked it is written, and the page scrolls through it, under a toolbar of one row that stays in sight (FRM-14)', async ({
  layla,
  address,
}) => {
  const content = '<p>The wheel turns.</p>'.repeat(80)
  const id = await published(address, { section: 'posts', title: 'A long one', content })
  for (const width of [390, 768, 1440]) {
    const page = await layla('en')
    await page.setViewportSize({ width, height: 900 })
    await open(page, `/dashboard/blog/${id}`)
    const text = page.getByRole('textbox', { name: english.form.nameIn('Content', 'English') })
    const toolbar = page.getByRole('toolbar', { name: english.editor.toolbar('English') })
    await text.getByText('The wheel turns.').nth(60).click()
    await page.keyboard.type('!')
    await expect(text.getByText('!')).toHaveCount(1)
    await expect(text.locator('p').nth(60)).toContainText('!')
    await page.keyboard.press('Control+End')
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(1000)
    await expect(toolbar).toBeInViewport()
    await expect.poll(() => heightOf(toolbar)).toBeLessThanOrEqual(52)
    await expect.poll(() => caretIsCovered(page)).toBe(false)
  }
})

test('a title is as high as its lines, Enter leads to the content, and line breaks are none (FRM-16)', async ({
  layla,
}) => {
  const page = await layla('en')
  await open(page, '/dashboard/blog/new')
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

test('a price that is wrong comes back into sight when it keeps a product from being saved (ART-8)', async ({
  layla,
}) => {
  const page = await layla('en')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dashboard/products/new')
  const price = page.getByRole('textbox', { name: english.articles.price.label })
  await price.fill('much')
  await page.getByRole('button', { name: english.articles.writing.focus }).click()
  await expect(price).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(price).toBeFocused()
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
