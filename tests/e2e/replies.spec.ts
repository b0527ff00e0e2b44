import type { Page } from '@playwright/test'
import { messages } from '../../src/domain/messages.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { demoFolder } from '../support/demo-data.ts'
import { freePort } from '../support/first-start.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { open, reopen } from '../support/open.ts'
import { apiOf, copyOf, inviteOmar, omar, signIn } from '../support/product.ts'
import { expect, prepareAxe, test as base, withProduct } from '../support/test.ts'
import { writtenTo } from '../support/visitors.ts'

const test = base.extend<{}, { mailServer: MailServer }>({
  mailServer: [
    async ({}, use) => {
      const server = await startMailServer({ isPlain: true })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailServer: { url } }, use) => {
      const mail = { SMTP_URL: url, MAIL_FROM: 'site@naoura.example' }
      const port = await freePort()
      const environment = { ...mail, PORT: port, PUBLIC_URL: `http://localhost:${port}` }
      await withProduct({ dataFolder: await copyOf(demoFolder), environment }, use)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({ provoked: /409/ })

async function openedMessage(page: Page, name: string) {
  await open(page, '/dashboard/inbox')
  const item = page.getByRole('listitem').filter({ hasText: name }).first()
  await item.getByRole('button').first().click()
  return item.getByRole('article')
}

const text = 'تحيّة طيّبة،\nيصل الفنّي يوم الثلاثاء.'

test('MAIL-3 Layla’s reply outlives a reload, waits for Omar’s, is sent once, and again when it failed', async ({
  layla,
  address,
  mailServer,
}) => {
  const [name] = await writtenTo(address, 1)
  const page = await layla('ar')
  const { inbox: words } = arabic
  const message = await openedMessage(page, name)
  const field = message.getByRole('textbox', { name: words.replyTo(name) })
  const send = message.getByRole('button', { name: words.send })
  const replies = message.getByRole('list', { name: words.replies })

  await test.step('an untouched greeting is no reply, and a draft outlives a reload', async () => {
    await message.getByRole('button', { name: words.reply, exact: true }).click()
    await expect(field).toHaveValue(english.inbox.greeting(name))
    await expect(field).toBeFocused()
    await send.click()
    await expect(message).toContainText(arabic.messages[messages.fieldRequired])
    await field.fill(text)
    await reopen(page)
    await openedMessage(page, name)
    await expect(field).toHaveValue(text)
  })

  await test.step('Omar answers first', async () => {
    await inviteOmar(address)
    await replied(address, 'We come on Monday.')
    await send.click()
    await expect(message.getByRole('alert')).toContainText(words.answeredBy('Omar'))
    await expect(replies).toContainText('We come on Monday.')
    await expect(field).toHaveValue(text)
  })

  await test.step('two presses send once', async () => {
    await send.dblclick()
    await expect(page.getByText(arabic.messages[messages.replySent])).toBeVisible()
    const [sent = ''] = words.replySent.split('{time}')
    await expect(replies.getByRole('listitem').last()).toContainText(sent, { timeout: 15_000 })
    await expect(field).toHaveCount(0)
    const received = (await mailServer.mails()).filter(({ text: body }) => body?.includes('الفنّي'))
    expect(received).toHaveLength(1)
    await reopen(page)
    await openedMessage(page, name)
    await expect(field).toHaveCount(0)
    await expect(replies.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('one that is refused is sent again', async () => {
    mailServer.refuseBy(() => [550, 'No such mailbox'])
    await message.getByRole('button', { name: words.reply, exact: true }).click()
    await field.fill('ردّ ثانٍ')
    await send.click()
    const last = replies.getByRole('listitem').last()
    await expect(last).toContainText('550 No such mailbox', { timeout: 15_000 })
    await expect(last).toContainText(words.replyFailed)
    mailServer.refuseBy(() => undefined)
    await last.getByRole('button', { name: words.sendAgain }).click()
    const [sent = ''] = words.replySent.split('{time}')
    await expect(last).toContainText(sent, { timeout: 15_000 })
  })
})

async function replied(address: string, written: string): Promise<void> {
  const api = apiOf(address, (await signIn(address, omar)).token)
  const { messages: all } = (await (await api('messages?limit=1')).json()) as {
    messages: { id: number }[]
  }
  const answer = await api(`messages/${all[0]?.id}/replies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: written, seen: { last_reply: 0, answered: false } }),
  })
  expect(answer.status).toBe(201)
}

const moment = '2025-11-03T09:00:00.000Z'
const reply = {
  text: 'Dear Rima,\n\nA technician comes on Tuesday.',
  written_by: { id: 1, name: 'Layla' },
  written_at: moment,
  state_at: moment,
  failure: null,
  answer: '',
  next_try_at: null,
}
const everyState = [
  { ...reply, id: 1, state: 'sent' },
  { ...reply, id: 2, state: 'failed', failure: 'refused', answer: '550 5.1.1 No such mailbox' },
  {
    ...reply,
    id: 3,
    text: 'تحيّة طيّبة،\nيصل الفنّي يوم الثلاثاء.',
    state: 'waiting',
    state_at: null,
    failure: 'unreachable',
    next_try_at: '2025-11-03T09:05:00.000Z',
  },
  { ...reply, id: 4, state: 'unsure' },
]

for (const language of inspectedLanguages('replies')) {
  const { inbox: words } = language === 'ar' ? arabic : english

  test(`axe finds nothing in replies of every state and a form (${language})`, async ({
    layla,
    address,
  }) => {
    const [name] = await writtenTo(address, 1)
    const page = await layla(language)
    await prepareAxe(page)
    await page.route(/\/api\/messages\b/, async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      const { messages: listed = [], inbox_message: marked } = body
      for (const one of marked ? [marked] : listed) one.replies = everyState
      await route.fulfill({ response, json: body })
    })
    const message = await openedMessage(page, name)
    await message.getByRole('button', { name: words.sendAgain }).last().click()
    await expect(page.getByRole('alertdialog')).toContainText(words.sendAgainHint)
    await page.keyboard.press('Escape')
    await message.getByRole('button', { name: words.reply, exact: true }).click()
    await expect(message.getByRole('textbox')).toBeFocused()
    await inspectAll(page, 'replies')
  })
}

test('MAIL-5 Layla adds an address of a department, not twice, and removes it', async ({
  layla,
}) => {
  const page = await layla('ar')
  const { recipients: words } = arabic.system
  await open(page, '/dashboard/system')
  const card = page.getByRole('region', { name: words.title })
  const dialog = page.getByRole('dialog')
  const add = async (email: string) => {
    await card.getByRole('button', { name: words.add }).click()
    await dialog.getByRole('textbox', { name: words.email }).fill(email)
    await dialog.getByRole('button', { name: words.add }).click()
  }
  await expect(card).toContainText(words.none)
  await add('sales')
  await expect(dialog).toContainText(arabic.messages[messages.emailInvalid])
  await dialog.getByRole('textbox', { name: words.email }).fill('sales@naoura.example')
  await dialog.getByRole('button', { name: words.add }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card).toContainText('sales@naoura.example')
  await add('Sales@naoura.example')
  await expect(dialog).toContainText(arabic.messages[messages.recipientTwice])
  await dialog.getByRole('button', { name: arabic.actions.cancel }).click()
  await card.getByRole('button', { name: words.removeNamed('sales@naoura.example') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: arabic.actions.delete }).click()
  await expect(card).toContainText(words.none)
})
