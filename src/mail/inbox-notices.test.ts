import type { ParsedMail } from 'mailparser'
import { describe, expect, test } from 'vitest'
import { castIds } from '../../tests/support/staff.ts'
import { castPassword, minutesLater, rimasMessage } from '../../tests/support/cast.ts'
import { postOffice } from '../../tests/support/mail.ts'
import { newsroom, offerContactForm } from '../../tests/support/newsroom.ts'
import { engines, type EngineName } from '../../tests/support/storages.ts'
import { sendMails } from './send-mails.ts'

const inArabic = {
  ...rimasMessage,
  name: 'ريما',
  message: 'بئرنا تعطي ماءً أقلّ من العام الماضي.',
  language: 'ar',
}

async function opened(engine: EngineName) {
  const office = await postOffice(engine)
  await offerContactForm(office)
  const layla = await office.signedInAs('Layla')
  const omar = await office.signedInAs('Omar')
  let visitors = 0
  return {
    ...office,
    layla,
    omar,
    write: (change: object = {}, headers: Record<string, string> = {}) =>
      office.visitor.post('/contact', {
        json: { ...inArabic, ...change },
        headers: { 'x-test-address': `192.0.2.${(visitors += 1) % 250}`, ...headers },
      }),
    choose: (who: typeof layla, form: Record<string, string>) =>
      who.call('PATCH', '/account', { form }),
    setRecipients: (...recipients: object[]) =>
      layla.post('/inbox/recipients', { json: { recipients } }),
    waiting: async () => (await office.storage.mails.state()).waiting,
  }
}

const recipientsOf = (mails: ParsedMail[]) =>
  mails.flatMap(({ to }) => [to].flat().map((one) => one?.text))

const sales = { email: 'sales@naoura.example', language: 'en' }

