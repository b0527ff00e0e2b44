import { describe, expect, test } from 'vitest'
import { fileOf, formOf, startedApi } from '../../../tests/support/api.ts'
import { byLayla, cast, castPassword, hoursLater } from '../../../tests/support/cast.ts'
import { uniquePicture, sweepTwice } from '../../../tests/support/pictures.ts'
import { castResponse, castIds, startedWorld, rima } from '../../../tests/support/staff.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import { presetAvatars } from '../../domain/people/user.ts'

const done = 'Operation accomplished successfully!'
const open = async (engine: EngineName) => startedWorld(await startedApi(engine))
const namesOf = (users: { name: string }[]) => users.map(({ name }) => name)

describe.each(engines)('Layla, looking at the staff on %s,', (engine) => {
  test('sees the roles there are', async () => {
    const { layla } = await open(engine)
    const { status, body } = await layla.get('/roles')
    expect(status).toBe(200)
    expect(body).toEqual([
      { id: 1, name: 'admin', description: expect.any(String) },
      { id: 2, name: 'editor', description: expect.any(String) },
    ])
  })

  test('sees everybody, the oldest first, and nothing secret', async () => {
    const { layla } = await open(engine)
    const { status, body } = await layla.get('/users')
    expect(status).toBe(200)
    expect(body).toEqual({
      data: [castResponse('Layla'), castResponse('Omar'), castResponse('Nour')],
      total: 3,
      total_pages: 1,
    })
  })

  test('orders by the day someone joined before the number', async () => {
    const { layla, storage } = await open(engine)
    const user = { ...cast.Omar, passwordHash: 'hash', avatar: '' }
    await storage.users.add(
      { ...user, name: 'Zain', email: 'z@naoura.example' },
      byLayla(hoursLater(-1)),
    )
    expect(namesOf((await layla.get('/users')).body.data)).toEqual([
      'Zain',
      'Layla',
      'Omar',
      'Nour',
    ])
    expect(namesOf((await layla.get('/users?reversed=true')).body.data)).toEqual([
      'Nour',
      'Omar',
      'Layla',
      'Zain',
    ])
  })

  test.each([
    ['reversed=false', ['Layla', 'Omar', 'Nour']],
    ['role=admin', ['Layla']],
    ['role=editor', ['Omar', 'Nour']],
    ['role=editor&reversed=true', ['Nour', 'Omar']],
    ['status=active', ['Layla', 'Omar']],
    ['status=inactive', ['Nour']],
    ['status=inactive&role=admin', []],
    ['q=om', ['Omar']],
    ['q=naoura%20OMAR', ['Omar']],
    ['q=naoura&role=editor&reversed=true', ['Nour', 'Omar']],
    ['q=mar', []],
    ['q=%20', ['Layla', 'Omar', 'Nour']],
  ])('finds with %s: %j', async (query, names) => {
    const { layla } = await open(engine)
    const { body } = await layla.get(`/users?${query}`)
    expect(namesOf(body.data)).toEqual(names)
    expect(body).toMatchObject({ total: names.length, total_pages: 1 })
  })

  test('finds an Arabic name however it is written, page by page', async () => {
    const { layla, storage } = await open(engine)
    for (const [index, name] of ['هدى الشامي', 'أحمد هُدى', 'خالد العلي'].entries()) {
      const user = { ...cast.Omar, name, email: `${index}@dam.example` }
      await storage.users.add({ ...user, passwordHash: 'x', avatar: '' }, byLayla())
    }
    const { body } = await layla.get('/users?limit=1&page=2&q=هدي')
    expect(namesOf(body.data)).toEqual(['أحمد هُدى'])
    expect(body).toMatchObject({ total: 2, total_pages: 2 })
  })

  test('turns the pages, ten to each unless she asks otherwise', async () => {
    const { layla, storage } = await open(engine)
    for (let number = 4; number <= 11; number++) {
      const email = `${number}@naoura.example`
      const user = { ...cast.Omar, name: `Number ${number}`, email, passwordHash: 'x', avatar: '' }
      await storage.users.add(user, byLayla())
    }
    const first = (await layla.get('/users')).body
    expect(first.data).toHaveLength(10)
    expect(first).toMatchObject({ total: 11, total_pages: 2 })
    const second = (await layla.get('/users?page=2&limit=10')).body
    expect(namesOf(second.data)).toEqual(['Number 11'])
    const editors = (await layla.get('/users?page=5&limit=2&role=editor')).body
    expect(namesOf(editors.data)).toEqual(['Number 10', 'Number 11'])
    expect(editors).toMatchObject({ total: 10, total_pages: 5 })
    const past = (await layla.get('/users?page=3')).body
    expect(past).toEqual({ data: [], total: 11, total_pages: 2 })
  })
})

