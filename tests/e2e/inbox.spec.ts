import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { choose } from '../support/choose.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { rewriteSection } from '../support/editing.ts'
import { messages } from '../../src/domain/messages.ts'
import { open, reopen } from '../support/open.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { type Api, apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'
import { writtenTo } from '../support/visitors.ts'

test('INB-1 INB-2 INB-3 a message is opened, marked, deleted and brought back, found, answered, and waits no more', async ({
  layla,
  address,
}) => {
  const [first, second] = await writtenTo(address, 2)
  const page = await layla('ar')
  const words = arabic.inbox
  await open(page, '/dashboard/inbox')
  const item = itemOf(page, first)
  const message = item.getByRole('article', { name: words.from(first) })

  await test.step('it is opened, answered by email, marked as unread, deleted and brought back', async () => {
    await expect(item.getByRole('button')).toHaveAccessibleName(new RegExp(`^${words.unread}: `))
    await item.getByRole('button').click()
    await expect(message).toContainText('Our well gives less water')
    const reply = message.getByRole('link', { name: words.replyByEmail })
    await expect(reply).toHaveAttribute(
      'href',
      /^mailto:rima%40farm\.example\?subject=Your%20message/,
    )
    await expect(message.getByRole('link', { name: '+963 944 555 014' })).toHaveAttribute(
      'href',
      'tel:+963944555014',
    )
    const marked = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await message.getByRole('button', { name: words.markUnread }).click()
    await marked
    await expect(message.getByRole('button', { name: words.markRead })).toBeVisible()
    await reopen(page)
    await expect(item.getByRole('button')).toHaveAccessibleName(new RegExp(`^${words.unread}: `))
    await expect(page.getByRole('link', { name: arabic.shell.pages.inbox })).toContainText(/\d/)

    await item.getByRole('button').click()
    await message.getByRole('button', { name: arabic.actions.delete }).click()
    await expect(page.getByText(arabic.messages[messages.deleted])).toBeVisible()
    await expect(item).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: arabic.actions.undo }).click()
    await expect(item).toBeVisible()
  })

  await test.step('INB-1 INB-2 INB-3 it is found, answered on WhatsApp, marked, and waits no more', async () => {
    await page.getByRole('searchbox', { name: words.search }).fill(`rim ${first.slice(-3)}`)
    await page.keyboard.press('Enter')
    await expect(itemOf(page, second)).toHaveCount(0)
    await item.getByRole('button').click()
    await expect(message.getByRole('link', { name: words.replyByWhatsapp })).toHaveAttribute(
      'href',
      'https://wa.me/963944555014',
    )
    await message.getByRole('button', { name: words.markAnswered }).click()
    await expect(message).toContainText('layla')
    await expect(message.getByRole('button', { name: words.markUnanswered })).toBeVisible()

    await choose(
      page.getByRole('button', { name: new RegExp(`^${words.filter}: `) }),
      words.states.waiting,
    )
    await expect(page).toHaveURL(/state=waiting&q=/)
    await expect(page.getByRole('heading', { name: words.nothingFound })).toBeVisible()
    await page.getByRole('link', { name: words.showAll }).click()
    await choose(
      page.getByRole('button', { name: new RegExp(`^${words.filter}: `) }),
      words.states.waiting,
    )
    await expect(itemOf(page, second)).toBeVisible()
    await expect(itemOf(page, first)).toHaveCount(0)
  })

  await test.step('one to which a mail links is open, and read', async () => {
    const api = apiOf(address, (await signIn(address)).token)
    const find = async () => (await (await api(`messages?q=${second}`)).json()).messages[0]
    const { id } = await find()
    await open(page, `/dashboard/inbox?id=${id}`)
    const linked = page.getByRole('article', { name: words.from(second) })
    await expect(linked.getByRole('button', { name: words.markUnread })).toBeVisible()
    expect((await find()).read_at).not.toBeNull()
    await linked.getByRole('button', { name: words.markUnread }).click()
    await expect(linked.getByRole('button', { name: words.markRead })).toBeVisible()
  })
})

