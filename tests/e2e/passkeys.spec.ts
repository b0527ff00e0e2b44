import { expect, prepareAxe, test } from '../support/test.ts'
import { messages } from '../../src/domain/messages.ts'
import { choose } from '../support/choose.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, inviteOmar, omar as omars, signIn } from '../support/product.ts'
import { virtualAuthenticator } from '../support/virtual-authenticator.ts'

const account = '/dashboard/account'

test.describe('', () => {
  test.use({
    baseURL: async ({ address }, use) => use(address.replace('127.0.0.1', 'localhost')),
    provoked: /40[03]/,
  })

  test('ACC-3 Omar adds a passkey, signs in with it and removes it', async ({
    page,
    address,
    product,
  }) => {
    await inviteOmar(address)
    const { token: elsewhere } = await signIn(address, omars)
    const authenticator = await virtualAuthenticator(page)
    await prepareAxe(page)
    await open(page, '/login')
    await page.getByLabel(arabic.signIn.email).fill(omars.email)
    await page.getByLabel(arabic.signIn.password, { exact: true }).fill(omars.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard/)
    await open(page, account)
    const { passkeys } = arabic.account
    const region = page.getByRole('region', { name: passkeys.title })
    const rows = region.getByRole('listitem').filter({ has: page.getByRole('paragraph') })

    await test.step('he adds one, after a first try that verified nobody', async () => {
      await authenticator.setVerified(false)
      await region.getByRole('button', { name: passkeys.add }).click()
      await expect(region.getByRole('alert')).toHaveText(arabic.passkeys.troubles.cancelled)
      await authenticator.setVerified(true)
      await region.getByRole('button', { name: passkeys.add }).click()
    })

    await test.step('ACC-5 it brings recovery codes, which stay until they are kept', async () => {
      const { twoSteps } = arabic.account
      const dialog = page.getByRole('dialog', { name: twoSteps.codes })
      await expect(dialog.getByRole('listitem')).toHaveCount(10)
      await page.keyboard.press('Escape')
      await dialog.getByLabel(twoSteps.kept).check()
      await dialog.getByRole('button', { name: arabic.actions.close }).click()
      await expect(region.getByRole('heading')).toBeFocused()
      await expect(page.getByText(twoSteps.left(10))).toBeVisible()
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText(passkeys.never)
      await inspectAll(page, 'passkeys')
    })

    await test.step('ACC-9 he is offered to end the sessions that were begun without it', async () => {
      const { sessions } = arabic.account
      await expect(region).toContainText(sessions.othersStay)
      await region.getByRole('button', { name: sessions.endOthers }).click()
      await expect(region).not.toContainText(sessions.othersStay)
      expect((await apiOf(address, elsewhere)('account')).status).toBe(401)
      const devices = page.getByRole('region', { name: arabic.account.sessions.title })
      await expect(
        devices.getByRole('listitem').filter({ has: page.getByRole('paragraph') }),
      ).toHaveCount(1)
    })

    await test.step('he names it', async () => {
      await choose(region.getByRole('button', { name: /^إجراءات أخرى/ }), passkeys.rename)
      await page.getByRole('dialog').getByLabel(passkeys.name).fill('حاسوب عمر')
      await page.keyboard.press('Enter')
      await expect(rows).toContainText('حاسوب عمر')
    })

    const byPasskey = page.getByRole('button', { name: arabic.signIn.byPasskey })
    await test.step('he signs in with it, and from then on sees no password first', async () => {
      await authenticator.setPresent(false)
      await page.getByRole('button', { name: arabic.shell.signOut }).click()
      await expect(page.getByLabel(arabic.signIn.email)).toBeVisible()
      await inspectAll(page, 'sign-in-by-passkey')
      await authenticator.setPresent(true)
      await byPasskey.click()
      await expect(page).toHaveURL(/\/dashboard/)
      await page.getByRole('button', { name: arabic.shell.signOut }).click()
      await expect(byPasskey).toBeFocused()
      await expect(page.getByLabel(arabic.signIn.email)).toHaveCount(0)
      await inspectAll(page, 'sign-in-passkey-first')
    })

    await test.step('in English, too, and the password is one press away', async () => {
      await page.getByRole('button', { name: 'English' }).click()
      await page.getByRole('button', { name: english.signIn.byPasskey }).click()
      await expect(page).toHaveURL(/\/dashboard/)
      await page.getByRole('button', { name: english.shell.signOut }).click()
      await authenticator.setPresent(false)
      await page.getByRole('button', { name: english.passkeys.usePassword }).click()
      await expect(page.getByLabel(english.signIn.email)).toBeFocused()
      await page.keyboard.insertText(omars.email)
      await page.getByLabel(english.signIn.password, { exact: true }).fill(omars.password)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: english.signIn.twoSteps })).toBeVisible()
      await authenticator.setPresent(true)
      await page.getByRole('button', { name: english.signIn.byPasskey }).click()
      await expect(page).toHaveURL(/\/dashboard/)
    })

    await test.step('ACC-8 a passkey is proof enough to remove it', async () => {
      const words = english.account.passkeys
      await open(page, account)
      product.forgetProofs()
      const own = page.getByRole('region', { name: words.title })
      await choose(own.getByRole('button', { name: words.moreNamed('حاسوب عمر') }), words.remove)
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(english.account.lastFactor.optional)
      await question.getByRole('button', { name: words.remove }).click()
      const proof = page.getByRole('dialog', { name: english.shell.proof.title })
      await expect(proof.getByRole('button', { name: english.passkeys.use })).toBeFocused()
      await inspectAll(page, 'proof-by-passkey')
      await page.keyboard.press('Enter')
      await expect(page.getByText(english.messages[messages.accomplished])).toBeVisible()
      await expect(own.getByRole('listitem')).toHaveCount(0)
    })
  })
})

test('where passkeys do not work, the screens lead to where they do', async ({ omar, address }) => {
  const page = await omar('en')
  await open(page, account)
  const there = new URL(account, address.replace('127.0.0.1', 'localhost')).href
  const region = page.getByRole('region', { name: english.account.passkeys.title })
  await expect(region.getByRole('alert')).toContainText(english.passkeys.troubles.elsewhere)
  await expect(region.getByRole('link')).toHaveAttribute('href', there)
})