describe.each(engines)('Layla, taking in Rima on %s,', (engine) => {
  test('gives her a name, a role and a password', async () => {
    const { layla, signIn, watched } = await open(engine)
    const form = {
      ...rima,
      email: ' Rima@Naoura.Example ',
      name: ' Rima ',
      avatar: presetAvatars[2],
    }
    const { status, body } = await layla.post('/users', { form })
    expect(status).toBe(201)
    const { password: _password, role_id: _roleId, ...shown } = rima
    const user = { ...shown, id: 4, role_id: 1, role_name: 'admin', avatar: presetAvatars[2] }
    expect(body).toEqual({ message: done, user })
    expect((await layla.get('/users?reversed=true&limit=1')).body.data).toEqual([user])
    expect((await signIn(rima.email, rima.password)).status).toBe(200)
    expect(await watched.told()).toBe(0)
  })

  test('keeps of her password only an Argon2id hash', async () => {
    const { layla, rows } = await open(engine)
    await layla.post('/users', { form: rima })
    const { users } = await rows()
    expect(users.at(-1)?.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(users)).not.toContain(rima.password)
  })

  test('takes her for active and without an avatar unless told', async () => {
    const { layla } = await open(engine)
    const { name, email, password } = rima
    const { status, body } = await layla.post('/users', {
      form: { name, email, password, role_id: '2' },
    })
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ status: 'active', avatar: '', role_name: 'editor' })
  })

  test('gives her a picture, re-encoded and kept as long as it is shown', async () => {
    const { layla, staff, storage, signIn } = await open(engine)
    const form = formOf({ ...rima, avatar: fileOf(await uniquePicture()) })
    const { status, body } = await layla.post('/users', { form })
    expect(status).toBe(201)
    expect(body.user.avatar).toMatch(/^\/media\/[0-9a-f]{32}\/\d+\.webp$/)
    const [, , id = '', file = ''] = body.user.avatar.split('/')
    expect(await storage.media.files.read(id, file)).toBeDefined()
    await sweepTwice(storage, hoursLater(24))
    expect((await staff()).pictures).toEqual([id])
    const signedIn = await signIn(rima.email, rima.password)
    expect(signedIn.body.user.avatar).toBe(body.user.avatar)
  })

  test.each([8, 128])('accepts a password of %i characters of any script', async (length) => {
    const { layla, signIn } = await open(engine)
    const password = ['🌊', 'ن', 'a', ' ', 'é', '水', '\u200d', '🌊'].join('').repeat(length / 8)
    expect([...password]).toHaveLength(length)
    expect((await layla.post('/users', { form: { ...rima, password } })).status).toBe(201)
    expect((await signIn(rima.email, password)).status).toBe(200)
    expect((await signIn(rima.email, password.slice(2))).status).toBe(401)
  })
})

describe.each(engines)('Layla, changing Omar on %s,', (engine) => {
  const path = `/users/${castIds.Omar}`

  test('changes only what she sends', async () => {
    const { layla, rows, watched } = await open(engine)
    const before = await rows()
    const { status, body } = await layla.post(path, { form: { name: ' Omar Haddad ' } })
    expect(status).toBe(200)
    expect(body).toEqual({ message: done, user: { ...castResponse('Omar'), name: 'Omar Haddad' } })
    const after = await rows()
    expect(after.users[1]).toEqual({ ...before.users[1], name: 'Omar Haddad' })
    expect(after.users.toSpliced(1, 1)).toEqual(before.users.toSpliced(1, 1))
    expect(await watched.told()).toBe(0)
  })

  test.each<[string, Record<string, string>, object]>([
    ['email', { email: 'Omar2@naoura.example' }, { email: 'omar2@naoura.example' }],
    ['role', { role_id: '1' }, { role_id: 1, role_name: 'admin' }],
    ['status', { status: 'inactive' }, { status: 'inactive' }],
    ['avatar', { avatar: presetAvatars[5] }, { avatar: presetAvatars[5] }],
    ['own email in capitals', { email: 'OMAR@naoura.example' }, {}],
  ])('changes his %s', async (_name, form, changed) => {
    const { layla } = await open(engine)
    const user = { ...castResponse('Omar'), ...changed }
    expect((await layla.post(path, { form })).body).toEqual({ message: done, user })
    expect((await layla.get('/users')).body.data[1]).toEqual(user)
  })

  test('gives him another password, and the old one is none any more', async () => {
    const { layla, signIn } = await open(engine)
    const { body } = await layla.post(path, { form: { password: rima.password } })
    expect(body.user).toEqual(castResponse('Omar'))
    expect((await signIn(cast.Omar.email, castPassword)).status).toBe(401)
    expect((await signIn(cast.Omar.email, rima.password)).status).toBe(200)
  })

  test('gives him a picture and takes it away again', async () => {
    const { layla, staff, storage } = await open(engine)
    const form = formOf({ avatar: fileOf(await uniquePicture()) })
    const { body } = await layla.post(path, { form })
    expect(body.user.avatar).toMatch(/^\/media\//)
    const renamed = await layla.post(path, { form: { name: 'Omar H.' } })
    expect(renamed.body.user.avatar).toBe(body.user.avatar)
    const without = await layla.post(path, { form: { avatar: '' } })
    expect(without.body.user.avatar).toBe('')
    await sweepTwice(storage, hoursLater(24))
    expect((await staff()).pictures).not.toContain(body.user.avatar.split('/')[2])
  })
})
