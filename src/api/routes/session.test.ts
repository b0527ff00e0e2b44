import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'
import { byLayla, cast, castPassword, hoursLater } from '../../../tests/support/cast.ts'
import { hashPassword } from './passwords.ts'
import { engines } from '../../../tests/support/storages.ts'

const layla = { email: cast.Layla.email, password: castPassword }

describe.each(engines)('signing in on %s', (engine) => {
  test('gives Layla a token and says who she is', async () => {
    const { visitor, withToken } = await startedApi(engine)
    const { status, body } = await visitor.post('/signin', { json: layla })
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: {
        id: expect.any(Number),
        name: 'Layla',
        email: layla.email,
        role_name: 'admin',
        avatar: '',
      },
    })
    expect((await withToken(body.token).get('/languages')).status).toBe(200)
  })

  test('does not ask for the case of an email', async () => {
    const { visitor } = await startedApi(engine)
    const json = { ...layla, email: ' LAYLA@Naoura.example ' }
    expect((await visitor.post('/signin', { json })).status).toBe(200)
  })

  test('does not ask how an email was pasted', async () => {
    const { visitor } = await startedApi(engine)
    for (const email of [
      `${layla.email}\u200b`,
      `mailto:${layla.email}`,
      `ｌ${layla.email.slice(1)}`,
    ]) {
      expect((await visitor.post('/signin', { json: { ...layla, email } })).status, email).toBe(200)
    }
  })

  test('takes a password in any spelling of its letters', async () => {
    const { visitor, storage } = await startedApi(engine)
    const composed = 'مُضَخَّةٌ قويةٌ ١٢٣ café'.normalize('NFC')
    const decomposed = composed.normalize('NFD')
    const hashed = { NFC: hashPassword(composed), earlier: hash(decomposed) }
    for (const [name, passwordHash] of Object.entries(hashed)) {
      const email = `${name}@naoura.example`
      const user = { ...cast.Omar, email, avatar: '', passwordHash: await passwordHash }
      await storage.users.add(user, byLayla())
      const json = { email, password: decomposed }
      expect((await visitor.post('/signin', { json })).status, name).toBe(200)
    }
    const json = { email: 'nfc@naoura.example', password: `${composed}\u200e` }
    expect((await visitor.post('/signin', { json })).status).toBe(200)
  })

  test('answers a wrong password, an unknown email and someone inactive alike', async () => {
    const { visitor } = await startedApi(engine)
    const refused = [
      { ...layla, password: `${castPassword} ` },
      { ...layla, email: 'nobody@naoura.example' },
      { ...layla, email: cast.Nour.email },
    ]
    for (const json of refused) {
      const { status, body, headers } = await visitor.post('/signin', { json })
      expect({ status, body }).toEqual({
        status: 401,
        body: { error: 'Unauthorized: Invalid credentials.' },
      })
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each(['wrong', 'cafe\u0301'])(
    'with %s takes as long for an email nobody has',
    async (password) => {
      const { visitor, storage } = await startedApi(engine)
      const user = { ...cast.Omar, name: 'Rima', email: 'rima@naoura.example', avatar: '' }
      await storage.users.add({ ...user, passwordHash: await hash('real cost') }, byLayla())
      const time = async (email: string, address: string) => {
        const headers = { 'x-test-address': address }
        const started = performance.now()
        const { status } = await visitor.post('/signin', { json: { email, password }, headers })
        expect(status).toBe(401)
        return performance.now() - started
      }
      const least = { known: Infinity, unknown: Infinity }
      const ratio = () => least.unknown / least.known
      // Each guess is from another address, or a limit would answer. A busy machine takes more rounds.
      for (let round = 1; round <= 30 && !(round > 5 && ratio() > 0.5 && ratio() < 2); round++) {
        const address = `192.0.${round}.1`
        least.known = Math.min(least.known, await time(user.email, address))
        least.unknown = Math.min(least.unknown, await time('nobody@naoura.example', address))
      }
      expect(ratio()).toBeGreaterThan(0.5)
      expect(ratio()).toBeLessThan(2)
    },
  )

  test('with a character no database can keep is refused', async () => {
    const { visitor } = await startedApi(engine)
    const { status } = await visitor.post('/signin', { json: { ...layla, email: 'a\u0000@b.de' } })
    expect(status).toBe(400)
  })
})

describe('a wrong sign-in', () => {
  test.each([
    [{}, { email: 'Email is required', password: 'Password is required' }],
    [
      { email: '', password: '' },
      { email: 'Email is required', password: 'Password is required' },
    ],
    [{ ...layla, email: 'layla' }, { email: 'Please enter a valid email address' }],
    [{ ...layla, password: '' }, { password: 'Password is required' }],
    [{ ...layla, role_id: 1 }, { role_id: 'Unknown field.' }],
  ])('of %j says what is wrong', async (json, fields) => {
    const { visitor } = await startedApi('SQLite')
    const { status, body } = await visitor.post('/signin', { json })
    expect(status).toBe(400)
    expect(body.fields).toEqual(fields)
    const sentences = Object.values(fields)
    expect(body.error).toBe(
      sentences.length === 1 ? sentences[0] : 'Please check the highlighted fields.',
    )
  })

  test.each<[string, unknown, number]>([
    ['an object as email', { ...layla, email: { $ne: null } }, 400],
    ['a list as password', { ...layla, password: ['a'] }, 400],
    ['a list', [], 400],
    ['nothing at all', 'null', 400],
    ['a text', '"text"', 400],
    ['broken JSON', '{"email":', 400],
    ['an empty body', '', 400],
    ['a prototype', '{"__proto__":{"email":"a@b.de","password":"x"}}', 400],
    ['a password too long', { ...layla, password: 'x'.repeat(1_025) }, 400],
    ['a body too large', { ...layla, password: 'x'.repeat(1_024 * 1_024) }, 413],
  ])('with %s is refused', async (_name, json, expected) => {
    const { visitor, watched } = await startedApi('SQLite')
    const { status, body } = await visitor.post('/signin', { json })
    expect(status).toBe(expected)
    expect(body.error).toMatch(/^[A-Z]/)
    expect(watched.errors).toEqual([])
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'as %j is refused',
    async (type) => {
      const { visitor } = await startedApi('SQLite')
      const headers = { 'content-type': type }
      const { status, body } = await visitor.post('/signin', { json: layla, headers })
      expect(status).toBe(415)
      expect(body).toEqual({ error: 'This content type is not accepted here.' })
    },
  )
})

describe.each(engines)('signing out on %s', (engine) => {
  test('ends the token at once and no other', async () => {
    const { tokenOf, withToken } = await startedApi(engine)
    const [one, other] = [withToken(await tokenOf('Omar')), withToken(await tokenOf('Omar'))]
    const { status, text } = await one.post('/logout')
    expect([status, text]).toEqual([204, ''])
    expect((await one.get('/languages')).status).toBe(401)
    expect((await one.post('/logout')).status).toBe(401)
    expect((await other.get('/languages')).status).toBe(200)
  })

  test('happens by itself after eight hours', async () => {
    const { clock, signedInAs } = await startedApi(engine)
    const omar = await signedInAs('Omar')
    clock.now = new Date(hoursLater(8).getTime() - 1_000)
    expect((await omar.get('/languages')).status).toBe(200)
    clock.now = hoursLater(8)
    expect((await omar.get('/languages')).status).toBe(401)
  })
})
