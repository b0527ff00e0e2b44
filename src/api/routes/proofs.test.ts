import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import { type Caller, startedApi, type TestApi } from '../../../tests/support/api.ts'
import { byLayla, minutesLater, rimasMessage, today } from '../../../tests/support/cast.ts'
import { rimasAnswers } from '../../../tests/support/forms.ts'
import { offerContactForm } from '../../../tests/support/newsroom.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'
import { presetValues } from '../../domain/forms/form-presets.ts'

type FormAt = { challenge: string; send: string; json: object }
type Sending = { proof?: string; ticket?: string; from?: string; website?: string; note?: string }

const contact: FormAt = {
  challenge: '/public/contact/challenge',
  send: '/contact',
  json: { ...rimasMessage, language: 'en' },
}
const [first, second] = [1, 2].map((id): FormAt => ({
  challenge: `/public/forms/${id}/challenge`,
  send: `/forms/${id}/send`,
  json: { answers: rimasAnswers, language: 'en' },
})) as [FormAt, FormAt]
const changed = 'Our pumps are shown at https://a.example and https://b.example'
const suspicious = `${changed} and https://c.example`
const secondsLater = (seconds: number) => minutesLater(seconds / 60)

async function opened(engine: EngineName) {
  const world = await startedApi(engine)
  const { storage } = world
  await offerContactForm(world)
  await storage.forms.create(presetValues('contact', ['en', 'ar']), byLayla())
  await storage.forms.create(presetValues('contact', ['en', 'ar']), byLayla())
  return { ...world, ...visiting(world) }
}

function visiting({ visitor, signedInAs }: Pick<TestApi, 'visitor' | 'signedInAs'>) {
  const headersOf = (from = '192.0.2.7') => ({ 'x-test-address': from })

  async function solve({ challenge: path }: FormAt, from?: string): Promise<string> {
    const { body } = await visitor.get(path, { headers: headersOf(from) })
    const solution = await solveChallenge({ challenge: body.challenge, deriveKey })
    return btoa(JSON.stringify({ challenge: body.challenge, solution }))
  }

  function send({ send: path, json }: FormAt, { from, note, ...sent }: Sending = {}) {
    const answers = { answers: { ...rimasAnswers, ...(note && { message1: note }) } }
    const typed = 'answers' in json ? answers : note ? { message: note } : {}
    return visitor.post(path, { json: { ...json, ...typed, ...sent }, headers: headersOf(from) })
  }

  async function isProven(form: FormAt, sent: Sending): Promise<boolean> {
    expect((await send(form, { ...sent, website: 'x' })).status).toBe(201)
    const layla: Caller = await signedInAs('Layla')
    const { messages } = (await layla.get('/messages?state=quarantine&limit=1')).body
    const signs = messages[0].suspicion.signs.map(({ sign }: { sign: string }) => sign)
    return !signs.includes('no-proof')
  }

  return { solve, send, isProven }
}

describe.each(engines)('a proof on %s', (engine) => {
  test.each([
    ['a form', first],
    ['the contact form', contact],
  ])('MSG-12 of %s works once', async (_which, form) => {
    const { isProven, solve } = await opened(engine)
    const proof = await solve(form)
    expect(await isProven(form, { proof, note: 'One' })).toBe(true)
    expect(await isProven(form, { proof, note: 'Two' })).toBe(false)
    expect(await isProven(form, { note: 'Three' })).toBe(false)
  })

  test('MSG-12 works for its form, from its network, for 20 minutes, as it was made', async () => {
    const { clock, isProven, solve } = await opened(engine)
    const proof = await solve(first)
    expect(await isProven(second, { proof })).toBe(false)
    expect(await isProven(contact, { proof })).toBe(false)
    expect(await isProven(first, { proof, from: '192.0.2.8' })).toBe(false)
    const { challenge, solution } = JSON.parse(atob(proof))
    const { parameters } = challenge
    const forged = [
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix.padEnd(64, '0') } },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      {},
    ]
    for (const [index, one] of forged.entries()) {
      const from = `198.51.100.${index}`
      expect(await isProven(first, { proof: btoa(JSON.stringify(one)), from })).toBe(false)
    }
    clock.now = new Date(minutesLater(20).getTime() - 1)
    expect(await isProven(first, { proof, note: 'Late' })).toBe(true)
    clock.now = today
    const other = await solve(first)
    clock.now = minutesLater(20)
    expect(await isProven(first, { proof: other, note: 'Too late' })).toBe(false)
  })

  test('MSG-12 is asked for 30 times a minute and network', async () => {
    const { visitor } = await opened(engine)
    const ask = (path: string, from: string) =>
      visitor.get(path, { headers: { 'x-test-address': from } })
    const { headers } = await ask(first.challenge, '192.0.2.2')
    expect(headers.get('cache-control')).toBe('no-store')
    for (let number = 1; number < 30; number += 1) await ask(contact.challenge, '192.0.2.2')
    expect((await ask(first.challenge, '192.0.2.2')).status).toBe(429)
    expect((await ask(first.challenge, '192.0.2.3')).status).toBe(200)
  })

  test('FORM-3 a message that lacks proof alone comes back with a ticket, good once', async () => {
    const { clock, isProven, send, signedInAs } = await opened(engine)
    const words = { note: suspicious }
    const usual = await send(first, { ticket: '' })
    expect(usual.status).toBe(201)
    const asked = await send(first, { ...words, ticket: '' })
    expect([asked.status, asked.body.error]).toEqual([
      400,
      'Please check your message and send it once more.',
    ])
    const { ticket } = asked.body
    clock.now = secondsLater(7)
    const early = await send(first, { ...words, ticket })
    expect([early.status, early.body.ticket]).toEqual([400, ticket])
    clock.now = secondsLater(8)
    expect((await send(first, { ...words, ticket, from: '192.0.2.8' })).status).toBe(400)
    expect((await send(second, { ...words, ticket })).status).toBe(400)
    expect((await send(first, { note: changed, ticket })).status).toBe(201)
    expect(await isProven(first, { ticket, note: 'Again' })).toBe(false)
    const layla = await signedInAs('Layla')
    const { messages } = (await layla.get('/messages')).body
    expect(messages.map(({ message }: { message: string }) => message)).toEqual([
      changed,
      rimasAnswers.message1,
    ])
  })
})

test('a strict form takes nothing without proof or ticket', async () => {
  const { clock, send, solve, storage } = await opened('SQLite')
  await storage.forms.change(1, { guard: 'strict' }, byLayla())
  const refused = await send(first)
  expect([refused.status, refused.body]).toEqual([
    400,
    { error: 'Please check your message and send it once more.' },
  ])
  const { ticket } = (await send(first, { ticket: '' })).body
  expect((await send(first, { proof: await solve(first) })).status).toBe(201)
  clock.now = secondsLater(8)
  expect((await send(first, { ticket, note: 'Checked' })).status).toBe(201)
})

test('MSG-12 a proof that one of two servers took is spent at the other', async () => {
  const one = await opened('PostgreSQL')
  const { place, dataFolder } = one.storage
  const other = await startedApi('PostgreSQL', {}, { of: { place, dataFolder } })
  const proof = await one.solve(first)
  expect(await visiting(other).isProven(first, { proof, note: 'One' })).toBe(true)
  expect(await one.isProven(first, { proof, note: 'Two' })).toBe(false)
})
