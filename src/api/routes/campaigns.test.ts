import { describe, expect, test } from 'vitest'
import { byLayla, hoursLater, rimasMessage, today } from '../../../tests/support/cast.ts'
import { postOffice } from '../../../tests/support/mail.ts'
import {
  engines,
  type EngineName,
  openedDatabase,
  storageAt,
} from '../../../tests/support/storages.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { computeMessageTotals } from '../../storage/messages/message-totals.ts'
import { createSpread, numbersOf, tracesOf } from './spread.ts'

const offer = 'Movers and packers in all towns of the Gulf, best price, call any time'
const petition =
  'We ask the school to move the exam of mathematics to Sunday because there was no power in our street'
const origin = 'https://naoura.example'

type Sending = { email: string; at: Date; isHiddenFieldFilled: boolean; by: Storage }

async function opened(engine: EngineName) {
  const office = await postOffice(engine)
  const { storage } = office
  const layla = await office.signedInAs('Layla')
  const spread = createSpread()
  let people = 0
  return {
    ...office,
    layla,
    async send(text: string, how: Partial<Sending> = {}) {
      people += 1
      const { email = `a${people}@farm.example`, at = today, by = storage } = how
      const { isHiddenFieldFilled = false } = how
      const traces = tracesOf({ name: 'Rima', email, text, origin })
      const network = `192.0.2.${people}`
      const seen = spread.see(traces, { network, at, isHiddenFieldFilled, isUnchecked: false })
      const known = { ...seen.known, isHiddenFieldFilled, isProven: true, origin }
      await by.messages.add({ ...rimasMessage, email, message: text, language: 'en' }, at, {
        senderAt: () => network,
        traces: { wording: traces.wording, ...numbersOf(traces) },
        campaign: seen.campaign,
        circumstances: { ...known, languages: ['en', 'ar'] },
      })
    },
    list: async (query = '') => (await layla.get(`/messages?limit=100&${query}`)).body,
    mark: (id: number, json: object) => layla.call('PATCH', `/messages/${id}`, { json }),
  }
}

const byProgram = { isHiddenFieldFilled: true }
const idsOf = ({ messages }: { messages: { id: number }[] }) =>
  messages.map(({ id }) => id).toSorted((one, other) => one - other)

