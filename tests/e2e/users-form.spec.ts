import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { messages } from '../../src/domain/messages.ts'
import { choose, tabTo } from '../support/choose.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { open } from '../support/open.ts'
import { apiKey, layla as laylas, signIn } from '../support/product.ts'
import { expect, test } from '../support/test.ts'
import { rowOf, userForm } from '../support/users-page.ts'

const path = '/dashboard/users?order=newest'
const password = 'the wheel turns slowly'
const portrait = join(import.meta.dirname, '../../demo/pictures/workshop-wide.webp')

test.describe('', () => {
  test.use({ provoked: /409/ })

  test('Layla adds Karim with a generated password and a picture of his own, and changes him field by field (USR-6 USR-7 USR-8)', async ({
    layla,
    address,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await layla('en')
    const sent = savesOf(page)
    const form = userForm(page, english)
    const edit = page.getByRole('button', { name: english.users.editNamed('Karim') })
    const karim = 'karim@naoura.example'
    await open(page, path)
    await page.getByRole('button', { name: english.users.add }).click()
    await form.username.fill('Karim')
    await form.email.fill(karim)

    await test.step('a generated password can be read and copied, a picture of one’s own uploaded', async () => {
      const generated = await copiesGeneratedPassword(page)
      await choose(form.role, english.roles.editor)
      await uploadsPortrait(page)
      await form.save.click()
      await expect(rowOf(page, 'Karim').locator('img')).toHaveAttribute('src', /^\/media\//)
      await signIn(address, { email: karim, password: generated })
    })

    await test.step('another picture is chosen, and sent alone', async () => {
      await edit.click()
      const third = page.getByRole('radio', { name: english.users.avatarNumber(3, 6) })
      await form.dialog.locator('label').filter({ has: third }).click()
      await expect(third).toBeChecked()
      await form.save.click()
      await expect(rowOf(page, 'Karim').locator('img')).toHaveAttribute('src', /avatar-3/)
      expect(sent.at(-1)).toBe('avatar')
      await expect(form.dialog).toHaveCount(0)
      sent.length = 0
    })

    await edit.click()
    await test.step('what is wrong is not sent', () => refusesWrongPassword(page, sent))

    await test.step('only what is changed is sent', async () => {
      await form.email.fill(laylas.email)
      await form.save.click()
      await expect(form.email).toHaveAccessibleDescription(messages.emailTaken)
      await form.email.fill(`hr.${karim}`)
      await form.isActive.click()
      await form.save.click()
      await expect(form.dialog).toHaveCount(0)
      await expect(rowOf(page, 'Karim')).toContainText(english.statuses.inactive)
      expect(sent).toEqual(['email', 'email status'])
      await edit.click()
      await form.newPassword.fill(password)
      await form.confirmation.fill(password)
      await form.isActive.click()
      await form.save.click()
      await expect(form.dialog).toHaveCount(0)
      expect(sent.at(-1)).toBe('status password')
      await signIn(address, { email: `hr.${karim}`, password })
    })

    await test.step('a form that was left is begun anew', () => beginsAnew(page))
  })
})

test('Layla adds a user by the keyboard alone, and a menu offers on a phone what a row does (USR-4 USR-5 USR-6)', async ({
  layla,
  address,
}) => {
  const words = arabic
  const page = await layla('ar')
  await open(page, path)
  await addsByKeys(page)
  await signIn(address, { email: 'nadia@naoura.example', password })
  await expect(rowOf(page, 'ناديا')).toContainText(words.roles.editor)
  await expect(rowOf(page, 'ناديا').getByRole('presentation')).toHaveAttribute('src', /avatar-1/)

  await test.step('on a phone', async () => {
    const actions = page.getByRole('button', { name: words.users.actionsNamed('ناديا') })
    await page.setViewportSize({ width: 768, height: 844 })
    await expect(actions).toHaveCount(0)
    await page.setViewportSize({ width: 767, height: 844 })
    await expect(actions).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await choose(actions, words.actions.edit)
    await expect(userForm(page, words).username).toHaveValue('ناديا')
    await userForm(page, words).cancel.click()
    await choose(actions, words.actions.delete)
    await expect(page.getByRole('alertdialog')).toContainText(words.users.removal('ناديا'))
  })
})

test.describe('', () => {
  test.use({ provoked: /403/ })

  test('Layla invites Karim by a link and makes another one (ACC-16 ACC-17)', async ({
    layla,
    address,
    context,
    product,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { users, actions } = arabic
    const page = await layla('ar')
    const form = userForm(page, arabic)
    await open(page, path)
    await page.getByRole('button', { name: users.add }).click()
    await form.username.fill('كريم')
    await form.email.fill('karim@naoura.example')
    await page.getByText(users.invites).click()
    await expect(form.password).toHaveCount(0)
    await form.dialog.getByRole('button', { name: users.invite }).click()

    const dialog = page.getByRole('dialog', { name: users.linkTitles.invitation('كريم') })
    const link = dialog.locator('code')
    const first = await link.innerText()
    await dialog.getByRole('button', { name: actions.close }).click()
    await expect(rowOf(page, 'كريم')).toContainText(users.invited)

    product.forgetProofs()
    const more = page.getByRole('button', { name: users.moreNamed('كريم') })
    const proof = page.getByRole('dialog', { name: arabic.shell.proof.title })
    await choose(more, users.makeLink)
    await expect(proof).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(more).toBeFocused()

    await choose(more, users.makeLink)
    await proof.getByLabel(arabic.passwords.password, { exact: true }).fill(laylas.password)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: users.copyLink }).click()
    await expect(dialog.getByRole('button', { name: arabic.form.onClipboard })).toBeVisible()
    const second = await page.evaluate(() => navigator.clipboard.readText())
    expect(second).toContain(`${address}/login/link#`)
    expect([await statusOf(address, first), await statusOf(address, second)]).toEqual([404, 200])
  })
})

async function statusOf(address: string, link: string): Promise<number> {
  const json = { token: link.split('#')[1] }
  const headers = { 'api-key': apiKey, 'content-type': 'application/json' }
  const looking = { method: 'POST', headers, body: JSON.stringify(json) }
  return (await fetch(`${address}/api/links/look`, looking)).status
}

async function copiesGeneratedPassword(page: Page): Promise<string> {
  const { dialog, password, confirmation } = userForm(page, english)
  await dialog.getByRole('button', { name: english.passwords.generate }).click()
  await dialog.getByRole('button', { name: english.form.toClipboard }).click()
  await expect(dialog.getByRole('button', { name: english.form.onClipboard })).toBeVisible()
  const generated = await password.inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(generated)
  await expect(confirmation).toHaveValue(generated)
  return generated
}

async function uploadsPortrait(page: Page): Promise<void> {
  const { dialog } = userForm(page, english)
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: english.users.choosePicture }).click()
  await (await chooser).setFiles(portrait)
  await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(
    'workshop-wide.webp',
  )
}

