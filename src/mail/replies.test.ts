import { describe, expect, test } from 'vitest'
import { minutesLater, rimasMessage, today } from '../../tests/support/cast.ts'
import { postOffice, sender, serverOf, talkingServer } from '../../tests/support/mail.ts'
import { answering, taken } from '../../tests/support/mail-server.ts'
import { newsroom, offerContactForm, saveSection } from '../../tests/support/newsroom.ts'
import { engines, type EngineName, openedDatabase } from '../../tests/support/storages.ts'
import { sendDue } from './send-mails.ts'
import { openSmtp } from './smtp.ts'

const reply = 'Dear Rima,\n\nA technician comes on Tuesday.'
const fromStart = { last_reply: 0, answered: false }

async function opened(engine: EngineName, message: object = {}) {
  const office = await postOffice(engine)
  await offerContactForm(office)
  const layla = await office.signedInAs('Layla')
  const omar = await office.signedInAs('Omar')
  await layla.call('PATCH', '/account', { form: { mail_inbox: 'false' } })
  await office.visitor.post('/contact', {
    json: { ...rimasMessage, language: 'en', ...message },
  })
  const answer = (text = reply, seen: object = fromStart, who = layla) =>
    who.post('/messages/1/replies', { json: { text, seen } })
  return {
    ...office,
    layla,
    omar,
    answer,
    again: (id = 1) => layla.post(`/messages/1/replies/${id}/again`),
    inbox: async () => (await omar.get('/messages')).body,
    message: async () => (await omar.get('/messages')).body.messages[0],
    dies: () => {
      const dying = { ...office.storage.mails, end: () => Promise.reject(new Error('killed')) }
      const storage = { ...office.storage, mails: dying }
      return sendDue({ ...office.parts, storage, report: () => {} })
    },
    waiting: async () => (await office.storage.mails.state()).waiting,
  }
}

