import { arabic } from '../support/dashboard-words.ts'
import { inspect } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const easyToGuess = 'كلمة المرور هذه سهلة التخمين.'
const nadia = { name: 'ناديا', email: 'nadia@naoura.example', password: 'Password123' }

test('Layla is told that a password is easy to guess, gives it all the same, and has Nadia change it', async ({
  layla,
  address,
}) => {
  const { passwords, users, actions } = arabic
  const page = await layla('ar')
  await page.setViewportSize({ width: 390, height: 900 })
  await prepareAxe(page)
  const lists = new Set<string>()
  page.on('request', (request) => {
    if (/easy-to-guess/.test(request.url())) lists.add(request.url())
  })
  await open(page, '/dashboard/users')
  await page.getByRole('button', { name: users.add }).click()
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel(passwords.password, { exact: true })
  const said = dialog.getByRole('status').filter({ hasText: passwords.strength })
  await dialog.getByLabel(users.username).fill(nadia.name)
  await dialog.getByLabel(users.email).fill(nadia.email)
  expect([...lists]).toEqual([])

  await password.fill(nadia.password)
  await expect(said).toContainText(easyToGuess)
  expect(lists.size).toBe(1)
  await expect(password).not.toHaveAttribute('aria-invalid')
  await inspect(page, 'guessable-password')
  await password.fill('الناعورة تدور ليلًا ونهارًا')
  await expect(said).toContainText(passwords.strengths.strong)
  await expect(said).not.toContainText(easyToGuess)
  await password.fill('ناعورة ناديا ١٩٩٠')
  await expect(said).toContainText(easyToGuess)
  await password.fill(nadia.password)
  await expect(said).toContainText(easyToGuess)

  await dialog.getByLabel(passwords.confirmation, { exact: true }).fill(nadia.password)
  await dialog.getByRole('checkbox', { name: users.mustChangePassword }).check()
  await dialog.getByRole('button', { name: actions.save }).click()
  await expect(dialog).toHaveCount(0)
  const { token } = await signIn(address, { email: nadia.email, password: nadia.password })
  const refused = await apiOf(address, token)('users')
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ needs: 'password' })
})
