import { describe, expect, test } from 'vitest'
import { minutesLater, rimasMessage, today } from '../../../tests/support/cast.ts'
import { postOffice } from '../../../tests/support/mail.ts'
import { offerContactForm } from '../../../tests/support/newsroom.ts'
import { engines, type EngineName, storageAt } from '../../../tests/support/storages.ts'
import { messages } from '../../domain/messages.ts'

const written = { ...rimasMessage, language: 'en' }
const arrival = { senderAt: () => 'her network' }

async function opened(engine: EngineName) {
  const office = await postOffice(engine)
  await offerContactForm(office)
  const { storage } = office
  return {
    ...office,
    write: (json: object = written, from = '192.0.2.7') =>
      office.visitor.post('/contact', { json, headers: { 'x-test-address': from } }),
    stored: () => storage.messages.unread(),
    waiting: async () => (await storage.mails.state()).waiting,
  }
}

describe.each(engines)('a message that comes again on %s', (engine) => {
  test('MSG-6 is stored and told once, and answered as the first', async () => {
    const { clock, write, stored, waiting } = await opened(engine)
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => write()))
    clock.now = minutesLater(9)
    for (const { status, body } of [...atOnce, await write()]) {
      expect([status, body]).toEqual([201, { message: messages.messageSent }])
    }
    expect([await stored(), await waiting()]).toEqual([1, 1])
  })

  test('MSG-6 is another one with other words, from elsewhere, or after ten minutes', async () => {
    const { clock, write, stored } = await opened(engine)
    await write()
    await write({ ...written, message: 'Something else entirely' })
    await write({ ...written, phone: '' })
    await write(written, '192.0.2.8')
    clock.now = minutesLater(11)
    await write()
    expect(await stored()).toBe(5)
  })

  test('MSG-6 is one across midnight, and none that was held back before', async () => {
    const { clock, storage, write, stored } = await opened(engine)
    clock.now = new Date('2026-03-01T23:58:00Z')
    await write({ ...written, website: 'https://spam.example' })
    await write()
    expect(await stored()).toBe(1)
    clock.now = new Date('2026-03-02T00:03:00Z')
    await write()
    await write({ ...written, website: 'https://spam.example' })
    expect([await stored(), await storage.messages.quarantined()]).toEqual([1, 1])
  })

  test('MSG-6 is one where ten arrive at once', async () => {
    const { storage } = await opened(engine)
    const second =
      engine === 'PostgreSQL'
        ? await storageAt(storage.place, storage.dataFolder, null, true)
        : storage
    await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        (number % 2 ? storage : second).messages.add(written, today, arrival),
      ),
    )
    expect(await storage.messages.unread()).toBe(1)
    expect((await storage.mails.state()).waiting).toBe(1)
  })
})
