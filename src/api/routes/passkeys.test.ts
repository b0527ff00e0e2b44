import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ApiParts } from '../http/api-parts.ts'
import { type Caller, startedApi } from '../../../tests/support/api.ts'
import {
  type Algorithm,
  type Authenticator,
  createAuthenticator,
  createdBy,
  type Otherwise,
  presentedBy,
} from '../../../tests/support/authenticator.ts'
import { cast, castPassword, minutesLater, today } from '../../../tests/support/cast.ts'
import { castIds, startedWorld } from '../../../tests/support/staff.ts'
import { type EngineName, engines, openedDatabase } from '../../../tests/support/storages.ts'

const unauthorized = { error: 'Unauthorized: Invalid credentials.' }
const refused = {
  error: 'The passkey was not accepted. Please try again.',
  fields: { passkey: 'The passkey was not accepted. Please try again.' },
}

async function open(engine: EngineName, changes: Partial<ApiParts> = {}) {
  const world = await startedWorld(await startedApi(engine, changes))
  const { visitor, storage } = world
  const { db } = openedDatabase(storage.place)

  async function add(
    caller: Caller,
    key: Authenticator,
    otherwise?: Otherwise,
    headers: Record<string, string> = {},
  ) {
    return caller.post('/account/passkeys', {
      json: await createdBy(caller, key, otherwise),
      headers,
    })
  }

  const presented = (key: Authenticator, otherwise?: Otherwise) =>
    presentedBy(visitor, key, otherwise)
  const send = (json: object) => visitor.post('/signin/passkey', { json })

  return {
    ...world,
    add,
    presented,
    send,
    signInBy: async (key: Authenticator, otherwise?: Otherwise) =>
      send(await presented(key, otherwise)),
    kept: () => db.selectFrom('passkeys').selectAll().execute(),

    async laylasKey(...kind: Parameters<typeof createAuthenticator>) {
      const key = createAuthenticator(...kind)
      const { status } = await add(world.layla, key)
      expect(status).toBe(201)
      return key
    },
  }
}

