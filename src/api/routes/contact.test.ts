import { describe, expect, test } from 'vitest'
import { hoursLater, rimasMessage, today } from '../../../tests/support/cast.ts'
import { newsroom, saveSection } from '../../../tests/support/newsroom.ts'
import { engines, type EngineName, openedDatabase } from '../../../tests/support/storages.ts'
import { indexMessages } from '../../storage/messages/message-store.ts'

const written = { ...rimasMessage, language: 'ar' }
const required = 'This field is required'

async function offering(engine: EngineName) {
  const world = await newsroom(engine)
  await saveSection(world.layla, 'contactUs', { contact_form: true })
  const inbox = async () => (await world.omar.get('/messages')).body
  const send = (json: object, from = '192.0.2.7') =>
    world.visitor.post('/contact', { json, headers: { 'x-test-address': from } })
  return { ...world, inbox, send }
}

describe.each(engines)('the contact form on %s', (engine) => {
  test('is switched on by an editor, off by a reset, and comes back with the section', async () => {
    const { omar, visitor } = await newsroom(engine)
    const isOffered = async () =>
      (await visitor.get('/sections/contactUs/content/en')).body.content.contact_form
    expect(await isOffered()).toBe(false)
    expect((await visitor.post('/contact', { json: written })).status).toBe(404)
    const saved = await saveSection(omar, 'contactUs', { contact_form: true })
    expect(saved.body.content).toMatchObject({ contact_form: true, revision: 1 })
    expect((await visitor.post('/contact', { json: written })).status).toBe(201)

    await omar.post('/sections/contactUs/reset')
    expect(await isOffered()).toBe(false)
    const { body } = await omar.get('/sections/contactUs/history')
    expect(body.revisions[0].fields).toEqual([{ field: 'contact_form', language: null }])
    await omar.post('/sections/contactUs/history/1/restore')
    expect(await isOffered()).toBe(true)
  })

  test('brings what a visitor writes into the inbox, digits as telephones dial them', async () => {
    const { inbox, send, watched } = await offering(engine)
    const changes = await watched.told()
    const { status, body } = await send({ ...written, phone: ' ٠٩٤٤ 555 014 ' })
    expect([status, body]).toEqual([201, { message: 'Your message was sent.' }])
    const { name, email, message } = rimasMessage
    expect(await inbox()).toEqual({
      messages: [
        {
          id: 1,
          name,
          email,
          phone: '0944 555 014',
          message,
          language: 'ar',
          form: null,
          about: null,
          answers: [],
          attachments: [],
          sent_at: today.toISOString(),
          read_at: null,
          answered_at: null,
          answered_by: null,
          assigned_to: null,
          assigned_at: null,
          assigned_by: null,
          closed_at: null,
          closed_by: null,
          suspicion: null,
          replies: [],
          notes: [],
        },
      ],
      pagination: { current_page: 1, last_page: 1, total: 1 },
      unread: 1,
      quarantined: 0,
      replying: null,
    })
    expect(await watched.told()).toBe(changes)
  })

  test('takes a message without a phone number, sent after a while', async () => {
    const { inbox, send } = await offering(engine)
    const { phone: _phone, ...others } = written
    expect((await send({ ...others, website: '', shown_for: 3_000 })).status).toBe(201)
    expect((await inbox()).messages[0].phone).toBe('')
  })

  test('keeps nothing of a machine that fills in what people do not see, or is too quick', async () => {
    const { inbox, send } = await offering(engine)
    expect((await send({ ...written, website: 'https://spam.example' })).status).toBe(201)
    const { status, headers } = await send({ ...written, shown_for: 2_999 })
    expect([status, headers.get('retry-after')]).toEqual([429, '3'])
    expect((await inbox()).messages).toEqual([])
  })

  test('takes a few messages from one address, and goes on for others', async () => {
    const { inbox, send } = await offering(engine)
    for (let number = 0; number < 5; number++) {
      const message = `Number ${number}`
      expect((await send({ ...written, message })).status).toBe(201)
    }
    const { status, headers, body } = await send(written)
    expect([status, body.error]).toEqual([429, 'Too many attempts. Please try again later.'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(written, '192.0.2.8')).status).toBe(201)
    expect((await inbox()).pagination.total).toBe(6)
  })

  test.each([
    ['no name', { ...written, name: ' ' }, ['name', required]],
    ['no message', { ...written, message: '' }, ['message', required]],
    ['no address', { ...written, email: '' }, ['email', required]],
    ['a wrong address', { ...written, email: 'rima' }, ['email', 'Invalid email address']],
    [
      'letters to dial',
      { ...written, phone: 'call me' },
      ['phone', 'Please enter a valid phone number.'],
    ],
    ['too long a name', { ...written, name: 'r'.repeat(101) }, ['name', 'This text is too long.']],
    [
      'too long a message',
      { ...written, message: 'r'.repeat(5_001) },
      ['message', 'This text is too long.'],
    ],
    [
      'an unknown language',
      { ...written, language: 'xx' },
      ['language', 'This language does not exist.'],
    ],
    ['a field of its own', { ...written, read_at: 'now' }, ['read_at', 'Unknown field.']],
    [
      'what no database can keep',
      { ...written, name: 'a\0b' },
      ['name', 'This text contains a character that cannot be saved.'],
    ],
  ] as const)('refuses %s', async (_what, json, [field, sentence]) => {
    const { send, inbox } = await offering(engine)
    const { status, body } = await send(json)
    expect([status, body.fields]).toEqual([400, { [field]: sentence }])
    expect((await inbox()).messages).toEqual([])
  })
})

