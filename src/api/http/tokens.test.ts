import { createHmac } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { startedApi, tokenSecret } from '../../../tests/support/api.ts'
import { hoursLater, today } from '../../../tests/support/cast.ts'
import { createTokens } from './tokens.ts'

const tokens = createTokens(tokenSecret)
const session = { id: 'session-1', userId: 1, now: today, expiresAt: hoursLater(8) }
const key = new TextEncoder().encode(tokenSecret)
const claims = () =>
  new SignJWT()
    .setJti(session.id)
    .setIssuer('wajha')
    .setAudience('wajha-dashboard')
    .setIssuedAt(today)
    .setExpirationTime(hoursLater(8))
const signed = (changed: SignJWT, algorithm = 'HS256', secret = key) =>
  changed.setProtectedHeader({ alg: algorithm }).sign(secret)

test('a token names its session until it expires', async () => {
  const token = await tokens.sign(session)
  expect(await tokens.sessionOf(token, today)).toBe('session-1')
  expect(await tokens.sessionOf(token, new Date(hoursLater(8).getTime() - 1_000))).toBe('session-1')
  expect(await tokens.sessionOf(token, hoursLater(8))).toBeUndefined()
})

test('the tests’ own claims would be a token, were they not changed', async () => {
  expect(await tokens.sessionOf(await signed(claims()), today)).toBe('session-1')
})

const payloadOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? ''))
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function forged(genuine: string): Promise<Record<string, string>> {
  const [header, payload, signature] = genuine.split('.')
  const changedPayload = encoded({ ...payloadOf(genuine), sub: '1', role: 'admin' })
  const longAlgorithm = `${encoded({ alg: 'HS512' })}.${payload}`
  return {
    'another secret': await signed(claims(), 'HS256', new TextEncoder().encode('x'.repeat(40))),
    'an empty secret': `${header}.${payload}.${createHmac('sha256', '').update(`${header}.${payload}`).digest('base64url')}`,
    'another algorithm': await signed(claims(), 'HS512', new Uint8Array(64).fill(7)),
    'another algorithm with our secret': `${longAlgorithm}.${createHmac('sha512', tokenSecret).update(longAlgorithm).digest('base64url')}`,
    'no signature': `${header}.${payload}.`,
    'no algorithm': new UnsecuredJWT(payloadOf(genuine)).encode(),
    'the algorithm None': `${encoded({ alg: 'None' })}.${payload}.`,
    'another payload': `${header}.${changedPayload}.${signature}`,
    'a cut signature': genuine.slice(0, -4),
    'another issuer': await signed(claims().setIssuer('somebody')),
    'another audience': await signed(claims().setAudience('wajha-public')),
    'no expiry': await signed(
      new SignJWT().setJti('session-1').setIssuer('wajha').setAudience('wajha-dashboard'),
    ),
    'no session': await signed(
      new SignJWT()
        .setIssuer('wajha')
        .setAudience('wajha-dashboard')
        .setExpirationTime(hoursLater(8)),
    ),
    'a start in the future': await signed(claims().setNotBefore(hoursLater(4))),
    'an expiry in the past': await signed(claims().setExpirationTime(hoursLater(-1))),
    'an empty text': '',
    'only dots': '..',
    'a text': 'not.a.token',
  }
}

test('a token with anything wrong with it names nothing', async () => {
  for (const [wrong, token] of Object.entries(await forged(await tokens.sign(session)))) {
    expect(await tokens.sessionOf(token, today), wrong).toBeUndefined()
  }
})

describe('the API answers 401', () => {
  test('to a token with anything wrong with it', async () => {
    const { tokenOf, withToken } = await startedApi('SQLite')
    const genuine = await tokenOf('Layla')
    expect((await withToken(genuine).get('/languages')).status).toBe(200)
    for (const [wrong, token] of Object.entries(await forged(genuine))) {
      const { status, body } = await withToken(token).get('/languages')
      expect({ status, body }, wrong).toEqual({
        status: 401,
        body: { error: 'Unauthorized: Invalid credentials.' },
      })
    }
  })

  test('to a genuine token of a session that was never opened', async () => {
    const { withToken } = await startedApi('SQLite')
    expect((await withToken(await tokens.sign(session)).get('/languages')).status).toBe(401)
  })

  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Basic bGF5bGE6eA==',
    'Token %',
    '%',
    'Bearer % %',
    'Bearer %,x',
  ])('to the header %j', async (pattern) => {
    const { tokenOf, visitor } = await startedApi('SQLite')
    const authorization = pattern.replaceAll('%', await tokenOf('Layla'))
    const { status } = await visitor.get('/languages', { headers: { authorization } })
    expect(status).toBe(401)
  })
})