describe.each(engines)('a new message on %s', (engine) => {
  test('MAIL-1 is told in the language of each', async () => {
    const { choose, layla, omar, send, server, write } = await opened(engine)
    await choose(omar, { mail_inbox: 'true', language: 'en' })
    const from = { referer: 'https://naoura.example/ar/contact?about=1' }
    expect((await write({}, from)).status).toBe(201)
    await send()
    const [toLayla, toOmar] = await server.mails()
    expect(toLayla).toMatchObject({
      subject: 'رسالة جديدة من \u2068ريما\u2069',
      replyTo: { value: [{ address: rimasMessage.email }] },
    })
    expect(toOmar).toMatchObject({ subject: 'New message from \u2068ريما\u2069' })
    expect(toOmar?.headers.get('auto-submitted')).toBe('auto-generated')
    for (const part of [toOmar?.text, String(toOmar?.html)]) {
      expect(part).toContain(inArabic.message)
      expect(part).toContain('https://naoura.example/ar/contact')
      expect(part).toContain('https://naoura.example/dashboard/inbox?id=1')
    }
    expect(toOmar?.html).toMatch(/<html lang="en" dir="ltr">/)
    expect(toOmar?.html).toMatch(/<blockquote lang="ar" dir="rtl"/)
    const { body } = await layla.get('/messages?id=1')
    expect(body.messages).toMatchObject([{ id: 1, name: 'ريما' }])
    expect((await layla.get('/messages?id=2')).body.messages).toEqual([])
  })

  test.each([
    'https://other.example/ar/contact',
    'https://naoura.example.other.example/',
    'not an address',
    `https://naoura.example/${'a'.repeat(400)}`,
  ])('names no page of strangers: %s', async (referer) => {
    const { send, server, write } = await opened(engine)
    await write({}, { referer })
    await send()
    const [mail] = await server.mails()
    expect(mail?.text).not.toContain('أُرسلت من الصفحة')
  })

  test('MAIL-5 that is one of 500 makes two mails in ten minutes', async () => {
    const { clock, send, server, storage, waiting } = await opened(engine)
    const add = (number: number, seconds: number) =>
      storage.messages.add({ ...inArabic, name: `Rima ${number}` }, minutesLater(seconds / 60))
    await add(0, 0)
    await send()
    await Promise.all([1, 2, 3, 4, 5].map((number) => add(number, 1)))
    for (let number = 6; number < 500; number += 1) await add(number, number)
    clock.now = minutesLater(9)
    await send()
    expect(server.received).toHaveLength(1)
    clock.now = minutesLater(10)
    await send()
    expect([server.received.length, await waiting()]).toEqual([2, 0])
    const [, several] = await server.mails()
    expect(several?.subject).toBe('499 رسالة جديدة')
    expect(several?.replyTo).toBeUndefined()
    expect(several?.text).toContain('479 رسالة أخرى')
  })

  test('MAIL-6 adds no header by a name with line breaks', async () => {
    const { send, server, storage } = await opened(engine)
    const name = 'Rima\r\nBcc: all@farm.example\r\n\r\n<b>x</b>'
    const email = 'rima@farm.example\r\nX-Rima: 1'
    await storage.messages.add({ ...inArabic, name, email }, minutesLater(0))
    await send()
    const [mail] = await server.mails()
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.headers.has('x-rima')).toBe(false)
    expect(server.received.map(({ to }) => to)).toEqual(['layla@naoura.example'])
    expect(mail?.html).toContain('&lt;b&gt;x&lt;/b&gt;')
  })

  test('is told to departments in their language, once to each address', async () => {
    const { send, server, setRecipients, layla, write } = await opened(engine)
    const own = { email: 'Layla@naoura.example', language: 'en' }
    expect((await setRecipients(sales, own, sales)).body.recipients).toEqual([
      sales,
      { ...own, email: 'layla@naoura.example' },
    ])
    await write()
    await send()
    const mails = await server.mails()
    expect(recipientsOf(mails).toSorted()).toEqual(['layla@naoura.example', sales.email])
    const toSales = mails.find(({ to }) => recipientsOf([{ to } as ParsedMail])[0] === sales.email)
    expect(toSales?.subject).toMatch(/^New message/)
    expect((await layla.get('/inbox/recipients')).body.recipients).toHaveLength(2)
  })

  test.each([
    ['a line break', [{ ...sales, email: 'a@b.example\r\nBcc: c@d.example' }]],
    ['eleven', Array.from({ length: 11 }, (_, n) => ({ ...sales, email: `a${n}@b.example` }))],
    ['an unknown language', [{ ...sales, language: 'fr' }]],
  ])('is not told to %s', async (_what, recipients) => {
    const { setRecipients, layla } = await opened(engine)
    expect((await setRecipients(...recipients)).status).toBe(400)
    expect((await layla.get('/inbox/recipients')).body.recipients).toEqual([])
  })

  test('MAIL-9 that is deleted is told no more', async () => {
    const { clock, layla, send, server, waiting, write } = await opened(engine)
    await write()
    await layla.delete('/messages/1')
    expect(await waiting()).toBe(0)
    await write()
    await write({ name: 'Sami' })
    await write({ name: 'Hala' })
    await layla.post('/messages/delete-multiple', { json: { ids: [2, 3] } })
    clock.now = minutesLater(11)
    await send()
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      'رسالة جديدة من \u2068Hala\u2069',
    ])
  })

  test('MAIL-9 is told to nobody who left, or wants none', async () => {
    const { choose, layla, omar, send, server, setRecipients, waiting, write } =
      await opened(engine)
    await choose(omar, { mail_inbox: 'true' })
    await setRecipients(sales)
    await write()
    expect(await waiting()).toBe(3)
    await choose(layla, { mail_inbox: 'false' })
    await setRecipients()
    await layla.post(`/users/${castIds.Omar}`, { form: { status: 'inactive' } })
    expect(await waiting()).toBe(0)
    await write()
    await send()
    expect(server.received).toEqual([])
  })

  test('MSG-3 MAIL-9 that is assigned is told to the colleague while it is theirs', async () => {
    const { choose, layla, omar, send, server, write } = await opened(engine)
    await choose(layla, { mail_inbox: 'false' })
    await choose(omar, { language: 'en' })
    for (const name of ['ريما', 'سامي', 'هالة']) await write({ name })
    const assign = (id: number, to: number | null, who = layla) =>
      who.call('PATCH', `/messages/${id}`, { json: { assigned_to: to } })
    await assign(1, castIds.Omar)
    await assign(1, castIds.Omar)
    await assign(2, castIds.Omar)
    await assign(2, null)
    await assign(3, castIds.Omar, omar)
    await send()
    const [mail, ...others] = await server.mails()
    expect([recipientsOf([mail as ParsedMail]), others]).toEqual([['omar@naoura.example'], []])
    expect(mail?.subject).toBe('A message from \u2068ريما\u2069 is now yours to answer')
    expect(mail?.text).toContain('Layla')
    expect(mail?.text).toContain(inArabic.message)
    expect(mail?.text).toContain('https://naoura.example/dashboard/inbox?id=1')
  })

  test('waits in one mail while the server is away', async () => {
    const { clock, send, server, storage, waiting } = await opened(engine)
    server.refuseBy(() => [421, 'Away'])
    for (let hour = 0; hour < 80; hour += 1) {
      clock.now = minutesLater(60 * hour)
      await storage.messages.add({ ...inArabic, name: `Rima ${hour}` }, clock.now)
      await send()
    }
    expect(await waiting()).toBe(1)
    server.refuseBy(() => undefined)
    clock.now = minutesLater(60 * 84)
    await send()
    expect((await server.mails()).map(({ subject }) => subject)).toEqual(['80 رسالة جديدة'])
  })

  test('MAIL-7 is taken at once while the server hangs', async () => {
    const { parts, waiting, write } = await opened(engine)
    const { promise: begun, resolve } = Promise.withResolvers<void>()
    const hanging = { ...parts.smtp, send: () => (resolve(), new Promise<string>(() => {})) }
    await write()
    const stop = sendMails({ ...parts, smtp: hanging })
    await begun
    const began = performance.now()
    expect((await write()).status).toBe(201)
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(await waiting()).toBe(2)
    await stop()
  })
})

