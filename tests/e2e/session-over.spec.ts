import type { Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { endSessionOf } from '../support/end-session.ts'
import { open } from '../support/open.ts'
import { layla as laylas } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const sentence = 'Unauthorized: Invalid credentials.'

test.use({ provoked: /401/ })

test('LOG-10 a session that is over leads from a page without unsaved changes to signing in and back to it', async ({
  layla,
  address,
}) => {
  const page = await layla('en')
  await open(page, '/dashboard/blog')
  await page.getByRole('row').nth(1).waitFor()

  await test.step('when it was ended elsewhere', async () => {
    await endSessionOf(page, address)
    await isAskedToSignIn(page, english.shell.pages.products, '/dashboard/products')
  })
  await test.step('when its token is dead', async () => {
    await page.evaluate(() => localStorage.setItem('jwt', 'a.dead.token'))
    await isAskedToSignIn(page, english.shell.pages.aboutUs, '/dashboard/about')
  })
})

test('a page opened with a token that is dead leads to signing in and back, parameters and all', async ({
  layla,
}) => {
  const page = await layla('ar')
  await page.addInitScript(() => localStorage.setItem('jwt', 'a.dead.token'))
  await open(page, '/dashboard/users?role=admin')
  await expect(page.getByText(arabic.messages[sentence])).toBeVisible()
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fusers%3Frole%3Dadmin')
})

async function isAskedToSignIn(page: Page, link: string, asked: string): Promise<void> {
  const said = page.getByText(sentence)
  await expect(said).toHaveCount(0)
  await page.getByRole('link', { name: link }).first().click()
  await expect(said).toBeVisible()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(asked)}`)
  await page.getByLabel(english.signIn.email).fill(laylas.email)
  await page.getByLabel(english.signIn.password, { exact: true }).fill(laylas.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(asked)
  await expect(page.getByRole('button', { name: english.shell.signOut })).toBeVisible()
}