describe.each(engines)('passkeys on %s', (engine) => {
  test('ACC-3 a passkey alone signs in', async () => {
    const { laylasKey, signInBy, withToken, kept, clock, rows } = await open(engine)
    const key = await laylasKey()
    clock.now = minutesLater(1)
    const { status, body } = await signInBy(key)
    expect([status, body.user.email]).toEqual([200, cast.Layla.email])
    expect((await withToken(body.token).get('/account')).status).toBe(200)
    expect((await rows()).sessions.map(({ factor }) => factor)).toContain('passkey')
    expect(await kept()).toMatchObject([
      {
        id: key.id,
        user_id: 1,
        rp_id: 'naoura.example',
        counter: 2,
        used_at: clock.now.toISOString(),
      },
    ])
  })

  test('ACC-3 a passkey works once for a challenge', async () => {
    const { laylasKey, presented, send } = await open(engine)
    // No counter tells the second use from the first.
    const key = await laylasKey({ isSynced: true })
    const json = await presented(key)
    const answers = await Promise.all([send(json), send(json), send(json)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    expect((await send(json)).body).toEqual(unauthorized)
  })

  test('ACC-5 the first passkey brings recovery codes, of two at once one set', async () => {
    const { add, layla, signIn, visitor } = await open(engine)
    const answers = await Promise.all([
      add(layla, createAuthenticator()),
      add(layla, createAuthenticator()),
    ])
    const [code, ...others] = answers.flatMap(({ body }) => body.recovery_codes ?? [])
    expect(others).toHaveLength(9)
    expect((await add(layla, createAuthenticator())).body).not.toHaveProperty('recovery_codes')
    const { challenge, methods } = (await signIn(cast.Layla.email, castPassword)).body.second_factor
    expect(methods).toEqual(['passkey', 'recovery_code'])
    const json = { challenge, recovery_code: code }
    expect((await visitor.post('/signin/second-factor', { json })).status).toBe(200)
  })

  test('two ceremonies with one counter: one signs in', async () => {
    const { laylasKey, presented, send } = await open(engine)
    const key = await laylasKey()
    const cloned = [await presented(key, { counter: 9 }), await presented(key, { counter: 9 })]
    const answers = await Promise.all(cloned.map(send))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('of two more at once, the twentieth stays', async () => {
    const { add, layla, kept } = await open(engine)
    for (let kept = 0; kept < 19; kept++) await add(layla, createAuthenticator())
    const two = [
      await createdBy(layla, createAuthenticator()),
      await createdBy(layla, createAuthenticator()),
    ]
    const last = await Promise.all(two.map((json) => layla.post('/account/passkeys', { json })))
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect(await kept()).toHaveLength(20)
    const { status, body } = await layla.post('/account/passkeys/options')
    expect([status, body]).toEqual([
      400,
      { error: 'An account has at most 20 passkeys. Remove one first.' },
    ])
  })
})

test.each<Algorithm>(['ES256', 'EdDSA', 'RS256'])(
  'ACC-3 a key of %s signs in',
  async (algorithm) => {
    const { laylasKey, signInBy } = await open('SQLite')
    const key = await laylasKey({ algorithm })
    expect((await signInBy(key)).status).toBe(200)
    expect((await signInBy(key)).status).toBe(200)
  },
)

test('a synced passkey counts nothing and works again', async () => {
  const { laylasKey, signInBy, kept } = await open('SQLite')
  const key = await laylasKey({ isSynced: true })
  expect((await signInBy(key)).status).toBe(200)
  expect((await signInBy(key)).status).toBe(200)
  expect(await kept()).toMatchObject([{ counter: 0, backed_up: 1 }])
})

test('ACC-2 a challenge ends after five minutes or five tries', async () => {
  const { laylasKey, presented, send, clock } = await open('SQLite')
  const key = await laylasKey()
  const late = await presented(key)
  clock.now = minutesLater(5)
  expect((await send(late)).status).toBe(401)
  const tried = await presented(key)
  const wrongly = { ...tried, passkey: { ...tried.passkey, id: 'AAAA', rawId: 'AAAA' } }
  for (let turn = 0; turn < 5; turn++) expect((await send(wrongly)).status).toBe(401)
  expect((await send(tried)).status).toBe(401)
  expect((await send(await presented(key))).status).toBe(200)
})

test('who is inactive or removed signs in no more', async () => {
  const { add, layla, joinedByRima, signInBy, kept } = await open('SQLite')
  const { id, caller } = await joinedByRima()
  const key = createAuthenticator()
  await add(caller, key)
  await layla.post(`/users/${id}`, { form: { status: 'inactive' } })
  expect((await signInBy(key)).body).toEqual(unauthorized)
  await layla.post(`/users/${id}`, { form: { status: 'active' } })
  expect((await signInBy(key)).status).toBe(200)
  const { trash_id } = (await layla.delete(`/users/${id}`)).body
  expect((await signInBy(key)).body).toEqual(unauthorized)
  await layla.post(`/trash/${trash_id}/restore`)
  expect((await signInBy(key)).body).toEqual(unauthorized)
  expect(await kept()).toEqual([])
})

test('Omar renames and removes his passkey, and Layla cannot', async () => {
  const { add, layla, signedInAs, signInBy, kept } = await open('SQLite')
  const [omar, key] = [await signedInAs('Omar'), createAuthenticator()]
  const user = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:135.0) Firefox/135.0' }
  const { body } = await add(omar, key, {}, user)
  expect(body.passkey).toEqual({
    id: key.id,
    name: 'Firefox · Linux',
    created_at: today.toISOString(),
    used_at: null,
    backed_up: false,
  })
  const path = `/account/passkeys/${key.id}`
  const rename = (caller: Caller, name: string) => caller.call('PATCH', path, { json: { name } })
  expect((await rename(layla, 'Mine')).status).toBe(404)
  expect((await layla.delete(path)).status).toBe(404)
  expect((await rename(omar, ' ')).status).toBe(400)
  expect((await rename(omar, 'ن'.repeat(61))).status).toBe(400)
  expect((await rename(omar, ' هاتف عمر ')).status).toBe(200)
  expect(await kept()).toMatchObject([{ name: 'هاتف عمر', user_id: castIds.Omar }])
  expect((await omar.delete(path)).status).toBe(200)
  expect((await omar.delete(path)).status).toBe(404)
  expect((await signInBy(key)).body).toEqual(unauthorized)
})

test('ACC-8 a passkey is proof, of its own user alone', async () => {
  const { add, layla, laylasKey, signedInAs, presented, clock } = await open('SQLite')
  const [omar, key, omars] = [await signedInAs('Omar'), await laylasKey(), createAuthenticator()]
  await add(omar, omars)
  clock.now = minutesLater(10)
  const prove = (json: object) => layla.post('/account/proof', { json })
  const isProved = async () => (await layla.post('/account/passkeys/options')).status === 200
  for (const json of [
    await presented(omars),
    await presented(key, { isVerified: false }),
    { challenge: 'none', passkey: (await presented(key)).passkey },
  ]) {
    const { status, body } = await prove(json)
    expect([status, body]).toEqual([400, refused])
  }
  const both = { ...(await presented(key)), password: castPassword }
  for (const json of [{}, { challenge: 'x' }, both]) expect((await prove(json)).status).toBe(400)
  expect(await isProved()).toBe(false)
  const json = await presented(key)
  expect((await prove(json)).status).toBe(200)
  expect((await prove(json)).body).toEqual(refused)
  expect(await isProved()).toBe(true)
})

test('only a verified key of a known kind is added, once', async () => {
  const { add, layla, laylasKey, signedInAs, kept } = await open('SQLite')
  const key = await laylasKey()
  const stored = await kept()
  const omar = await signedInAs('Omar')
  const answers = [
    await add(omar, key),
    await add(layla, createAuthenticator({ algorithm: 'PS256' })),
    await add(layla, createAuthenticator(), { isVerified: false }),
    await add(layla, createAuthenticator(), { rpId: 'evil.example' }),
    await add(layla, createAuthenticator(), { origin: 'https://evil.example' }),
    await add(layla, createAuthenticator(), { crossOrigin: true }),
    await add(layla, createAuthenticator(), { type: 'webauthn.get' }),
    await layla.post('/account/passkeys', { json: await createdBy(omar, createAuthenticator()) }),
  ]
  for (const { status, body } of answers) expect([status, body]).toEqual([400, refused])
  expect(await kept()).toEqual(stored)
})

test('what an authenticator says about itself is not looked up', async () => {
  const { add, layla, signInBy } = await open('SQLite')
  const key = createAuthenticator()
  const attStmt = new Map<string, unknown>([['x5c', [Uint8Array.of(1)]]])
  const { status } = await add(layla, key, { statement: { fmt: 'packed', attStmt } })
  expect(status).toBe(201)
  expect((await signInBy(key)).status).toBe(200)
})

test('guessing passkeys is limited like guessing passwords', async () => {
  const { laylasKey, signInBy, signIn } = await open('SQLite')
  const key = await laylasKey()
  for (let turn = 0; turn < 10; turn++) {
    expect((await signInBy(key, { isVerified: false })).status).toBe(401)
  }
  expect((await signInBy(key)).status).toBe(429)
  expect((await signIn(cast.Layla.email, castPassword)).status).toBe(429)
})

test('an address begins so many steps', async () => {
  const { visitor } = await open('SQLite')
  const begin = () => visitor.post('/signin/passkey/options')
  for (let turn = 0; turn < 120; turn++) expect((await begin()).status).toBe(200)
  expect((await begin()).status).toBe(429)
})

test.each(['http://naoura.example', 'https://192.0.2.1', 'https://[2001:db8::1]', ''])(
  'there are no passkeys at "%s"',
  async (address) => {
    const world = await startedApi('SQLite', { originOf: () => address })
    const omar = await world.signedInAs('Omar')
    for (const answer of [
      await world.visitor.post('/signin/passkey/options'),
      await omar.post('/account/passkeys/options'),
    ]) {
      expect([answer.status, answer.body]).toEqual([
        409,
        { error: 'Passkeys need an encrypted address (https), or localhost.' },
      ])
    }
  },
)

test('at another domain the passkey is refused', async () => {
  const world = { address: 'https://naoura.example' }
  const { laylasKey, signInBy } = await open('SQLite', { originOf: () => world.address })
  const key = await laylasKey()
  world.address = 'https://noria.example'
  expect((await signInBy(key, { origin: world.address })).body).toEqual(unauthorized)
})

test('ACC-2 a passkey is the second step after the password', async () => {
  const { add, laylasKey, signedInAs, signIn, visitor, withToken } = await open('SQLite')
  const [key, omars] = [await laylasKey(), createAuthenticator()]
  await add(await signedInAs('Omar'), omars)
  const begun = await signIn(cast.Layla.email, castPassword)
  const { challenge, methods, passkey: options } = begun.body.second_factor
  expect([begun.status, methods]).toEqual([202, ['passkey', 'recovery_code']])
  expect(options.allowCredentials).toMatchObject([{ id: key.id }])
  const confirm = (passkey: object, code?: string) =>
    visitor.post('/signin/second-factor', { json: { challenge, passkey, code } })
  expect((await confirm(key.get(options), '123456')).status).toBe(400)
  for (const passkey of [
    omars.get(options),
    key.get(options, { isVerified: false }),
    key.get(options, { challenge: 'b3du' }),
    key.get(options, { userHandle: 'b21hcg' }),
  ]) {
    expect((await confirm(passkey)).body).toEqual(unauthorized)
  }
  const passkey = key.get(options, { userHandle: undefined })
  const { status, body } = await confirm(passkey)
  expect([status, body.user.email]).toEqual([200, cast.Layla.email])
  expect((await withToken(body.token).get('/account')).status).toBe(200)
  expect((await confirm(passkey)).body).toEqual(unauthorized)
})

const wrong: Record<string, Otherwise> = {
  'without user verification': { isVerified: false },
  'for another domain': { rpId: 'naoura.example.evil.example' },
  'from another origin': { origin: 'https://evil.example' },
  'from the same host without encryption': { origin: 'http://naoura.example' },
  'from another port': { origin: 'https://naoura.example:8443' },
  'from a frame of another site': { crossOrigin: true },
  'of another ceremony': { type: 'webauthn.create' },
  'with a challenge of its own': { challenge: 'b3du' },
  'with a counter that stands still': { counter: 1 },
  'with a counter that fell back': { counter: 0 },
  'signed with another key': { key: otherKey() },
  'with another user’s handle': { userHandle: 'b21hcg' },
  'without a user’s handle': { userHandle: undefined },
}

test.each(Object.entries(wrong))('ACC-3 a passkey %s is refused', async (_, otherwise) => {
  const { laylasKey, signInBy, rows, kept } = await open('SQLite')
  const key = await laylasKey()
  const [before, stored] = [(await rows()).sessions, await kept()]
  const { status, body } = await signInBy(key, otherwise)
  expect([status, body]).toEqual([401, unauthorized])
  expect([(await rows()).sessions, await kept()]).toEqual([before, stored])
  expect((await signInBy(key)).status).toBe(200)
})

function otherKey() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
}
