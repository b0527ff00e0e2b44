import { describe, expect, test } from 'vitest'
import { type Caller, startedApi } from '../../../tests/support/api.ts'
import { cast, castPassword } from '../../../tests/support/cast.ts'
import { castIds, startedWorld, rima } from '../../../tests/support/staff.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

const open = async (engine: EngineName) => startedWorld(await startedApi(engine))

const ousters: Record<string, (caller: Caller, id: number) => Promise<{ status: number }>> = {
  delete: (caller, id) => caller.delete(`/users/${id}`),
  'delete among others': (caller, id) =>
    caller.post('/users/delete-multiple', { json: { ids: [castIds.Nour, id] } }),
  demote: (caller, id) => caller.post(`/users/${id}`, { form: { role_id: '2' } }),
  deactivate: (caller, id) => caller.post(`/users/${id}`, { form: { status: 'inactive' } }),
}

describe.each(engines)('at the same moment on %s', (engine) => {
  test.each(Object.entries(ousters))(
    'Layla and Rima %s each other, and one administrator remains',
    async (_name, oust) => {
      const { layla, joinedByRima, rows } = await open(engine)
      const { id, caller } = await joinedByRima()
      const answers = await Promise.all([oust(layla, id), oust(caller, castIds.Layla)])
      const statuses = answers.map(({ status }) => status).toSorted()
      expect(statuses[0]).toBe(200)
      expect([401, 404, 409]).toContain(statuses[1])
      const { users } = await rows()
      const inWorld = users.filter(({ role_id, status }) => role_id === 1 && status === 'active')
      expect(inWorld).toHaveLength(1)
    },
  )

  test('Layla demotes Rima and Rima deletes Layla, and one administrator remains', async () => {
    const { layla, joinedByRima, rows } = await open(engine)
    const { id, caller } = await joinedByRima()
    await Promise.all([
      layla.post(`/users/${id}`, { form: { role_id: '2' } }),
      caller.delete(`/users/${castIds.Layla}`),
    ])
    const { users } = await rows()
    expect(users.filter(({ role_id }) => role_id === 1)).toHaveLength(1)
  })

  test('someone is taken in many times, and is there once', async () => {
    const { layla, rows } = await open(engine)
    const emails = [rima.email, 'RIMA@naoura.example', ' Rima@Naoura.Example ']
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, turn) =>
        layla.post('/users', { form: { ...rima, email: emails[turn % 3] ?? '' } }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array<number>(8).fill(409)])
    expect((await rows()).users).toHaveLength(4)
  })

  test('Omar and Nour get the same email, and one of them has it', async () => {
    const { layla, rows } = await open(engine)
    const form = { email: 'info@naoura.example' }
    const answers = await Promise.all(
      [castIds.Omar, castIds.Nour].map((id) => layla.post(`/users/${id}`, { form })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { users } = await rows()
    expect(users.filter(({ email }) => email === form.email)).toHaveLength(1)
  })

  test('Omar is deleted many times, and the journal says so once', async () => {
    const { layla, rows } = await open(engine)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => layla.delete(`/users/${castIds.Omar}`)),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array<number>(5).fill(404)])
    expect((await rows()).removed).toHaveLength(1)
  })

  test.each<[string, (layla: Caller) => Promise<{ status: number }>]>([
    [
      'gets another password',
      (layla) => layla.post('/users/2', { form: { password: 'x'.repeat(8) } }),
    ],
    ['is deactivated', (layla) => layla.post('/users/2', { form: { status: 'inactive' } })],
    ['is deleted', (layla) => layla.delete('/users/2')],
  ])('Omar signs in and %s, and no session of before is left', async (_name, change) => {
    const { layla, signIn, rows, watched } = await open(engine)
    const attempts = Array.from({ length: 8 }, () => signIn(cast.Omar.email, castPassword))
    const [changed, ...answers] = await Promise.all([change(layla), ...attempts])
    expect(changed.status).toBe(200)
    for (const { status } of answers) expect([200, 401]).toContain(status)
    const { sessions } = await rows()
    expect(sessions.filter(({ user_id }) => user_id === castIds.Omar)).toEqual([])
    expect(watched.errors).toEqual([])
  })
})
