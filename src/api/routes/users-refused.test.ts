import { describe, expect, test } from 'vitest'
import { fileOf, formOf, startedApi } from '../../../tests/support/api.ts'
import { cast } from '../../../tests/support/cast.ts'
import { uniquePicture } from '../../../tests/support/pictures.ts'
import { castIds, startedWorld, rima } from '../../../tests/support/staff.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'
import { pictureLimits } from '../../domain/media/media.ts'
import { presetAvatars } from '../../domain/people/user.ts'

const open = async (engine: EngineName) => startedWorld(await startedApi(engine))
const picture = fileOf(await uniquePicture())
const change = `/users/${castIds.Omar}`
type Fields = Parameters<typeof formOf>[0]

const required = 'This field is required'
const emailInvalid = 'Please enter a valid email address'
const tooLong = 'This text is too long.'
const unknown = 'Unknown field.'
const roleUnknown = 'This role does not exist.'
const passwordLength = 'Passwords must be 8 to 128 characters long.'
const noPreset = 'Please select an image file.'
const check = 'Please check the highlighted fields.'

const wrongFields: [name: string, sent: Fields, sentence: string][] = [
  ['a blank name', { name: ' ' }, required],
  ['a name too long', { name: 'n'.repeat(101) }, tooLong],
  [
    'a name no database can keep',
    { name: 'a\u0000b' },
    'This text contains a character that cannot be saved.',
  ],
  ['a name twice', { name: ['Rima', 'Rima'] }, unknown],
  ['a file as name', { name: picture }, unknown],
  ['a blank email', { email: '' }, 'Email is required'],
  ['an email that is none', { email: 'rima@naoura' }, emailInvalid],
  ['an email too long', { email: `${'r'.repeat(250)}@a.de` }, emailInvalid],
  ['an email no database can keep', { email: 'r\u0000@a.de' }, emailInvalid],
  ['a blank password', { password: '' }, 'Password is required'],
  ['a password of 7 characters', { password: 'p'.repeat(7) }, passwordLength],
  ['a password of 7 characters kept as 14', { password: '🌊'.repeat(7) }, passwordLength],
  ['a password of 129 characters', { password: 'p'.repeat(129) }, passwordLength],
  ['a role that is none', { role_id: '3' }, roleUnknown],
  ['a role of zero', { role_id: '0' }, roleUnknown],
  ['a role by name', { role_id: 'admin' }, roleUnknown],
  ['a role almost right', { role_id: '1.0' }, roleUnknown],
  ['a blank role', { role_id: '' }, roleUnknown],
  ['a role twice', { role_id: ['2', '1'] }, unknown],
  ['a status that is none', { status: 'pending' }, check],
  ['a status in capitals', { status: 'Active' }, check],
  ['an avatar of another place', { avatar: 'https://a.example/a.webp' }, noPreset],
  ['an avatar that is no preset', { avatar: '/avatars/avatar-7.webp' }, noPreset],
  ['an avatar out of its folder', { avatar: `${presetAvatars[0]}/../x` }, noPreset],
  ['a script as avatar', { avatar: 'javascript:alert(1)' }, noPreset],
  ['the name of a role', { role_name: 'admin' }, unknown],
  ['an id', { id: '1' }, unknown],
  ['a password hash', { password_hash: '$argon2id$' }, unknown],
  ['a date', { created_at: '2000-01-01' }, unknown],
  ['a picture’s id', { avatar_id: '0'.repeat(32) }, unknown],
  ['a file nobody asked for', { image: picture }, unknown],
]

