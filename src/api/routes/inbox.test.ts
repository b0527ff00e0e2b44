import { describe, expect, test } from 'vitest'
import { hoursLater, rimasMessage, today } from '../../../tests/support/cast.ts'
import { newsroom } from '../../../tests/support/newsroom.ts'
import { castIds } from '../../../tests/support/staff.ts'
import { engines, type EngineName, openedDatabase } from '../../../tests/support/storages.ts'
import type { MessageResponse } from '../../contract/inbox.ts'

const written = { ...rimasMessage, language: 'ar' }

async function inbox(engine: EngineName, count: number) {
  const world = await newsroom(engine)
  for (let number = 1; number <= count; number += 1) {
    const message = number % 2 ? 'An odd well' : 'An even well'
    await world.storage.messages.add({ ...written, message }, hoursLater(number))
  }
  const { layla, omar } = world
  const change = (id: number, json: object, who = layla) =>
    who.call('PATCH', `/messages/${id}`, { json })
  const all = async (query = '') =>
    (await omar.get(`/messages?limit=100&${query}`)).body as {
      messages: MessageResponse[]
      pagination: { total: number }
      unread: number
    }
  return {
    ...world,
    change,
    all,
    note: (id: number, text = 'Asked the workshop.', who = omar) =>
      who.post(`/messages/${id}/notes`, { json: { text } }),
  }
}

type Test = (message: MessageResponse) => boolean
const states: Record<string, Test> = {
  new: ({ read_at: read }) => read === null,
  waiting: ({ answered_at: answered, closed_at: closed }) => answered === null && closed === null,
  answered: ({ answered_at: answered, closed_at: closed }) => answered !== null && closed === null,
  closed: ({ closed_at: closed }) => closed !== null,
}
const colleagues: Record<string, Test> = {
  mine: ({ assigned_to: to }) => to?.id === castIds.Omar,
  nobody: ({ assigned_to: to }) => to === null,
  [castIds.Layla]: ({ assigned_to: to }) => to?.id === castIds.Layla,
}
const searches: Record<string, Test> = {
  odd: ({ message }) => message.includes('odd'),
}
const anything: Record<string, Test> = { '': () => true }

