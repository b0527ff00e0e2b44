import { describe, expect, test } from 'vitest'
import { fileOf, formOf, startedApi } from '../../../tests/support/api.ts'
import { cast, castPassword, hoursLater } from '../../../tests/support/cast.ts'
import { uniquePicture, sweepTwice } from '../../../tests/support/pictures.ts'
import { castIds, startedWorld, rima } from '../../../tests/support/staff.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

const open = async (engine: EngineName) => startedWorld(await startedApi(engine))
const namesOf = (users: { name: string }[]) => users.map(({ name }) => name)

describe.each(engines)('Omar’s sessions on %s', (engine) => {
  const path = `/users/${castIds.Omar}`

  test.each<[string, Record<string, string>]>([
    ['another role', { role_id: '1' }],
    ['another status', { status: 'inactive' }],
    ['another password', { password: rima.password }],
    ['the same password set anew', { password: castPassword }],
  ])('end at once with %s, and no others', async (_name, form) => {
    const { layla, signedInAs, rows } = await open(engine)
    const [one, other] = [await signedInAs('Omar'), await signedInAs('Omar')]
    expect((await layla.post(path, { form })).status).toBe(200)
    expect([(await one.get('/languages')).status, (await other.get('/languages')).status]).toEqual([
      401, 401,
    ])
    expect((await layla.get('/users')).status).toBe(200)
    expect((await rows()).sessions.map(({ user_id }) => user_id)).toEqual([castIds.Layla])
  })

  test('end with his deletion', async () => {
    const { layla, signedInAs } = await open(engine)
    const omar = await signedInAs('Omar')
    expect((await layla.delete(path)).status).toBe(200)
    expect((await omar.get('/languages')).status).toBe(401)
  })

  test('do not begin again when he is active again', async () => {
    const { layla, signedInAs } = await open(engine)
    const omar = await signedInAs('Omar')
    await layla.post(path, { form: { status: 'inactive' } })
    await layla.post(path, { form: { status: 'active' } })
    expect((await omar.get('/languages')).status).toBe(401)
  })

  test.each<[string, Record<string, string>]>([
    ['another name', { name: 'Omar H.' }],
    ['another email', { email: 'o@naoura.example' }],
    ['the role and status he has', { role_id: '2', status: 'active' }],
  ])('go on with %s', async (_name, form) => {
    const { layla, signedInAs } = await open(engine)
    const omar = await signedInAs('Omar')
    expect((await layla.post(path, { form })).status).toBe(200)
    expect((await omar.get('/languages')).status).toBe(200)
  })
})

describe.each(engines)('Layla, deleting on %s,', (engine) => {
  test('deletes Omar', async () => {
    const { layla, signIn, watched } = await open(engine)
    const { status, body } = await layla.delete(`/users/${castIds.Omar}`)
    expect([status, body]).toEqual([
      200,
      { message: 'Deleted successfully', trash_id: expect.any(Number) },
    ])
    expect(namesOf((await layla.get('/users')).body.data)).toEqual(['Layla', 'Nour'])
    expect((await signIn(cast.Omar.email, castPassword)).status).toBe(401)
    expect((await layla.delete(`/users/${castIds.Omar}`)).status).toBe(404)
    expect(await watched.told()).toBe(0)
  })

  test('deletes several at once, one named twice', async () => {
    const { layla } = await open(engine)
    const ids = [castIds.Omar, castIds.Nour, castIds.Omar]
    const { status, body } = await layla.post('/users/delete-multiple', { json: { ids } })
    expect([status, body.message, body.trash_ids.length]).toEqual([200, 'Deleted successfully', 2])
    expect(namesOf((await layla.get('/users')).body.data)).toEqual(['Layla'])
  })

  test('deletes another administrator', async () => {
    const { layla, joinedByRima } = await open(engine)
    const { id } = await joinedByRima()
    expect((await layla.delete(`/users/${id}`)).status).toBe(200)
  })

  test('may change everything of herself but her office', async () => {
    const { layla } = await open(engine)
    const form = { name: 'Layla K.', email: 'lk@naoura.example', role_id: '1', status: 'active' }
    const { status, body } = await layla.post(`/users/${castIds.Layla}`, { form })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ name: 'Layla K.', email: 'lk@naoura.example' })
    expect((await layla.get('/users')).status).toBe(200)
  })

  test('leaves in the journal who it was, with the picture', async () => {
    const { layla, rows, staff, storage } = await open(engine)
    const form = formOf({ ...rima, avatar: fileOf(await uniquePicture()) })
    const { id, avatar } = (await layla.post('/users', { form })).body.user
    const row = (await rows()).users.at(-1)
    await layla.delete(`/users/${id}`)
    const { removed, pictures } = await staff()
    expect(removed).toEqual([
      expect.objectContaining({
        kind: 'user',
        subject: '4',
        action: 'delete',
        author_name: 'Layla',
      }),
    ])
    const { id: _id, ...columns } = row ?? {}
    expect(JSON.parse(removed[0]?.previous ?? '')).toEqual({
      ...columns,
      avatar_picture: expect.objectContaining({ id: pictures[0] }),
    })
    await sweepTwice(storage, hoursLater(24))
    expect((await staff()).pictures).toEqual([avatar.split('/')[2]])
  })
})
