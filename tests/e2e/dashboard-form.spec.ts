import type { Page, Route } from '@playwright/test'
import { arabic } from '../../src/dashboard/words/arabic.ts'
import { english } from '../../src/dashboard/words/english.ts'
import { messages } from '../../src/domain/messages.ts'
import { expect, prepareAxe, test, violations } from '../support/test.ts'

const { form, editor, actions } = english
const title = form.nameIn(form.title, 'English')
const content = form.nameIn(form.content, 'English')

test('only the changed field of the changed language is sent, and nothing without a change', async ({
  layla,
}) => {
  const page = await layla('en')
  const saves = savesOf(page)
  await editFirst(page, 'blog')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(messages.noChanges)).toBeVisible()
  expect(saves).toEqual([])
  await page.getByRole('textbox', { name: title }).fill('A title of today')
  await saveOf(page).click()
  await expect(page.getByText(messages.articleUpdated)).toBeVisible()
  await expect(page).toHaveURL('/dashboard/blog', { timeout: 4_000 })
  expect(saves).toEqual([expect.stringMatching(/\/articles\/en\/\d+ title$/)])
})

test('writing and undoing it leaves nothing to save, and undo never takes what was loaded', async ({
  layla,
}) => {
  const page = await layla('en')
  await editFirst(page, 'business')
  const text = page.getByRole('textbox', { name: content })
  const before = await text.textContent()
  await text.click()
  await page.keyboard.type('Z')
  await expect(page.getByText(form.unsaved)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText(form.unsaved)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  expect(await text.textContent()).toBe(before)
})

test('the toolbar works from the keyboard and Tab leaves the editor', async ({ layla }) => {
  const page = await layla('en')
  await page.goto('/dashboard/blog/new')
  const text = page.getByRole('textbox', { name: content })
  await text.click()
  await page.keyboard.type('Stop')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Alt+F10')
  const toolbar = page.getByRole('toolbar', { name: editor.toolbar('English') })
  await expect(toolbar.getByRole('button', { name: editor.bold })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(text.locator('em')).toHaveText('Stop')
  await page.keyboard.press('Control+a')
  await toolbar.getByRole('button', { name: new RegExp(`^${editor.colour}`) }).click()
  await page.getByRole('menuitemradio', { name: editor.colours['#FF0000'] }).click()
  await expect(text.locator('.text-red')).toHaveText('Stop')
  await expect(text).toBeFocused()
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
})

test('a value is copied to the other language, cleared and brought back', async ({ layla }) => {
  const page = await layla('en')
  await page.goto('/dashboard/blog/new')
  const inArabic = page.getByRole('textbox', { name: form.nameIn(form.title, 'Arabic') })
  await page.getByRole('textbox', { name: title }).fill('Shams 580')
  await page.getByRole('button', { name: form.copy(form.title, 'English', 'Arabic') }).click()
  await expect(inArabic).toHaveValue('Shams 580')
  await page.getByRole('button', { name: form.clear(form.title, 'Arabic') }).click()
  await expect(inArabic).toHaveValue('')
  await page.getByRole('button', { name: form.restore(form.title, 'Arabic') }).click()
  await expect(inArabic).toHaveValue('Shams 580')
})

test('unsaved changes are asked about before leaving and before logging out', async ({ layla }) => {
  const page = await layla('ar')
  await page.goto('/dashboard/blog/new')
  const inEnglish = page.getByRole('textbox', {
    name: arabic.form.nameIn(arabic.form.title, 'الإنجليزية'),
  })
  await inEnglish.fill('Half')
  await page.getByRole('button', { name: arabic.shell.signOut }).click()
  const dialog = page.getByRole('alertdialog', { name: arabic.form.leaveQuestion })
  await dialog.getByRole('button', { name: arabic.actions.stay }).click()
  await expect(inEnglish).toHaveValue('Half')
  await page.getByRole('link', { name: arabic.sections.products.name }).click()
  await dialog.getByRole('button', { name: arabic.actions.leave }).click()
  await expect(page).toHaveURL('/dashboard/products')
})

test('reset asks, then clears everything; discard goes back to what is saved', async ({
  layla,
}) => {
  const page = await layla('en')
  await editFirst(page, 'products')
  const field = page.getByRole('textbox', { name: title })
  const before = await field.inputValue()
  await page.getByRole('button', { name: actions.reset }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: actions.reset }).click()
  await expect(page.getByText(messages.formReset)).toBeVisible()
  await expect(field).toHaveValue('')
  await page.getByRole('button', { name: actions.discard }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: actions.discard }).click()
  await expect(field).toHaveValue(before)
})

test('a save that fails half way keeps the form and goes on without a second article', async ({
  layla,
}) => {
  const page = await layla('en')
  const saves = savesOf(page)
  await page.goto('/dashboard/blog/new')
  await page.getByRole('textbox', { name: title }).fill('Written twice')
  await page.getByRole('textbox', { name: form.nameIn(form.title, 'Arabic') }).fill('كُتب مرّتين')
  await page.route('**/articles/articles/ar/*', unreadable, { times: 1 })
  await saveOf(page).click()
  await expect(page.getByText(form.notSavedIn('Arabic'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: title })).toHaveValue('Written twice')
  await saveOf(page).click()
  await expect(page.getByText(messages.articleCreated)).toBeVisible()
  const [created, failed, updated] = saves
  expect(saves).toHaveLength(3)
  expect(created).toMatch(/\/articles\/en title content$/)
  expect(updated).toBe(failed)
})

test('an address whose id is no number leads to the public list, for business to its own', async ({
  layla,
}) => {
  const page = await layla('en')
  await page.goto('/dashboard/business/first')
  await expect(page).toHaveURL('/dashboard/business')
  await page.goto('/dashboard/blog/first')
  await expect(page).toHaveURL('/blog')
})

for (const [language, theme, width] of [
  ['ar', 'light', 1440],
  ['en', 'dark', 1440],
  ['en', 'light', 768],
  ['ar', 'dark', 390],
  ['ar', 'light', 320],
] as const) {
  test(`the form is accessible (${language}, ${theme}, ${width})`, async ({ layla }) => {
    const words = language === 'ar' ? arabic : english
    const page = await layla(language)
    await prepareAxe(page)
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.setViewportSize({ width, height: 900 })
    await editFirst(page, 'blog')
    await page.getByRole('toolbar').first().waitFor()
    await page.getByRole('textbox').first().fill('')
    await expect(page.getByText(words.form.unsaved)).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

/** An answer that fails without the browser complaining about it. */
function unreadable(route: Route): Promise<void> {
  return route.fulfill({ body: '<busy>' })
}

/** Opens the first article of a list whose texts are complete. */
async function editFirst(page: Page, section: string): Promise<void> {
  await page.goto(`/dashboard/${section}`)
  await page.locator(`a[href^="/dashboard/${section}/"] > bdi`).first().click()
  await page.getByRole('toolbar').first().waitFor()
}

function saveOf(page: Page) {
  return page.getByRole('button', { name: actions.save, exact: true }).first()
}

/** Path and field names of every save. */
function savesOf(page: Page): string[] {
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const names = [...(request.postData() ?? '').matchAll(/ name="([^"]+)"/g)].map(
      ([, name]) => name,
    )
    saves.push([new URL(request.url()).pathname, ...names].join(' '))
  })
  return saves
}
