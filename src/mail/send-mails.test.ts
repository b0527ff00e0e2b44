import { describe, expect, test } from 'vitest'
import { byLayla, minutesLater, today } from '../../tests/support/cast.ts'
import { postOffice, sender } from '../../tests/support/mail.ts'
import {
  engines,
  type EngineName,
  openedDatabase,
  storageAt,
} from '../../tests/support/storages.ts'
import { sendDue, sendMails } from './send-mails.ts'

async function opened(engine: EngineName) {
  const office = await postOffice(engine)
  const layla = await office.signedInAs('Layla')
  const omar = await office.storage.users.findByEmail('omar@naoura.example')
  const omarsId = omar?.user.id
  return {
    ...office,
    layla,
    omarsId,
    askForTest: () => layla.post('/system/test-mail'),
    changeOmarsPassword: () =>
      layla.post(`/users/${omarsId}`, { form: { password: 'olives before the rain' } }),
    mail: async () => (await layla.get('/system')).body.mail,
  }
}

const nothing = { waiting: 0, sent_at: null, faults: [] }

describe.each(engines)('mail on %s', (engine) => {
  test('is sent once, to who asked, and noted', async () => {
    const { askForTest, mail, send, server } = await opened(engine)
    expect(await mail()).toEqual(nothing)
    const { status, body } = await askForTest()
    expect([status, body]).toEqual([202, { message: 'The test mail is on its way.' }])
    await askForTest()
    expect(await mail()).toEqual({ ...nothing, waiting: 1 })
    await send()
    await send()
    expect(server.received).toMatchObject([{ to: 'layla@naoura.example' }])
    expect(await mail()).toEqual({ ...nothing, sent_at: today.toISOString() })
  })

  test('MAIL-1 in Arabic is right to left, with text beside it', async () => {
    const { askForTest, send, server } = await opened(engine)
    await askForTest()
    await send()
    const [mail] = await server.mails()
    expect(mail).toMatchObject({
      subject: 'رسالة تجريبية: البريد يصل من موقعك',
      from: { value: [{ address: sender }] },
      date: today,
      text: expect.stringContaining('هذه رسالة تجريبية'),
      html: expect.stringContaining('<html lang="ar" dir="rtl">'),
    })
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.messageId).toMatch(/^<[\w-]+@naoura\.example>$/)
    const blocks = String(mail?.html).match(/<(p|div|blockquote)\b[^>]*>/g) ?? []
    expect(blocks.length).toBeGreaterThan(2)
    for (const block of blocks) expect(block).toMatch(/ lang="ar" dir="rtl"/)
    expect(mail?.html).not.toMatch(/<img|https?:\/\//)
  })

  test('MAIL-4 is tried again when put off, and sent', async () => {
    const { changeOmarsPassword, clock, send, server, mail } = await opened(engine)
    await changeOmarsPassword()
    server.refuseBy(() => [451, 'Come back later'])
    for (const minutes of [0, 0, 1, 6, 20]) {
      clock.now = minutesLater(minutes)
      await send()
    }
    expect(await mail()).toEqual({
      ...nothing,
      waiting: 1,
      faults: [
        {
          recipient: 'omar@naoura.example',
          failure: 'refused',
          answer: '451 Come back later',
          ended_at: null,
          next_try_at: minutesLater(21).toISOString(),
        },
      ],
    })
    server.refuseBy(() => undefined)
    clock.now = minutesLater(21)
    await send()
    expect(await mail()).toEqual({ ...nothing, sent_at: minutesLater(21).toISOString() })
    expect(server.received).toMatchObject([{ to: 'omar@naoura.example' }])
  })

  test('MAIL-4 that is refused ends at once, as do tests', async () => {
    const { changeOmarsPassword, askForTest, clock, send, server, mail } = await opened(engine)
    await changeOmarsPassword()
    await askForTest()
    server.refuseBy(({ to }) => (to.startsWith('omar') ? [550, 'No such box'] : [451, 'Later']))
    await send()
    expect((await mail()).faults).toMatchObject([
      { answer: '451 Later', ended_at: today.toISOString(), next_try_at: null },
      { answer: '550 No such box', ended_at: today.toISOString(), next_try_at: null },
    ])
    server.refuseBy(() => undefined)
    clock.now = minutesLater(24 * 60)
    await send()
    expect(server.received).toEqual([])
  })

  test('is given up after three days', async () => {
    const { changeOmarsPassword, clock, send, server, storage } = await opened(engine)
    await changeOmarsPassword()
    server.refuseBy(() => [451, 'Come back later'])
    let hoursTried = 0
    for (let hour = 0; hour < 100; hour += 1) {
      clock.now = minutesLater(60 * hour)
      await send()
      if ((await storage.mails.state()).waiting === 1) hoursTried = hour
    }
    expect(hoursTried).toBeGreaterThan(64)
    expect(hoursTried).toBeLessThan(73)
    expect((await storage.mails.state()).faults).toMatchObject([{ nextTryAt: null }])
  })

  test('MAIL-8 is sent once by two processes', async () => {
    const { changeOmarsPassword, parts, server, storage } = await opened(engine)
    for (let time = 0; time < 10; time += 1) await changeOmarsPassword()
    const other = await storageAt(storage.place, storage.dataFolder, null, true)
    const both = [storage, other].map((storage) => ({ ...parts, storage }))
    await Promise.all([...both, ...both].map((one) => sendDue(one)))
    const ids = (await server.mails()).map(({ messageId }) => messageId)
    expect(ids).toHaveLength(10)
    expect(new Set(ids).size).toBe(10)
  })

  test('MAIL-2 that died half sent arrives again with the same bytes', async () => {
    const { changeOmarsPassword, clock, parts, send, server, storage } = await opened(engine)
    await changeOmarsPassword()
    const dying = { ...storage.mails, end: () => Promise.reject(new Error('killed')) }
    await sendDue({ ...parts, storage: { ...storage, mails: dying }, report: () => {} })
    await send()
    expect(server.received).toHaveLength(1)
    clock.now = minutesLater(3)
    await send()
    const [first, second] = server.received
    expect(second).toEqual(first)
    await send()
    expect(server.received).toHaveLength(2)
  })

  test('MAIL-9 ends with its user', async () => {
    const { changeOmarsPassword, layla, mail, omarsId, send, server } = await opened(engine)
    await changeOmarsPassword()
    await layla.delete(`/users/${omarsId}`)
    expect(await mail()).toEqual(nothing)
    await send()
    expect(server.received).toEqual([])
  })

  test('is neither sent nor lost while the site is moved', async () => {
    const { changeOmarsPassword, mail, send, server, storage } = await opened(engine)
    await changeOmarsPassword()
    await storage.installation.freeze(byLayla())
    await send()
    expect([server.received, (await mail()).waiting]).toEqual([[], 1])
  })

  test('is forgotten after thirty days', async () => {
    const { changeOmarsPassword, send, storage } = await opened(engine)
    await changeOmarsPassword()
    await send()
    const { db } = openedDatabase(storage.place)
    const left = () => db.selectFrom('mails').select(['outcome', 'data']).execute()
    expect(await left()).toEqual([{ outcome: 'sent', data: '{}' }])
    await storage.mails.purge(minutesLater(30 * 24 * 60))
    expect(await left()).toHaveLength(1)
    await storage.mails.purge(minutesLater(30 * 24 * 60 + 1))
    expect(await left()).toEqual([])
  })
})

test('MAIL-7 to a server that hangs delays no stop', async () => {
  const { changeOmarsPassword, parts, server } = await opened('SQLite')
  await changeOmarsPassword()
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const hanging = { ...parts.smtp, send: () => (resolve(), new Promise<string>(() => {})) }
  const stop = sendMails({ ...parts, smtp: hanging })
  await begun
  const before = performance.now()
  await stop()
  expect(performance.now() - before).toBeLessThan(1_500)
  expect(server.received).toEqual([])
})
