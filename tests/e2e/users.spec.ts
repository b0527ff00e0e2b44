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
import { rowOf, rowsOf, userForm } from '../support/users-page.ts'

const dictionaries = { ar: arabic, en: english } as const
type Words = (typeof dictionaries)['ar' | 'en']

const path = '/dashboard/users'

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

const test = base.extend<{ company: ReadonlyMap<string, number> }>({
  company: async ({ address }, use) => {
    const { token } = await signIn(address)
    const company = new Map<string, number>()
    for (const [index, name] of staff.entries()) {
      const member = { name, email: `member-${index}@naoura.example` }
      company.set(name, await takeIn(address, member, token))
    }
    await use(company)
  },
})

test('Layla sees who works here, page by page and by kind (USR-1 USR-3 USR-5 K-01 K-11)', async ({
  layla,
  company,
}) => {
  const words = arabic
  const { users, statuses } = words
  const total = company.size + 1
  const page = await layla('ar')
  await open(page, path)
  await test.step('page by page', async () => {
    await expect(page.getByText(users.count(total))).toBeAttached()
    await expect(page.getByText(words.pager.range(1, 10, total))).toBeVisible()
    for (const column of ['name', 'email', 'role', 'status', 'actions'] as const) {
      await expect(page.getByRole('columnheader', { name: users[column] })).toBeVisible()
    }
    await expect(rowsOf(page)).toHaveCount(10)
    await expect(rowsOf(page).first()).toContainText(laylas.email)
    await expect(rowsOf(page).first()).toContainText(words.roles.admin)
    await expect(rowsOf(page).first()).toContainText(statuses.active)
    await page.getByRole('button', { name: words.pager.next }).click()
    await expect(page).toHaveURL(`${path}?page=2`)
    await expect(page.getByText(words.pager.range(11, total, total))).toBeVisible()
    await expect(page.getByRole('button', { name: words.pager.next })).toBeDisabled()
    await page.getByRole('button', { name: words.pager.previous }).click()
    await expect(rowsOf(page).first()).toContainText(laylas.email)
  })

  await test.step('ordered, filtered and searched', async () => {
    await page.getByRole('button', { name: orderName(words, 'oldest') }).click()
    await expect(page).toHaveURL(`${path}?order=newest`)
    await expect(rowsOf(page).first()).not.toContainText(laylas.email)
    await page.getByRole('button', { name: words.pager.next }).click()
    await expect(page).toHaveURL(`${path}?order=newest&page=2`)
    await expect(rowsOf(page).last()).toContainText(laylas.email)
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
  })

  await test.step('a page past the end is the last', async () => {
    await open(page, `${path}?filter=editors&page=99`)
    await expect(page).toHaveURL(/filter=editors(&page=\d)?$/)
    await expect(rowsOf(page).first()).toContainText(words.roles.editor)
    const filter = page.getByRole('button', { name: filterName(words, 'editors') })
    await choose(filter, users.orders.newest)
    await expect(page).toHaveURL(`${path}?filter=editors&order=newest`)
  })
})

test('rows are selected and deleted, all after asking, and one’s own account stays (USR-2 USR-4 USR-9)', async ({
  layla,
  company,
}) => {
  const { selecting, users, actions } = english
  const [first = '', second = '', third = ''] = [...company.keys()].slice(-3)
  const page = await layla('en')
  await open(page, `${path}?order=newest`)
  const all = page.getByRole('checkbox', { name: selecting.all })
  const bulk = page.getByRole('button', { name: selecting.delete })
  const question = page.getByRole('alertdialog')
  await rowOf(page, third).waitFor()

  await test.step('rows are selected, none, all, one or from one to another', async () => {
    await expect(bulk).toHaveCount(0)
    await page.keyboard.press('Delete')
    await expect(page.getByText(messages.noUsersSelected)).toBeVisible()
    await all.click()
    await expect(selectedOf(page)).toHaveCount(10)
    await expect(page.getByText(users.selected(10))).toBeVisible()
    await all.click()
    await expect(selectedOf(page)).toHaveCount(0)
    await expect(bulk).toHaveCount(0)
    await selectorOf(page, third).click()
    await expect(all).toHaveJSProperty('indeterminate', true)
    await selectorOf(page, first).click({ modifiers: ['Shift'] })
    await expect(page.getByText(users.selected(3))).toBeVisible()
    await selectorOf(page, second).click()
    await expect(page.getByText(users.selected(2))).toBeVisible()
  })

  await test.step('they are deleted together, and one alone', async () => {
    await bulk.click()
    await expect(question).toContainText(users.removals(2))
    await expect(question.getByRole('listitem')).toHaveText([third, first])
    await question.getByRole('button', { name: actions.cancel }).click()
    await expect(selectedOf(page)).toHaveCount(2)
    await page.keyboard.press('Delete')
    await question.getByRole('button', { name: actions.delete }).click()
    await expect(page.getByText(messages.deleted)).toBeVisible()
    await expect(selectedOf(page)).toHaveCount(0)
    await expect(rowOf(page, first)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: users.deleteNamed(second) }).click()
    await expect(question).toContainText(users.removal(second))
    await question.getByRole('button', { name: actions.delete }).click()
    await expect(rowOf(page, second)).toHaveCount(0)
  })

  await test.step('one’s own account is left out among others, and neither deleted nor demoted', () =>
    keepsOwnAccount(page))
})

