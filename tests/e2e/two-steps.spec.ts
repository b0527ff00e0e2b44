import type { Page } from '@playwright/test'
import { type TOTP, URI } from 'otpauth'
import { messages } from '../../src/domain/messages.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { endSessionOf } from '../support/end-session.ts'
import { inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { layla as laylas } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

test.use({ provoked: /40[01]/ })

test('ACC-2 ACC-5 Layla sets up an app and signs in with it', async ({
  visitor: page,
  product,
  address,
}) => {
  const { twoSteps } = arabic.account
  await prepareAxe(page)
  await open(page, '/login')
  await enterPassword(page, arabic.signIn)
  await expect(page).toHaveURL(/\/dashboard$/)
  await open(page, '/dashboard/account')
  await page.setViewportSize({ width: 390, height: 844 })
  const card = page.getByRole('region', { name: twoSteps.title })
  const dialog = page.getByRole('dialog')
  let app: TOTP | undefined
  let recoveryCode = ''
  let lastCode = ''

  await test.step('the app shows a code, which is taken in Arabic digits', async () => {
    await card.getByRole('button', { name: twoSteps.setUp }).click()
    const code = dialog.getByLabel(twoSteps.code)
    await expect(code).toBeFocused()
    await expect(dialog.locator('svg', { hasText: twoSteps.qr })).toBeVisible()
    await inspectAll(page, 'two-steps')
    const key = (await dialog.locator('code').innerText()).replaceAll(' ', '')
    app = URI.parse(`otpauth://totp/Wajha?secret=${key}`) as TOTP
    await code.fill('12')
    await code.press('Enter')
    await expect(dialog).toContainText(arabic.messages[messages.codeWrong])
    await expect(code).toBeFocused()
    await code.fill(inArabicDigits(app.generate()))
    await code.press('Enter')
  })

  await test.step('the recovery codes stay until they are kept', async () => {
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    recoveryCode = await dialog.getByRole('listitem').first().innerText()
    lastCode = await dialog.getByRole('listitem').last().innerText()
    const close = dialog.getByRole('button', { name: arabic.actions.close })
    await expect(close).toBeDisabled()
    await dialog.getByLabel(twoSteps.kept).check()
    await close.click()
    await expect(card).toContainText(twoSteps.left(10))
    await expect(card.getByRole('heading')).toBeFocused()
  })

  await test.step('the code follows the password, all of it in view above a keyboard', async () => {
    const { signIn, shell } = arabic
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: shell.signOut }).click()
    await page.setViewportSize({ width: 390, height: 420 })
    await enterPassword(page, signIn)
    await expect(page.getByRole('heading', { name: signIn.twoSteps })).toBeVisible()
    const code = page.getByLabel(signIn.code)
    await expect(code).toBeFocused()
    await expect(page.getByRole('button', { name: signIn.submit })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: signIn.byPasskey })).toHaveCount(0)
    await code.fill('000 000')
    await code.press('Enter')
    await expect(page.getByText(arabic.messages[messages.codeWrong])).toBeVisible()
    product.forgetUsedCodes()
    await code.fill(app?.generate() ?? '')
    await code.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('a recovery code stands in for it', async () => {
    const { signIn } = english
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: arabic.shell.signOut }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await enterPassword(page, signIn)
    await page.getByRole('button', { name: signIn.useRecoveryCode }).click()
    product.forgetSignIns()
    await page.getByLabel(signIn.recoveryCode).fill(recoveryCode)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: signIn.expired })).toBeVisible()
    await enterPassword(page, signIn)
    await page.getByRole('button', { name: signIn.useRecoveryCode }).click()
    const code = page.getByLabel(signIn.recoveryCode)
    await expect(code).toBeFocused()
    await expect(page.getByText(signIn.noneAtHand)).toBeVisible()
    await code.fill(recoveryCode.toLowerCase().replaceAll('-', ' '))
    await code.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await open(page, '/dashboard/account')
    await expect(page.getByText(english.account.twoSteps.left(9))).toBeVisible()
  })

  await test.step('who uses the last recovery code is told so, and is not asked for one again', async () => {
    const { signIn, shell } = english
    const saidIt = page.getByText(english.messages[messages.lastRecoveryCode])
    await expect(saidIt).toHaveCount(0)
    product.spendRecoveryCodes(lastCode)
    await page.getByRole('button', { name: shell.signOut }).click()
    await enterPassword(page, signIn)
    await page.getByRole('button', { name: signIn.useRecoveryCode }).click()
    await page.getByLabel(signIn.recoveryCode).fill(lastCode)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(saidIt).toBeVisible()
    await page.getByRole('button', { name: shell.signOut }).click()
    await enterPassword(page, signIn)
    await expect(page.getByRole('button', { name: signIn.useRecoveryCode })).toHaveCount(0)
    product.forgetUsedCodes()
    await page.getByLabel(signIn.code).fill(app?.generate() ?? '')
    await page.keyboard.press('Enter')
    await open(page, '/dashboard/account')
    await expect(page.getByText(english.account.twoSteps.left(0))).toBeVisible()
  })

  await test.step('a session that is over goes on after both steps, and nothing is lost', async () => {
    const { signIn, account, actions } = english
    const name = page.getByLabel(account.name, { exact: true })
    await name.fill('Layla of Hama')
    await endSessionOf(page, address)
    await page.getByRole('button', { name: actions.save, exact: true }).click()
    const again = page.getByRole('alertdialog', { name: signIn.session.title })
    await again.getByLabel(signIn.password, { exact: true }).fill(laylas.password)
    await page.keyboard.press('Enter')
    product.forgetUsedCodes()
    await again.getByLabel(signIn.code).fill(app?.generate() ?? '')
    await page.keyboard.press('Enter')
    await expect(again).toHaveCount(0)
    await expect(name).toHaveValue('Layla of Hama')
    await page.getByRole('button', { name: actions.save, exact: true }).click()
    await expect(page.getByText(english.messages[messages.accomplished])).toBeVisible()
  })

  await test.step('she switches it off, and her password is enough', async () => {
    const { account, shell, signIn } = english
    const own = page.getByRole('region', { name: account.twoSteps.title })
    await own.getByRole('button', { name: account.twoSteps.remove }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(account.lastFactor.optional)
    await question.getByRole('button', { name: account.twoSteps.remove }).click()
    await expect(own).toContainText(account.twoSteps.isOff)
    await expect(own.getByRole('heading')).toBeFocused()
    await page.getByRole('button', { name: shell.signOut }).click()
    await enterPassword(page, signIn)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

async function enterPassword(page: Page, words: typeof english.signIn): Promise<void> {
  await page.getByLabel(words.email).fill(laylas.email)
  await page.getByLabel(words.password, { exact: true }).fill(laylas.password)
  await page.keyboard.press('Enter')
}

function inArabicDigits(code: string): string {
  return code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
}