describe('Layla is refused', () => {
  test.each(wrongFields)('taking in someone with %s', async (_name, sent, sentence) => {
    const { layla, staff, watched } = await open('SQLite')
    const before = await staff()
    const { status, body } = await layla.post('/users', { form: formOf({ ...rima, ...sent }) })
    expect([status, body.error]).toEqual([400, sentence])
    expect(Object.keys(body.fields)).toEqual(Object.keys(sent))
    expect(await staff()).toEqual(before)
    expect(watched.errors).toEqual([])
  })

  test.each(wrongFields)('changing Omar to have %s', async (_name, sent, sentence) => {
    const { layla, staff, watched } = await open('SQLite')
    const before = await staff()
    const { status, body } = await layla.post(change, { form: formOf(sent) })
    expect([status, body.error]).toEqual([400, sentence])
    expect(Object.keys(body.fields)).toEqual(Object.keys(sent))
    expect(await staff()).toEqual(before)
    expect(watched.errors).toEqual([])
  })

  test.each(['__proto__', 'constructor', 'toString'])('a field named %s', async (name) => {
    const { layla, staff, watched } = await open('SQLite')
    const before = await staff()
    const sent = { [name]: '{"role_id":1}' }
    expect((await layla.post('/users', { form: formOf({ ...rima, ...sent }) })).status).toBe(400)
    expect((await layla.post(change, { form: formOf(sent) })).status).toBe(400)
    expect(await staff()).toEqual(before)
    expect(watched.errors).toEqual([])
  })

  test('taking in someone she says nothing of', async () => {
    const { layla } = await open('SQLite')
    const { status, body } = await layla.post('/users', { form: { status: 'active' } })
    expect(status).toBe(400)
    expect(body).toEqual({
      error: check,
      fields: {
        name: required,
        email: 'Email is required',
        password: 'Password is required',
        role_id: required,
      },
    })
  })

  test.each<[string, Fields, number]>([
    ['a text as picture', { avatar: fileOf('Opening in Hama') }, 400],
    ['two pictures', { avatar: [picture, picture] }, 400],
    [
      'a picture of 10 MB and a byte',
      { avatar: fileOf(Buffer.alloc(pictureLimits.bytes + 1)) },
      413,
    ],
  ])('%s', async (_name, sent, expected) => {
    const { layla, staff } = await open('SQLite')
    const before = await staff()
    expect((await layla.post('/users', { form: formOf({ ...rima, ...sent }) })).status).toBe(
      expected,
    )
    expect((await layla.post(change, { form: formOf(sent) })).status).toBe(expected)
    expect(await staff()).toEqual(before)
  })

  test.each([
    ['name', 'n'.repeat(100), 201],
    ['name', 'n', 201],
    ['email', `${'r'.repeat(249)}@a.de`, 201],
    ['email', `${'r'.repeat(250)}@a.de`, 400],
  ])('a %s only when it is too long: %s', async (field, value, expected) => {
    const { layla } = await open('SQLite')
    const { status } = await layla.post('/users', { form: { ...rima, [field]: value } })
    expect(status).toBe(expected)
  })

  test.each(['application/json', 'application/x-www-form-urlencoded', ''])(
    'a user that comes as %j',
    async (type) => {
      const { layla } = await open('SQLite')
      const sent = { json: rima, headers: { 'content-type': type } }
      expect((await layla.post('/users', sent)).status).toBe(415)
      expect((await layla.post(change, sent)).status).toBe(415)
    },
  )
})

describe.each(engines)('an email on %s', (engine) => {
  const taken = 'This email is already in use.'

  test.each([cast.Omar.email, ' OMAR@Naoura.example'])('is not given twice: %j', async (email) => {
    const { layla, rows } = await open(engine)
    const before = await rows()
    const refused = [
      await layla.post('/users', { form: { ...rima, email } }),
      await layla.post(`/users/${castIds.Nour}`, { form: { email, name: 'Omar' } }),
    ]
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([409, { error: taken, fields: { email: taken } }])
    }
    expect(await rows()).toEqual(before)
  })

  test('is free again once its owner has gone', async () => {
    const { layla } = await open(engine)
    await layla.delete(change)
    const form = { ...rima, email: cast.Omar.email }
    expect((await layla.post('/users', { form })).status).toBe(201)
  })
})

describe.each(engines)('Layla on %s', (engine) => {
  const own = {
    error: 'You cannot delete, deactivate or demote your own account.',
  }
  const herself = `/users/${castIds.Layla}`

  test.each([true, false])('keeps her own office, also with Rima there: %s', async (withRima) => {
    const { layla, joinedByRima, rows } = await open(engine)
    if (withRima) await joinedByRima()
    const before = await rows()
    const refused = [
      await layla.post(herself, { form: { role_id: '2' } }),
      await layla.post(herself, { form: { status: 'inactive' } }),
      await layla.post(herself, { form: { name: 'L.', role_id: '2', status: 'inactive' } }),
      await layla.delete(herself),
      await layla.post('/users/delete-multiple', { json: { ids: [castIds.Layla] } }),
      await layla.post('/users/delete-multiple', { json: { ids: [castIds.Omar, castIds.Layla] } }),
    ]
    for (const { status, body } of refused) expect([status, body]).toEqual([409, own])
    expect(await rows()).toEqual(before)
  })

  test('deletes all of several or none', async () => {
    const { layla, rows } = await open(engine)
    const before = await rows()
    const ids = [castIds.Omar, castIds.Nour, 99]
    const { status } = await layla.post('/users/delete-multiple', { json: { ids } })
    expect(status).toBe(404)
    expect(await rows()).toEqual(before)
  })

  test.each(['/users/99', '/users/0', '/users/02', '/users/x', '/users/2147483648', '/users/1e0'])(
    'finds nobody at %s',
    async (path) => {
      const { layla, staff } = await open(engine)
      const before = await staff()
      const form = formOf({ name: 'Nobody', avatar: picture })
      expect((await layla.post(path, { form })).status).toBe(404)
      expect((await layla.delete(path)).status).toBe(404)
      expect(await staff()).toEqual(before)
    },
  )
})
