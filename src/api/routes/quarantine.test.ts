import { describe, expect, test } from 'vitest'
import { hoursLater, rimasMessage, today } from '../../../tests/support/cast.ts'
import { postOffice } from '../../../tests/support/mail.ts'
import { offerContactForm } from '../../../tests/support/newsroom.ts'
import { engines, type EngineName, openedDatabase } from '../../../tests/support/storages.ts'
import { mostQuarantined, quarantineDays, type Sign } from '../../domain/contact/suspicion.ts'
import { computeMessageTotals } from '../../storage/messages/message-totals.ts'

const written = { ...rimasMessage, language: 'en' }
const held = { ...written, website: 'https://spam.example' }
const proven = {
  isProven: true,
  similarTexts: 0,
  isTelling: false,
  sameFewWords: 0,
  isOfProgram: false,
  isLinkOfProgram: false,
  isLinkSpread: false,
  isContactSpread: false,
  similarOffers: 0,
  languages: ['en', 'ar'],
  origin: 'https://naoura.example',
}
const question = 'Which of your pumps is the one for a deep well?'
const offer = 'We sell pumps for farms at half of the price, all year'

async function opened(engine: EngineName) {
  const office = await postOffice(engine)
  await offerContactForm(office)
  const layla = await office.signedInAs('Layla')
  let visitors = 0
  return {
    ...office,
    layla,
    write: (json: object = written, from = `192.0.2.${(visitors += 1)}`) =>
      office.visitor.post('/contact', { json, headers: { 'x-test-address': from } }),
    list: async (query = '') => (await layla.get(`/messages?limit=100&${query}`)).body,
    mark: (id: number, json: object) => layla.call('PATCH', `/messages/${id}`, { json }),
    waiting: async () => (await office.storage.mails.state()).waiting,
  }
}

const signsIn = ({ messages }: { messages: { suspicion: { signs: { sign: Sign }[] } }[] }) =>
  messages.map(({ suspicion }) => suspicion.signs.map(({ sign }) => sign))

