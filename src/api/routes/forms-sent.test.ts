import { describe, expect, test } from 'vitest'
import { answerTable } from '../../../tests/support/answers.ts'
import { byLayla, hoursLater, minutesLater, today } from '../../../tests/support/cast.ts'
import { rimasAnswers } from '../../../tests/support/forms.ts'
import { postOffice } from '../../../tests/support/mail.ts'
import { offerContactForm } from '../../../tests/support/newsroom.ts'
import { engines, type EngineName, openedDatabase } from '../../../tests/support/storages.ts'
import type { Answer } from '../../domain/forms/answer.ts'
import { presetValues } from '../../domain/forms/form-presets.ts'

async function opened(engine: EngineName) {
  const office = await postOffice(engine)
  const { storage, visitor } = office
  await storage.forms.create(presetValues('contact', ['en', 'ar']), byLayla())
  await storage.forms.create(presetValues('job', ['en', 'ar']), byLayla())
  const omar = await office.signedInAs('Omar')
  const sendTo = (id: number, json: object, from = '192.0.2.7') =>
    visitor.post(`/forms/${id}/send`, {
      json: { language: 'en', ...json },
      headers: { 'x-test-address': from },
    })
  return {
    ...office,
    omar,
    sendTo,
    sendForm: (answers: object = rimasAnswers, from?: string) => sendTo(1, { answers }, from),
    save: async (json: object, id = 1) =>
      (await office.signedInAs('Omar')).post(`/forms/${id}`, { json }),
    inbox: async (query = '') =>
      (await (await office.signedInAs('Omar')).get(`/messages${query}`)).body,
  }
}

const application = {
  nameof01: 'Rima',
  emailof1: 'rima@farm.example',
  phoneof1: '٠٩٤٤ 555 014',
  position: 'Fitter of pumps',
  message1: 'I have mended pumps for six years.',
  consent1: true,
}