describe.each(engines)('a reply on %s', (engine) => {
  test('MAIL-3 goes to the visitor as a person’s mail, and stands beneath the message', async () => {
    const { answer, layla, message, send, server } = await opened(engine)
    await saveSection(layla, 'contactUs', {
      contact_form: true,
      contacts: [{ type: 'email', value: 'info@naoura.example' }],
    })
    const { status, body } = await answer()
    expect([status, body.message]).toEqual([201, 'Your reply is on its way.'])
    const written = { text: reply, written_by: { id: 1, name: 'Layla' }, failure: null }
    expect(body.inbox_message.replies).toMatchObject([{ ...written, state: 'waiting' }])
    expect(await message()).toMatchObject({ answered_at: null, read_at: today.toISOString() })
    await send()
    expect(server.received.map(({ to }) => to)).toEqual([rimasMessage.email])
    const [mail] = await server.mails()
    expect(mail).toMatchObject({
      from: { value: [{ address: sender }] },
      replyTo: { value: [{ address: 'info@naoura.example' }] },
      text: expect.stringContaining(`${reply}\n\nYour message:\n\n> ${rimasMessage.message}`),
    })
    expect(mail?.subject).toMatch(/^Re: Your message to /)
    expect(mail?.headers.has('auto-submitted')).toBe(false)
    expect(mail?.headers.has('x-auto-response-suppress')).toBe(false)
    expect(await message()).toMatchObject({
      answered_at: today.toISOString(),
      answered_by: { id: 1, name: 'Layla' },
      replies: [{ ...written, state: 'sent', state_at: today.toISOString() }],
    })
  })

  test('MAIL-3 is in the language of the form, each paragraph in its own direction', async () => {
    const { answer, send, server } = await opened(engine, { language: 'ar', message: 'مرحبًا' })
    await answer('تحيّة طيّبة،\n\nSee https://naoura.example <b>here</b>')
    await send()
    const [mail] = await server.mails()
    expect(mail?.subject).toMatch(/^ردّ: رسالتك إلى /)
    expect(mail?.replyTo).toBeUndefined()
    const html = String(mail?.html)
    expect(html).toMatch(/<p lang="ar" dir="rtl" style="[^"]*">تحيّة طيّبة،<\/p>/)
    expect(html).toMatch(/<p lang="ar" dir="ltr" style="[^"]*">See https/)
    expect(html).toContain('&lt;b&gt;here')
    expect(html).toMatch(/<blockquote lang="ar" dir="rtl" [^>]*>مرحبًا/)
  })

  test('MAIL-3 whose sender was killed after the server’s yes arrives once and is unsure', async () => {
    const { again, answer, clock, dies, message, send, server } = await opened(engine)
    await answer()
    await dies()
    for (const minutes of [1, 3, 300]) {
      clock.now = minutesLater(minutes)
      await send()
    }
    expect(server.received).toHaveLength(1)
    expect(await message()).toMatchObject({ answered_at: null, replies: [{ state: 'unsure' }] })
    expect((await again()).body.inbox_message.replies).toMatchObject([{ state: 'waiting' }])
    await again()
    await send()
    expect(server.received).toHaveLength(2)
    expect((await message()).replies).toMatchObject([{ state: 'sent' }])
    await again()
    await send()
    expect(server.received).toHaveLength(2)
  })

  test('MAIL-4 that is refused says so with the server’s words, and can be sent again', async () => {
    const { again, answer, clock, message, send, server } = await opened(engine)
    await answer()
    server.refuseBy(() => [451, 'Come back later'])
    await send()
    const tried = { failure: 'refused', answer: '451 Come back later' }
    expect((await message()).replies).toMatchObject([
      { ...tried, state: 'waiting', next_try_at: minutesLater(1).toISOString() },
    ])
    server.refuseBy(() => [550, 'No such mailbox'])
    clock.now = minutesLater(1)
    await send()
    const state_at = minutesLater(1).toISOString()
    const failed = { state: 'failed', failure: 'refused', answer: '550 No such mailbox', state_at }
    expect(await message()).toMatchObject({ answered_at: null, replies: [failed] })
    server.refuseBy(() => undefined)
    await again()
    await send()
    expect(server.received).toHaveLength(1)
    expect((await message()).replies).toMatchObject([{ state: 'sent', failure: null }])
  })

  test('MAIL-3 that the server had whole and did not answer is not tried again', async () => {
    const { answer, message, parts, waiting } = await opened(engine)
    await answer()
    const url = `smtp://${await talkingServer(answering([...taken], (socket) => socket.end()))}`
    await sendDue({ ...parts, smtp: openSmtp(serverOf(url)) })
    expect((await message()).replies).toMatchObject([{ state: 'unsure' }])
    expect(await waiting()).toBe(0)
  })

  test('MAIL-3 that comes twice is one', async () => {
    const { answer, inbox, send, server } = await opened(engine)
    const both = await Promise.all([answer(), answer()])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    await send()
    expect(server.received).toHaveLength(1)
    expect((await inbox()).messages[0].replies).toHaveLength(1)
    await answer(reply, { last_reply: 1, answered: true })
    await send()
    expect(server.received).toHaveLength(2)
  })

  test('MAIL-3 is told of another’s answer first, and sent once that was seen', async () => {
    const { answer, layla, message, omar, send, server } = await opened(engine)
    await answer('We come on Tuesday.', fromStart, omar)
    const late = await answer()
    expect([late.status, late.body.error]).toEqual([
      409,
      'Someone else has answered this message. Read that answer first.',
    ])
    expect(late.body.document).toMatchObject({
      id: 1,
      replies: [{ written_by: { name: 'Omar' }, text: 'We come on Tuesday.' }],
    })
    await send()
    expect((await answer(reply, { last_reply: 1, answered: false })).status).toBe(201)
    await send()
    expect(server.received).toHaveLength(2)
    expect((await message()).answered_by.name).toBe('Omar')

    await layla.call('PATCH', '/messages/1', { json: { answered: false } })
    await omar.call('PATCH', '/messages/1', { json: { answered: true } })
    const known = { last_reply: 2, answered: false }
    expect((await answer('Once more.', known)).status, 'a reply of his was seen').toBe(201)
  })

  test('MAIL-3 is told that another has marked the message as answered', async () => {
    const { answer, omar } = await opened(engine)
    await omar.call('PATCH', '/messages/1', { json: { answered: true } })
    const late = await answer()
    expect([late.status, late.body.document.answered_by.name]).toEqual([409, 'Omar'])
    expect((await answer(reply, { last_reply: 0, answered: true })).status).toBe(201)
  })

  test.each(['', '  \n ', 'a'.repeat(10_001)])('is not sent as "%.3s"', async (text) => {
    const { answer, inbox, waiting } = await opened(engine)
    expect((await answer(text)).status).toBe(400)
    expect([(await inbox()).messages[0].replies, await waiting()]).toEqual([[], 0])
  })

  test('MAIL-9 goes to the trash with its message and back, and what waited is not sent', async () => {
    const { again, answer, clock, dies, layla, message, send, server, waiting } =
      await opened(engine)
    await answer('Sent')
    await send()
    await answer('May have arrived', { last_reply: 1, answered: true })
    await dies()
    await answer('Waits', { last_reply: 2, answered: true })
    const { trash_id } = (await layla.delete('/messages/1')).body
    expect(await waiting()).toBe(0)
    clock.now = minutesLater(60)
    await send()
    expect(server.received).toHaveLength(2)
    await layla.post(`/trash/${trash_id}/restore`)
    expect((await message()).replies).toMatchObject([
      { text: 'Sent', state: 'sent', written_by: { id: 1, name: 'Layla' } },
      { text: 'May have arrived', state: 'unsure' },
      { text: 'Waits', state: 'failed', failure: 'withdrawn' },
    ])
    await again(3)
    await send()
    expect(server.received).toHaveLength(3)
  })

  test('MAIL-9 is erased with its message', async () => {
    const { answer, layla, send, storage } = await opened(engine)
    await answer('A secret of the well')
    await send()
    await layla.delete('/messages/1')
    await storage.trash.purge(minutesLater(31 * 24 * 60))
    await storage.mails.purge(minutesLater(31 * 24 * 60))
    const { db } = openedDatabase(storage.place)
    const tables = (await db.introspection.getTables()).map(({ name }) => name as 'mails')
    for (const table of tables) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
      expect(rows, table).not.toContain('A secret of the well')
      expect(rows, table).not.toContain(rimasMessage.email)
    }
  })

  test('stays when its author has left', async () => {
    const { answer, layla, omar, send } = await opened(engine)
    await answer(reply, fromStart, omar)
    await layla.delete('/users/2')
    await send()
    const by = { id: null, name: 'Omar' }
    const { messages } = (await layla.get('/messages')).body
    expect(messages[0]).toMatchObject({ answered_by: by, replies: [{ written_by: by }] })
  })
})

test('MAIL-10 without a mail server no reply is taken', async () => {
  const world = await newsroom('SQLite')
  await offerContactForm(world)
  await world.visitor.post('/contact', { json: { ...rimasMessage, language: 'en' } })
  const refused = await world.layla.post('/messages/1/replies', {
    json: { text: reply, seen: fromStart },
  })
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'This site sends no mail. Set SMTP_URL to a mail server.',
  ])
  expect((await world.layla.get('/messages')).body).toMatchObject({
    replying: null,
    messages: [{ replies: [] }],
  })
})
