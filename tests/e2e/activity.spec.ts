import type { ActivityCheck } from '../../src/contract/activity.ts'
import { choose } from '../support/choose.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const dictionaries = { ar: arabic, en: english } as const
const path = '/dashboard/activity'

test.use({ provoked: /503|403/ })

async function promoted(address: string, name: string): Promise<void> {
  const api = apiOf(address, (await signIn(address)).token)
  const email = `${name.toLowerCase()}@naoura.example`
  const form = { name, email, password: 'olives before the rain', role_id: '2', status: 'active' }
  const { user } = await (await api('users', { method: 'POST', body: formOf(form) })).json()
  await api(`users/${user.id}`, { method: 'POST', body: formOf({ role_id: '1' }) })
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('AUD-7 Layla finds who promoted Karim, and that the trail is whole', async ({
  layla,
  address,
}) => {
  await promoted(address, 'Karim')
  const { activity: words, roles, shell } = arabic
  const page = await layla('ar')
  await open(page, '/dashboard')
  await page.getByRole('link', { name: shell.pages.activity }).click()
  const entries = page.getByRole('list', { name: shell.pages.activity }).getByRole('listitem')
  const promotion = page.getByRole('listitem').filter({
    has: page.getByRole('link', { name: words.kinds['user-changed']({ name: 'Karim' }) }),
  })
  await expect(promotion).toContainText(words.change(words.fields.role, roles.editor, roles.admin))
  await expect(page.getByRole('main')).toContainText(words.chain.whole.split('{time}')[0] ?? '')

  await choose(page.getByRole('button', { name: words.filter }), words.groups.system)
  await expect(page).toHaveURL(/kind=system/)
  await expect(promotion).toHaveCount(0)
  await page.getByRole('searchbox').fill('karim@')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
  await page.getByRole('link', { name: words.showAll }).click()
  await page.getByLabel(words.to).fill('2020-01-01')
  await expect(page).toHaveURL(/to=2020-01-01/)
  await expect(entries).toHaveCount(0)
})

test('AUD-5 Omar is told that the page is for administrators', async ({ omar }) => {
  const page = await omar('ar')
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.shell.forbidden.title)
})

for (const language of inspectedLanguages('activity')) {
  test(`every state is accessible and fits (${language})`, async ({ layla, address }) => {
    const { activity: words } = dictionaries[language]
    await promoted(address, 'Rami')
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, path)
    const main = page.getByRole('main')
    await expect(main).toContainText('Rami')
    await inspectAll(page, 'activity')
    await open(page, `${path}?from=2020-01-01&to=2020-01-02`)
    await expect(main).toContainText(words.none)
    await inspectAll(page, 'activity-none')
    const broken: ActivityCheck = { entries: 3, since: moment, until: moment, broken_at: 4 }
    await reroute(page, '**/api/activity/check', (route) => route.fulfill({ json: broken }))
    await open(page, path)
    await expect(main).toContainText(words.chain.broken(4))
    await inspectAll(page, 'activity-broken')
    await reroute(page, /api.activity/, (route) => route.fulfill({ status: 503, json: {} }))
    await open(page, path)
    await expect(main).toContainText(words.failed)
    await expect(main).toContainText(words.chain.unknown)
    await inspectAll(page, 'activity-unreachable')
  })
}

const moment = '2025-11-03T03:00:00.000Z'