test('MAIL-10 without a mail server nothing is queued', async () => {
  const world = await newsroom('SQLite')
  await offerContactForm(world)
  const { layla, storage, visitor } = world
  expect((await visitor.post('/contact', { json: inArabic })).status).toBe(201)
  const form = { password: 'olives before the rain', email: 'omar@farm.example' }
  expect((await layla.post(`/users/${castIds.Omar}`, { form })).status).toBe(200)
  expect((await layla.post('/system/test-mail')).status).toBe(409)
  expect((await storage.mails.state()).waiting).toBe(0)
  expect((await layla.get('/system')).body.mail).toBeNull()
  expect((await layla.get('/account')).body.mail).toBeUndefined()
})

test('the language of mail is that of the first sign-in, until one is chosen', async () => {
  const { choose, layla, visitor } = await opened('SQLite')
  const credentials = { email: 'layla@naoura.example', password: castPassword }
  const signIn = (language: string) =>
    visitor.post('/signin', { json: credentials, headers: { 'accept-language': language } })
  const mail = async () => (await layla.get('/account')).body.mail
  expect(await mail()).toEqual({ language: 'ar', inbox: true })
  await signIn('en-GB,en;q=0.9')
  expect((await mail()).language).toBe('ar')
  await signIn('en')
  expect((await mail()).language).toBe('en')
  await signIn('ar')
  expect((await mail()).language).toBe('en')
  await choose(layla, { language: 'ar', mail_inbox: 'false' })
  expect(await mail()).toEqual({ language: 'ar', inbox: false })
})

test('both addresses are told of another email', async () => {
  const { layla, send, server } = await opened('SQLite')
  await layla.post(`/users/${castIds.Omar}`, { form: { email: 'omar@farm.example' } })
  await send()
  const told = ['omar@farm.example', 'omar@naoura.example']
  expect(recipientsOf(await server.mails()).toSorted()).toEqual(told)
  const [mail] = await server.mails()
  for (const email of told) expect(mail?.text).toContain(email)
})
