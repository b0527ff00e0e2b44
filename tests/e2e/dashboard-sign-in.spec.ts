import type { Page } from '@playwright/test'
import { arabic } from '../../src/dashboard/words/arabic.ts'
import { english } from '../../src/dashboard/words/english.ts'
import { messages } from '../../src/domain/messages.ts'
import { layla as laylas } from '../support/product.ts'
import { expect, prepareAxe, test, violations } from '../support/test.ts'

test('an empty form is refused in Arabic and sends nothing', async ({ page }) => {
  const sent = signInsOf(page)
  await prepareAxe(page)
  await page.goto('/login')
  await page.getByRole('button', { name: arabic.signIn.submit }).click()
  await expect(page.getByText(arabic.messages[messages.emailRequired])).toBeVisible()
  await expect(page.getByText(arabic.messages[messages.passwordRequired])).toBeVisible()
  await expect(page.getByLabel(arabic.signIn.email)).toBeFocused()
  expect(sent).toEqual([])
  expect(await violations(page)).toEqual([])
})

test('the language toggle changes words, direction and what is stored', async ({ page }) => {
  await page.goto('/logIn')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: english.signIn.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
})

test('Tab goes through e-mail, password, show and submit', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel(arabic.signIn.email).focus()
  await page.keyboard.press('Tab')
  await expect(passwordOf(page)).toBeFocused()
  await page.keyboard.press('Tab')
  const show = page.getByRole('button', { name: arabic.signIn.show })
  await expect(show).toBeFocused()
  await page.keyboard.press('Space')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(passwordOf(page)).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: arabic.signIn.submit })).toBeFocused()
})

test('pressing Enter twice sends one request and leads to the page that was asked for', async ({
  page,
}) => {
  const sent = signInsOf(page)
  const released = Promise.withResolvers<void>()
  await page.route('**/api/signin', (route) => released.promise.then(() => route.continue()))
  await page.goto('/dashboard/products?page=1')
  await expect(page.getByText(arabic.messages[messages.authenticationRequired])).toBeVisible()
  await page.getByLabel(arabic.signIn.email).fill(laylas.email)
  await passwordOf(page).fill(laylas.password)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: arabic.signIn.submitting })).toBeVisible()
  released.resolve()
  await expect(page).toHaveURL('/dashboard/products?page=1')
  expect(sent).toHaveLength(1)
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'jwt',
    'language',
    'role',
  ])
})

test('logging out in one tab logs the others out', async ({ layla }) => {
  const page = await layla('en')
  await page.goto('/dashboard/blog')
  const other = await page.context().newPage()
  await page.getByRole('button', { name: english.shell.signOut }).waitFor()
  await other.goto('/dashboard/blog/new')
  await other.getByRole('button', { name: english.shell.signOut }).click()
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fblog')
})

function passwordOf(page: Page) {
  return page.getByLabel(arabic.signIn.password, { exact: true })
}

function signInsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/signin')) sent.push(request.method())
  })
  return sent
}
