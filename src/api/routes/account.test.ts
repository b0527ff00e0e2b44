import { describe, expect, test } from 'vitest'
import { type Caller, startedApi } from '../../../tests/support/api.ts'
import { cast, castPassword, hoursLater } from '../../../tests/support/cast.ts'
import { castResponse, office } from '../../../tests/support/staff.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

const done = 'Operation accomplished successfully!'
const another = 'نواعير العاصي'
const wrong = 'The current password is incorrect.'
const open = async (engine: EngineName) => office(await startedApi(engine))

function changePassword(caller: Caller, changes: object = {}) {
  const json = { current_password: castPassword, password: another, ...changes }
  return caller.post('/account/password', { json })
}

describe.each(engines)('Omar and his account on %s:', (engine) => {
  test('he sees who he is, as signing in says it', async () => {
    const { signedInAs, signIn } = await open(engine)
    const { status, body } = await (await signedInAs('Omar')).get('/account')
    const { role_id: _roleId, status: _status, ...shown } = castResponse('Omar')
    expect([status, body]).toEqual([200, { user: shown }])
    expect((await signIn(cast.Omar.email, castPassword)).body.user).toEqual(shown)
  })

  test('another password ends all his sessions but the new one, and nobody else’s', async () => {
    const { signedInAs, signIn, withToken, layla } = await open(engine)
    const [desk, phone] = [await signedInAs('Omar'), await signedInAs('Omar')]
    const { status, body } = await changePassword(desk)
    expect([status, body]).toEqual([200, { message: done, token: expect.any(String) }])
    expect((await desk.get('/account')).status).toBe(401)
    expect((await phone.get('/account')).status).toBe(401)
    expect((await withToken(body.token).get('/account')).status).toBe(200)
    expect((await layla.get('/account')).status).toBe(200)
    expect((await signIn(cast.Omar.email, castPassword)).status).toBe(401)
    expect((await signIn(cast.Omar.email, another)).status).toBe(200)
  })

  test('the new session lasts eight hours from now', async () => {
    const { clock, signedInAs, withToken } = await open(engine)
    const omar = await signedInAs('Omar')
    clock.now = hoursLater(7)
    const renewed = withToken((await changePassword(omar)).body.token)
    clock.now = hoursLater(14)
    expect((await renewed.get('/account')).status).toBe(200)
    clock.now = hoursLater(15)
    expect((await renewed.get('/account')).status).toBe(401)
  })

  test('a wrong password, or one that cannot be, is named and changes nothing', async () => {
    const { signedInAs, staff, watched } = await open(engine)
    const omar = await signedInAs('Omar')
    const before = await staff()
    const refused: [object, Record<string, string>][] = [
      [{ current_password: `${castPassword} ` }, { current_password: wrong }],
      [{ current_password: '' }, { current_password: 'Password is required' }],
      [{ current_password: { $ne: '' } }, { current_password: 'Password is required' }],
      [{ password: 'short' }, { password: 'Passwords must be 8 to 128 characters long.' }],
      [{ password: 'ن'.repeat(129) }, { password: 'Passwords must be 8 to 128 characters long.' }],
      [{ role_id: 1 }, { role_id: 'Unknown field.' }],
    ]
    for (const [changes, fields] of refused) {
      const { status, body } = await changePassword(omar, changes)
      expect([status, body]).toEqual([400, { error: Object.values(fields)[0], fields }])
    }
    expect(await staff()).toEqual(before)
    expect(watched.errors).toEqual([])
  })

  test('of two changes at once one is made', async () => {
    const { signedInAs, signIn } = await open(engine)
    const callers = [await signedInAs('Omar'), await signedInAs('Omar')]
    const passwords = ['the first of two', 'the second of two']
    const answers = await Promise.all(
      callers.map((caller, turn) => changePassword(caller, { password: passwords[turn] })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, expect.any(Number)])
    const made = passwords[statuses.indexOf(200)] ?? ''
    expect((await signIn(cast.Omar.email, made)).status).toBe(200)
  })
})

describe('guessing the password of somebody whose token one has', () => {
  test('is stopped after as many attempts as signing in, and counts as those do', async () => {
    const { signedInAs, signIn } = await open('SQLite')
    const omar = await signedInAs('Omar')
    for (let count = 0; count < 10; count++) {
      expect((await changePassword(omar, { current_password: 'a guess' })).status).toBe(400)
    }
    const { status, headers } = await changePassword(omar)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect((await signIn(cast.Omar.email, castPassword)).status).toBe(429)
  })

  test('leaves the owner the attempts of before when he is right', async () => {
    const { signedInAs, withToken } = await open('SQLite')
    let omar = await signedInAs('Omar')
    let current_password: string = castPassword
    for (const password of ['the first of three', 'the second of three', 'the third of three']) {
      for (let count = 0; count < 9; count++) await changePassword(omar, { current_password: 'x' })
      const { status, body } = await changePassword(omar, { current_password, password })
      expect(status).toBe(200)
      omar = withToken(body.token)
      current_password = password
    }
  })
})
