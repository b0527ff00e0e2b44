import type { Page } from '@playwright/test'
import { arabic } from '../../src/dashboard/words/arabic.ts'
import { english } from '../../src/dashboard/words/english.ts'
import { messages } from '../../src/domain/messages.ts'
import { expect, prepareAxe, test, violations } from '../support/test.ts'

const { list, pager, removal, actions } = english

test('pages are in the address, rows are counted on, and a page past the end is the last', async ({
  layla,
}) => {
  const page = await layla('en')
  await page.goto('/dashboard/blog')
  await expect(page.getByText(/^1-10 of \d+$/)).toBeVisible()
  await expect(page.getByRole('button', { name: pager.previous })).toBeDisabled()
  await page.getByRole('button', { name: pager.next }).click()
  await expect(page).toHaveURL('/dashboard/blog?page=2')
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('11')
  await expect(page.getByRole('button', { name: pager.next })).toBeDisabled()
  await page.goto('/dashboard/blog?page=99')
  await expect(page).toHaveURL('/dashboard/blog?page=2')
})

test('emptying blanks one language, deleting removes the article', async ({ layla }) => {
  const page = await layla('en')
  await page.goto('/dashboard/products')
  const row = page.getByRole('row').filter({ hasText: 'Sanad ground frame' })
  await row.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: actions.cancel })).toBeFocused()
  await expect(dialog).toContainText(removal.emptyHint('English'))
  await dialog.getByRole('button', { name: actions.empty }).click()
  await expect(page.getByText('Article is empty in English language')).toBeVisible()
  const untitled = page.getByRole('row').filter({ hasText: list.untitled })
  await expect(untitled).toContainText('English: missing')

  await untitled.getByRole('button', { name: /^Delete/ }).click()
  await dialog.getByRole('button', { name: actions.delete }).click()
  await expect(page.getByText(messages.articleDeleted)).toBeVisible()
  await expect(untitled).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a list that is under way shows a spinner in the shell, an empty one its sentence', async ({
  layla,
}) => {
  const page = await layla('ar')
  const released = Promise.withResolvers<void>()
  const nothing = { content: { articles: { en: [], ar: [] } } }
  const pagination = { current_page: 1, last_page: 1, total: 0 }
  await page.goto('/dashboard/blog')
  await page.route('**/sections/business/**', async (route) => {
    await released.promise
    await route.fulfill({ json: { ...nothing, pagination } })
  })
  await page.getByRole('link', { name: arabic.sections.business.name }).click()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  released.resolve()
  await expect(
    page.getByRole('heading', { name: arabic.messages[messages.noArticles] }),
  ).toBeVisible()
})

test('the language switcher changes interface and content, and is there from 768 pixels on', async ({
  layla,
}) => {
  const page = await layla('ar')
  await page.goto('/dashboard/blog')
  await switcherOf(page, arabic.shell.language).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { name: english.sections.posts.list })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(switcherOf(page, english.shell.language)).toBeVisible()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(switcherOf(page, english.shell.language)).toHaveCount(0)
})

test('the sidebar is a rail under 1024 pixels and a drawer on a phone', async ({ layla }) => {
  const page = await layla('en')
  await page.setViewportSize({ width: 1023, height: 900 })
  await page.goto('/dashboard/blog')
  await expect(page.getByRole('button', { name: english.shell.expand })).toBeVisible()
  await expect(page.getByRole('link', { name: english.sections.products.name })).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect(page.getByRole('button', { name: english.shell.collapse })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: english.shell.openMenu }).click()
  await page.getByRole('dialog').getByRole('link', { name: english.sections.products.name }).click()
  await expect(page).toHaveURL('/dashboard/products')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const [language, theme, width] of [
  ['ar', 'light', 1440],
  ['en', 'dark', 1440],
  ['ar', 'dark', 768],
  ['en', 'light', 390],
] as const) {
  test(`the list is accessible (${language}, ${theme}, ${width})`, async ({ layla }) => {
    const page = await layla(language)
    await prepareAxe(page)
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard/blog?page=2')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await violations(page)).toEqual([])
    const { delete: deletes } = (language === 'ar' ? arabic : english).actions
    await page
      .getByRole('button', { name: new RegExp(`^${deletes}`) })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

function switcherOf(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name}:`) })
}
