import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { isolated } from '../../src/ui/isolated.ts'
import { choose, chooseFromOpen } from '../support/choose.ts'
import { open } from '../support/open.ts'
import { apiOf, layla as laylas, omar as omars, signIn } from '../support/product.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test as base } from '../support/test.ts'

const dictionaries = { ar: arabic, en: english } as const
const languages = ['ar', 'en'] as const
type Words = (typeof dictionaries)['ar' | 'en']

const path = '/dashboard/users'
const password = 'the wheel turns slowly'
const portrait = join(import.meta.dirname, '../../demo/pictures/workshop-wide.webp')

/** Who works at the company besides Layla, the oldest first; tests take in whom they change. */
const staff = [
  'Rima',
  'سارة حدّاد',
  'Hala',
  'خالد العلي',
  'Yusuf',
  'ليلى منصور',
  'Tariq',
  'هدى الشامي',
  'Dana',
  'Samir',
]

const test = base.extend<{ company: void }>({
  company: [
    async ({ address }, use) => {
      const { token } = await signIn(address)
      for (const [index, name] of staff.entries()) {
        await takeIn(address, { name, email: `member-${index}@naoura.example` }, token)
      }
      await use()
    },
    { auto: true },
  ],
})

for (const language of languages) {
  const words = dictionaries[language]
  const { selecting, users } = words

  test(`Layla sees who works here, page by page and by kind (USR-1 USR-3 USR-5 K-01 K-11, ${language})`, async ({
    layla,
    address,
  }) => {
    const page = await layla(language)
    const total = await totalOf(address)
    await open(page, path)
    await expect(page.getByText(users.count(total))).toBeAttached()
    await expect(page.getByText(words.pager.range(1, 10, total))).toBeVisible()
    for (const column of ['name', 'email', 'role', 'status', 'actions'] as const) {
      await expect(page.getByRole('columnheader', { name: users[column] })).toBeVisible()
    }
    await expect(rowsOf(page)).toHaveCount(10)
    await expect(rowsOf(page).first()).toContainText(laylas.email)
    await expect(rowsOf(page).first()).toContainText(words.roles.admin)
    await expect(rowsOf(page).first()).toContainText(users.statuses.active)
    await page.getByRole('button', { name: words.pager.next }).click()
    await expect(page).toHaveURL(`${path}?page=2`)
    await expect(page.getByText(words.pager.range(11, total, total))).toBeVisible()
    await expect(page.getByRole('button', { name: words.pager.next })).toBeDisabled()
    await page.getByRole('button', { name: words.pager.previous }).click()
    await expect(rowsOf(page).first()).toContainText(laylas.email)

    await page.getByRole('button', { name: orderName(words, 'oldest') }).click()
    await expect(page).toHaveURL(`${path}?order=newest`)
    await expect(rowsOf(page).first()).not.toContainText(laylas.email)

    await page.getByRole('button', { name: filterName(words, 'all') }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText([
      ...Object.values(users.filters),
      ...Object.values(users.orders),
    ])
    await chooseFromOpen(page, users.filters.admins)
    await expect(page).toHaveURL(`${path}?filter=admins&order=newest`)
    await expect(rowsOf(page).filter({ hasNotText: words.roles.admin })).toHaveCount(0)
    await expect(rowsOf(page).last()).toContainText(laylas.email)

    await page.getByRole('searchbox', { name: users.search }).fill(laylas.email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/filter=admins&order=newest&q=layla/)
    await expect(rowsOf(page)).toHaveCount(1)
    await page.getByRole('searchbox', { name: users.search }).fill('nobody at all')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: users.showAll }).click()
    await expect(page.getByRole('searchbox', { name: users.search })).toHaveValue('')

    await open(page, `${path}?filter=editors&page=99`)
    await expect(page).toHaveURL(/filter=editors(&page=\d)?$/)
    await expect(rowsOf(page).first()).toContainText(words.roles.editor)
    const filter = page.getByRole('button', { name: filterName(words, 'editors') })
    await choose(filter, users.orders.newest)
    await expect(page).toHaveURL(`${path}?filter=editors&order=newest`)
  })

  test(`rows are selected and deleted, all after asking (USR-2 USR-4 USR-9, ${language})`, async ({
    layla,
    address,
  }) => {
    const doomed = [`First ${language}`, `Second ${language}`, `Third ${language}`]
    for (const [index, name] of doomed.entries()) {
      await takeIn(address, { name, email: `doomed-${language}-${index}@naoura.example` })
    }
    const page = await layla(language)
    await open(page, `${path}?order=newest`)
    const all = page.getByRole('checkbox', { name: selecting.all })
    const bulk = page.getByRole('button', { name: selecting.delete })
    const question = page.getByRole('alertdialog')
    await rowOf(page, doomed[2]).waitFor()

    await expect(bulk).toHaveCount(0)
    await page.keyboard.press('Delete')
    await expect(page.getByText(words.messages[messages.noUsersSelected])).toBeVisible()

    await all.click()
    await expect(selectedOf(page)).toHaveCount(10)
    await expect(page.getByText(users.selected(10))).toBeVisible()
    await all.click()
    await expect(selectedOf(page)).toHaveCount(0)
    await expect(bulk).toHaveCount(0)

    await selectorOf(page, words, doomed[2]).click()
    await expect(all).toHaveJSProperty('indeterminate', true)
    await selectorOf(page, words, doomed[0]).click({ modifiers: ['Shift'] })
    await expect(page.getByText(users.selected(3))).toBeVisible()
    await selectorOf(page, words, doomed[1]).click()
    await expect(page.getByText(users.selected(2))).toBeVisible()
    await bulk.click()
    await expect(question).toContainText(users.removals(2))
    await expect(question.getByRole('listitem')).toHaveText([doomed[2] ?? '', doomed[0] ?? ''])
    await question.getByRole('button', { name: words.actions.cancel }).click()
    await expect(selectedOf(page)).toHaveCount(2)
    await page.keyboard.press('Delete')
    await question.getByRole('button', { name: words.actions.delete }).click()
    await expect(page.getByText(words.messages[messages.deleted])).toBeVisible()
    await expect(selectedOf(page)).toHaveCount(0)
    await expect(rowOf(page, doomed[0])).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await page.getByRole('button', { name: users.deleteNamed(`Second ${language}`) }).click()
    await expect(question).toContainText(users.removal(`Second ${language}`))
    await question.getByRole('button', { name: words.actions.delete }).click()
    await expect(rowOf(page, doomed[1])).toHaveCount(0)
  })

  test.describe('', () => {
    test.use({ provoked: /409/ })

    test(`a user is changed field by field (USR-6 USR-7 USR-8, ${language})`, async ({
      layla,
      address,
    }) => {
      const name = `Amal ${language}`
      const email = `amal-${language}@naoura.example`
      await takeIn(address, { name, email })
      const page = await layla(language)
      const sent = savesOf(page)
      await open(page, `${path}?order=newest`)
      await page.getByRole('button', { name: users.editNamed(name) }).click()
      const form = formOf(page, words)
      await expect(form.username).toBeFocused()
      await expect(form.username).toHaveValue(name)
      await expect(form.email).toHaveAttribute('type', 'email')
      await expect(form.role).toContainText(words.roles.editor)
      await expect(form.isActive).toBeChecked()

      await form.save.click()
      await expect(page.getByText(words.messages[messages.noUserChanges])).toBeVisible()
      await form.newPassword.fill(password)
      await form.confirmation.fill('the wheel turns')
      await form.save.click()
      await expect(form.confirmation).toHaveAccessibleDescription(
        words.messages[messages.passwordsDiffer],
      )
      await expect(form.confirmation).toBeFocused()
      expect(sent).toEqual([])

      await form.newPassword.fill('')
      await form.confirmation.fill('')
      await form.email.fill(laylas.email)
      await form.save.click()
      await expect(form.email).toHaveAccessibleDescription(words.messages[messages.emailTaken])
      await form.email.fill(`amal.${language}@naoura.example`)
      await form.isActive.click()
      await form.save.click()
      await expect(page.getByText(words.messages[messages.accomplished])).toBeVisible()
      await expect(rowOf(page, name)).toContainText(users.statuses.inactive)
      expect(sent).toEqual(['email', 'email status'])

      await page.getByRole('button', { name: users.editNamed(name) }).click()
      await form.newPassword.fill(password)
      await form.confirmation.fill(password)
      await form.isActive.click()
      await form.save.click()
      await expect(form.dialog).toHaveCount(0)
      expect(sent.at(-1)).toBe('status password')
      await signIn(address, { email: `amal.${language}@naoura.example`, password })

      await page.getByRole('button', { name: users.add }).click()
      await form.username.fill('Nobody')
      await choose(form.role, words.roles.editor)
      await expect(form.dialog).not.toContainText(users.adminWarning)
      await form.cancel.click()
      await page.getByRole('button', { name: users.add }).click()
      await expect(form.username).toHaveValue('')
      await expect(form.role).toContainText(words.roles.admin)
      await expect(form.dialog).toContainText(users.adminWarning)
    })
  })
}

