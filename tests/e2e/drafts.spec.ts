import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { choose, tabTo } from '../support/choose.ts'
import { keptDrafts } from '../support/editing.ts'
import { apiOf, signIn } from '../support/product.ts'
import { open, reopen } from '../support/open.ts'
import { inspect } from '../support/inspect.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

test.use({ provoked: /ERR_FAILED/ })

const { nameIn, title, content } = english.form
const words = english.publication

test('EDT-5 EDT-6 EDT-7 Layla holds an article back, shows it in English and takes it off again', async ({
  layla,
}) => {
  const page = await layla('en')
  const status = async (path: string) => (await page.request.get(path)).status()
  const bar = page.locator('[data-save-bar]')
  const toast = (message: string) => page.getByText(message).first()
  const ways = (language: string) => page.getByRole('button', { name: words.more(language) })
  await open(page, '/dashboard/blog/new')
  await page.getByRole('textbox', { name: nameIn(title, 'English') }).fill('Opening in Hama')
  await page.getByRole('textbox', { name: nameIn(content, 'English') }).fill('On Sunday.')
  await page.getByRole('textbox', { name: nameIn(title, 'Arabic') }).fill('افتتاح في حماة')
  await expect(bar).toContainText(words.shown('English and Arabic'))

  await bar.getByRole('button', { name: words.saveAsDraft }).click()
  await expect(toast(messages.articleSaved)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/blog\/\d+$/)
  const id = page.url().split('/').at(-1)
  expect(await status(`/blog/${id}`)).toBe(404)

  await choose(ways('English'), words.publish)
  await expect(toast(messages.articlePublished)).toBeVisible()
  await expect(page).toHaveURL('/dashboard/blog')
  expect([await status(`/blog/${id}`), await status(`/ar/blog/${id}`)]).toEqual([200, 404])
  const row = page.getByRole('row', { name: 'Opening in Hama' })
  await expect(row).toContainText(`Arabic: ${words.states.draft}`)

  await open(page, `/dashboard/blog/${id}`)
  await choose(ways('English'), words.unpublish)
  await page.getByRole('button', { name: words.unpublishNow }).click()
  await expect(toast(messages.articleOff)).toBeVisible()
  expect(await status(`/blog/${id}`)).toBe(404)
})

test('EDT-5 EDT-6 an Arabic draft is saved again and again by its button, and a failed one never goes live', async ({
  layla,
}) => {
  const page = await layla('ar')
  const { publication, saving, actions, form } = arabic
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await open(page, '/dashboard/blog')
  await open(page, '/dashboard/blog/new')
  const name = form.nameIn(form.title, 'العربية')
  await page.getByRole('textbox', { name }).fill('افتتاح في حمص')
  await page.route('**/api/sections/**', (route) => route.abort(), { times: 1 })
  const bar = page.locator('[data-save-bar]')
  await bar.getByRole('button', { name: publication.saveAsDraft }).click()
  await page.getByRole('button', { name: actions.retry }).click()
  await expect(page).toHaveURL(/\/dashboard\/blog\/\d+$/)
  const address = page.url()
  expect((await page.request.get(`/ar/blog/${address.split('/').at(-1)}`)).status()).toBe(404)

  const title = page.getByRole('textbox', { name })
  await page.getByRole('button', { name: form.unlock(form.title, 'العربية') }).click()
  for (const text of ['تأجيل الافتتاح', 'الافتتاح يوم الأحد']) {
    await title.fill(text)
    await expect(bar).toContainText(publication.held('العربية'))
    await page.keyboard.press('Control+s')
    await expect(bar).toHaveCount(0)
    await expect(title).toBeFocused()
    await expect(page.getByRole('button', { name: saving.stay })).toHaveCount(0)
    await expect(page.getByText(arabic.messages[messages.articleSaved] ?? '').last()).toBeVisible()
  }
  expect(await keptDrafts(page)).toEqual([])
  await page.clock.fastForward(3_000)
  await expect(page).toHaveURL(address)
  await reopen(page)
  await expect(title).toHaveValue('الافتتاح يوم الأحد')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/blog')
})

test('EDT-6 a draft that is published while it is edited stays one by its button', async ({
  layla,
  address,
}) => {
  const page = await layla('ar')
  const { form, publication } = arabic
  const staff = apiOf(address, (await signIn(address)).token)
  const path = 'sections/posts/keys/articles/articles'
  const body = new FormData()
  for (const [name, text] of [
    ['title', 'افتتاح في حمص'],
    ['publish', 'no'],
  ])
    body.append(name ?? '', text ?? '')
  const created = await staff(`${path}/ar`, { method: 'POST', body })
  const { id } = ((await created.json()) as { article: { id: number } }).article
  await open(page, `/dashboard/blog/${id}`)
  const json = JSON.stringify({ action: 'publish', languages: ['ar'] })
  const headers = { 'content-type': 'application/json' }
  await staff(`${path}/${id}/publication`, { method: 'POST', body: json, headers })

  await page.getByRole('textbox', { name: form.content }).first().click()
  await page.keyboard.type('سرّ لم يُعلن')
  const bar = page.locator('[data-save-bar]')
  await expect(bar).toContainText(publication.held('العربية'))
  await page.keyboard.press('Control+s')
  await expect(bar).toHaveCount(0)
  const shown = await (await page.request.get(`/ar/blog/${id}`)).text()
  expect(shown).toContain('افتتاح في حمص')
  expect(shown).not.toContain('سرّ لم يُعلن')
})

