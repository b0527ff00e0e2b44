import { describe, expect, test } from 'vitest'
import { startedApi, type TestApi } from '../../../tests/support/api.ts'
import { cast, castPassword } from '../../../tests/support/cast.ts'

const home = '198.51.100.7'

async function attempt({ visitor }: TestApi, email: string, password: string, address: string) {
  const headers = { 'x-test-address': address }
  return visitor.post('/signin', { json: { email, password }, headers })
}

const guess = (api: TestApi, address: string, email: string = cast.Layla.email) =>
  attempt(api, email, 'a guess', address).then(({ status }) => status)
const signIn = (api: TestApi, address: string) =>
  attempt(api, cast.Layla.email, castPassword, address).then(({ status }) => status)

describe('guessing passwords', () => {
  test('of one account from one address is stopped after ten', async () => {
    const api = await startedApi('SQLite')
    const guesses: number[] = []
    for (let count = 0; count <= 10; count++) {
      guesses.push(await guess(api, home))
    }
    expect(guesses).toEqual([...Array(10).fill(401), 429])
  })

  test('is answered with when to try again', async () => {
    const api = await startedApi('SQLite')
    for (let count = 0; count < 10; count++) await guess(api, home)
    const { status, headers, body } = await attempt(api, cast.Layla.email, castPassword, home)
    expect(status).toBe(429)
    expect(body).toEqual({ error: 'Too many attempts. Please try again later.' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
  })

  test('is counted alike for an email nobody has, in any case', async () => {
    const api = await startedApi('SQLite')
    const guesses: number[] = []
    for (let count = 0; count <= 10; count++) {
      guesses.push(await guess(api, home, count % 2 ? 'nobody@a.example' : 'NOBODY@A.example'))
    }
    expect(guesses.at(-1)).toBe(429)
  })

  test('of ever new accounts from one address is stopped', async () => {
    const api = await startedApi('SQLite')
    for (let count = 0; count < 60; count++) {
      expect(await guess(api, home, `somebody${count}@a.example`)).toBe(401)
    }
    expect(await guess(api, home)).toBe(429)
    expect(await guess(api, '203.0.113.1')).toBe(401)
  })

  test('at once does not get more tries than one after the other', async () => {
    const api = await startedApi('SQLite')
    const guesses = await Promise.all(Array.from({ length: 30 }, () => guess(api, home)))
    expect(guesses.filter((status) => status === 401)).toHaveLength(10)
  })
})

test('signing in rightly is not limited', async () => {
  const api = await startedApi('SQLite')
  for (let count = 0; count < 70; count++) expect(await signIn(api, home)).toBe(200)
})

test('mistyping a few times does not count after signing in', async () => {
  const api = await startedApi('SQLite')
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 9; count++) expect(await guess(api, home)).toBe(401)
    expect(await signIn(api, home)).toBe(200)
  }
})