test('Layla adds a user by the keyboard alone (USR-4 USR-6)', async ({ layla, address }) => {
  const words = arabic
  const page = await layla('ar')
  await open(page, path)
  const form = formOf(page, words)
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
  await page.keyboard.press('Tab')
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
  await signIn(address, { email: 'nadia@naoura.example', password })
  await open(page, `${path}?order=newest`)
  await expect(rowOf(page, 'ناديا')).toContainText(words.roles.editor)
  await expect(rowOf(page, 'ناديا').getByRole('presentation')).toHaveAttribute('src', /avatar-1/)
})

test('a generated password can be read and copied, a picture of one’s own uploaded', async ({
  layla,
  address,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await layla('en')
  const sent = savesOf(page)
  await open(page, `${path}?order=newest`)
  await page.getByRole('button', { name: english.users.add }).click()
  const form = formOf(page, english)
  await form.username.fill('Karim')
  await form.email.fill('karim@naoura.example')
  await form.dialog.getByRole('button', { name: english.passwords.generate }).click()
  await form.dialog.getByRole('button', { name: english.passwords.copy }).click()
  await expect(form.dialog.getByRole('button', { name: english.passwords.copied })).toBeVisible()
  const generated = await form.password.inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(generated)
  await expect(form.confirmation).toHaveValue(generated)

  const chooser = page.waitForEvent('filechooser')
  await form.dialog.getByRole('button', { name: english.users.choosePicture }).click()
  await (await chooser).setFiles(portrait)
  await expect(form.dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(
    'workshop-wide.webp',
  )
  await form.save.click()
  await expect(rowOf(page, 'Karim').locator('img')).toHaveAttribute('src', /^\/media\//)
  await signIn(address, { email: 'karim@naoura.example', password: generated })

  await page.getByRole('button', { name: english.users.editNamed('Karim') }).click()
  const third = page.getByRole('radio', { name: english.users.avatarNumber(3, 6) })
  await form.dialog.locator('label').filter({ has: third }).click()
  await expect(third).toBeChecked()
  await form.save.click()
  await expect(rowOf(page, 'Karim').locator('img')).toHaveAttribute('src', /avatar-3/)
  expect(sent.at(-1)).toBe('avatar')
})

test('one’s own account is neither deleted nor demoted, and is left out among others', async ({
  layla,
  address,
}) => {
  await takeIn(address, { name: 'Ziad', email: 'ziad@naoura.example' })
  const page = await layla('en')
  await open(page, path)
  const question = page.getByRole('alertdialog')
  const own = rowsOf(page).first()
  await own.getByRole('button', { name: /^Delete/ }).click()
  await expect(question).toContainText(messages.ownAccount)
  await expect(question.getByRole('button', { name: english.actions.delete })).toHaveCount(0)
  await question.getByRole('button', { name: english.actions.close }).click()
  await own.getByRole('button', { name: /^Edit/ }).click()
  const form = formOf(page, english)
  await expect(form.dialog).toContainText(english.users.ownRole)
  await expect(form.role).toHaveCount(0)
  await expect(form.newPassword).toHaveCount(0)
  await form.dialog.getByRole('link', { name: english.users.ownPassword }).click()
  await expect(page).toHaveURL('/dashboard/account')

  await open(page, path)
  await own.getByRole('checkbox').click()
  await rowsOf(page).nth(1).getByRole('checkbox').click()
  await page.keyboard.press('Delete')
  await expect(question).toContainText(english.users.ownStays)
  await expect(question).not.toContainText(isolated(await nameOf(own)))
})

test.describe('', () => {
  test.use({ provoked: /ERR_FAILED|404/ })

  test('rows are on their way, nobody is found, no answer comes, somebody was quicker', async ({
    layla,
    address,
  }) => {
    const id = await takeIn(address, { name: 'Bassam', email: 'bassam@naoura.example' })
    const page = await layla('en')
    const released = Promise.withResolvers<void>()
    const list = '**/api/users?*'
    await reroute(page, list, (route) => released.promise.then(() => route.continue()))
    const opening = open(page, path)
    await expect(page.getByRole('heading', { name: english.shell.pages.users })).toBeVisible()
    await expect(page.getByRole('status').getByText(english.shell.loading)).toBeAttached()
    released.resolve()
    await opening
    await expect(rowsOf(page)).toHaveCount(10)
    await expect(page.getByRole('status').getByText(english.shell.loading)).toHaveCount(0)
    await page.unroute(list)

    await reroute(page, list, (route) =>
      route.fulfill({ json: { data: [], total: 0, total_pages: 1 } }),
    )
    await open(page, `${path}?filter=inactive`)
    await expect(page.getByRole('heading', { name: english.users.none })).toBeVisible()
    await page.unroute(list)
    await page.getByRole('link', { name: english.users.showAll }).click()
    await expect(rowsOf(page)).toHaveCount(10)

    await reroute(page, list, (route) => route.abort())
    await page.getByRole('button', { name: orderName(english, 'oldest') }).click()
    await expect(page.getByText(messages.noResponse)).toBeVisible()
    await page.unroute(list)
    await page.getByRole('button', { name: english.actions.retry }).click()
    await expect(rowOf(page, 'Bassam')).toBeVisible()

    await page.getByRole('button', { name: english.users.editNamed('Bassam') }).click()
    await api(address, `users/${id}`, { method: 'DELETE' })
    const form = formOf(page, english)
    await form.username.fill('Basem')
    await form.save.click()
    await expect(form.dialog.getByText(messages.notFound)).toBeVisible()
    await expect(form.username).toHaveValue('Basem')
  })
})

test('on a phone a menu offers what a row does (USR-5)', async ({ layla, address }) => {
  await takeIn(address, { name: 'Lubna', email: 'lubna@naoura.example' })
  const page = await layla('ar')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${path}?order=newest`)
  const actions = page.getByRole('button', { name: arabic.users.actionsNamed('Lubna') })
  await choose(actions, arabic.actions.edit)
  await expect(formOf(page, arabic).username).toHaveValue('Lubna')
  await formOf(page, arabic).cancel.click()
  await choose(actions, arabic.actions.delete)
  await expect(page.getByRole('alertdialog')).toContainText(arabic.users.removal('Lubna'))
})

test('Omar sees neither the entry nor the page (SHL-8)', async ({ omar }) => {
  const page = await omar('ar')
  await open(page, path)
  await expect(page.getByText(arabic.messages[messages.forbidden])).toBeVisible()
  await expect(page.getByRole('link', { name: arabic.shell.pages.users })).toHaveCount(0)
})

for (const language of inspectedLanguages('users')) {
  test(`every state is accessible and fits (${language})`, async ({ layla }) => {
    test.slow()
    const words = dictionaries[language]
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, path)
    await page.getByRole('checkbox').nth(2).waitFor()
    await inspectAll(page, 'users')
    await page.getByRole('button', { name: filterName(words, 'all') }).click()
    await page.getByRole('menuitemradio').first().waitFor()
    await inspectAll(page, 'users-filter')
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox').nth(2).click()
    await inspectAll(page, 'users-selected')
    await page.getByRole('button', { name: words.selecting.delete }).click()
    await page.getByRole('alertdialog').waitFor()
    await inspectAll(page, 'users-delete')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.selecting.clear }).click()
    await page.getByRole('button', { name: words.users.add }).click()
    const form = formOf(page, words)
    await form.password.fill('norias turn 7')
    await form.save.click()
    await form.dialog.locator('[aria-invalid=true]').first().waitFor()
    await inspectAll(page, 'users-errors')
  })
}

function rowsOf(page: Page): Locator {
  return page.locator('tbody').getByRole('row')
}

function rowOf(page: Page, name = ''): Locator {
  return rowsOf(page).filter({ hasText: name })
}

function selectedOf(page: Page): Locator {
  return rowsOf(page).getByRole('checkbox', { checked: true })
}

function selectorOf(page: Page, words: Words, name = ''): Locator {
  return page.getByRole('checkbox', { name: words.selecting.named(name) })
}

async function nameOf(row: Locator): Promise<string> {
  return (await row.getByRole('rowheader').locator('bdi').textContent()) ?? ''
}

function filterName({ users }: Words, filter: keyof Words['users']['filters']): string {
  return `${users.filter}: ${users.filters[filter]}`
}

function orderName({ users }: Words, order: keyof Words['users']['orders']): string {
  return `${users.order}: ${users.orders[order]}`
}

function formOf(page: Page, { users, passwords, actions }: Words) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    username: dialog.getByRole('textbox', { name: users.username }),
    email: dialog.getByRole('textbox', { name: users.email }),
    role: dialog.getByRole('button', { name: users.role }),
    isActive: dialog.getByRole('checkbox', { name: users.isActive }),
    password: dialog.getByLabel(passwords.password, { exact: true }),
    newPassword: dialog.getByLabel(passwords.newPassword, { exact: true }),
    confirmation: dialog.getByLabel(passwords.confirmation, { exact: true }),
    save: dialog.getByRole('button', { name: actions.save }),
    cancel: dialog.getByRole('button', { name: actions.cancel }),
  }
}

/** The field names of every save. */
function savesOf(page: Page): string[] {
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/api/users')) return
    const fields = (request.postData() ?? '').matchAll(/ name="([^"]+)"/g)
    saves.push([...fields].map(([, name]) => name).join(' '))
  })
  return saves
}

async function api(address: string, path: string, init: RequestInit = {}, known?: string) {
  const answer = await apiOf(address, known ?? (await signIn(address)).token)(path, init)
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
  return answer.json()
}

async function totalOf(address: string): Promise<number> {
  return ((await api(address, 'users')) as { total: number }).total
}

/** A new editor's id. */
async function takeIn(
  address: string,
  member: { name: string; email: string },
  token?: string,
): Promise<number> {
  const body = new FormData()
  const form = { ...member, password: omars.password, role_id: '2', status: 'active' }
  for (const [name, value] of Object.entries(form)) body.append(name, value)
  const { user } = (await api(address, 'users', { method: 'POST', body }, token)) as {
    user: { id: number }
  }
  return user.id
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < 60; stop++) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${target}`)
}