describe.each(engines)('a suspicious message on %s', (engine) => {
  test('MSG-10 is held back, told to nobody and counted nowhere, and answered as all', async () => {
    const { list, waiting, write } = await opened(engine)
    const suspicious = await write(held)
    expect(await waiting()).toBe(0)
    const usual = await write({ ...written, website: '' })
    expect([suspicious.status, suspicious.body]).toEqual([usual.status, usual.body])
    const { messages, pagination, quarantined, unread } = await list()
    expect([messages.length, pagination.total, quarantined, unread]).toEqual([1, 1, 1, 1])
    expect(messages[0]).toMatchObject({ id: 2, suspicion: null })
    for (const state of ['new', 'waiting']) {
      expect((await list(`state=${state}`)).pagination.total, state).toBe(1)
    }
    expect((await list('state=quarantine')).messages).toMatchObject([
      {
        id: 1,
        suspicion: {
          held_back_at: today.toISOString(),
          signs: [
            { sign: 'hidden-field', points: 5 },
            { sign: 'no-proof', points: 2 },
          ],
        },
      },
    ])
  })

  test('MSG-10 has the signs that only others of its kind give', async () => {
    const { list, write } = await opened(engine)
    const link = 'See https://cheap.example/now and https://cheap.example/then'
    for (const number of [1, 2, 3]) {
      await write({ ...written, email: `a${number}@farm.example`, message: `${offer}. ${link}` })
    }
    expect(signsIn(await list('state=quarantine'))).toEqual([
      ['no-proof', 'second-link', 'repeated-text', 'spread-link'],
      ['no-proof', 'second-link', 'repeated-text'],
      ['later-copies'],
    ])
    await write({ ...written, email: 'A1@farm.example', message: question })
    await write({ ...written, email: 'a1@farm.example', message: question })
    expect((await list()).pagination.total).toBe(2)
  })

  test('MSG-10 has the signs of wording that others sent, and of links in names', async () => {
    const { list, write } = await opened(engine)
    const wording = `saw that your site has few visitors. Our team brings new customers to companies
      like yours, and you pay when they come.`
    for (const [number, who] of ['We', 'I', 'They', 'People'].entries()) {
      await write({ ...written, email: `a${number}@farm.example`, message: `${who} ${wording}` })
    }
    await write({ ...written, message: `You ${wording}`, email: 'a3@farm.example' })
    for (const name of ['Rim', 'Rami', 'Rima']) {
      await write({ ...written, name: `${name} www.cheap.example`, message: `${name} here` })
    }
    expect(signsIn(await list('state=quarantine'))).toEqual([
      ['no-proof', 'link-as-name', 'spread-link'],
      ['no-proof', 'link-as-name'],
      ['no-proof', 'link-as-name'],
      ['no-proof', 'similar-text', 'often-repeated', 'sent-by-program'],
      ['no-proof', 'similar-text', 'often-repeated', 'sent-by-program'],
      ['no-proof', 'similar-text'],
      ['later-copies'],
      ['later-copies'],
    ])
  })

  test('MSG-10 is the 21st of a network on one day', async () => {
    const { clock, list, storage, write } = await opened(engine)
    for (let number = 0; number < 20; number += 1) {
      clock.now = hoursLater(number / 5)
      await write({ ...written, message: `Well ${number} gives less` }, '192.0.2.9')
    }
    clock.now = hoursLater(5)
    await write(written, '192.0.2.8')
    await write(written, '192.0.2.9')
    expect(signsIn(await list('state=quarantine'))).toEqual([['no-proof', 'busy-network']])
    clock.now = hoursLater(24)
    await write(written, '192.0.2.9')
    expect(await storage.messages.quarantined()).toBe(1)
    await storage.messages.purge(hoursLater(60))
    const { db } = openedDatabase(storage.place)
    const rows = await db.selectFrom('messages').select('sender').execute()
    expect(rows.every(({ sender }) => sender === null)).toBe(true)
  })

  test('MSG-10 MSG-11 is brought into the inbox or put away by hand, and no rule changes', async () => {
    const { list, mark, waiting, write } = await opened(engine)
    await write(held)
    expect((await mark(1, { spam: false })).body.inbox_message.suspicion).toBeNull()
    expect([await waiting(), (await list()).unread]).toEqual([1, 1])
    await write(held)
    expect(signsIn(await list('state=quarantine'))).toEqual([['hidden-field', 'no-proof']])

    await write()
    const { body } = await mark(3, { spam: true })
    expect(body.inbox_message.suspicion.signs).toEqual([])
    const { messages, quarantined } = await list()
    expect([messages.map(({ id }: { id: number }) => id), quarantined]).toEqual([[1], 2])
    await write()
    expect((await list()).pagination.total).toBe(2)
  })

  test('MSG-10 MSG-11 is what a sender writes after three held back, until they are brought back', async () => {
    const { list, mark, write } = await opened(engine)
    for (const message of [question, offer, 'Pumps']) await write({ ...held, message })
    const again = { ...written, email: written.email.toUpperCase(), message: 'Is the shop open?' }
    await write(again)
    expect(signsIn(await list('state=quarantine'))[0]).toEqual(['no-proof', 'held-before'])
    await write({ ...again, email: 'omar@farm.example' })
    expect((await list()).pagination.total).toBe(1)

    for (const id of [1, 2]) await mark(id, { spam: false })
    await write({ ...again, message: 'And on Friday?' })
    expect((await mark(6, { spam: true })).status).toBe(200)
    await write({ ...again, message: 'And on Monday?' })
    expect((await list()).pagination.total).toBe(4)
  })

  test('MSG-10 is of nobody where it has no address', async () => {
    const { list, storage } = await opened(engine)
    const nameless = { ...written, email: '', phone: '0000000000' }
    for (const isHiddenFieldFilled of [true, false]) {
      const circumstances = { ...proven, isHiddenFieldFilled }
      await storage.messages.add(nameless, today, { circumstances })
    }
    const { pagination, quarantined } = await list()
    expect([pagination.total, quarantined]).toEqual([1, 1])
  })

  test('is erased after 30 days, and the oldest of more than 5,000', async () => {
    const { list, mark, storage, write } = await opened(engine)
    await write()
    await write(held)
    await storage.messages.purge(hoursLater(24 * quarantineDays))
    expect((await list()).quarantined).toBe(1)
    await storage.messages.purge(hoursLater(24 * quarantineDays + 1))
    const { messages, quarantined, pagination } = await list()
    expect([quarantined, pagination.total]).toEqual([0, 1])
    expect(messages[0]).toMatchObject({ id: 1 })

    const database = openedDatabase(storage.place)
    const row = { ...rimasMessage, language: 'en', reasons: '[]', words: '' }
    await database.writeQuietly('product', async (trx) => {
      for (let first = 0; first < mostQuarantined; first += 500) {
        const rows = Array.from({ length: 500 }, (_, number) => {
          const at = hoursLater((first + number) / 10_000).toISOString()
          return { ...row, sent_at: at, quarantined_at: at }
        })
        await trx.insertInto('messages').values(rows).execute()
      }
      await computeMessageTotals(trx)
    })
    await write(held)
    expect((await list()).quarantined).toBe(mostQuarantined)
    expect((await mark(3, { read: true })).status).toBe(404)
    expect((await mark(4, { read: true })).status).toBe(200)
  })
})
