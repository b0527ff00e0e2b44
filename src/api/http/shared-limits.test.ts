import { expect, test } from 'vitest'
import { startedApi, type TestApi } from '../../../tests/support/api.ts'
import { cast, castPassword } from '../../../tests/support/cast.ts'
import { createApi } from '../create-api.ts'

const headers = { 'api-key': 'wajha-public', 'content-type': 'application/json' }

async function processes() {
  const one = await startedApi('PostgreSQL')
  const other = createApi(one.parts)
  const signIn = (api: TestApi['api'], password: string) =>
    api.request('/signin', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: cast.Layla.email, password }),
    })
  return { ...one, apis: [one.api, other] as const, signIn }
}

test('MUL-5 ten wrong passwords are counted together, and the eleventh is refused by each', async () => {
  const { apis, signIn, storage } = await processes()
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await signIn(apis[turn % 2 ? 0 : 1], 'a guess')).status).toBe(401)
  }
  for (const api of apis) expect((await signIn(api, castPassword)).status).toBe(429)
  expect(storage.attempts).not.toBeNull()
})

test('MUL-5 a right password is counted by none, and forgives the wrong ones everywhere', async () => {
  const { apis, signIn } = await processes()
  for (let round = 0; round < 3; round += 1) {
    for (let turn = 0; turn < 8; turn += 1) {
      expect((await signIn(apis[turn % 2 ? 0 : 1], 'a guess')).status).toBe(401)
    }
    expect((await signIn(apis[round % 2 ? 0 : 1], castPassword)).status).toBe(200)
  }
})

test('MUL-5 whoever logs out at one is logged out at the other', async () => {
  const { apis, signIn } = await processes()
  const [one, other] = apis
  const { token } = (await (await signIn(one, castPassword)).json()) as { token: string }
  const asked = { headers: { ...headers, authorization: `Bearer ${token}` } }
  expect((await other.request('/account', asked)).status).toBe(200)
  expect((await one.request('/logout', { ...asked, method: 'POST' })).status).toBe(204)
  expect((await other.request('/account', asked)).status).toBe(401)
})
