import { credentials } from './credentials.ts'
import { describe, expect, test } from 'vitest'
import { cast } from '../../../tests/support/cast.ts'
import { normalisedEmail } from './email.ts'
import {
  avatarAddress,
  changesRoleOrStatus,
  hasRole,
  passwordLength,
  presetAvatars,
  type User,
} from './user.ts'

function said(values: unknown): Record<string, string> {
  const { error } = credentials.safeParse(values)
  const sentences: Record<string, string> = {}
  for (const issue of error?.issues ?? []) sentences[String(issue.path[0])] ??= issue.message
  return sentences
}

describe('signing in', () => {
  test('takes an email and a password', () => {
    expect(credentials.parse({ email: ' layla@naoura.example ', password: ' p ' })).toEqual({
      email: 'layla@naoura.example',
      password: ' p ',
    })
  })

  test.each([{}, { email: '', password: '' }, { email: '  ', password: '' }])(
    'asks for what is missing in %j',
    (values) => {
      expect(said(values)).toEqual({
        email: 'Email is required',
        password: 'Password is required',
      })
    },
  )

  test.each(['layla', 'layla@', '@naoura.example', 'layla@naoura', 'a b@c.de', 'a@b@c.de'])(
    'asks for a valid email instead of %j',
    (email) => {
      expect(said({ email, password: 'p' })).toEqual({
        email: 'Please enter a valid email address',
      })
    },
  )

  test.each([
    [253, true],
    [254, true],
    [255, false],
  ])('with an email of %i characters: %s', (length, accepted) => {
    const email = `${'l'.repeat(length - 5)}@a.de`
    expect(credentials.safeParse({ email, password: 'p' }).success).toBe(accepted)
  })

  test.each([[{ $ne: null }], [['layla@naoura.example']], [1], [true], [null]])(
    'refuses %j where a text belongs',
    (value) => {
      expect(credentials.safeParse({ email: value, password: 'p' }).success).toBe(false)
      expect(credentials.safeParse({ email: 'a@b.de', password: value }).success).toBe(false)
    },
  )

  test('refuses other fields', () => {
    const withRole = { email: 'a@b.de', password: 'p', role_id: 1 }
    expect(credentials.safeParse(withRole).success).toBe(false)
  })
})

test('emails are compared without regard to case and blanks around them', () => {
  expect(normalisedEmail(' Layla@Naoura.Example ')).toBe('layla@naoura.example')
})

test('Layla may do what Omar may, Omar not what Layla may', () => {
  const layla: User = { ...cast.Layla, id: 1, avatar: '', invitedAt: null }
  const omar: User = { ...cast.Omar, id: 2, avatar: '', invitedAt: null }
  expect([hasRole(layla, 'admin'), hasRole(layla, 'editor')]).toEqual([true, true])
  expect([hasRole(omar, 'admin'), hasRole(omar, 'editor')]).toEqual([false, true])
})

test('another role or status changes someone’s office, and nothing else does', () => {
  const omar: User = { ...cast.Omar, id: 2, avatar: '', invitedAt: null }
  expect(changesRoleOrStatus(omar, { roleName: 'admin' })).toBe(true)
  expect(changesRoleOrStatus(omar, { status: 'inactive' })).toBe(true)
  expect(changesRoleOrStatus(omar, { roleName: 'editor', status: 'active' })).toBe(false)
  expect(changesRoleOrStatus(omar, {})).toBe(false)
})

test('an avatar is shown in its smallest width', () => {
  const picture = { id: 'a1', width: 1440, height: 900, blur: '' }
  expect(avatarAddress(picture)).toBe('/media/a1/320.webp')
  expect(avatarAddress({ ...picture, width: 200 })).toBe('/media/a1/200.webp')
})

test('there are six avatars to choose from', () => {
  expect(presetAvatars).toHaveLength(6)
})

test('passwords have 8 to 128 characters', () => {
  expect(passwordLength).toEqual({ min: 8, max: 128 })
})
