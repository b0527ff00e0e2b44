import { arabic, english } from '../support/dashboard-words.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, layla, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const rima = { name: 'Rima', email: 'rima@naoura.example', password: 'given by Layla' }
const own = 'buckets rise with the wheel'

test.use({ provoked: /403/ })

test('Rima, whose password Layla gave, chooses her own and comes to the page she asked for', async ({
  page,
  address,
}) => {
  const { token } = await signIn(address, layla)
  const form = new FormData()
  for (const [name, value] of Object.entries(rima)) form.set(name, value)
  form.set('role_id', '2')
  form.set('must_change_password', 'true')
  expect((await apiOf(address, token)('users', { method: 'POST', body: form })).status).toBe(201)

  const inspected = inspectedLanguages('new-password')
  await prepareAxe(page)
  await open(page, '/dashboard/blog')
  await page.getByLabel(arabic.signIn.email).fill(rima.email)
  await page.getByLabel(arabic.signIn.password, { exact: true }).fill(rima.password)
  await page.getByRole('button', { name: arabic.signIn.submit }).click()
  await expect(page).toHaveURL('/login/password?next=%2Fdashboard%2Fblog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.account.due)
  if (inspected.includes('ar')) await inspectAll(page, 'new-password')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.account.due)
  if (inspected.includes('en')) await inspectAll(page, 'new-password')

  await page.getByLabel(english.account.current, { exact: true }).fill(rima.password)
  await page.getByLabel(english.passwords.newPassword, { exact: true }).fill(own)
  await page.getByLabel(english.passwords.confirmation, { exact: true }).fill(own)
  await page.getByRole('button', { name: english.account.changePassword }).click()
  await expect(page).toHaveURL('/dashboard/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog posts')
})
