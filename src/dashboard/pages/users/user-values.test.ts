import { describe, expect, test } from 'vitest'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { messages } from '../../../domain/messages.ts'
import { formOf, isChanged, userChanges, valuesOf, wrongFields } from './user-values.ts'

const omar = {
  id: 2,
  name: 'Omar',
  email: 'omar@naoura.example',
  role_id: 2,
  role_name: 'editor',
  status: 'active',
  avatar: '/avatars/avatar-2.webp',
} as const
const password = 'water lifts itself'

describe('the form of a user', () => {
  test('begins with an active administrator', () => {
    expect(valuesOf(null)).toMatchObject({ roleName: 'admin', isActive: true, avatar: '' })
  })

  test('of a new one is sent whole', () => {
    const values = { ...valuesOf(null), name: ' Rima ', email: 'rima@naoura.example', password }
    expect(formOf({ ...values, confirmation: password })).toEqual({
      name: 'Rima',
      email: 'rima@naoura.example',
      role_id: 1,
      status: 'active',
      avatar: '',
      password,
    })
  })
})

describe('of a saved user', () => {
  const values = valuesOf(omar)

  test('nothing is sent while nothing is changed', () => {
    expect(userChanges({ ...values, name: ' Omar ' }, omar)).toEqual({})
    expect(isChanged(values, omar)).toBe(false)
  })

  test('only what is changed is sent, the password only when it is typed', () => {
    const changed = { ...values, roleName: 'admin', isActive: false } as const
    expect(userChanges(changed, omar)).toEqual({ role_id: 1, status: 'inactive' })
    expect(userChanges({ ...values, password, confirmation: password }, omar)).toEqual({ password })
  })

  test('a picture of one’s own is sent as a file, none as a blank address', () => {
    const avatar = new File(['…'], 'omar.jpg', { type: 'image/jpeg' })
    expect(userChanges({ ...values, avatar }, omar)).toEqual({ avatar })
    expect(userChanges({ ...values, avatar: '' }, omar)).toEqual({ avatar: '' })
    const picked = { id: 'a1' } as LibraryPictureResponse
    expect(userChanges({ ...values, avatar: picked }, omar)).toEqual({ avatar_media: 'a1' })
  })
})

describe('what is wrong', () => {
  test('is missing in an empty form', () => {
    expect(wrongFields(valuesOf(null), true)).toEqual({
      name: messages.fieldRequired,
      email: messages.emailRequired,
      password: messages.passwordRequired,
    })
  })

  test('is a confirmation that differs, also where nothing else is typed', () => {
    const differs = { confirmation: messages.passwordsDiffer }
    expect(wrongFields({ ...valuesOf(omar), password }, false)).toEqual(differs)
    expect(wrongFields({ ...valuesOf(omar), confirmation: 'x' }, false)).toEqual(differs)
  })

  test('is a short password and an address that is none', () => {
    const values = { ...valuesOf(omar), email: 'omar@', password: 'short', confirmation: 'short' }
    expect(wrongFields(values, false)).toEqual({
      email: messages.emailInvalid,
      password: messages.passwordLength,
    })
  })

  test('is nothing of a saved user whose password is left blank', () => {
    expect(wrongFields(valuesOf(omar), false)).toEqual({})
  })
})
