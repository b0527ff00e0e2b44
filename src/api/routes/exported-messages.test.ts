import { describe, expect, test } from 'vitest'
import { apiKey } from '../../../tests/support/api.ts'
import { saveOf } from '../../../tests/support/articles.ts'
import { byLayla, minutesLater, rimasMessage, today } from '../../../tests/support/cast.ts'
import { postOffice } from '../../../tests/support/mail.ts'
import { newsroom } from '../../../tests/support/newsroom.ts'
import { engines, type EngineName, openedDatabase } from '../../../tests/support/storages.ts'
import { mostExported } from '../../domain/contact/exported-message.ts'
import { presetValues } from '../../domain/forms/form-presets.ts'
import { computeMessageTotals } from '../../storage/messages/message-totals.ts'

const written = { ...rimasMessage, language: 'en' }
type World = Awaited<ReturnType<typeof newsroom>>

async function fileOf(
  { api, tokenOf }: Pick<World, 'api' | 'tokenOf'>,
  json: object,
): Promise<Response> {
  return api.request('/messages/export', {
    method: 'POST',
    headers: {
      'api-key': apiKey,
      authorization: `Bearer ${await tokenOf('Omar')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(json),
  })
}

async function fill({ storage }: World, count: number, message: string): Promise<void> {
  const database = openedDatabase(storage.place)
  await database.writeQuietly('product', async (trx) => {
    for (let first = 0; first < count; first += 500) {
      const rows = Array.from({ length: 500 }, (_, number) => ({
        ...written,
        message,
        words: '',
        sent_at: minutesLater(Math.floor((first + number) / 3)).toISOString(),
      }))
      await trx.insertInto('messages').values(rows).execute()
    }
    await computeMessageTotals(trx)
  })
}

describe.each(engines)('the inbox as a file on %s', (engine: EngineName) => {
  test('MSG-15 holds what the filter shows, newest first, on the clock of the site', async () => {
    const world = await newsroom(engine)
    const { storage, omar, layla, clock } = world
    await layla.call('PATCH', '/publishing', { json: { time_zone: 'Asia/Damascus' } })
    await storage.messages.add(written, today)
    await storage.messages.add(
      { ...written, name: '=Samir', message: 'Two "pumps"\nfor Hama' },
      minutesLater(5),
    )
    clock.now = minutesLater(9)
    await omar.call('PATCH', '/messages/2', { json: { answered: true } })
    const { status, headers, text } = await read(await fileOf(world, {}))
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=UTF-8'])
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const lines = text.split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/^\ufeff"Sent","Name","Email","Phone","Message"/)
    expect(lines[1]).toContain(
      `"'=Samir","rima@farm.example","'+963 944 555 014","Two ""pumps""\nfor Hama","en","","","","Answered"`,
    )
    expect(lines[2]).toContain('"Rima"')
    const shown = await omar.get('/messages?limit=1')
    expect(Date.parse(`${lines[1]?.slice(1, 17).replace(' ', 'T')}+03:00`)).toBe(
      Date.parse(shown.body.messages[0].sent_at) -
        (Date.parse(shown.body.messages[0].sent_at) % 60_000),
    )
    const waiting = await read(await fileOf(world, { state: 'waiting', q: 'rim', language: 'ar' }))
    expect(waiting.text.split('\r\n')).toHaveLength(3)
    expect(waiting.text).toContain('"بانتظار الردّ"')
    expect((await fileOf(world, { assigned: 'mine' })).status).toBe(200)
    const { body } = await layla.get('/activity')
    expect(
      body.entries.filter(({ kind }: { kind: string }) => kind === 'messages-exported'),
    ).toMatchObject([{ details: { count: 1 } }, { details: { count: 2 } }])
  })
})

test('MSG-15 the file of one form has a column for each question, others one for all', async () => {
  const world = await newsroom('SQLite')
  const { omar, storage, visitor } = world
  await storage.forms.create(presetValues('appointment', ['en', 'ar']), byLayla())
  const { id: about } = await storage.articles.create(
    'products',
    saveOf('en', { title: '=Pump' }),
    byLayla(),
  )
  await storage.messages.add(written, today)
  const answers = { nameof01: 'Rima', phoneof1: '0944 555 014', dayasked: '2025-11-04' }
  const send = (language: string, more: object, from: string) =>
    visitor.post('/forms/1/send', {
      json: { language, about, answers: { ...answers, timeof01: 'anytime1', ...more } },
      headers: { 'x-test-address': from },
    })
  await send('en', { message1: '=HYPERLINK("x")' }, '192.0.2.7')
  await omar.post('/forms/1', {
    json: { fields: { message1: null }, order: ['phoneof1', 'nameof01', 'dayasked', 'timeof01'] },
  })
  await send('ar', {}, '192.0.2.8')
  const { text } = await read(await fileOf(world, { form: '1', language: 'en' }))
  const [head, second, first] = text.split('\r\n')
  expect(head).toContain(
    '"Page language","Form","About product","Phone","Your name","Which day?","What time of day?","What is it about?","State"',
  )
  expect(second).toContain(
    '"ar","حجز موعد","","0944 555 014","Rima","2025-11-04","أيّ وقت","","Waiting',
  )
  expect(first).toContain(
    `"en","Book an appointment","'=Pump","0944 555 014","Rima","2025-11-04","Any time","'=HYPERLINK(""x"")",`,
  )
  const all = await read(await fileOf(world, { form: 'contact', language: 'en' }))
  expect(all.text.split('\r\n')).toHaveLength(3)
  const every = await read(await fileOf(world, { language: 'en' }))
  expect(every.text).toContain('"Form","About product","Answers","State"')
  expect(every.text).toContain('"حجز موعد","","رقم الهاتف: 0944 555 014\nالاسم: Rima\n')
})

test('FORM-6 MSG-15 a form whose questions changed 200 times loses no answer in its file', async () => {
  const world = await newsroom('SQLite')
  const { omar, storage } = world
  await storage.forms.create(presetValues('contact', ['en', 'ar']), byLayla())
  const now = { field: 'message1', kind: 'paragraph', label: 'Message' } as const
  for (let change = 0; change < 200; change++) {
    const field = `asked${String(change).padStart(3, '0')}`
    const answers = [
      { field, kind: 'line', label: `Question ${change}`, value: `Answer ${change}` } as const,
      { ...now, label: `Message of ${change}`, value: `Text ${change}` },
    ]
    const form = { id: 1, title: `Form ${change}` }
    await storage.messages.add({ ...written, form, answers }, minutesLater(change))
  }
  const { text } = await read(await fileOf(world, { form: '1', language: 'en' }))
  const [head = [], ...rows] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))
  const cellsOf = (question: string) => rows.map((row) => row[head.indexOf(question)])
  expect(rows.map(({ length }) => length)).toEqual(Array(200).fill(head.length))
  expect(head.filter((name) => name.startsWith('Message'))).toEqual(['Message', 'Message'])
  expect(rows.map((row) => row[head.lastIndexOf('Message')])).toEqual(
    rows.map((_, index) => `Text ${199 - index}`),
  )
  for (const change of [0, 99, 199]) {
    const answered = cellsOf(`Question ${change}`)
    expect(answered[199 - change]).toBe(`Answer ${change}`)
    expect(answered.filter(Boolean)).toHaveLength(1)
  }
  const shown = (await omar.get('/messages?form=1&limit=1&page=150')).body.messages[0]
  expect(shown.answers.map(({ label }: { label: string }) => label)).toEqual([
    'Question 50',
    'Message of 50',
  ])
})

test('MSG-15 the file holds notes, and replies that are not refused', async () => {
  const world = await postOffice('SQLite')
  const { storage, server, send, clock } = world
  const omar = await world.signedInAs('Omar')
  await storage.messages.add(written, today)
  await omar.post('/messages/1/notes', { json: { text: 'She is at the "old" mill' } })
  const answer = (text: string, last_reply: number, answered: boolean) =>
    omar.post('/messages/1/replies', { json: { text, seen: { last_reply, answered } } })
  await answer('We come on Tuesday.', 0, false)
  await send()
  server.refuseBy(() => [550, 'No such mailbox'])
  await answer('And on Friday.', 1, true)
  await send()
  const { text } = await read(await fileOf(world, {}))
  const time = clock.now.toISOString().slice(0, 16).replace('T', ' ')
  expect(text).toMatch(/"Replies","Notes for colleagues"\r\n/)
  expect(text.slice(text.indexOf('"Answered"'))).toContain(
    `,"Omar, ${time}\nWe come on Tuesday.","Omar, ${time}\nShe is at the ""old"" mill"\r\n`,
  )
})

test('MSG-16 10,000 messages are sent while others are served, in little memory', async () => {
  const world = await newsroom('SQLite')
  await fill(world, mostExported + 500, 'بئرنا يعطي ماء أقلّ '.repeat(50))
  await exported(world)
  const { lines, turns, memory } = await exported(world)
  expect(lines).toBe(1 + mostExported)
  expect(turns).toBeGreaterThanOrEqual(mostExported / 50)
  expect(memory).toBeLessThan(32)
})

async function exported(world: World) {
  const response = await fileOf(world, {})
  const before = process.memoryUsage().rss
  let [lines, turns, most] = [0, 0, before]
  let turn: NodeJS.Immediate
  const serveOthers = () => {
    turns += 1
    turn = setImmediate(serveOthers)
  }
  turn = setImmediate(serveOthers)
  for await (const chunk of response.body ?? []) {
    lines += new TextDecoder().decode(chunk).split('\r\n').length - 1
    most = Math.max(most, process.memoryUsage().rss)
  }
  clearImmediate(turn)
  return { lines, turns, memory: (most - before) / 2 ** 20 }
}

async function read(response: Response) {
  return {
    status: response.status,
    headers: response.headers,
    text: Buffer.from(await response.arrayBuffer()).toString(),
  }
}
