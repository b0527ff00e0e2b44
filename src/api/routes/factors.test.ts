import { describe, expect, test } from 'vitest'
import { type Answer, startedApi } from '../../../tests/support/api.ts'
import { byLayla, cast, castPassword, minutesLater, today } from '../../../tests/support/cast.ts'
import { nextStep, withAuthenticator } from '../../../tests/support/factors.ts'
import { castIds, startedWorld } from '../../../tests/support/staff.ts'
import { type EngineName, engines, openedDatabase } from '../../../tests/support/storages.ts'
import { createApi } from '../create-api.ts'
import { createTokens } from '../http/tokens.ts'

const wrongCode = (field = 'code') => {
  const sentence = 'This code is not right or has been used.'
  return [400, { error: sentence, fields: { [field]: sentence } }]
}
const refused = [401, { error: 'Unauthorized: Invalid credentials.' }]
const told = ({ status, body }: Answer) => [status, body]

async function startedFactors(engine: EngineName) {
  const world = await startedWorld(await startedApi(engine))
  const omar = await world.signedInAs('Omar')
  const app = await withAuthenticator(omar)
  world.clock.now = nextStep
  const password = async () => world.signIn(cast.Omar.email, castPassword)
  const challenge = async (): Promise<string> => (await password()).body.second_factor.challenge
  const confirm = (json: object) => world.visitor.post('/signin/second-factor', { json })
  const now = () => app.codeAt(world.clock.now)
  return { ...world, omar, app, password, challenge, confirm, now }
}

