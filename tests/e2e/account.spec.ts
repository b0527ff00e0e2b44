import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, omar as omars, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const dictionaries = { ar: arabic, en: english } as const
const path = '/dashboard/account'
const portrait = join(import.meta.dirname, '../../demo/pictures/workshop-wide.webp')
const password = 'buckets rise with the wheel'

test.describe('', () => {
  test.use({ provoked: /400/ })

  test('Omar changes his name, picture and password himself, and stays signed in, here alone (USR-10)', async ({
    omar,
    address,
  }) => {
    const page = await omar('ar')
    await open(page, '/dashboard/blog')
    const elsewhere = await signIn(address, omars)
    await page.getByRole('link', { name: arabic.account.title }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main')).toContainText(omars.email)

    await test.step('he changes his password and stays signed in, here alone', async () => {
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
      await page.getByRole('link', { name: arabic.shell.pages.posts }).click()
      await page.getByRole('button', { name: arabic.actions.stay }).click()
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

    await page.getByRole('link', { name: arabic.account.title }).click()
    await test.step('USR-10 he changes his name and picture, as the sidebar shows at once', async () => {
      const details = page.getByRole('region', { name: arabic.account.person })
      const name = details.getByRole('textbox', { name: arabic.account.name })
      const save = details.getByRole('button', { name: arabic.actions.save })
      const inSidebar = page
        .getByRole('complementary')
        .getByRole('link', { name: arabic.account.title })

      await save.click()
      await expect(page.getByText(arabic.messages[messages.noUserChanges])).toBeVisible()
      await name.fill(' ')
      await save.click()
      await expect(name).toHaveAccessibleDescription(arabic.messages[messages.fieldRequired])
      await expect(name).toBeFocused()

      await name.fill('عمر الحموي')
      await details.getByRole('radio', { name: arabic.account.avatarNumber(2, 6) }).press('Space')
      await save.click()
      await expect(inSidebar).toContainText('عمر الحموي')
      await expect(inSidebar.locator('img')).toHaveAttribute('src', '/avatars/avatar-2.webp')

      await details.locator('input[type=file]').setInputFiles(portrait)
      await page.getByRole('link', { name: arabic.shell.pages.posts }).click()
      await page.getByRole('button', { name: arabic.actions.stay }).click()
      await save.click()
      await expect(inSidebar.locator('img')).toHaveAttribute('src', /^\/media\//)
      await expect(details.getByRole('radio', { name: arabic.account.ownPicture })).toBeChecked()

      const uploaded = (await inSidebar.locator('img').getAttribute('src')) ?? ''
      await details.getByRole('button', { name: arabic.library.fromLibrary }).click()
      const library = page.getByRole('dialog', { name: arabic.library.title })
      await library.getByRole('row', { name: /^rooftops-wide/ }).click()
      await library.getByRole('button', { name: arabic.library.choose, exact: true }).click()
      await expect(details.getByRole('radio', { name: 'rooftops-wide' })).toBeChecked()
      await save.click()
      await expect(inSidebar.locator('img')).not.toHaveAttribute('src', uploaded)
      await expect(details.getByRole('radio', { name: arabic.account.ownPicture })).toBeChecked()
      const { token } = await signIn(address, { email: omars.email, password })
      const { user } = (await (await apiOf(address, token)('account')).json()) as { user: object }
      expect(user).toMatchObject({ name: 'عمر الحموي', role_name: 'editor' })
    })
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