test('COV-7 COV-8 English waits for Arabic, as Layla has chosen', async ({ layla }) => {
  const page = await layla('ar')
  const { publication, publishingRule: rule, actions, form, saving } = arabic
  await open(page, '/dashboard/languages')
  const card = page.getByRole('region', { name: rule.title })
  await card.getByRole('radio', { name: rule.rules.refuse }).click()
  await inspect(page, 'publishing-rule')
  for (const name of ['الإنجليزية', 'العربية']) await card.getByRole('checkbox', { name }).check()
  await card.getByRole('button', { name: actions.save }).click()
  await expect(page.getByText(arabic.messages[messages.accomplished]).first()).toBeVisible()

  await open(page, '/dashboard/blog/new')
  const write = (field: string, language: string, text: string) =>
    page.getByRole('textbox', { name: form.nameIn(field, language) }).fill(text)
  const bar = page.locator('[data-save-bar]')
  const reason = publication.untilComplete('العربية')
  await write(form.title, 'الإنجليزية', 'Opening in Homs')
  await write(form.content, 'الإنجليزية', 'On Sunday.')
  await expect(bar).toContainText(reason)
  await bar.getByRole('button', { name: publication.saveDraft }).click()
  await expect(page).toHaveURL(/\/dashboard\/blog\/\d+$/)
  await expect(page.getByRole('button', { name: saving.history.open })).toBeVisible()
  await expect(page.getByRole('region', { name: publication.title })).toContainText(reason)

  const id = page.url().split('/').at(-1)
  await write(form.title, 'العربية', 'افتتاح في حمص')
  await write(form.content, 'العربية', 'يوم الأحد.')
  await bar.getByRole('button', { name: actions.save, exact: true }).click()
  await expect(page).toHaveURL('/dashboard/blog')
  for (const path of ['', '/ar']) {
    expect((await page.request.get(`${path}/blog/${id}`)).status()).toBe(200)
  }
})

test('SCH-1 Layla sets a date for an Arabic draft, finds it in the list and cancels it', async ({
  layla,
}) => {
  const page = await layla('ar')
  await prepareAxe(page)
  const { publication, dates, form } = arabic
  const { date = '' } = (await page.request.get('/healthz')).headers()
  const day = new Date(Date.parse(date) + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await open(page, '/dashboard/blog/new')
  const title = page.getByRole('textbox', { name: form.nameIn(form.title, 'العربية') })
  await title.fill('افتتاح في طرطوس')
  await page.getByRole('button', { name: publication.setDate }).click()
  const dialog = page.getByRole('dialog', { name: dates.title })
  await dialog.getByLabel(dates.day).fill('2001-01-01')
  await dialog.getByRole('button', { name: dates.submit }).click()
  await expect(dialog).toContainText(arabic.messages[messages.timeOutOfReach] ?? 'its sentence')
  await dialog.getByLabel(dates.day).fill(day)
  await inspect(page, 'date-dialog')
  await dialog.getByRole('button', { name: dates.submit }).click()
  await expect(page).toHaveURL(/\/dashboard\/blog\/\d+$/)
  const address = page.url()
  expect((await page.request.get(`/ar/blog/${address.split('/').at(-1)}`)).status()).toBe(404)

  await open(page, '/dashboard/blog?state=scheduled')
  await expect(page.getByRole('row', { name: 'افتتاح في طرطوس' })).toContainText(
    arabic.completeness.scheduled,
  )
  await open(page, address)
  await choose(
    page.getByRole('button', { name: publication.more('العربية') }),
    publication.cancelDate,
  )
  await expect(page.getByText(arabic.messages[messages.dateCancelled] ?? '').first()).toBeVisible()
})

test('EDT-25 each line leads to its place on a phone, whatever language hides it', async ({
  layla,
}) => {
  const page = await layla('ar')
  await page.setViewportSize({ width: 390, height: 844 })
  const { articles, form, cover } = arabic
  await open(page, '/dashboard/blog/new')
  for (const [field, language] of [
    [form.title, 'الإنجليزية'],
    [form.content, 'العربية'],
  ] as const) {
    await page.getByRole('button', { name: articles.checks.blank(field, language) }).press('Enter')
    await expect(page.getByRole('textbox', { name: form.nameIn(field, language) })).toBeFocused()
  }
  await page.getByRole('button', { name: articles.checks.noCover }).press('Enter')
  await expect(page.getByRole('button', { name: cover.choose, exact: true })).toBeFocused()
})

test('EDT-25 SCH-1 Layla is led to what is missing and sets a date, by keyboard alone', async ({
  layla,
}) => {
  const page = await layla('en')
  const { articles, dates, form, actions } = english
  const { date = '' } = (await page.request.get('/healthz')).headers()
  const day = new Date(Date.parse(date) + 30 * 24 * 60 * 60 * 1000).toISOString()
  const press = (key: string) => page.keyboard.press(key)
  await open(page, '/dashboard/blog/new')
  const title = page.getByRole('textbox', { name: form.nameIn(form.title, 'English') })
  const missing = articles.checks.blank(form.title, 'English')
  await page.getByRole('button', { name: missing }).focus()
  await press('Enter')
  await expect(title).toBeFocused()
  await page.keyboard.type('Opening in Latakia')
  await expect(page.getByRole('button', { name: missing })).toHaveCount(0)

  await page.getByRole('button', { name: actions.more, exact: true }).focus()
  await press('Enter')
  const item = page.getByRole('menuitem', { name: words.setDate })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await press('s')
  await press('e')
  await expect(item).toBeFocused()
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: dates.title })
  await tabTo(page, dialog.getByLabel(dates.day))
  await page.keyboard.type(`${day.slice(5, 7)}${day.slice(8, 10)}${day.slice(0, 4)}`)
  await expect(dialog.getByLabel(dates.day)).toHaveValue(day.slice(0, 10))
  await tabTo(page, dialog.getByRole('button', { name: dates.submit }))
  await press('Enter')
  await expect(page.getByText(messages.dateSet).first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/blog\/\d+$/)
})
