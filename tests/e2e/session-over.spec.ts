import { arabic, english } from '../support/dashboard-words.ts'
import { open } from '../support/open.ts'
import { layla as laylas } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** For every 401 (API-3). */
const sentence = 'Unauthorized: Invalid credentials.'

test.use({ provoked: /401/ })

for (const [link, asked] of [
  [english.shell.pages.products, '/dashboard/products'],
  [english.shell.pages.users, '/dashboard/users'],
  [english.shell.pages.aboutUs, '/dashboard/about'],
] as const) {
  test(`a session that is over leads from ${asked} to signing in and back to it`, async ({
    layla,
  }) => {
    const page = await layla('en')
    await open(page, '/dashboard/blog')
    await page.getByRole('row').nth(1).waitFor()
    await page.evaluate(() => localStorage.setItem('jwt', 'a.dead.token'))
    await page.getByRole('link', { name: link }).first().click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(asked)}`)
    await page.getByLabel(english.signIn.email).fill(laylas.email)
    await page.getByLabel(english.signIn.password, { exact: true }).fill(laylas.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(asked)
    await expect(page.getByRole('button', { name: english.shell.signOut })).toBeVisible()
  })
}

test('a page opened with a token that is dead leads to signing in and back, parameters and all', async ({
  layla,
}) => {
  const page = await layla('ar')
  await page.addInitScript(() => localStorage.setItem('jwt', 'a.dead.token'))
  await open(page, '/dashboard/users?role=admin')
  await expect(page.getByText(arabic.messages[sentence])).toBeVisible()
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fusers%3Frole%3Dadmin')
})
