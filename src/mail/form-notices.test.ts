import { describe, expect, test } from 'vitest'
import { byLayla, hoursLater, rimasMessage, today } from '../../tests/support/cast.ts'
import { rimasAnswers } from '../../tests/support/forms.ts'
import { postOffice } from '../../tests/support/mail.ts'
import { castIds } from '../../tests/support/staff.ts'
import {
  engines,
  type EngineName,
  openedDatabase,
  storageAt,
} from '../../tests/support/storages.ts'
import type { Values } from '../domain/documents/revision.ts'
import { longestCopy } from '../domain/forms/visitors-copy.ts'
import type { InboxMessage } from '../domain/contact/inbox-message.ts'
import { presetValues } from '../domain/forms/form-presets.ts'

const sales = { kind: 'address', email: 'sales@naoura.example' }
const workshop = { kind: 'address', email: 'workshop@naoura.example' }
const toOmar = { kind: 'user', id: castIds.Omar }
const answers = {
  nameof01: 'ريما',
  phoneof1: '0944 555 014',
  dayasked: '2125-11-04',
  timeof01: 'evening1',
}
const proven = {
  isHiddenFieldFilled: false,
  isProven: true,
  isLinkSpread: false,
  similarTexts: 0,
  isTelling: true,
  sameFewWords: 0,
  isOfProgram: false,
  isLinkOfProgram: false,
  isContactSpread: false,
  similarOffers: 0,
  languages: ['ar', 'en'],
  origin: 'https://naoura.example',
}
const topics = { route_field: 'timeof01', routes: { evening1: [toOmar], morning1: [workshop] } }

const circumstancesOf = (changed: Partial<typeof proven>) => ({ ...proven, ...changed })

async function opened(engine: EngineName) {
  const office = await postOffice(engine)
  const { clock, server, storage, visitor } = office
  await storage.forms.create(presetValues('appointment', ['en', 'ar']), byLayla())
  await storage.forms.create(presetValues('contact', ['en', 'ar']), byLayla())
  const layla = await office.signedInAs('Layla')
  const omar = await office.signedInAs('Omar')
  const emails = [sales, workshop].map(({ email }) => ({ email, language: 'en' }))
  await layla.post('/inbox/recipients', { json: { recipients: emails } })
  let sent = 0
  clock.now = today
  return {
    ...office,
    layla,
    omar,
    save: (json: object) => layla.post('/forms/1', { json }),
    ask: (timeof01: string, from = `192.0.2.${(sent += 1)}`) =>
      visitor.post('/forms/1/send', {
        json: { language: 'ar', answers: { ...answers, timeof01 } },
        headers: { 'x-test-address': from },
      }),
    async told() {
      clock.now = new Date(clock.now.getTime() + 11 * 60_000)
      await office.send()
      return server.received
        .splice(0)
        .map(({ to }) => to.split('@')[0])
        .toSorted()
    },
  }
}

describe.each(engines)('a form on %s', (engine) => {
  test('FORM-10 tells those of the chosen option, and nobody else', async () => {
    const { ask, save, told } = await opened(engine)
    const everybody = ['layla', 'sales', 'workshop']
    await ask('noontime')
    expect(await told()).toEqual(everybody)
    await save({ recipients: [sales], ...topics })
    for (const [option, recipients] of Object.entries({
      evening1: ['omar'],
      morning1: ['workshop'],
      noontime: ['sales'],
    })) {
      expect((await ask(option)).status).toBe(201)
      expect([option, await told()]).toEqual([option, recipients])
    }
    await save({ recipients: [] })
    await ask('noontime')
    expect(await told()).toEqual(everybody)
  })

  test('FORM-10 tells the next ones if nobody is left of them', async () => {
    const { ask, layla, omar, save, told } = await opened(engine)
    await save({ recipients: [sales], ...topics })
    const inbox = async () => (await omar.get('/account')).body.mail.inbox
    expect(await inbox()).toBe(true)
    await omar.call('PATCH', '/account', { form: { mail_inbox: 'false' } })
    expect(await inbox()).toBe(false)
    await ask('evening1')
    expect(await told()).toEqual(['sales'])
    await omar.call('PATCH', '/account', { form: { mail_inbox: 'true' } })
    await layla.post(`/users/${castIds.Omar}`, { form: { status: 'inactive' } })
    await layla.post('/inbox/recipients', {
      json: { recipients: [{ email: workshop.email, language: 'en' }] },
    })
    await ask('evening1')
    expect(await told()).toEqual(['layla', 'workshop'])
  })

  test('FORM-10 routes what staff take for no spam, whatever became of its words', async () => {
    const { layla, save, storage, told } = await opened(engine)
    await save({ recipients: [sales], ...topics })
    const form = { id: 1, title: 'Visit' }
    const stored = [
      {
        field: 'timeof01',
        kind: 'choice',
        label: 'When?',
        value: 'Late',
        option: 'evening1',
      } as const,
    ]
    const circumstances = circumstancesOf({ isHiddenFieldFilled: true })
    const message = { ...rimasMessage, language: 'en', form, answers: stored }
    await storage.messages.add(message, today, { circumstances })
    expect(await told()).toEqual([])
    await layla.call('PATCH', '/messages/1', { json: { spam: false } })
    expect(await told()).toEqual(['omar'])
  })
})

type Change = { [Name in keyof typeof rimasAnswers | 'language']?: string } & {
  about?: InboxMessage['about']
}