describe.each(engines)('a form that is sent on %s', (engine) => {
  test('FORM-8 MSG-1 is stored with the questions as asked, whatever becomes of them', async () => {
    const { inbox, omar, save, sendTo } = await opened(engine)
    const { status, body } = await sendTo(2, { answers: application, revision: 1 })
    expect([status, body]).toEqual([201, { message: 'Your message was sent.' }])
    const agreed = 'I agree that you keep these details to consider my application.'
    const stored = {
      form: { id: 2, title: 'Apply for a job' },
      name: 'Rima',
      email: 'rima@farm.example',
      phone: '0944 555 014',
      message: application.message1,
      language: 'en',
    }
    const answers = [
      { field: 'nameof01', kind: 'line', label: 'Your name', value: 'Rima' },
      { field: 'emailof1', kind: 'email', label: 'Email', value: 'rima@farm.example' },
      { field: 'phoneof1', kind: 'phone', label: 'Phone', value: '0944 555 014' },
      {
        field: 'position',
        kind: 'line',
        label: 'Which job are you applying for?',
        value: application.position,
      },
      { field: 'message1', kind: 'paragraph', label: 'About you', value: application.message1 },
      { field: 'consent1', kind: 'consent', label: agreed, value: agreed },
    ]
    expect((await inbox()).messages).toMatchObject([{ ...stored, answers }])
    await save({ title: { en: 'Jobs' }, texts: { 'label:consent1': { en: 'Other words' } } }, 2)
    await save({ fields: { position: null, nameof01: null } }, 2)
    expect((await inbox()).messages).toMatchObject([{ ...stored, answers }])
    await omar.delete('/forms/2')
    expect((await inbox('?form=2')).messages).toMatchObject([{ ...stored, answers }])
  })

  test('FORM-14 leaves its messages, when it is deleted and when it comes back', async () => {
    const { inbox, omar, sendForm, sendTo } = await opened(engine)
    await sendForm()
    const { body } = await omar.delete('/forms/1')
    expect((await sendTo(1, { answers: rimasAnswers })).status).toBe(404)
    expect((await inbox('?form=1')).pagination.total).toBe(1)
    await omar.delete('/messages/1')
    expect((await inbox('?form=1')).pagination.total).toBe(0)
    const [removed] = (await omar.get('/trash?kind=message')).body.removed
    for (const id of [removed.id, body.trash_id]) await omar.post(`/trash/${id}/restore`)
    expect((await inbox('?form=1')).messages).toMatchObject([{ answers: { length: 4 } }])
    expect((await omar.get('/forms')).body.forms.at(-1)).toMatchObject({ id: 1, messages: 1 })
    expect((await sendForm({ ...rimasAnswers, message1: 'More' })).status).toBe(201)
  })

  test('FORM-9 is checked as the visitor saw it for a day, then as it is', async () => {
    const { clock, inbox, save, sendTo } = await opened(engine)
    clock.now = today
    const city = { kind: 'line', required: true, role: null }
    await save({
      fields: { cityof01: city, phoneof1: null },
      texts: { 'label:cityof01': { en: 'City' }, 'label:nameof01': { en: 'Name' } },
    })
    const sent = { answers: rimasAnswers, revision: 1 }
    clock.now = hoursLater(23)
    expect((await sendTo(1, { answers: rimasAnswers })).body.fields).toEqual({
      cityof01: 'This field is required',
    })
    expect((await sendTo(1, sent)).status).toBe(201)
    const [{ answers }] = (await inbox()).messages
    expect(answers.map(({ label }: { label: string }) => label)).toEqual([
      'Your name',
      'Email',
      'Phone',
      'Message',
    ])
    clock.now = hoursLater(25)
    expect((await sendTo(1, sent)).body.fields).toEqual({ cityof01: 'This field is required' })
    for (const revision of [0, 2, 99]) {
      expect((await sendTo(1, { ...sent, revision })).status).toBe(400)
    }
    await save({ fields: { cityof01: null } })
    expect((await sendTo(1, { ...sent, revision: 2 })).status).toBe(400)
    await save({ open: false })
    expect((await sendTo(1, { ...sent, revision: 3 })).status).toBe(404)
  })

  test('MSG-6 pressed ten times is one message, and one notice that names the form', async () => {
    const { clock, inbox, send, sendForm, sendTo, server, storage } = await opened(engine)
    await Promise.all([1, 2, 3, 4, 5].map(() => sendForm()))
    expect((await inbox()).pagination.total).toBe(1)
    expect((await storage.mails.state()).waiting).toBe(1)
    clock.now = minutesLater(1)
    await send()
    const [mail] = await server.mails()
    expect(mail?.subject).toMatch(/^\u2068Contact us\u2069: .*\u2068Rima\u2069/)
    expect(mail?.text).toContain('Contact us')
    expect(mail?.text).toContain(rimasAnswers.message1)
    const other = { ...rimasAnswers, phoneof1: '0944 555 015' }
    const applied = { ...other, consent1: true }
    await sendForm(other, '192.0.2.8')
    for (const position of ['Fitter', 'Welder', 'Fitter']) {
      await sendTo(2, { answers: { ...applied, position } }, '192.0.2.8')
    }
    await sendForm(other, '192.0.2.8')
    expect((await inbox()).pagination.total).toBe(4)
  })

  test('is told with its answers, and answered where it has an address to answer', async () => {
    const { clock, omar, send, sendTo, server, storage } = await opened(engine)
    await storage.forms.create(presetValues('appointment', ['en', 'ar']), byLayla())
    const answers = {
      nameof01: 'ريما',
      phoneof1: '0944 555 014',
      dayasked: '2125-11-04',
      timeof01: 'evening1',
      message1: 'بئرنا',
    }
    expect((await sendTo(3, { language: 'ar', answers })).status).toBe(201)
    clock.now = minutesLater(1)
    await send()
    const [mail] = await server.mails()
    expect(mail?.subject).toBe('\u2068حجز موعد\u2069: رسالة جديدة من \u2068ريما\u2069')
    expect(mail?.replyTo).toBeUndefined()
    expect(mail?.text).toContain('\u2068الوقت المفضّل\u2069: \u2068مساءً\u2069\n')
    expect(mail?.text).toContain('سبب الموعد\n\n> بئرنا\n')
    const reply = { text: 'Come.', seen: { last_reply: 0, answered: false } }
    const refused = await omar.post('/messages/1/replies', { json: reply })
    expect([refused.status, refused.body.fields]).toEqual([400, { text: 'Invalid email address' }])
    expect((await storage.mails.state()).waiting).toBe(0)
  })

  test('shares limit, haste rule and languages with the contact form', async () => {
    const { inbox, sendForm, sendTo, storage, visitor } = await opened(engine)
    await offerContactForm({ storage })
    const hasty = await sendTo(1, { answers: rimasAnswers, shown_for: 2_999 })
    expect([hasty.status, hasty.headers.get('retry-after')]).toEqual([429, '3'])
    for (const language of ['fr', 'x-y']) {
      expect((await sendTo(1, { language, answers: rimasAnswers })).status).toBeGreaterThan(399)
    }
    expect((await sendForm({ ...rimasAnswers, emailof1: 'rima' })).status).toBe(400)
    for (let number = 0; number < 5; number++) {
      const message1 = `Number ${number}`
      expect((await sendForm({ ...rimasAnswers, message1 })).status).toBe(201)
    }
    expect((await sendForm()).status).toBe(429)
    const { nameof01: name, emailof1: email, message1: message } = rimasAnswers
    const contact = await visitor.post('/contact', {
      json: { name, email, message, language: 'en' },
      headers: { 'x-test-address': '192.0.2.7' },
    })
    expect(contact.status).toBe(429)
    expect((await inbox()).pagination.total).toBe(5)
  })

  test('MSG-10 is held back by the signs in any of its typed answers', async () => {
    const { inbox, sendTo } = await opened(engine)
    const spam = { ...application, position: '[url=https://spam.example]x[/url] https://b.example' }
    expect((await sendTo(2, { answers: spam })).status).toBe(201)
    expect((await sendTo(2, { answers: application, website: 'x' }, '192.0.2.8')).status).toBe(201)
    const { messages } = await inbox('?state=quarantine')
    const signs = messages.map(({ suspicion }: { suspicion: { signs: { sign: string }[] } }) =>
      suspicion.signs.map(({ sign }) => sign),
    )
    expect(signs).toEqual([
      ['hidden-field', 'no-proof'],
      ['no-proof', 'markup', 'second-link'],
    ])
    expect((await inbox()).pagination.total).toBe(0)
  })

  test('MSG-2 is found by its form, with state, colleague and words of any answer', async () => {
    const { inbox, omar, sendForm, sendTo, storage } = await opened(engine)
    await offerContactForm({ storage })
    await storage.messages.add(
      { name: 'Samir', email: 's@farm.example', phone: '', message: 'Pumps', language: 'en' },
      today,
    )
    await sendForm()
    await sendTo(2, { answers: application }, '192.0.2.8')
    await sendTo(2, { answers: { ...application, position: 'Welder' } }, '192.0.2.9')
    await omar.call('PATCH', '/messages/3', { json: { closed: true } })
    await omar.call('PATCH', '/messages/4', { json: { assigned_to: 2 } })
    const found = async (query: string) => {
      const { messages, pagination } = await inbox(`?${query}`)
      const ids = messages.map(({ id }: { id: number }) => id)
      expect(pagination.total, query).toBe(ids.length)
      return ids.toSorted()
    }
    expect(await found('form=contact')).toEqual([1])
    expect(await found('form=1')).toEqual([2])
    expect(await found('form=2')).toEqual([3, 4])
    expect(await found('form=9')).toEqual([])
    expect(await found('form=2&state=closed')).toEqual([3])
    expect(await found('form=2&unread=true&assigned=nobody')).toEqual([])
    expect(await found('form=2&assigned=2')).toEqual([4])
    expect(await found('form=contact&assigned=nobody&waiting=true')).toEqual([1])
    expect(await found('form=2&q=welder')).toEqual([4])
    expect(await found('q=fitter')).toEqual([3])
    await storage.messages.purge(hoursLater(1))
    expect(await found('form=2&state=closed')).toEqual([3])
    expect((await omar.get('/messages?form=0')).status).toBe(400)
  })
})