test('MSG-2 MSG-3 a message is taken by keys, noted, closed, and found again by its address', async ({
  layla,
  address,
}) => {
  const [first, second] = await writtenTo(address, 2)
  const page = await layla('ar')
  const words = arabic.inbox
  await open(page, '/dashboard/inbox?state=waiting')
  const item = itemOf(page, first)
  const message = item.getByRole('article', { name: words.from(first) })
  const filter = page.getByRole('button', { name: new RegExp(`^${words.filter}: `) })
  await item.getByRole('button').click()

  await message.getByRole('button', { name: words.assignedTo }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: words.nobody, exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(message).toContainText(words.assignedBy)

  await message.getByRole('button', { name: words.addNote }).click()
  await page.keyboard.type('سألتُ الورشة')
  await message.getByRole('button', { name: words.keepNote }).click()
  const note = message.getByRole('listitem').filter({ hasText: 'سألتُ الورشة' })
  await expect(note).toBeVisible()
  await message.getByRole('button', { name: words.close, exact: true }).click()
  await expect(message.getByRole('button', { name: words.openAgain })).toBeVisible()

  await choose(filter, words.states.closed)
  await choose(filter, words.mine)
  await expect(page).toHaveURL(/state=closed&assigned=mine/)
  await reopen(page)
  await expect(item).toBeVisible()
  await expect(itemOf(page, second)).toHaveCount(0)
  await item.getByRole('button').click()
  await note.getByRole('button').click()
  await page.getByRole('alertdialog').getByRole('button', { name: arabic.actions.delete }).click()
  await expect(note).toHaveCount(0)
  await choose(filter, words.ofNobody)
  await expect(page.getByRole('heading', { name: words.nothingFound })).toBeVisible()
})

test.describe('refused', () => {
  test.use({ provoked: /404/ })

  test('several are deleted at once and brought back at once, or none of them', async ({
    layla,
    address,
  }) => {
    const [first, second] = await writtenTo(address, 2)
    const page = await layla('en')
    const words = english.inbox
    await open(page, '/dashboard/inbox?state=new')
    const select = (name: string) =>
      page.getByRole('checkbox', { name: words.select(name) }).check()
    await select(first)
    await select(second)
    await expect(page.getByText(words.selected(2))).toBeVisible()
    await page.getByRole('button', { name: english.selecting.delete }).click()
    await expect(page.getByText(messages.deleted)).toBeVisible()
    await expect(itemOf(page, first)).toHaveCount(0)
    await page.getByRole('button', { name: english.actions.undo }).click()
    await expect(itemOf(page, second)).toBeVisible()

    await select(first)
    await select(second)
    await deletedElsewhere(address, first)
    await page.keyboard.press('Delete')
    await expect(page.getByText(messages.messagesNotDeleted)).toContainText(messages.notFound)
    await expect(itemOf(page, second)).toBeVisible()
  })
})

for (const language of inspectedLanguages('inbox')) {
  const words = language === 'ar' ? arabic : english

  test(`axe finds nothing in an inbox that is empty, full, open or selected (${language})`, async ({
    layla,
    address,
  }) => {
    const page = await layla(language)
    await rewriteSection(address, 'contactUs', { contact_form: false })
    await prepareAxe(page)
    await open(page, '/dashboard/inbox')
    await expect(page.getByText(words.inbox.formOff)).toBeVisible()
    await inspectAll(page, 'inbox-empty')
    await open(page, '/dashboard/inbox?state=new')
    await expect(page.getByText(words.inbox.nothingIn.new)).toBeVisible()

    const [name] = await writtenTo(address, 12)
    await open(page, '/dashboard/inbox?page=9')
    await expect(page).toHaveURL(/page=2$/)
    await expect(page.getByText(words.pager.range(11, 12, 12))).toBeVisible()
    await itemOf(page, name).getByRole('button').click()
    await itemOf(page, name).getByRole('checkbox').check()
    await inspectAll(page, 'inbox')

    await open(page, '/dashboard/inbox/person')
    await page.getByRole('textbox', { name: words.person.who }).fill('rima@farm.example')
    await page.getByRole('button', { name: words.person.find, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    await inspectAll(page, 'person')
  })
}

async function deletedElsewhere(address: string, name: string): Promise<void> {
  const api = apiOf(address, (await signIn(address)).token)
  const { messages: all } = (await (await api('messages?limit=100')).json()) as {
    messages: { id: number; name: string }[]
  }
  const id = all.find((message) => message.name === name)?.id
  expect((await api(`messages/${id}`, { method: 'DELETE' })).status).toBe(200)
}

function itemOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ hasText: name })
}

test('MSG-15 what the filter shows is saved as a file', async ({ layla, address }) => {
  const [first] = await writtenTo(address, 1)
  const page = await layla('ar')
  await open(page, `/dashboard/inbox?q=${encodeURIComponent(first)}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: arabic.inbox.export }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('"تاريخ الإرسال"')
  expect(text.split('\r\n')).toHaveLength(3)
  expect(text).toContain(`"${first}"`)
})

test('MSG-17 Layla finds what one person has sent, saves it, and erases it for good', async ({
  layla,
  address,
}) => {
  const [name] = await writtenTo(address, 1)
  const { token } = await signIn(address)
  const api = apiOf(address, token)
  const listed = async () => JSON.stringify(await (await api('messages?limit=100')).json())
  await admissionAskedFor(address, api)
  const page = await layla('en')
  const words = english.person
  await open(page, '/dashboard/inbox')
  await page.getByRole('link', { name: english.inbox.person }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  const find = page.getByRole('button', { name: words.find, exact: true })
  await find.click()
  await expect(page.getByRole('textbox', { name: words.who })).toBeFocused()
  await page.getByRole('textbox', { name: words.who }).fill('0944 555 014')
  await find.click()
  const found = page.getByRole('checkbox', { name: name })
  await expect(found).toBeChecked()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  const asked = page.getByRole('listitem').filter({ hasText: 'Apply for admission' })
  await expect(asked.getByText(/^0944 555 014 · /)).toBeVisible()
  await expect(asked).toContainText('Name of the child: Sami')
  await expect(asked).toContainText('Date of birth: Feb 3, 2015')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: words.export }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.html$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(name)

  await page.getByRole('button', { name: words.erase }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(words.eraseHint)
  await dialog.getByRole('button', { name: words.erase }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(words.remains.none)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  expect(await listed()).not.toContain(name)
})

/** A form without a text: only its answers tell what was sent. */
async function admissionAskedFor(address: string, api: Api): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.200' }
  const post = async (call: Api, path: string, json: object) => {
    const answer = await call(path, { method: 'POST', headers, body: JSON.stringify(json) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { form } = await post(api, 'forms', { preset: 'admission', open: true })
  const answers = {
    childof1: 'Sami',
    birthday: '2015-02-03',
    classof1: 'Second class',
    nameof01: 'Rima Haddad',
    phoneof1: '0944 555 014',
    consent1: true,
  }
  await post(apiOf(address), `forms/${form.id}/send`, { language: 'en', answers, shown_for: 9_000 })
}
