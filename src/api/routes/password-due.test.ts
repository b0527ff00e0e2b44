import { describe, expect, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'
import { everyCall } from '../../../tests/support/calls.ts'
import { seedContent, seedLibrary } from '../../../tests/support/seeds.ts'
import { castIds, startedWorld, rima } from '../../../tests/support/staff.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

const dueAnswer = { error: 'Forbidden: You do not have permission.', needs: 'password' }

async function joined(engine: EngineName) {
  const world = await startedWorld(await startedApi(engine))
  const form = { ...rima, must_change_password: 'true' }
  expect((await world.layla.post('/users', { form })).status).toBe(201)
  const { status, body } = await world.signIn(rima.email, rima.password)
  expect([status, Object.keys(body)]).toEqual([200, ['token', 'user']])
  return { ...world, caller: world.withToken(body.token) }
}

describe.each(engines)('whoever must choose a new password on %s', (engine) => {
  test('sees the account, and nothing else before it is chosen', async () => {
    const { caller, withToken } = await joined(engine)
    expect((await caller.get('/account')).status).toBe(200)
    const refused = await caller.get('/languages')
    expect([refused.status, refused.body]).toEqual([403, dueAnswer])
    const passwords = { current_password: rima.password, password: 'chosen by Rima' }
    const { body } = await caller.post('/account/password', { json: passwords })
    expect((await withToken(body.token).get('/users')).status).toBe(200)
  })

  test('is signed out when it becomes due, and may sign out', async () => {
    const { layla, signIn, withToken, signedInAs } = await startedWorld(await startedApi(engine))
    const omar = await signedInAs('Omar')
    const form = { password: 'set by Layla', must_change_password: 'true' }
    expect((await layla.post(`/users/${castIds.Omar}`, { form })).status).toBe(200)
    expect((await omar.get('/account')).status).toBe(401)
    const { body } = await signIn('omar@naoura.example', 'set by Layla')
    const again = withToken(body.token)
    expect((await again.get('/trash')).body).toEqual(dueAnswer)
    expect((await again.post('/logout')).status).toBe(204)
  })
})

test('every call of staff but three waits for the new password', async () => {
  const { caller, storage } = await joined('SQLite')
  await seedContent(storage)
  await seedLibrary(storage)
  const open: string[] = []
  let asked = 0
  for (const [route, { permission, call }] of Object.entries(everyCall)) {
    if (permission === 'withoutKey' || permission === 'anyone') continue
    if (route === 'POST /logout') continue
    asked += 1
    const [method = ''] = route.split(' ')
    const { status, body } = await caller.call(method, call.path, call)
    if (status !== 403 || body.needs !== 'password') open.push(route)
  }
  expect(asked).toBeGreaterThan(30)
  expect(open).toEqual(['GET /account', 'POST /account/password'])
})
