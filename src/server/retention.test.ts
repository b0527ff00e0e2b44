import { describe, expect, test } from 'vitest'
import { byLayla, hoursLater, rimasMessage, today } from '../../tests/support/cast.ts'
import { postOffice } from '../../tests/support/mail.ts'
import {
  engines,
  type EngineName,
  openedDatabase,
  storageAt,
} from '../../tests/support/storages.ts'
import { presetValues } from '../domain/forms/form-presets.ts'
import { eraseDueMessages } from './cleanup.ts'

const written = { ...rimasMessage, language: 'en' }
const daysLater = (days: number) => hoursLater(24 * days)

async function opened(engine: EngineName) {
  const office = await postOffice(engine)
  const { storage } = office
  const { db } = openedDatabase(storage.place)
  return {
    ...office,
    /** One is answered and noted, one deleted, one deleted and restored, and the last is new. */
    async fill() {
      for (const name of ['Answered', 'Deleted', 'Restored', 'Late']) {
        await storage.messages.add({ ...written, name }, name === 'Late' ? daysLater(20) : today)
      }
      await storage.notes.add(1, 'A note for colleagues', byLayla())
      await storage.replies.add(
        1,
        { text: 'A reply that waits', seen: { lastReply: 0, isAnswered: false } },
        byLayla(),
      )
      await storage.messages.remove([2, 3], byLayla())
      const [restored] = await storage.trash.get(['message'], [2], daysLater(1))
      await storage.trash.restore(restored ? [restored] : [], byLayla())
    },
    async left() {
      const tables = ['messages', 'replies', 'message_notes'] as const
      const rows = await Promise.all(
        tables.map((table) => db.selectFrom(table).selectAll().execute()),
      )
      const trash = await db
        .selectFrom('revisions')
        .selectAll()
        .where('kind', '=', 'message')
        .execute()
      const mails = await db.selectFrom('mails').selectAll().where('kind', '=', 'reply').execute()
      return [...rows, trash, mails].map(({ length }) => length)
    },
  }
}

describe.each(engines)('messages that were kept long enough on %s', (engine) => {
  test('MSG-19 stay until an administrator chooses for how long they are kept', async () => {
    const { fill, left, storage } = await opened(engine)
    await fill()
    const before = await left()
    expect(await storage.retention.erase(daysLater(4_000))).toBe(0)
    expect(await left()).toEqual(before)
  })

  test('MSG-19 are counted first, and erased with all that belongs to them', async () => {
    const { fill, left, signedInAs, clock, storage } = await opened(engine)
    await fill()
    clock.now = daysLater(25)
    const layla = await signedInAs('Layla')
    expect((await layla.get('/inbox/retention?days=10')).body).toEqual({ keep_days: null, due: 3 })
    expect((await layla.get('/inbox/retention?days=3651')).status).toBe(400)
    const { body } = await layla.post('/inbox/retention', { json: { keep_days: 10 } })
    expect([body.keep_days, body.erased]).toEqual([10, 3])
    expect(await left()).toEqual([1, 0, 0, 0, 0])
    expect(await storage.messages.unread()).toBe(1)
    expect((await layla.post('/inbox/retention', { json: { keep_days: 0 } })).status).toBe(400)
  })

  test('FORM-12 are erased by the term of their form, before and after it is deleted', async () => {
    const { clock, left, signedInAs, storage } = await opened(engine)
    const jobs = await storage.forms.create(presetValues('job', ['en']), byLayla())
    const form = { id: jobs.id, title: 'Jobs' }
    for (const name of ['Rima', 'Sami', 'Hala']) {
      await storage.messages.add({ ...written, name, form }, today)
    }
    await storage.messages.add(written, today)
    await storage.messages.remove([2], byLayla())
    clock.now = daysLater(25)
    await storage.messages.add({ ...written, name: 'Late', form }, clock.now)
    const layla = await signedInAs('Layla')
    const asked = async (query: string) => (await layla.get(`/inbox/retention?${query}`)).body
    expect(await asked('days=10&form=1')).toEqual({ keep_days: 180, due: 3 })
    expect(await asked('days=10')).toEqual({ keep_days: null, due: 1 })
    await storage.retention.change(10, byLayla())
    expect(await storage.retention.erase(clock.now)).toBe(1)
    await layla.post('/forms/1', { json: { keep_days: 20 } })
    expect(await left()).toEqual([1, 0, 0, 0, 0])
    await layla.delete('/forms/1')
    expect(await storage.retention.erase(daysLater(44))).toBe(0)
    expect(await storage.retention.erase(daysLater(46))).toBe(1)
    expect((await layla.get('/inbox/retention?form=9')).status).toBe(404)
  })

  test('MSG-19 are erased once by two servers, which log counts alone', async () => {
    const { fill, left, storage } = await opened(engine)
    await fill()
    const second = await storageAt(storage.place, storage.dataFolder)
    await storage.retention.change(10, byLayla())
    const told: unknown[] = []
    const log = { info: (...line: unknown[]) => void told.push(line), error: () => {} }
    await Promise.all([storage, second].map((one) => eraseDueMessages(one, log)))
    const counts = told.map((line) => (line as [{ erased: number }])[0].erased)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4)
    expect(JSON.stringify(told)).not.toContain('rima')
    expect(await left()).toEqual([0, 0, 0, 0, 0])
  })
})
