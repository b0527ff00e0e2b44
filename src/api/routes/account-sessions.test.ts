import { describe, expect, test } from 'vitest'
import { type Answer, type Caller, startedApi, usualSource } from '../../../tests/support/api.ts'
import {
  byLayla,
  cast,
  castPassword,
  hoursLater,
  minutesLater,
  today,
} from '../../../tests/support/cast.ts'
import { castIds, startedWorld } from '../../../tests/support/staff.ts'
import { type EngineName, engines, openedDatabase } from '../../../tests/support/storages.ts'
import { createApi } from '../create-api.ts'

const done = { message: 'Operation accomplished successfully!' }
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

async function open(engine: EngineName) {
  const world = await startedWorld(await startedApi(engine))
  const { visitor, withToken } = world

  async function signedInFrom(address: string, agent: string): Promise<Caller> {
    const json = { email: cast.Omar.email, password: castPassword }
    const headers = { 'x-test-address': address, 'user-agent': agent }
    return withToken((await visitor.post('/signin', { json, headers })).body.token)
  }
  return { ...world, signedInFrom }
}

const listOf = async (caller: Caller) => (await caller.get('/account/sessions')).body
const isOpen = async (caller: Caller) => (await caller.get('/account')).status === 200
const idsOf = async (caller: Caller): Promise<string[]> =>
  (await listOf(caller)).sessions.map(({ id }: { id: string }) => id)
const end = (caller: Caller, id: string | undefined) =>
  caller.delete(`/account/sessions/${encodeURIComponent(id ?? '')}`)
const endOthers = (caller: Caller) => caller.post('/account/sessions/end-others')
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status).toSorted()

