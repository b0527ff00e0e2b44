import { messages } from '../../src/domain/messages.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { choose } from '../support/choose.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, layla as laylas, signIn } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const dictionaries = { ar: arabic, en: english } as const
const path = '/dashboard/security'

test.use({ provoked: /40[0139]|503/ })

test('ACC-14 Layla asks for strong passwords, and an easy one is refused', async ({
  layla,
  address,
  product,
}) => {
  const { security: words, shell, actions, passwords, users } = arabic
  const page = await layla('ar')
  await open(page, path)
  const card = page.getByRole('region', { name: words.passwords })
  const strong = card.getByRole('switch', { name: words.strongPasswords })
  const save = page.getByRole('button', { name: actions.save })
  product.forgetProofs()
  await strong.press('Space')
  await expect(card).toContainText(arabic.form.notSaved)
  await save.press('Enter')
  const asked = page.getByRole('dialog', { name: shell.proof.title })
  await asked.getByRole('button', { name: actions.cancel }).press('Enter')
  await expect(save).toBeEnabled()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await save.press('Enter')
  await asked.getByLabel(passwords.password, { exact: true }).fill(laylas.password)
  await page.keyboard.press('Enter')
  await expect(card).not.toContainText(arabic.form.notSaved)
  await open(page, path)
  await expect(strong).toBeChecked()

  await open(page, '/dashboard/users')
  await page.getByRole('button', { name: users.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(users.username).fill('ناديا')
  await dialog.getByLabel(users.email).fill('nadia@naoura.example')
  const password = dialog.getByLabel(passwords.password, { exact: true })
  await password.fill('password123')
  await dialog.getByLabel(passwords.confirmation, { exact: true }).fill('password123')
  await dialog.getByRole('button', { name: actions.save }).click()
  await expect(password).toHaveAccessibleDescription(arabic.messages[messages.passwordEasy])
  await expect(dialog.getByText(arabic.messages[messages.passwordEasy])).toHaveCount(1)
  const { token } = await signIn(address)
  expect(await (await apiOf(address, token)('users')).json()).toMatchObject({ total: 1 })
})

test('KEY-1 Layla makes a key, copies it once and ends it', async ({ layla, address, product }) => {
  const { accessKeys: words, shell, actions, passwords } = arabic
  const page = await layla('ar')
  await open(page, path)
  const card = page.getByRole('region', { name: words.title })
  await expect(card).toContainText(words.none)
  await card.getByRole('button', { name: words.add }).press('Enter')
  const form = page.getByRole('dialog', { name: words.add })
  await form.getByLabel(words.name).fill('Import')
  await form.getByRole('radio', { name: words.scopes.content.name }).press('Space')
  product.forgetProofs()
  await form.getByRole('button', { name: words.add }).press('Enter')
  const asked = page.getByRole('dialog', { name: shell.proof.title })
  await asked.getByLabel(passwords.password, { exact: true }).fill(laylas.password)
  await page.keyboard.press('Enter')
  const made = page.getByRole('dialog', { name: words.made('Import') })
  await expect(made).toContainText(words.once)
  const key = (await made.getByText(/^wajha_/).textContent()) ?? ''
  await expect(made.getByText(/^curl /)).toContainText(`Bearer ${key}`)
  expect((await apiOf(address, key)('pages')).status).toBe(200)
  await made.getByRole('button', { name: actions.close }).press('Enter')
  await expect(card).toContainText(key.slice(-4))
  await expect(card).not.toContainText(key)
  await card.getByRole('button', { name: words.endNamed('Import') }).press('Enter')
  const question = page.getByRole('alertdialog', { name: words.endQuestion('Import') })
  await question.getByRole('button', { name: words.end }).press('Enter')
  await expect(card.getByRole('button', { name: words.endNamed('Import') })).toHaveCount(0)
  await expect(card.getByText(words.ended)).toBeVisible()
  expect((await apiOf(address, key)('pages')).status).toBe(401)
})

test('ACC-7 Layla sets up the second step that is asked for, then goes on', async ({
  layla,
  product,
}) => {
  const { account, shell, actions, messages: said } = arabic
  const needed = said[messages.secondFactorNeeded]
  const page = await layla('ar')
  await prepareAxe(page)
  await open(page, '/dashboard/blog')
  await page.getByRole('row').nth(1).waitFor()
  product.askForSecondFactors()
  await page.getByRole('link', { name: shell.pages.users }).click()
  await expect(page.getByRole('main')).toContainText(needed)
  await page.getByRole('link', { name: shell.pages.media }).click()
  await expect(page).toHaveURL('/dashboard/account?next=%2Fdashboard%2Fmedia')
  await expect(page.getByRole('alert').filter({ hasText: needed })).toBeVisible()

  await open(page, '/dashboard/users?role=admin')
  await expect(page).toHaveURL('/dashboard/account?next=%2Fdashboard%2Fusers%3Frole%3Dadmin')
  await expect(page.getByRole('alert').filter({ hasText: needed })).toBeVisible()
  await expect(page.getByRole('button', { name: account.twoSteps.setUp })).toBeInViewport()
  await expect(page.getByRole('button', { name: /^اللغة/ })).toHaveCount(0)
  await inspectAll(page, 'account-limited')

  product.givePasskeys()
  await page.getByLabel(account.name, { exact: true }).fill('ليلى')
  await page.getByRole('button', { name: actions.save, exact: true }).click()
  await expect(page.getByText(account.isSetUp)).toBeVisible()
  await inspectAll(page, 'account-set-up')
  await page.getByRole('link', { name: account.goOn }).click()
  await expect(page).toHaveURL('/dashboard/users?role=admin')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('an idle session is spoken of before it ends, and Layla may stay', async ({
  layla,
  address,
}) => {
  const { token } = await signIn(address)
  const body = JSON.stringify({ idle_minutes: 15 })
  const headers = { 'content-type': 'application/json' }
  await apiOf(address, token)('security', { method: 'PATCH', body, headers })
  const { session } = english.signIn
  const page = await layla('en')
  await page.clock.install()
  const lastAnswer = page.waitForResponse('**/api/overview')
  await open(page, '/dashboard/blog')
  await page.getByRole('row').nth(1).waitFor()
  // An answer that comes later than the clock is moved would count as use.
  await (await lastAnswer).finished()
  const said = page.getByText(session.idle)
  await page.clock.fastForward('12:50')
  await expect(said).toHaveCount(0)
  await page.clock.fastForward('00:20')
  await expect(said).toBeVisible()
  await page.getByRole('button', { name: session.stay }).press('Enter')
  await expect(said).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.clock.fastForward('12:50')
  await expect(said).toHaveCount(0)
  await page.clock.fastForward('02:20')
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fblog')
})

const first = {
  ar: arabic.messages[messages.secondFactorFirst],
  en: messages.secondFactorFirst,
}

for (const language of inspectedLanguages('security')) {
  test(`every state is accessible and fits (${language})`, async ({ layla }) => {
    const { security: words, accessKeys: keys, actions } = dictionaries[language]
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, path)
    const card = page.getByRole('region', { name: words.passwords })
    await card.waitFor()
    await inspectAll(page, 'security')
    await page.getByRole('button', { name: keys.add }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(keys.name).fill('Import')
    await inspectAll(page, 'access-key')
    await dialog.getByRole('button', { name: keys.add }).press('Enter')
    await expect(dialog).toContainText(keys.once)
    await inspectAll(page, 'access-key-made')
    await dialog.getByRole('button', { name: actions.close }).press('Enter')
    await choose(page.getByRole('button', { name: words.group }), words.groups.everybody)
    await page.getByRole('button', { name: actions.save }).press('Enter')
    await expect(page.getByRole('main')).toContainText(first[language])
    await inspectAll(page, 'security-without-own')
    await card.getByRole('switch').press('Space')
    await reroute(page, '**/api/security', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('button', { name: actions.save }).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1)
    await inspectAll(page, 'security-refused')
    await card.getByRole('switch').press('Space')
    await open(page, path)
    await expect(page.getByRole('main')).toContainText(words.failed)
    await inspectAll(page, 'security-unreachable')
  })
}
