import type { Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, omar as omars, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const dictionaries = { ar: arabic, en: english } as const
const path = '/dashboard/account'
const password = 'buckets rise with the wheel'

test.describe('', () => {
  test.use({ provoked: /400/ })

  test('Omar changes his password and stays signed in, here alone', async ({ omar, address }) => {
    const page = await omar('ar')
    await open(page, '/dashboard/blog')
    const elsewhere = await signIn(address, omars)
    await page.getByRole('link', { name: arabic.account.title }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main')).toContainText(omars.email)
    const { current, next, confirmation, save } = formOf(page, 'ar')

    await next.fill(password)
    await confirmation.fill('buckets')
    await save.click()
    await expect(current).toHaveAccessibleDescription(arabic.messages[messages.passwordRequired])
    await expect(confirmation).toHaveAccessibleDescription(
      arabic.messages[messages.passwordsDiffer],
    )
    await expect(current).toBeFocused()

    await current.fill('not his password')
    await confirmation.fill(password)
    await save.click()
    await expect(current).toHaveAccessibleDescription(arabic.messages[messages.passwordWrong])
    await expect(next).toHaveValue(password)

    await current.fill(omars.password)
    await save.click()
    await expect(page.getByText(arabic.messages[messages.accomplished])).toBeVisible()
    await expect(current).toHaveValue('')
    await page.getByRole('link', { name: arabic.shell.pages.posts }).click()
    await expect(page).toHaveURL('/dashboard/blog')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await apiOf(address, elsewhere.token)('account')).status).toBe(401)
    await signIn(address, { email: omars.email, password })
  })
})

for (const language of inspectedLanguages('account')) {
  test(`one’s own account is accessible and fits (${language})`, async ({ layla }) => {
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, path)
    const { save, current } = formOf(page, language)
    await save.click()
    await expect(current).toBeFocused()
    await inspectAll(page, 'account')
  })
}

function formOf(page: Page, language: 'ar' | 'en') {
  const { account, passwords } = dictionaries[language]
  return {
    current: page.getByLabel(account.current, { exact: true }),
    next: page.getByLabel(passwords.newPassword, { exact: true }),
    confirmation: page.getByLabel(passwords.confirmation, { exact: true }),
    save: page.getByRole('button', { name: account.changePassword }),
  }
}
