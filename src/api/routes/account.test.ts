import { describe, expect, test } from 'vitest'
import { type Caller, fileOf, formOf, startedApi } from '../../../tests/support/api.ts'
import { cast, castPassword, hoursLater } from '../../../tests/support/cast.ts'
import { uniquePicture } from '../../../tests/support/pictures.ts'
import { castResponse, startedWorld } from '../../../tests/support/staff.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import { presetAvatars } from '../../domain/people/user.ts'

const done = 'Operation accomplished successfully!'
const another = 'نواعير العاصي'
const wrong = 'The current password is incorrect.'
const open = async (engine: EngineName) => startedWorld(await startedApi(engine))

function changePassword(caller: Caller, changes: object = {}) {
  const json = { current_password: castPassword, password: another, ...changes }
  return caller.post('/account/password', { json })
}

type Fields = Parameters<typeof formOf>[0]

function change(caller: Caller, fields: Fields) {
  return caller.call('PATCH', '/account', { form: formOf(fields) })
}

describe.each(engines)('Omar and his account on %s:', (engine) => {
  test('he sees who he is, as signing in says it', async () => {
    const { signedInAs, signIn } = await open(engine)
    const { status, body } = await (await signedInAs('Omar')).get('/account')
    const { role_id: _roleId, status: _status, ...shown } = castResponse('Omar')
    const second_factor = { authenticator: null, passkeys: [], recovery_codes_left: 0 }
    expect([status, body]).toEqual([200, { user: shown, second_factor }])
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

describe.each(engines)('Omar’s name and picture on %s (USR-10):', (engine) => {
  test('he changes them himself, each alone, and stays signed in', async () => {
    const { signedInAs, rows } = await open(engine)
    const omar = await signedInAs('Omar')
    const { role_id: _roleId, status: _status, ...shown } = castResponse('Omar')

    const named = await change(omar, { name: '  عمر الحموي ' })
    expect([named.status, named.body]).toEqual([
      200,
      { message: done, user: { ...shown, name: 'عمر الحموي' } },
    ])
    const pictured = await change(omar, { avatar: presetAvatars[3] })
    expect(pictured.body.user).toEqual({ ...shown, name: 'عمر الحموي', avatar: presetAvatars[3] })

    const picture = fileOf(await uniquePicture())
    const uploaded = (await change(omar, { avatar: picture })).body.user
    expect(uploaded.avatar).toMatch(/^\/media\/[0-9a-f]{32}\//)
    expect((await omar.get('/account')).body.user).toEqual(uploaded)
    expect((await rows()).users.map(({ name }) => name)).toEqual(['Layla', 'عمر الحموي', 'Nour'])

    const without = await change(omar, { avatar: '' })
    expect(without.body.user.avatar).toBe('')
  })

  test('nothing else of him is his to change, and what cannot be is named', async () => {
    const { signedInAs, staff, watched } = await open(engine)
    const omar = await signedInAs('Omar')
    const before = await staff()
    const refused: [Fields, Record<string, string>][] = [
      [{ name: '  ' }, { name: 'This field is required' }],
      [{ name: 'ن'.repeat(101) }, { name: 'This text is too long.' }],
      [{ avatar: 'https://a.example/a.webp' }, { avatar: 'Please select an image file.' }],
      [{ role_id: '1' }, { role_id: 'Unknown field.' }],
      [{ email: 'layla@naoura.example' }, { email: 'Unknown field.' }],
      [{ status: 'inactive', name: 'Omar' }, { status: 'Unknown field.' }],
    ]
    for (const [form, fields] of refused) {
      const { status, body } = await change(omar, form)
      expect([status, body]).toEqual([400, { error: Object.values(fields)[0], fields }])
    }
    expect(await staff()).toEqual(before)
    expect(watched.errors).toEqual([])
  })
})

describe('guessing the password of someone whose token one has', () => {
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
