import { describe, expect, test } from 'vitest'
import { startedApi, type TestApi, tokenSecret } from '../../../tests/support/api.ts'
import { cast, castPassword, hoursLater } from '../../../tests/support/cast.ts'
import { engines, openedDatabase } from '../../../tests/support/storages.ts'
import { createTokens } from './tokens.ts'

const home = '198.51.100.7'
const { email } = cast.Layla

async function signIn({ visitor }: Pick<TestApi, 'visitor'>, address: string, password: string) {
  const began = performance.now()
  const json = { email, password }
  const headers = { 'x-test-address': address }
  const { status, headers: answered } = await visitor.post('/signin', { json, headers })
  const retryAfter = answered.get('retry-after')
  return { status, retryAfter, seconds: (performance.now() - began) / 1000 }
}

async function guessed(api: TestApi) {
  for (let count = 0; count < 40; count++) {
    expect((await signIn(api, `192.0.2.${count}`, 'a guess')).status).toBe(401)
  }
}

describe('after forty guesses at Layla’s password', () => {
  test('strange addresses take turns of two seconds and are refused after ten', async () => {
    const api = await startedApi('SQLite')
    await guessed(api)
    const answers = Array.from({ length: 8 }, (_, turn) =>
      signIn(api, `203.0.113.${turn}`, 'a guess'),
    )
    const [first, second] = answers
    const refused = await Promise.all(answers.slice(6))
    expect(refused.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
      [429, '2'],
      [429, '2'],
    ])
    expect((await first)?.seconds).toBeLessThan(1.9)
    expect(await second).toMatchObject({ status: 401 })
    expect((await second)?.seconds).toBeGreaterThan(1.9)
  })

  test('she signs in from a strange address, and from home without waiting', async () => {
    const api = await startedApi('SQLite')
    expect((await signIn(api, home, castPassword)).status).toBe(200)
    await guessed(api)
    expect((await signIn(api, '203.0.113.1', 'a guess')).status).toBe(401)
    const abroad = signIn(api, '203.0.113.9', castPassword)
    const atHome = await signIn(api, home, castPassword)
    expect(atHome.status).toBe(200)
    expect(atHome.seconds).toBeLessThan(1.5)
    expect((await abroad).status).toBe(200)
    expect((await abroad).seconds).toBeGreaterThan(1.5)
  })
})

describe.each(engines)('addresses that are known on %s', (engine) => {
  test('are so after a restart, for twenty days, and only their account’s', async () => {
    const { storage, visitor, clock } = await startedApi(engine)
    await signIn({ visitor }, home, castPassword)
    const address = createTokens(tokenSecret).keyedHash(home)
    const knows = (who: string, hours: number) =>
      storage.knownAddresses.has(who, address, hoursLater(hours))
    expect(await knows(' LAYLA@naoura.example', 20 * 24 - 1)).toBe(true)
    expect(await knows(email, 20 * 24)).toBe(false)
    expect(await knows(cast.Omar.email, 1)).toBe(false)
    clock.now = hoursLater(20 * 24)
    await signIn({ visitor }, '203.0.113.1', castPassword)
    expect(await known(storage.place)).toEqual([createTokens(tokenSecret).keyedHash('203.0.113.1')])
  })

  test('are the fifty latest, and nobody can read them', async () => {
    const { visitor, storage, clock } = await startedApi(engine)
    for (let count = 0; count < 52; count++) {
      clock.now = hoursLater(count)
      expect((await signIn({ visitor }, `192.0.2.${count}`, castPassword)).status).toBe(200)
    }
    const stored = await known(storage.place)
    expect(stored).toHaveLength(50)
    expect(stored).not.toContain(createTokens(tokenSecret).keyedHash('192.0.2.1'))
    expect(stored).toContain(createTokens(tokenSecret).keyedHash('192.0.2.2'))
    expect(stored.join()).not.toContain('192.0.2')
    expect(stored).not.toContain(createTokens(`${tokenSecret}!`).keyedHash('192.0.2.2'))
  })
})

test('an IPv6 customer is one address, and so is IPv4 in either spelling', async () => {
  const api = await startedApi('SQLite')
  for (let count = 0; count < 10; count++) {
    expect((await signIn(api, `2001:db8:1:2::${count}`, 'a guess')).status).toBe(401)
    expect((await signIn(api, `::ffff:${home}`, 'a guess')).status).toBe(401)
  }
  expect((await signIn(api, '2001:db8:1:2:ffff::1', castPassword)).status).toBe(429)
  expect((await signIn(api, home, castPassword)).status).toBe(429)
  expect((await signIn(api, '2001:db8:1:3::1', castPassword)).status).toBe(200)
})

async function known(place: string): Promise<string[]> {
  const rows = await openedDatabase(place).db.selectFrom('known_addresses').selectAll().execute()
  return rows.map(({ address }) => address)
}