test('FORM-6 the API refuses what the table of answers says, with its sentences', async () => {
  const { omar, visitor } = await opened('SQLite')
  const asked = Object.entries(answerTable)
  const texts = asked.flatMap(([id, { field }]) => [
    [`label:${id}`, { en: `${id}?` }],
    ...('items' in field ? field.items.map((one) => [`option:${one.id}`, { en: one.id }]) : []),
  ])
  const never = { kind: 'line', required: true, role: null }
  const json = {
    title: { en: 'Everything' },
    fields: {
      ...Object.fromEntries(asked.map(([id, { field }]) => [id, field])),
      neverans: never,
    },
    texts: { ...Object.fromEntries(texts), 'label:neverans': { en: 'Never' } },
  }
  const { body } = await omar.post('/forms', { json })
  const rounds = Math.max(...asked.map(([, { right, wrong }]) => right.length + wrong.length))
  for (let round = 0; round < rounds; round++) {
    const answers: Record<string, Answer> = {}
    const expected: Record<string, string> = { neverans: 'This field is required' }
    for (const [id, { right, wrong }] of asked) {
      const all = [...wrong, ...right.map((answer) => [answer, undefined] as const)]
      const [answer = '', sentence] = all[round % all.length] ?? []
      answers[id] = answer
      if (sentence) expected[id] = sentence
    }
    const sent = await visitor.post(`/forms/${body.form.id}/send`, {
      json: { language: 'en', answers },
    })
    expect([sent.status, sent.body.fields]).toEqual([400, expected])
  }
})

test('MSG-2 the totals by form are those of a recount, after every change', async () => {
  const { omar, sendForm, sendTo, storage } = await opened('SQLite')
  const { db } = openedDatabase(storage.place)
  await sendForm()
  await sendTo(2, { answers: application }, '192.0.2.8')
  await omar.call('PATCH', '/messages/2', { json: { closed: true, assigned_to: 2 } })
  await omar.call('PATCH', '/messages/1', { json: { spam: true } })
  await omar.delete('/messages/2')
  const totals = async () => {
    const rows = await db.selectFrom('form_totals').selectAll().where('total', '<>', 0).execute()
    return rows.map((row) => JSON.stringify(row)).toSorted()
  }
  const before = await totals()
  await storage.messages.purge(hoursLater(1))
  expect(await totals()).toEqual(before)
  expect(before).toHaveLength(1)
})