describe.each(engines)('Omar’s sessions on %s (ACC-9):', (engine) => {
  test('he sees device, time and address, this one first', async () => {
    const { clock, signedInFrom, layla } = await open(engine)
    const desk = await signedInFrom('192.0.2.7', firefox)
    clock.now = minutesLater(1)
    const phone = await signedInFrom('::ffff:198.51.100.9', safari)
    clock.now = minutesLater(2)
    await signedInFrom('2001:db8::7', 'curl/8.5.0')
    const shown = (address: string, browser: string | null, system: string | null, at: number) => ({
      id: expect.any(String),
      device: { browser, system },
      address,
      created_at: minutesLater(at).toISOString(),
      seen_at: minutesLater(at).toISOString(),
    })
    const ofDesk = shown('192.0.2.7', 'Firefox', 'Windows', 0)
    const ofPhone = shown('198.51.100.9', 'Safari', 'iOS', 1)
    const ofProgram = shown('2001:db8::7', null, null, 2)
    expect(await listOf(desk)).toEqual({
      total: 3,
      sessions: [
        { ...ofDesk, current: true },
        { ...ofProgram, current: false },
        { ...ofPhone, current: false },
      ],
    })
    expect((await listOf(phone)).sessions[0]).toEqual({ ...ofPhone, current: true })
    expect((await listOf(layla)).total).toBe(1)
  })

  test('one that he ends is over at its next call', async () => {
    const { signedInAs, layla } = await open(engine)
    const [desk, phone, lost] = [
      await signedInAs('Omar'),
      await signedInAs('Omar'),
      await signedInAs('Omar'),
    ]
    const [lostId] = await idsOf(lost)
    const { status, body } = await end(desk, lostId)
    expect([status, body]).toEqual([200, done])
    const refused = await lost.get('/account')
    expect([refused.status, refused.body]).toEqual([
      401,
      { error: 'Unauthorized: Invalid credentials.' },
    ])
    expect([await isOpen(desk), await isOpen(phone), await isOpen(layla)]).toEqual([
      true,
      true,
      true,
    ])
    expect((await end(desk, lostId)).status).toBe(404)
  })

  test('nobody else’s can be ended, nor what is none', async () => {
    const { clock, signedInAs, layla, rows, watched } = await open(engine)
    const omar = await signedInAs('Omar')
    const [laylas] = await idsOf(layla)
    clock.now = minutesLater(3)
    const before = await rows()
    for (const id of [laylas, '1', '\u0000', '../1', 'ن'.repeat(1_000), "' or true --"]) {
      const { status, body } = await end(omar, id)
      expect([status, body], id).toEqual([
        404,
        { error: 'Not Found: The requested resource was not found.' },
      ])
    }
    expect(await rows()).toEqual(before)
    expect(watched.errors).toEqual([])
  })

  test('all others end at once, and nobody else’s', async () => {
    const { signedInAs, layla } = await open(engine)
    const [desk, phone, lost] = [
      await signedInAs('Omar'),
      await signedInAs('Omar'),
      await signedInAs('Omar'),
    ]
    expect((await endOthers(desk)).body).toEqual(done)
    expect([await isOpen(phone), await isOpen(lost)]).toEqual([false, false])
    expect([await isOpen(desk), await isOpen(layla)]).toEqual([true, true])
    expect((await endOthers(desk)).status).toBe(200)
    expect((await listOf(desk)).total).toBe(1)
  })

  test('of two that end each other at once one remains', async () => {
    const { signedInAs, watched } = await open(engine)
    for (let round = 0; round < 5; round++) {
      const [desk, phone] = [await signedInAs('Omar'), await signedInAs('Omar')]
      const [deskId, phoneId] = [(await idsOf(desk))[0], (await idsOf(phone))[0]]
      const both = await Promise.all(
        round % 2 ? [endOthers(desk), endOthers(phone)] : [end(desk, phoneId), end(phone, deskId)],
      )
      expect(statusesOf(both)).toEqual([200, 401])
      expect([await isOpen(desk), await isOpen(phone)].filter(Boolean)).toHaveLength(1)
      await endOthers((await isOpen(desk)) ? desk : phone)
    }
    expect(watched.errors).toEqual([])
  })

  test('one that is ended ten times at once ends once', async () => {
    const { signedInAs } = await open(engine)
    const [desk, phone] = [await signedInAs('Omar'), await signedInAs('Omar')]
    const [phoneId] = await idsOf(phone)
    const answers = await Promise.all(Array.from({ length: 10 }, () => end(desk, phoneId)))
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(9).fill(404)])
  })

  test('Layla ends them all, and an editor ends none of hers', async () => {
    const { signedInAs, layla, signIn } = await open(engine)
    const [desk, phone] = [await signedInAs('Omar'), await signedInAs('Omar')]
    expect((await desk.post(`/users/${castIds.Layla}/end-sessions`)).status).toBe(403)
    const { status, body } = await layla.post(`/users/${castIds.Omar}/end-sessions`)
    expect([status, body]).toEqual([200, done])
    expect([await isOpen(desk), await isOpen(phone), await isOpen(layla)]).toEqual([
      false,
      false,
      true,
    ])
    expect((await layla.post(`/users/${castIds.Omar}/end-sessions`)).status).toBe(200)
    expect((await layla.post('/users/404/end-sessions')).status).toBe(404)
    expect((await signIn(cast.Omar.email, castPassword)).status).toBe(200)
  })

  test('two administrators who end each other’s at once leave one signed in', async () => {
    const { layla, joinedByRima, watched } = await open(engine)
    const rima = await joinedByRima()
    const both = await Promise.all([
      layla.post(`/users/${rima.id}/end-sessions`),
      rima.caller.post(`/users/${castIds.Layla}/end-sessions`),
    ])
    expect(statusesOf(both)).toEqual([200, 401])
    expect(watched.errors).toEqual([])
  })

  test('when and from where one was seen is written every five minutes at most', async () => {
    const { clock, signedInFrom } = await open(engine)
    const omar = await signedInFrom('192.0.2.7', firefox)
    const headers = { 'x-test-address': '198.51.100.9', 'user-agent': safari }
    const seen = async () => {
      const [{ address, device, seen_at }] = (await listOf(omar)).sessions
      return { address, device, seen_at }
    }
    clock.now = new Date(minutesLater(5).getTime() - 1)
    await omar.get('/account', { headers })
    const atHome = { address: '192.0.2.7', device: { browser: 'Firefox', system: 'Windows' } }
    expect(await seen()).toEqual({ ...atHome, seen_at: today.toISOString() })

    clock.now = minutesLater(5)
    await Promise.all(Array.from({ length: 5 }, () => omar.get('/account', { headers })))
    await expect.poll(seen).toEqual({
      address: '198.51.100.9',
      device: { browser: 'Safari', system: 'iOS' },
      seen_at: minutesLater(5).toISOString(),
    })
  })

  test('end while a site is frozen, and so does the wait for proof', async () => {
    const { storage, clock, signedInAs, layla } = await open(engine)
    const [desk, phone] = [await signedInAs('Omar'), await signedInAs('Omar')]
    await storage.installation.freeze(byLayla())
    clock.now = minutesLater(60)
    expect((await desk.post('/account/proof', { json: { password: castPassword } })).status).toBe(
      200,
    )
    expect((await endOthers(desk)).status).toBe(200)
    expect(await isOpen(phone)).toBe(false)
    await layla.post('/account/proof', { json: { password: castPassword } })
    expect((await layla.post(`/users/${castIds.Omar}/end-sessions`)).status).toBe(200)
    expect(await isOpen(desk)).toBe(false)
  })

  test('of very many the current one and the latest are listed, and all are counted', async () => {
    const { clock, signedInAs, openSession } = await open(engine)
    const omar = await signedInAs('Omar')
    clock.now = minutesLater(1)
    for (let count = 0; count < 104; count++) await openSession('Omar')
    const { sessions, total } = await listOf(omar)
    expect([sessions.length, total, sessions[0].current]).toEqual([100, 105, true])
    await endOthers(omar)
    expect((await listOf(omar)).total).toBe(1)
  })

  test('one of before is shown without what nobody noted', async () => {
    const { storage, signedInAs } = await open(engine)
    const omar = await signedInAs('Omar')
    const unknown = { seen_at: null, address: null, device: null, proved_at: null }
    const { write } = openedDatabase(storage.place)
    await write('product', (trx) => trx.updateTable('sessions').set(unknown).execute())
    const { status, body } = await omar.get('/account/sessions')
    expect(status).toBe(200)
    expect(body.sessions[0]).toMatchObject({ created_at: today.toISOString(), current: true })
    expect((await endOthers(omar)).body).toMatchObject({ needs: 'proof' })
  })

  test('where they were used from is forgotten once they have ended', async () => {
    const { storage, signedInAs, rows } = await open(engine)
    await signedInAs('Omar')
    await storage.sessions.purge(hoursLater(7))
    expect((await rows()).sessions).toMatchObject([{}, { address: usualSource.address }])
    await storage.sessions.purge(hoursLater(8))
    expect((await rows()).sessions).toEqual([])
  })
})

test('MUL-5 ACC-9 a session ended at one process is over at the other', async () => {
  const { parts, api, tokenOf } = await startedApi('PostgreSQL')
  const other = createApi(parts)
  const [desk, phone] = [await tokenOf('Omar'), await tokenOf('Omar')]
  const asked = (token: string) => ({
    headers: { 'api-key': 'wajha-public', authorization: `Bearer ${token}` },
  })
  expect((await other.request('/account', asked(phone))).status).toBe(200)
  const ending = { ...asked(desk), method: 'POST' }
  expect((await api.request('/account/sessions/end-others', ending)).status).toBe(200)
  expect((await other.request('/account', asked(phone))).status).toBe(401)
  expect((await other.request('/account', asked(desk))).status).toBe(200)
})