test.describe('', () => {
  test.use({ provoked: /ERR_FAILED|404/ })

  test('rows are loading, no user is found, no response comes, someone else was quicker', async ({
    layla,
    company,
    address,
  }) => {
    const page = await layla('en')
    const released = Promise.withResolvers<void>()
    const list = '**/api/users?*'
    await reroute(page, list, (route) => released.promise.then(() => route.continue()))
    const opening = open(page, path)
    await expect(page.getByRole('heading', { name: english.shell.pages.users })).toBeVisible()
    await expect(page.getByRole('status').getByText(english.loading)).toBeAttached()
    released.resolve()
    await opening
    await expect(rowsOf(page)).toHaveCount(10)
    await expect(page.getByRole('status').getByText(english.loading)).toHaveCount(0)
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
    await expect(rowOf(page, 'Samir')).toBeVisible()

    await page.getByRole('button', { name: english.users.editNamed('Samir') }).click()
    await api(address, `users/${company.get('Samir')}`, { method: 'DELETE' })
    const form = userForm(page, english)
    await form.username.fill('Sameer')
    await form.save.click()
    await expect(form.dialog.getByText(messages.notFound)).toBeVisible()
    await expect(form.username).toHaveValue('Sameer')
  })
})

for (const language of inspectedLanguages('users')) {
  test(`every state is accessible and fits (${language})`, async ({ layla, company }) => {
    test.slow()
    expect(company.size).toBe(staff.length)
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
    const form = userForm(page, words)
    await form.password.fill('norias turn 7')
    await form.save.click()
    await form.dialog.locator('[aria-invalid=true]').first().waitFor()
    await inspectAll(page, 'users-errors')
  })
}

async function keepsOwnAccount(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog')
  const own = rowOf(page, laylas.email)
  await own.getByRole('checkbox').click()
  await rowsOf(page).first().getByRole('checkbox').click()
  await page.keyboard.press('Delete')
  await expect(question).toContainText(english.users.ownStays)
  await expect(question).not.toContainText(isolated(await nameOf(own)))
  await page.keyboard.press('Escape')
  await own.getByRole('button', { name: /^Delete/ }).click()
  await expect(question).toContainText(messages.ownAccount)
  await expect(question.getByRole('button', { name: english.actions.delete })).toHaveCount(0)
  await question.getByRole('button', { name: english.actions.close }).click()
  await own.getByRole('button', { name: /^Edit/ }).click()
  const form = userForm(page, english)
  await expect(form.dialog).toContainText(english.users.ownRole)
  await expect(form.role).toHaveCount(0)
  await expect(form.newPassword).toHaveCount(0)
  await form.dialog.getByRole('link', { name: english.users.ownPassword }).click()
  await expect(page).toHaveURL('/dashboard/account')
}

function selectedOf(page: Page): Locator {
  return rowsOf(page).getByRole('checkbox', { checked: true })
}

function selectorOf(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name: english.selecting.named(name) })
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

async function api(address: string, path: string, init: RequestInit = {}, known?: string) {
  const answer = await apiOf(address, known ?? (await signIn(address)).token)(path, init)
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
  return answer.json()
}

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
