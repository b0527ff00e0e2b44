import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { choose } from '../support/choose.ts'
import { open } from '../support/open.ts'
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

test('EDT-6 an Arabic draft is saved as one by its button, and a failed one never goes live', async ({
  layla,
}) => {
  const page = await layla('ar')
  const { publication, saving, actions, form } = arabic
  await open(page, '/dashboard/blog/new')
  const name = form.nameIn(form.title, 'العربية')
  await page.getByRole('textbox', { name }).fill('افتتاح في حمص')
  await page.route('**/api/sections/**', (route) => route.abort(), { times: 1 })
  const bar = page.locator('[data-save-bar]')
  await bar.getByRole('button', { name: publication.saveAsDraft }).click()
  await page.getByRole('button', { name: actions.retry }).click()
  await expect(page).toHaveURL(/\/dashboard\/blog\/\d+$/)
  expect((await page.request.get(`/ar/blog/${page.url().split('/').at(-1)}`)).status()).toBe(404)

  const again = page.getByRole('button', { name: form.unlock(form.title, 'العربية') })
  await again.click()
  await page.getByRole('textbox', { name }).fill('تأجيل الافتتاح')
  await expect(bar).toContainText(publication.held('العربية'))
  await bar.getByRole('button', { name: publication.saveDraft }).click()
  await expect(page.getByText(saving.unsaved)).toHaveCount(0)
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
  await page.getByRole('button', { name: dates.setDate }).click()
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
  await choose(page.getByRole('button', { name: publication.more('العربية') }), dates.cancelDate)
  await expect(page.getByText(arabic.messages[messages.dateCancelled] ?? '').first()).toBeVisible()
})