describe.each(engines)('the inbox on %s', (engine) => {
  test('MSG-2 filters alone and together find what a recount finds', async () => {
    const { all, change, layla, omar, storage } = await inbox(engine, 24)
    const marks = [
      { read: true },
      { read: true, assigned_to: castIds.Omar },
      { answered: true, assigned_to: castIds.Layla },
      { closed: true },
      { answered: true, closed: true, assigned_to: castIds.Omar },
      { closed: true, assigned_to: castIds.Omar },
      { read: false, answered: true },
    ]
    for (let id = 1; id <= 21; id += 1) await change(id, marks[id % marks.length] ?? {})
    for (const json of [{ closed: false }, { answered: false }, { assigned_to: null }]) {
      for (const id of [4, 11, 17]) await change(id, json)
    }
    const removed = await layla.post('/messages/delete-multiple', { json: { ids: [5, 6, 24] } })
    await layla.post(`/trash/${removed.body.trash_ids[0]}/restore`)

    const { messages } = await all()
    expect(messages).toHaveLength(22)
    const found: number[] = []
    for (const [state, isIn] of Object.entries({ ...anything, ...states })) {
      for (const [assigned, isTheirs] of Object.entries({ ...anything, ...colleagues })) {
        for (const [q, isSought] of Object.entries({ ...anything, ...searches })) {
          const expected = messages.filter((one) => isIn(one) && isTheirs(one) && isSought(one))
          const query = Object.entries({ state, assigned, q }).filter(([, value]) => value)
          const answer = await all(String(new URLSearchParams(query)))
          expect(answer.messages, String(query)).toEqual(expected)
          expect(answer.pagination.total, String(query)).toBe(expected.length)
          found.push(expected.length)
        }
      }
    }
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(25)
    const unread = messages.filter((one) => states.new?.(one)).length
    expect([
      (await all()).unread,
      (await omar.get('/overview')).body.counts.unread_messages,
    ]).toEqual([unread, unread])

    const database = openedDatabase(storage.place)
    const totals = async () => {
      const rows = await database.db.selectFrom('message_totals').selectAll().execute()
      return rows.filter(({ total }) => total !== 0).map((row) => JSON.stringify(row))
    }
    const kept = (await totals()).toSorted()
    await database.writeQuietly('product', async (trx) => {
      await trx.updateTable('message_totals').set({ total: 7 }).execute()
    })
    await storage.messages.purge(today)
    expect((await totals()).toSorted()).toEqual(kept)
  })

  test('MSG-3 assigning, closing and noting say who and when, of one message', async () => {
    const { all, change, clock, layla, note } = await inbox(engine, 2)
    const [, untouched] = (await all()).messages.toReversed()
    await change(1, { assigned_to: castIds.Omar })
    clock.now = hoursLater(1)
    await change(1, { closed: true, assigned_to: castIds.Omar })
    await note(1)
    clock.now = hoursLater(2)
    await change(1, { closed: true })
    await layla.delete(`/users/${castIds.Omar}`)
    const { body } = await layla.get('/messages')
    const byLayla = { id: castIds.Layla, name: 'Layla' }
    expect(body.messages[1]).toMatchObject({
      assigned_to: { id: castIds.Omar, name: 'Omar' },
      assigned_at: today.toISOString(),
      assigned_by: byLayla,
      closed_at: hoursLater(1).toISOString(),
      closed_by: byLayla,
      read_at: hoursLater(1).toISOString(),
      answered_at: null,
      notes: [
        {
          text: 'Asked the workshop.',
          written_by: { id: null, name: 'Omar' },
          written_at: hoursLater(1).toISOString(),
        },
      ],
    })
    expect(body.messages[0]).toEqual(untouched)
    const reopened = await change(1, { closed: false, assigned_to: null })
    expect(reopened.body.inbox_message).toMatchObject({
      assigned_to: null,
      assigned_at: null,
      assigned_by: null,
      closed_at: null,
      closed_by: null,
    })
  })

  test.each([castIds.Nour, 99])('is not assigned to %s, who cannot sign in', async (id) => {
    const { all, change } = await inbox(engine, 1)
    const before = await all()
    const { status, body } = await change(1, { assigned_to: id, closed: true })
    expect([status, Object.keys(body.fields)]).toEqual([400, ['assigned_to']])
    expect(await all()).toEqual(before)
  })

  test('MSG-3 notes come back from the trash, and authors and administrators delete them', async () => {
    const { all, layla, note, omar } = await inbox(engine, 2)
    await note(1)
    const { body } = await note(1, 'He comes on Tuesday.', layla)
    expect(body.note).toMatchObject({ text: 'He comes on Tuesday.', written_by: { name: 'Layla' } })
    const before = await all()
    const { trash_id: trashId } = (await omar.delete('/messages/1')).body
    await omar.post(`/trash/${trashId}/restore`)
    expect(await all()).toEqual(before)
    const remove = async (path: string, who = omar) =>
      (await who.delete(`/messages/${path}`)).status
    expect(await remove('1/notes/2')).toBe(403)
    expect(await remove('2/notes/1')).toBe(404)
    expect(await all()).toEqual(before)
    expect([await remove('1/notes/1', layla), await remove('1/notes/2', layla)]).toEqual([200, 200])
    expect((await all()).messages.flatMap(({ notes }) => notes)).toEqual([])
  })

  test('MSG-3 takes 100 notes of up to 2,000 characters', async () => {
    const { all, note } = await inbox(engine, 1)
    expect((await note(1, 'n'.repeat(2_001))).status).toBe(400)
    for (let number = 0; number < 99; number += 1) await note(1, 'n'.repeat(2_000))
    const statuses = (await Promise.all([note(1), note(1)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409])
    expect((await all()).messages[0]?.notes).toHaveLength(100)
    expect((await note(9)).status).toBe(404)
  })
})

test.each(['state=old', 'assigned=somebody', 'assigned=0'])(
  'refuses to list by %s',
  async (query) => {
    const { omar } = await newsroom('SQLite')
    expect((await omar.get(`/messages?${query}`)).status).toBe(400)
  },
)