describe.each(engines)('the inbox on %s', (engine) => {
  async function filled(count: number) {
    const world = await newsroom(engine)
    for (let number = 1; number <= count; number++) {
      const sent = { ...written, message: `Number ${number}` }
      await world.storage.messages.add(sent, hoursLater(number))
    }
    const ids = async (query = '') =>
      (await world.omar.get(`/messages${query}`)).body.messages.map((one: { id: number }) => one.id)
    return { ...world, ids }
  }

  test('is read page by page, newest first, and marked', async () => {
    const { omar, ids } = await filled(12)
    expect(await ids('?limit=5')).toEqual([12, 11, 10, 9, 8])
    expect(await ids('?limit=5&page=3')).toEqual([2, 1])
    expect(await ids('?page=3')).toEqual([])

    const marked = await omar.call('PATCH', '/messages/12', { json: { read: true } })
    expect(marked.body.inbox_message).toMatchObject({ id: 12, read_at: today.toISOString() })
    expect(await ids('?unread=true&limit=2')).toEqual([11, 10])
    const { body } = await omar.get('/messages?unread=true')
    expect([body.pagination.total, body.unread]).toEqual([11, 11])

    await omar.call('PATCH', '/messages/12', { json: { read: false } })
    expect(await ids('?unread=true&limit=2')).toEqual([12, 11])
    expect((await omar.call('PATCH', '/messages/99', { json: { read: true } })).status).toBe(404)
    expect((await omar.call('PATCH', '/messages/1', { json: {} })).status).toBe(400)
  })

  test('keeps the time a message was first read, whoever marks it again', async () => {
    const { omar, clock } = await filled(1)
    await omar.call('PATCH', '/messages/1', { json: { read: true } })
    clock.now = hoursLater(1)
    const { body } = await omar.call('PATCH', '/messages/1', { json: { read: true } })
    expect(body.inbox_message.read_at).toBe(today.toISOString())
  })

  test('INB-1 says who answered first, and when; what is answered is read', async () => {
    const { omar, layla, clock, ids } = await filled(2)
    const mark = (by: typeof omar, json: object) => by.call('PATCH', '/messages/1', { json })
    const first = await mark(omar, { answered: true })
    const answered = {
      read_at: today.toISOString(),
      answered_at: today.toISOString(),
      answered_by: { id: 2, name: 'Omar' },
    }
    expect(first.body.inbox_message).toMatchObject(answered)
    clock.now = hoursLater(1)
    expect((await mark(layla, { answered: true })).body.inbox_message).toMatchObject(answered)
    expect(await ids('?waiting=true')).toEqual([2])

    const waiting = { read_at: today.toISOString(), answered_at: null, answered_by: null }
    expect((await mark(layla, { answered: false })).body.inbox_message).toMatchObject(waiting)
    expect(await ids('?waiting=true')).toEqual([2, 1])
    expect((await mark(layla, { answered: 'yes' })).status).toBe(400)
  })

  test('INB-1 who answered is still named after leaving', async () => {
    const { omar, layla } = await filled(1)
    await omar.call('PATCH', '/messages/1', { json: { answered: true } })
    await layla.delete('/users/2')
    const { body } = await layla.get('/messages')
    expect(body.messages[0].answered_by.name).toBe('Omar')
  })

  test('INB-2 is searched by the beginnings of words, however they are written', async () => {
    const { omar, storage } = await newsroom(engine)
    const wrote = (name: string, phone: string, message: string) =>
      storage.messages.add({ ...written, name, phone, message }, today)
    await wrote('Rima', '+963 944 555 014', 'بئرنا في السلميّة يعطي ماءً أقلّ')
    await wrote('Samir 100%', '', 'Three pumps_for Hama')
    const found = async (q: string) => {
      const { body } = await omar.get(`/messages?${new URLSearchParams({ q })}`)
      expect(body.pagination.total).toBe(body.messages.length)
      return body.messages.map(({ name }: { name: string }) => name)
    }
    expect(await found('سلميه')).toEqual(['Rima'])
    expect(await found('rim ماء')).toEqual(['Rima'])
    expect(await found('٩٤٤')).toEqual(['Rima'])
    expect(await found('PUMP')).toEqual(['Samir 100%'])
    expect(await found('hama')).toEqual(['Samir 100%'])
    expect(await found('umps')).toEqual([])
    expect(await found('%')).toEqual(['Samir 100%', 'Rima'])
    expect((await omar.get('/messages?q=a+b+c+d+e+f+g+h+i')).status).toBe(400)
  })

  test('INB-2 finds what was written before there was a search', async () => {
    const { omar, storage } = await newsroom(engine)
    const database = openedDatabase(storage.place)
    await storage.messages.add(written, today)
    await database.write('product', (trx) =>
      trx.updateTable('messages').set({ words: null }).execute(),
    )
    expect((await omar.get('/messages?q=well')).body.messages).toHaveLength(0)
    await indexMessages(database)
    expect((await omar.get('/messages?q=well')).body.messages).toHaveLength(1)
  })

  test('loses what Omar deletes to the trash, from which he brings it back as it was', async () => {
    const { omar, ids } = await filled(3)
    await omar.call('PATCH', '/messages/2', { json: { answered: true } })
    const before = (await omar.get('/messages')).body
    const { status, body } = await omar.delete('/messages/2')
    expect([status, body.message]).toEqual([200, 'Deleted successfully'])
    expect(await ids()).toEqual([3, 1])
    const [removed] = (await omar.get('/trash')).body.removed
    expect(body.trash_id).toBe(removed.id)
    expect(removed).toMatchObject({ kind: 'message', subject: '2', names: [{ name: 'Rima' }] })
    expect((await omar.post(`/trash/${removed.id}/restore`)).status).toBe(200)
    expect((await omar.get('/messages')).body).toEqual(before)
    expect(await ids('?q=number+2')).toEqual([2])
    expect((await omar.delete('/messages/2')).status).toBe(200)
  })

  test('loses several at once, all or none', async () => {
    const { omar, ids, rows } = await filled(3)
    const before = await rows()
    const { status } = await omar.post('/messages/delete-multiple', { json: { ids: [1, 9] } })
    expect(status).toBe(404)
    expect(await rows()).toEqual(before)
    expect(
      (await omar.post('/messages/delete-multiple', { json: { ids: [1, 3, 3] } })).status,
    ).toBe(200)
    expect(await ids()).toEqual([2])
    expect((await omar.post('/messages/delete-multiple', { json: { ids: [] } })).status).toBe(400)
  })
})
