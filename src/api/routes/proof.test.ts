import { describe, expect, test } from 'vitest'
import { type Caller, furnishedApi, startedApi } from '../../../tests/support/api.ts'
import { everyCall } from '../../../tests/support/calls.ts'
import { cast, castPassword, minutesLater, today } from '../../../tests/support/cast.ts'
import { startedWorld } from '../../../tests/support/staff.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import { contract } from '../../contract/contract.ts'
import { callsOf } from '../../contract/endpoint.ts'

const done = { message: 'Operation accomplished successfully!' }
const unproved = { error: 'Forbidden: You do not have permission.', needs: 'proof' }
const guarded = callsOf(contract).filter(({ proof }) => proof)

const open = async (engine: EngineName) => startedWorld(await startedApi(engine))
const prove = (caller: Caller, password: unknown = castPassword) =>
  caller.post('/account/proof', { json: { password } })
const endOthers = (caller: Caller) => caller.post('/account/sessions/end-others')

test.each(guarded.map(({ name }) => name))('ACC-8 %s needs fresh proof', async (route) => {
  const { signedInAs, clock } = await furnishedApi('SQLite')
  const [method = ''] = route.split(' ')
  const row = everyCall[route]
  if (!row) throw new Error(`no call is known of ${route}`)
  const { path, ...sent } = row.call
  const layla = await signedInAs('Layla')
  clock.now = minutesLater(10)
  const refused = await layla.call(method, path, sent)
  expect([refused.status, refused.body]).toEqual([403, unproved])
  await prove(layla)
  expect((await layla.call(method, path, sent)).status).toBe(row.answer)
})

test('ACC-8 nothing that was before needs proof', () => {
  expect(guarded.map(({ name }) => name)).toEqual([
    'DELETE /account/sessions/:session',
    'POST /account/sessions/end-others',
    'POST /account/passkeys/options',
    'POST /account/passkeys',
    'DELETE /account/passkeys/:passkey',
    'POST /account/authenticator',
    'DELETE /account/authenticator',
    'POST /account/recovery-codes',
    'POST /access-keys',
    'DELETE /access-keys/:id',
    'PATCH /security',
    'POST /users/:id/end-sessions',
    'POST /users/:id/link',
    'DELETE /users/:id/second-factor',
    'POST /inbox/person/erase',
    'POST /imports/:id/take-back',
  ])
})

describe.each(engines)('ACC-8 proof on %s', (engine) => {
  test('is the password at the sign-in, for ten minutes', async () => {
    const { clock, signIn, withToken } = await open(engine)
    const omar = withToken((await signIn(cast.Omar.email, castPassword)).body.token)
    clock.now = new Date(minutesLater(10).getTime() - 1)
    expect((await endOthers(omar)).status).toBe(200)
    clock.now = minutesLater(10)
    expect((await endOthers(omar)).status).toBe(403)
  })

  test('is the password again, for this session alone', async () => {
    const { clock, signedInAs } = await open(engine)
    const [desk, phone] = [await signedInAs('Omar'), await signedInAs('Omar')]
    clock.now = minutesLater(60)
    const { status, body } = await prove(desk)
    expect([status, body]).toEqual([200, done])
    expect((await endOthers(phone)).body).toEqual(unproved)
    clock.now = minutesLater(69)
    expect((await endOthers(desk)).status).toBe(200)
    clock.now = minutesLater(70)
    expect((await endOthers(desk)).body).toEqual(unproved)
  })

  test('is nothing else, and a wrong password changes nothing', async () => {
    const { clock, signedInAs, staff, watched } = await open(engine)
    const omar = await signedInAs('Omar')
    clock.now = minutesLater(4)
    const before = await staff()
    const wrong = { password: 'The current password is incorrect.' }
    const refused: [unknown, Record<string, string>][] = [
      [`${castPassword} `, wrong],
      ['ن'.repeat(1_024), wrong],
      ['ن'.repeat(1_025), { password: 'This text is too long.' }],
      ['', { password: 'Password is required' }],
      [{ $ne: '' }, { password: 'Password is required' }],
    ]
    for (const [password, fields] of refused) {
      const { status, body } = await prove(omar, password)
      expect([status, body]).toEqual([400, { error: Object.values(fields)[0], fields }])
    }
    expect(await staff()).toEqual(before)
    expect(watched.errors).toEqual([])
  })

  test('is given by a new password, too', async () => {
    const { clock, signedInAs, withToken } = await open(engine)
    const omar = await signedInAs('Omar')
    clock.now = minutesLater(30)
    const json = { current_password: castPassword, password: 'olives before the rain' }
    const { token } = (await omar.post('/account/password', { json })).body
    expect((await endOthers(withToken(token))).status).toBe(200)
  })
})

test('ACC-8 guessing for proof counts as guessing at the sign-in', async () => {
  const { signedInAs, signIn } = await open('SQLite')
  const omar = await signedInAs('Omar')
  for (let count = 0; count < 10; count++) {
    expect((await prove(omar, 'a guess')).status).toBe(400)
  }
  const { status, headers } = await prove(omar)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  expect((await signIn(cast.Omar.email, castPassword)).status).toBe(429)
})

test('ACC-8 a role that is missing is told first', async () => {
  const { clock, signedInAs } = await open('SQLite')
  const omar = await signedInAs('Omar')
  clock.now = minutesLater(60)
  const { body } = await omar.post('/users/1/end-sessions')
  expect(body).toEqual({ error: unproved.error })
  clock.now = today
  expect((await omar.post('/users/1/end-sessions')).status).toBe(403)
})