describe.each(engines)('two steps to sign in on %s', (engine) => {
  test('ACC-1 without a second factor one step is enough', async () => {
    const { signIn } = await startedFactors(engine)
    const { status, body } = await signIn(cast.Layla.email, castPassword)
    expect([status, Object.keys(body)]).toEqual([200, ['token', 'user']])
  })

  test('ACC-2 with one: 202, then 200', async () => {
    const { password, confirm, now, withToken, rows } = await startedFactors(engine)
    const { status, body } = await password()
    const { challenge } = body.second_factor
    const expires_at = new Date(nextStep.getTime() + 300_000).toISOString()
    const methods = ['code', 'recovery_code']
    expect([status, body]).toEqual([202, { second_factor: { challenge, methods, expires_at } }])
    const signedIn = await confirm({ challenge, code: now() })
    expect([signedIn.status, signedIn.body.user.name]).toEqual([200, 'Omar'])
    const { body: own } = await withToken(signedIn.body.token).get('/account')
    expect(own.second_factor).toMatchObject({ authenticator: { since: today.toISOString() } })
    expect((await rows()).sessions.map(({ factor }) => factor)).toContain('authenticator')
  })

  test('ACC-2 wrong passwords look alike with and without one', async () => {
    const { signIn } = await startedFactors(engine)
    for (const { email } of [cast.Omar, cast.Layla, { email: 'nobody@a.example' }])
      expect(told(await signIn(email, 'a guess'))).toEqual(refused)
  })

  test('ACC-2 a challenge works once, for five minutes', async () => {
    const { challenge, confirm, now, clock } = await startedFactors(engine)
    const [used, late] = [await challenge(), await challenge()]
    expect((await confirm({ challenge: used, code: now() })).status).toBe(200)
    clock.now = minutesLater(5.5)
    const renewed = await challenge()
    expect(told(await confirm({ challenge: used, code: now() }))).toEqual(refused)
    expect(told(await confirm({ challenge: late, code: now() }))).toEqual(refused)
    expect((await confirm({ challenge: renewed, code: now() })).status).toBe(200)
  })

  test('ACC-2 five tries are all, also at once', async () => {
    const { challenge, confirm, now } = await startedFactors(engine)
    const tried = await challenge()
    const guesses = Array.from({ length: 8 }, () => confirm({ challenge: tried, code: '000000' }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).toSorted()
    expect(statuses).toEqual([400, 400, 400, 400, 400, 401, 401, 401])
    expect(told(await confirm({ challenge: tried, code: now() }))).toEqual(refused)
  })

  test('ACC-2 another password ends what has begun', async () => {
    const { challenge, confirm, now, storage } = await startedFactors(engine)
    const begun = await challenge()
    await storage.users.change(castIds.Omar, { passwordHash: 'another' }, byLayla())
    expect(told(await confirm({ challenge: begun, code: now() }))).toEqual(refused)
  })

  test('ACC-4 a code works once, of two at once, too', async () => {
    const { challenge, confirm, now, clock } = await startedFactors(engine)
    const code = now()
    const challenges = [await challenge(), await challenge(), await challenge()]
    const both = challenges.slice(0, 2).map((begun) => confirm({ challenge: begun, code }))
    const answers = (await Promise.all(both)).toSorted((one, other) => one.status - other.status)
    expect(answers.map(({ status }) => status)).toEqual([200, 400])
    expect(told(answers[1] as Answer)).toEqual(wrongCode())
    clock.now = minutesLater(1)
    expect(told(await confirm({ challenge: challenges[2], code }))).toEqual(wrongCode())
  })

  test('ACC-4 one step old it works, two it does not', async () => {
    const { app, challenge, confirm, clock } = await startedFactors(engine)
    clock.now = minutesLater(2)
    const begun = await challenge()
    const old = (minutes: number) =>
      confirm({ challenge: begun, code: app.codeAt(minutesLater(minutes)) })
    expect(told(await old(1))).toEqual(wrongCode())
    expect(told(await old(2.5))).toEqual(wrongCode())
    expect((await old(1.5)).status).toBe(200)
  })

  test('ACC-4 the code of the setup does not work again', async () => {
    const { app, challenge, confirm } = await startedFactors(engine)
    const again = await confirm({ challenge: await challenge(), code: app.codeAt(today) })
    expect(told(again)).toEqual(wrongCode())
  })

  test('ACC-5 each recovery code works once', async () => {
    const { app, challenge, confirm, omar, clock } = await startedFactors(engine)
    expect(new Set(app.recoveryCodes).size).toBe(10)
    for (const [turn, recovery_code] of app.recoveryCodes.entries()) {
      clock.now = minutesLater(1 + turn)
      const begun = await challenge()
      expect((await confirm({ challenge: begun, recovery_code })).status).toBe(200)
      const again = await confirm({ challenge: await challenge(), recovery_code })
      expect(told(again)).toEqual(wrongCode('recovery_code'))
      clock.now = minutesLater(20 * (turn + 1))
    }
    const { second_factor } = (await omar.get('/account')).body
    expect(second_factor.recovery_codes_left).toBe(0)
  })

  test('ACC-5 a recovery code is taken however it is typed', async () => {
    const { app, challenge, confirm } = await startedFactors(engine)
    const [first = '', second = '', third = ''] = app.recoveryCodes
    const typed = [
      first.toLowerCase().replaceAll('-', ' '),
      `\u200f${second.replaceAll('-', '')}\u200b`,
      third.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', '\u2011'),
    ]
    for (const recovery_code of typed)
      expect((await confirm({ challenge: await challenge(), recovery_code })).status).toBe(200)
  })

  test('ACC-5 new recovery codes replace all', async () => {
    const { app, challenge, confirm, omar } = await startedFactors(engine)
    const [former] = app.recoveryCodes
    const [first] = (await omar.post('/account/recovery-codes')).body.recovery_codes
    const old = await confirm({ challenge: await challenge(), recovery_code: former })
    expect(told(old)).toEqual(wrongCode('recovery_code'))
    const renewed = await confirm({ challenge: await challenge(), recovery_code: first })
    expect(renewed.status).toBe(200)
  })

  test('ACC-5 ACC-6 the database holds no code and no secret', async () => {
    const { app, storage, parts } = await startedFactors(engine)
    const { db } = openedDatabase(storage.place)
    const codes = await db.selectFrom('recovery_codes').selectAll().execute()
    const [row] = await db.selectFrom('authenticators').selectAll().execute()
    const dump = JSON.stringify([codes, row])
    for (const code of app.recoveryCodes) {
      const bare = code.replaceAll('-', '')
      expect(dump).not.toContain(bare)
      expect(dump).not.toContain(bare.slice(4))
    }
    const secret = row?.secret ?? ''
    const bytes = Buffer.from(secret, 'base64url').toString('latin1')
    expect([dump, bytes].join()).not.toContain(app.key)
    const owner = `authenticator ${castIds.Omar}`
    expect(parts.tokens.unseal(secret, owner)).toBe(app.key)
    expect(createTokens('another secret, which is as long').unseal(secret, owner)).toBeUndefined()
    expect(parts.tokens.unseal(secret, 'authenticator 1')).toBeUndefined()
  })

  test('ACC-6 under another signing secret only recovery codes work', async () => {
    const { app, parts, storage, now } = await startedFactors(engine)
    const tokens = createTokens('another secret of the tests, which is as long')
    const api = createApi({ ...parts, tokens })
    const post = async (path: string, json: object) => {
      const headers = { 'api-key': 'wajha-public', 'content-type': 'application/json' }
      return api.request(path, { method: 'POST', headers, body: JSON.stringify(json) })
    }
    const { id: challenge } = await storage.signInSteps.open(
      { userId: castIds.Omar, purpose: 'second-factor', challenge: '' },
      nextStep,
    )
    expect((await post('/signin/second-factor', { challenge, code: now() })).status).toBe(400)
    const [recovery_code] = app.recoveryCodes
    expect((await post('/signin/second-factor', { challenge, recovery_code })).status).toBe(200)
  })

  test('ACC-13 a reset by link leaves the second factor', async () => {
    const { layla, visitor, signIn } = await startedFactors(engine)
    const { link } = (await layla.post(`/users/${castIds.Omar}/link`)).body
    const json = { token: new URL(link).hash.slice(1), password: 'olives before the rain' }
    expect((await visitor.post('/links/use', { json })).status).toBe(200)
    expect((await signIn(cast.Omar.email, json.password)).status).toBe(202)
  })

  test('ACC-13 another password leaves the second factor', async () => {
    const { omar, withToken, signIn, rows } = await startedFactors(engine)
    const json = { current_password: castPassword, password: 'olives before the rain' }
    const { token } = (await omar.post('/account/password', { json })).body
    const { second_factor } = (await withToken(token).get('/account')).body
    expect(second_factor).toMatchObject({ recovery_codes_left: 10 })
    expect((await signIn(cast.Omar.email, json.password)).status).toBe(202)
    expect((await rows()).sessions.map(({ user_id }) => user_id)).toContain(castIds.Omar)
  })

  test('a user restored from the trash has none', async () => {
    const { layla, signIn } = await startedFactors(engine)
    const { trash_id } = (await layla.delete(`/users/${castIds.Omar}`)).body
    await layla.post(`/trash/${trash_id}/restore`)
    expect((await signIn(cast.Omar.email, castPassword)).status).toBe(200)
  })

  test('administrators see who has one and remove it', async () => {
    const { layla, omar, password } = await startedFactors(engine)
    const listed = async () => {
      const { data } = (await layla.get('/users')).body
      return data.map((user: { second_factor?: true }) => user.second_factor ?? false)
    }
    expect(await listed()).toEqual([false, true, false])
    const filtered = async (isOn: boolean) => {
      const { data, total } = (await layla.get(`/users?second_factor=${isOn}`)).body
      return [total, data.map(({ name }: { name: string }) => name)]
    }
    expect(await filtered(true)).toEqual([1, ['Omar']])
    expect(await filtered(false)).toEqual([2, ['Layla', expect.any(String)]])
    expect((await layla.get('/users?second_factor=yes')).status).toBe(400)
    const path = `/users/${castIds.Omar}/second-factor`
    expect((await omar.delete(path)).status).toBe(403)
    expect((await layla.delete(path)).status).toBe(200)
    expect(await listed()).toEqual([false, false, false])
    expect((await layla.delete(path)).status).toBe(404)
    expect((await password()).status).toBe(200)
  })

  test('no administrator removes their own for others’ sake', async () => {
    const { layla } = await startedFactors(engine)
    await withAuthenticator(layla)
    const { status } = await layla.delete(`/users/${castIds.Layla}/second-factor`)
    expect(status).toBe(409)
  })

  test('the last factor takes the recovery codes with it', async () => {
    const { omar, password } = await startedFactors(engine)
    expect((await omar.post('/account/authenticator')).status).toBe(409)
    expect((await omar.delete('/account/authenticator')).status).toBe(200)
    expect((await omar.get('/account')).body.second_factor).toEqual({
      authenticator: null,
      passkeys: [],
      recovery_codes_left: 0,
    })
    expect((await password()).status).toBe(200)
    expect((await omar.delete('/account/authenticator')).status).toBe(404)
  })

  test('one that was not confirmed asks for nothing', async () => {
    const { layla, signIn } = await startedFactors(engine)
    const [first, second] = [
      (await layla.post('/account/authenticator')).body,
      (await layla.post('/account/authenticator')).body,
    ]
    expect(first.key).not.toBe(second.key)
    const wrong = await layla.post('/account/authenticator/confirm', { json: { code: '000000' } })
    expect(told(wrong)).toEqual(wrongCode())
    expect((await signIn(cast.Layla.email, castPassword)).status).toBe(200)
  })
})

describe('codes', () => {
  test.each([
    ['٤٨٢ in Arabic digits', (code: string) => arabicDigits(code)],
    ['spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    ['a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['signs nobody sees', (code: string) => `\u202a${code}\u202c\u200b`],
  ])('are taken with %s', async (_how, typed) => {
    const { challenge, confirm, now } = await startedFactors('SQLite')
    const { status } = await confirm({ challenge: await challenge(), code: typed(now()) })
    expect(status).toBe(200)
  })

  test.each([
    [{}],
    [{ code: '1', recovery_code: '1' }],
    [{ code: '' }],
    [{ code: { $ne: '' } }],
    [{ code: '1'.repeat(10_000) }],
    [{ recovery_code: '٤'.repeat(101) }],
    [{ code: '482917', user_id: 1 }],
  ])('that are none are refused: %j', async (given) => {
    const { challenge, confirm, watched } = await startedFactors('SQLite')
    expect((await confirm({ challenge: await challenge(), ...given })).status).toBe(400)
    expect(watched.errors).toEqual([])
  })

  test('stand in no log', async () => {
    const { app, challenge, confirm, now, watched } = await startedFactors('SQLite')
    const [recovery_code] = app.recoveryCodes
    await confirm({ challenge: await challenge(), code: now() })
    await confirm({ challenge: await challenge(), recovery_code })
    const logged = JSON.stringify(watched.calls)
    expect(logged).toContain('/signin/second-factor')
    for (const secret of [now(), recovery_code ?? '', app.key]) expect(logged).not.toContain(secret)
  })

  test('of an account are tried ten times a quarter-hour', async () => {
    const { challenge, visitor, now, clock } = await startedFactors('SQLite')
    const confirm = (json: object, turn: number) =>
      visitor.post('/signin/second-factor', {
        json,
        headers: { 'x-test-address': `198.51.100.${turn}` },
      })
    for (let turn = 0; turn < 10; turn++) {
      const guess = { challenge: await challenge(), code: '000000' }
      expect((await confirm(guess, turn)).status).toBe(400)
    }
    const right = async () => ({ challenge: await challenge(), code: now() })
    const { status, headers } = await confirm(await right(), 11)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    clock.now = minutesLater(16)
    expect((await confirm(await right(), 11)).status).toBe(200)
  })
})

test('ACC-2 two processes on one PostgreSQL are one', async () => {
  const { api, parts, challenge, now } = await startedFactors('PostgreSQL')
  const apis = [api, createApi(parts)]
  const confirm = async (turn: number, json: object) => {
    const headers = { 'api-key': 'wajha-public', 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(json) }
    return (await apis[turn % 2]?.request('/signin/second-factor', sent))?.status
  }
  const [tried, used] = [await challenge(), await challenge()]
  const guesses = Array.from({ length: 6 }, (_, turn) =>
    confirm(turn, { challenge: tried, code: '000000' }),
  )
  expect((await Promise.all(guesses)).toSorted()).toEqual([400, 400, 400, 400, 400, 401])
  const right = { challenge: used, code: now() }
  const both = await Promise.all([confirm(0, right), confirm(1, right)])
  expect(both.toSorted()).toEqual([200, expect.toBeOneOf([400, 401])])
})

function arabicDigits(code: string): string {
  return code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
}
