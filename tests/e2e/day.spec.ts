import type { Page } from '@playwright/test'
import { arabic } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { confirmBare, saveButton, textField } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { layla, signIn } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const names = { ar: 'العربية', en: 'الإنجليزية', fr: 'الفرنسية' }
const colleague = { email: 'salma@naoura.example', password: 'the wheel turns slowly' }
const { actions, languages, partners, passwords, shell, signIn: words, users } = arabic

test('the first day of an administrator: every section, a language, a colleague, an article and a partner, seen by visitors at once', async ({
  page,
  address,
}) => {
  const expectAtSite = async (path: string, text: string) => {
    const html = await (await fetch(address + path)).text()
    // Scripts hold what loaders read, shown or not.
    expect(html.replaceAll(/<script[^]*?<\/script>/g, ''), path).toContain(text)
  }
  const saved = (sentence: keyof typeof arabic.messages) =>
    expect(page.getByText(arabic.messages[sentence]).first()).toBeVisible()

  await test.step('signs in, in Arabic', async () => {
    await open(page, '/dashboard')
    await page.getByLabel(words.email).fill(layla.email)
    await page.getByLabel(words.password, { exact: true }).fill(layla.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })

  for (const [section, path, field, text] of [
    ['identity', '/dashboard/identity', 'company_name', 'سواقي'],
    ['banner', '/dashboard', 'banner_title', 'ماءٌ لكلّ حقل'],
    ['aboutUs', '/dashboard/about', 'section_title', 'ورشةٌ على العاصي'],
    ['contactUs', '/dashboard/contact', 'section_title', 'زورونا'],
    ['partners', '/dashboard/partners', 'section_title', 'من يعمل معنا'],
  ] as const) {
    await test.step(`edits ${section}`, async () => {
      await open(page, path)
      await rewrite(page, field, text)
      await saveButton(page, arabic).click()
      await saved(messages.contentUpdated)
      await expectAtSite('/ar', text)
    })
  }

  await test.step('adds a partner', async () => {
    await open(page, '/dashboard/partners')
    await page.getByRole('button', { name: partners.add }).first().click()
    await textField(page, arabic, 'name', names.ar).fill('نسيج العاصي')
    await textField(page, arabic, 'description', names.ar).fill('ينسجون المرشّحات.')
    await textField(page, arabic, 'phone_number', names.ar).fill('+963 33 555 0111')
    await page.getByRole('dialog').getByRole('button', { name: actions.save, exact: true }).click()
    await saved(messages.cardAdded)
    await expectAtSite('/ar', 'نسيج العاصي')
  })

  await test.step('adds a language', async () => {
    await open(page, '/dashboard/languages')
    await page.getByRole('button', { name: languages.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: languages.name }).fill('Français')
    await page.keyboard.press('Escape')
    await dialog.getByRole('textbox', { name: languages.code }).fill('fr')
    await dialog.getByRole('button', { name: actions.save, exact: true }).click()
    await saved(messages.accomplished)
    await expectAtSite('/fr', '<html lang="fr"')
  })

  await test.step('writes an article in three languages', async () => {
    await open(page, '/dashboard/blog/new')
    const titles = { ar: 'يومنا الأول', en: 'Our first day', fr: 'Notre premier jour' }
    for (const [code, tab] of [
      ['ar', 'العربية'],
      ['en', 'English'],
      ['fr', 'Français'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await textField(page, arabic, 'title', names[code]).fill(titles[code])
    }
    await saveButton(page, arabic).click()
    await confirmBare(page, arabic)
    await saved(messages.articleCreated)
    await expectAtSite('/ar/blog', titles.ar)
    await expectAtSite('/blog', titles.en)
    await expectAtSite('/fr/blog', titles.fr)
  })

  await test.step('invites a colleague, who signs in', async () => {
    await open(page, '/dashboard/users')
    await page.getByRole('button', { name: users.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(users.username).fill('سلمى')
    await dialog.getByLabel(users.email).fill(colleague.email)
    await dialog.getByLabel(passwords.password, { exact: true }).fill(colleague.password)
    await dialog.getByLabel(passwords.confirmation, { exact: true }).fill(colleague.password)
    await dialog.getByRole('button', { name: actions.save, exact: true }).click()
    await saved(messages.accomplished)
    await expect(page.getByText(colleague.email)).toBeVisible()
    expect((await signIn(address, colleague)).user.role_name).toBe('admin')
  })

  await test.step('goes home', async () => {
    await page.getByRole('button', { name: shell.signOut }).click()
    await expect(page).toHaveURL('/login')
  })
})

async function rewrite(page: Page, field: string, text: string): Promise<void> {
  const place = textField(page, arabic, field, names.ar)
  await place.click()
  await place.fill(text)
}