function rimas(change: Change = {}) {
  const { language = 'ar', about = null, ...changed } = change
  const { nameof01, emailof1, phoneof1, message1 } = { ...rimasAnswers, ...changed }
  const labels =
    language === 'ar' ? ['الاسم', 'البريد', 'الرسالة'] : ['Your name', 'Email', 'Message']
  const asked = [
    { field: 'nameof01', kind: 'line', value: nameof01 },
    { field: 'emailof1', kind: 'email', value: emailof1 },
    { field: 'message1', kind: 'paragraph', value: message1 },
  ] as const
  return {
    name: nameof01,
    email: emailof1,
    phone: phoneof1,
    message: message1,
    language,
    about,
    form: { id: 2, title: language === 'ar' ? 'تواصل معنا' : 'Contact us' },
    answers: asked.map((one, index) => ({ ...one, label: labels[index] ?? '' })),
  }
}

async function copying(engine: EngineName, values: Values = { copy: true }) {
  const world = await opened(engine)
  const { clock, server, storage } = world
  await storage.forms.change(2, values, byLayla())
  const { db, writeQuietly } = openedDatabase(storage.place)
  return {
    ...world,
    db,
    writeQuietly,
    add: (change: Parameters<typeof rimas>[0] = {}, arrival = {}) =>
      storage.messages.add(rimas(change), clock.now, { circumstances: circumstancesOf(arrival) }),
    async copies() {
      await world.send()
      const mails = await server.mails()
      server.received.splice(0)
      return mails.filter(({ headers }) => headers.get('auto-submitted') === 'auto-replied')
    },
  }
}

const crafted = `See example.com and www.example.com/pay, https://example.com/?a=b, HTTP://a.example,
mailto:rima@example.com, ftp://files.example. example。com, example．com, a@b＠c.example, 192.0.2.1/x`

describe.each(engines)('a copy for the visitor on %s', (engine) => {
  test('MSG-7 has the language of the page, and nothing that leads elsewhere', async () => {
    const { add, copies, layla } = await copying(engine)
    await layla.post('/forms/2', { json: { thanks: { en: 'We read everything.' } } })
    await add({ message1: crafted }, { origin: 'https://example.com' })
    const about = { kind: 'products', id: 1, title: 'Pump' } as const
    await add({ language: 'en', emailof1: 'sami@farm.example', about })
    await add({ language: 'fr', emailof1: 'nadia@farm.example' })
    const [arabic, english, french] = await copies()
    const shown = [arabic, english, french].map((mail) => [
      mail?.subject,
      mail?.headers.get('content-language'),
    ])
    expect(shown).toEqual([
      ['تواصل معنا', 'ar'],
      ['Contact us', 'en'],
      ['Contact us', 'fr'],
    ])
    expect([arabic?.html, english?.html]).toEqual([false, false])
    const text = arabic?.text ?? ''
    expect(text).toMatch(/^\u200fأُرسلت رسالتك\.\n\n\u200fالاسم\nRima\n/)
    expect(text).toContain('www. example. com/pay')
    expect(english?.text).toMatch(
      /^\u200eWe read everything\.\n\n\u200eAbout: Pump\n\n\u200eYour name\nRima\n/,
    )
    const links = [...(arabic?.textAsHtml ?? '').matchAll(/href="([^"]*)"/g)].map(
      ([, href]) => href,
    )
    expect(links).toEqual(['https://naoura.example'])
  })

  test('MSG-7 is sent once to an address and day by two servers', async () => {
    const { add, clock, copies, db, storage, writeQuietly } = await copying(engine)
    const second = await storageAt(storage.place, storage.dataFolder, null, true)
    const messages = Array.from({ length: 6 }, (_, number) => rimas({ message1: `Well ${number}` }))
    await Promise.all(
      messages.map((message, number) =>
        (number % 2 ? storage : second).messages.add(message, clock.now, {
          circumstances: circumstancesOf({}),
        }),
      ),
    )
    await add({ emailof1: 'RIMA@farm.example', message1: 'In capitals' })
    expect(await copies()).toHaveLength(1)
    const [row] = await db.selectFrom('mails').selectAll().where('kind', '=', 'copy').execute()
    const { id: _id, ...twin } = row ?? {}
    const doubled = writeQuietly('product', (trx) =>
      trx
        .insertInto('mails')
        .values(twin as NonNullable<typeof row>)
        .execute(),
    )
    await expect(doubled).rejects.toThrow(/unique/i)
    clock.now = hoursLater(24)
    await add({ message1: 'The day after' })
    expect(await copies()).toHaveLength(1)
  })

  test('MSG-7 is sent for nothing that is held back, unproven, or not asked for', async () => {
    const { add, copies, layla } = await copying(engine)
    await add({}, { isHiddenFieldFilled: true })
    await layla.call('PATCH', '/messages/1', { json: { spam: false } })
    await add({ message1: 'Without a proof' }, { isProven: false })
    await add({ emailof1: '' })
    await layla.post('/forms/2', { json: { copy: false } })
    await add({ message1: 'After all' })
    expect(await copies()).toEqual([])
  })

  test('MSG-7 is cut, and goes with its message', async () => {
    const { add, copies, db, storage } = await copying(engine)
    await add({ message1: `${'\u{1f33e}'.repeat(2_400)}${'ن'.repeat(150)}` })
    const [mail] = await copies()
    expect(mail?.text?.length).toBeLessThanOrEqual(longestCopy)
    expect(mail?.text).toMatch(/\u{1f33e}…\n\n-- \n/u)
    await add({ emailof1: 'sami@farm.example' })
    await storage.messages.remove([2], byLayla())
    expect(await copies()).toEqual([])
    await storage.retention.change(1, byLayla())
    expect(await storage.retention.erase(hoursLater(25))).toBe(2)
    const left = await db.selectFrom('mails').selectAll().where('kind', '=', 'copy').execute()
    expect(left).toEqual([])
  })
})