async function refusesWrongPassword(page: Page, sent: string[]): Promise<void> {
  const form = userForm(page, english)
  await expect(form.username).toBeFocused()
  await expect(form.username).toHaveValue('Karim')
  await expect(form.email).toHaveAttribute('type', 'email')
  await expect(form.role).toContainText(english.roles.editor)
  await expect(form.isActive).toBeChecked()
  await form.save.click()
  await expect(page.getByText(messages.noUserChanges)).toBeVisible()
  await form.newPassword.fill(password)
  await form.confirmation.fill('the wheel turns')
  await form.save.click()
  await expect(form.confirmation).toHaveAccessibleDescription(messages.passwordsDiffer)
  await expect(form.confirmation).toBeFocused()
  expect(sent).toEqual([])
  await form.newPassword.fill('')
  await form.confirmation.fill('')
}

async function beginsAnew(page: Page): Promise<void> {
  const form = userForm(page, english)
  const add = page.getByRole('button', { name: english.users.add })
  await add.click()
  await form.username.fill('Nobody')
  await choose(form.role, english.roles.editor)
  await expect(form.dialog).not.toContainText(english.users.adminWarning)
  await form.cancel.click()
  await add.click()
  await expect(form.username).toHaveValue('')
  await expect(form.role).toContainText(english.roles.admin)
  await expect(form.dialog).toContainText(english.users.adminWarning)
}

async function addsByKeys(page: Page): Promise<void> {
  const words = arabic
  const form = userForm(page, words)
  await tabTo(page, page.getByRole('button', { name: words.users.add }))
  await page.keyboard.press('Enter')
  await expect(form.username).toBeFocused()
  await page.keyboard.type('ناديا')
  await page.keyboard.press('Tab')
  await page.keyboard.type('nadia@naoura.example')
  await page.keyboard.press('Tab')
  await expect(form.role).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.role).toContainText(words.roles.editor)
  await expect(form.role).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.isActive).toBeFocused()
  await tabTo(page, form.password)
  await page.keyboard.type(password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(form.password).toHaveAttribute('type', 'text')
  await expect(form.dialog).toContainText(words.passwords.strengths.strong)
  await tabTo(page, form.confirmation)
  await page.keyboard.type(password)
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, form.dialog.getByRole('radio', { name: words.users.noAvatar }))
  await page.keyboard.press('ArrowLeft')
  const avatar = form.dialog.getByRole('radio', { checked: true })
  await expect(avatar).toHaveAccessibleName(words.users.avatarNumber(1, 6))
  await tabTo(page, form.username)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.messages[messages.accomplished])).toBeVisible()
  await expect(page.getByRole('button', { name: words.users.add })).toBeFocused()
}

function savesOf(page: Page): string[] {
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/api/users')) return
    const fields = (request.postData() ?? '').matchAll(/ name="([^"]+)"/g)
    saves.push([...fields].map(([, name]) => name).join(' '))
  })
  return saves
}