describe.each(engines)('copies that came before on %s', (engine) => {
  test('MSG-10 are held back once a later one shows what they are', async () => {
    const { list, mark, send, storage } = await opened(engine)
    await send(`${offer} 0944 555 014`)
    await send('Our well gives less water than last year, could somebody come to Salamiyah?')
    await send(`Hello, ${offer} 0944 555 015`)
    const before = await list()
    expect([before.unread, before.quarantined]).toEqual([3, 0])
    await send(`${offer} 0944 555 016`, byProgram)
    const { messages, quarantined, unread } = await list()
    expect([messages.map(({ id }: { id: number }) => id), unread, quarantined]).toEqual([[2], 1, 3])
    const held = await list('state=quarantine')
    const signs = held.messages.map(({ suspicion }: { suspicion: { signs: object[] } }) =>
      suspicion.signs.at(-1),
    )
    const later = { sign: 'later-copies', points: 5 }
    expect(signs).toEqual([{ sign: 'repeated-text', points: 4 }, later, later])
    const [notice] = await openedDatabase(storage.place)
      .db.selectFrom('mails')
      .selectAll()
      .execute()
    expect(JSON.parse(notice?.data ?? '').messages).toEqual([{ id: 2, page: '' }])

    expect((await mark(1, { spam: false })).body.inbox_message.suspicion).toBeNull()
    await send(`${offer} 0944 555 017`, byProgram)
    expect(idsOf(await list())).toEqual([1, 2])
  })

  test('MSG-10 stay where somebody touched them', async () => {
    const { layla, list, mark, send } = await opened(engine)
    for (let number = 0; number < 6; number += 1) await send(`${offer} 0944 555 01${number}`)
    for (const read of [true, false]) await mark(1, { read })
    for (const answered of [true, false]) await mark(2, { answered })
    for (const closed of [true, false]) await mark(3, { closed })
    await layla.post('/messages/4/notes', { json: { text: 'Is this for us?' } })
    for (const spam of [true, false]) await mark(5, { spam })
    await send(`${offer} 0944 555 017`, byProgram)
    expect(idsOf(await list())).toEqual([1, 2, 3, 4, 5])
    expect(idsOf(await list('state=quarantine'))).toEqual([6, 7])
  })

  test('MSG-10 stay for wording that many sent, and of the same address', async () => {
    const { list, send } = await opened(engine)
    for (let number = 0; number < 12; number += 1) await send(petition)
    expect(idsOf(await list('state=quarantine'))).toEqual([11, 12])
    await send(`${offer} 0944 555 014`, { email: 'rima@farm.example' })
    await send(`${offer} 0944 555 014`, { email: 'Rima@farm.example', ...byProgram })
    expect((await list()).pagination.total).toBe(11)
  })

  test('MSG-10 is one that its sender repeats, once the inbox holds four', async () => {
    const { list, send } = await opened(engine)
    const email = 'rima@farm.example'
    for (let number = 0; number < 6; number += 1) await send(petition, { email })
    await send(`${petition}!`, { email })
    expect(idsOf(await list())).toEqual([1, 2, 3, 4, 7])
  })

  test('MSG-10 go by a number that others named, if its text is theirs', async () => {
    const { list, send } = await opened(engine)
    const brief = 'I am bored, write me on Telegram @rima_pumps'
    await send(brief)
    await send('Nobody answers our calls. My daughter works for you, she is @rima_pumps')
    await send(brief)
    await send(`Hello, ${brief}`)
    expect(idsOf(await list())).toEqual([2])
  })

  test('MSG-10 stay after a week, and nothing is kept of them', async () => {
    const { list, mark, send, storage } = await opened(engine)
    const { db } = openedDatabase(storage.place)
    const traced = async () =>
      (await db.selectFrom('message_traces').select('message_id').distinct().execute()).length
    await send(`${offer} 0944 555 014`)
    await send(`${offer} 0944 555 015`, { at: hoursLater(1) })
    await send(petition, { at: hoursLater(2) })
    expect(await traced()).toBe(3)
    await storage.messages.purge(hoursLater(7 * 24))
    expect(await traced()).toBe(2)
    await send(`${offer} 0944 555 016`, { at: hoursLater(7 * 24), ...byProgram })
    expect(idsOf(await list())).toEqual([1, 3])
    expect(await traced()).toBe(1)
    await mark(3, { read: true })
    expect(await traced()).toBe(0)
  })

  test('MSG-5 are held back once by two servers, and counted right', async () => {
    const { list, send, storage } = await opened(engine)
    const second =
      engine === 'PostgreSQL'
        ? await storageAt(storage.place, storage.dataFolder, null, true)
        : storage
    for (let number = 0; number < 6; number += 1) await send(`${offer} 0944 555 01${number}`)
    await send(petition)
    const later = Array.from({ length: 8 }, (_, number) =>
      send(`${offer} 0944 555 02${number}`, { by: number % 2 ? storage : second, ...byProgram }),
    )
    const removals = [1, 2].map((id) => storage.messages.remove([id], byLayla()))
    await Promise.all([...later, ...removals])
    const { unread, quarantined } = await list()
    const database = openedDatabase(storage.place)
    const totals = async () => {
      const rows = await database.db.selectFrom('message_totals').selectAll().execute()
      return rows
        .filter(({ total }) => total !== 0)
        .map((row) => JSON.stringify(row))
        .toSorted()
    }
    const counted = await totals()
    await database.writeQuietly('product', computeMessageTotals)
    expect(await totals()).toEqual(counted)
    expect([unread, quarantined]).toEqual([1, 12])
  })
})
