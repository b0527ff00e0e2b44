import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiKey, tokenSecret } from '../../tests/support/api.ts'
import { minutesLater, rimasMessage } from '../../tests/support/cast.ts'
import { postOffice } from '../../tests/support/mail.ts'
import { offerContactForm } from '../../tests/support/newsroom.ts'
import { editBy } from '../../tests/support/staff.ts'
import {
  engines,
  freshFolder,
  freshPlace,
  openedDatabase,
  storageAt,
} from '../../tests/support/storages.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { sendDue } from '../mail/send-mails.ts'

const everything = { states: [], q: '' }
const seen = { lastReply: 0, isAnswered: false }

/** Rima's message was told to Layla; a reply, and the news of a second message, still wait. */
async function opened() {
  const office = await postOffice('SQLite')
  const { storage, server, send } = office
  await offerContactForm(office)
  await storage.installation.complete(undefined, minutesLater(0))
  const message = { ...rimasMessage, language: 'en' }
  await storage.messages.add(message, minutesLater(0))
  await send()
  await storage.messages.add({ ...message, name: 'Sami' }, minutesLater(1))
  await storage.replies.add(1, { text: 'A technician comes.', seen }, editBy('Layla'))
  const environment = {
    DATA_DIR: resolve(storage.place, '..'),
    JWT_SECRET: tokenSecret,
    API_KEY: apiKey,
  }
  const waitingAt = (place: string) =>
    openedDatabase(place)
      .db.selectFrom('mails')
      .select(['kind', 'message_id', 'recipient'])
      .where('ended_at', 'is', null)
      .orderBy('id')
      .execute()

  async function sendFrom(place: string, dataFolder: string) {
    const there = await storageAt(place, dataFolder, null, true)
    const before = server.received.length
    await sendDue({ ...office.parts, storage: there, now: () => minutesLater(12) })
    const { messages } = await there.messages.list({ page: 1, limit: 10, filter: everything })
    const replies = messages.flatMap((one) => one.replies.map(({ state }) => state))
    const mails = (await server.mails()).slice(before)
    return { there, replies, told: mails.map(({ messageId }) => messageId?.split('@')[0]) }
  }

  return { ...office, environment, waitingAt, sendFrom }
}

test('MAIL-8 a move takes what waits along, and the site it left sends none of it', async () => {
  const { environment, storage, waitingAt, sendFrom } = await opened()
  const target = await freshPlace('PostgreSQL')
  const before = await waitingAt(storage.place)
  expect(before.map(({ kind }) => kind)).toEqual(['inbox', 'reply'])
  expect((await wajha(environment, '--json', 'move', '--database', target)).code).toBe(0)
  expect(await waitingAt(target)).toEqual(before)

  const left = await sendFrom(storage.place, environment.DATA_DIR)
  expect([left.told, left.replies]).toEqual([[], ['waiting']])
  const { told, replies } = await sendFrom(target, environment.DATA_DIR)
  const ids = before.map(({ message_id }) => `<${message_id}`)
  expect(told.toSorted()).toEqual(ids.toSorted())
  expect(replies).toEqual(['sent'])
})

describe.each(engines)('a restored site on %s', (engine) => {
  test('MAIL-8 sends no old mail, and asks for a reply that waited', async () => {
    const { environment, sendFrom } = await opened()
    const backup = await wajha(environment, '--json', 'backup', '--to', await freshFolder())
    const DATA_DIR = await freshFolder()
    const DATABASE_URL = engine === 'SQLite' ? undefined : await freshPlace(engine)
    const settings = { ...environment, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }
    const { archive } = backup.json()
    expect((await wajha(settings, '--json', 'restore', archive)).code).toBe(0)
    const place = DATABASE_URL ?? join(DATA_DIR, 'wajha.sqlite')
    const { there, told, replies } = await sendFrom(place, DATA_DIR)
    expect([told, replies]).toEqual([[], ['unsure']])

    await there.replies.sendAgain(1, 1, editBy('Layla'))
    expect((await sendFrom(place, DATA_DIR)).replies).toEqual(['sent'])
  })
})
