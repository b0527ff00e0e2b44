import {
  invitationForm,
  newUserForm,
  type UserForm,
  userForm,
  type UserResponse,
} from '../../../contract/users.ts'
import { messages } from '../../../domain/messages.ts'
import { cleaned } from '../../../domain/text/short-value.ts'
import { type RoleName, roleIds } from '../../../domain/people/user.ts'
import { type AvatarChoice, sentAvatar } from '../../editor/avatars/avatar-choice.ts'
import { type WrongFields, wrongFieldsOf } from '../../kit/forms/use-submission.ts'

export type UserValues = {
  name: string
  email: string
  roleName: RoleName
  password: string
  confirmation: string
  /** No password is set: the user chooses one by a link. */
  invites: boolean
  mustChangePassword: boolean
  isActive: boolean
  avatar: AvatarChoice
}

/** A new user is an administrator unless chosen otherwise (USR-8). */
const blankUser: UserValues = {
  name: '',
  email: '',
  roleName: 'admin',
  password: '',
  confirmation: '',
  invites: false,
  mustChangePassword: false,
  isActive: true,
  avatar: '',
}

export function valuesOf(saved: UserResponse | null): UserValues {
  if (!saved) return blankUser
  const { name, email, role_name: roleName, status, avatar } = saved
  return { ...blankUser, name, email, roleName, isActive: status === 'active', avatar }
}

/** Faults are by field; the password of a saved user may stay blank. */
export function wrongFields(values: UserValues, isNew: boolean): WrongFields {
  const { error } = checked(values, isNew)
  return {
    ...(error && wrongFieldsOf(error)),
    ...(values.password !== values.confirmation && { confirmation: messages.passwordsDiffer }),
  }
}

function checked(values: UserValues, isNew: boolean) {
  const { name, email, role_id, status, password } = formOf(values)
  const sent = { name, email, role_id: String(role_id) }
  if (values.invites) return invitationForm.safeParse(sent)
  return isNew
    ? newUserForm.safeParse({ ...sent, status, password: values.password })
    : userForm.safeParse({ ...sent, status, password })
}

export function invitationOf(values: UserValues) {
  const { status: _status, ...form } = formOf({
    ...values,
    password: '',
    mustChangePassword: false,
  })
  return form
}

export function formOf(values: UserValues) {
  const { name, email, avatar, roleName, isActive, password, mustChangePassword } = values
  return {
    name: cleaned('line', name),
    email: cleaned('email', email),
    ...sentAvatar(avatar),
    role_id: roleIds[roleName],
    status: isActive ? ('active' as const) : ('inactive' as const),
    ...(password && { password }),
    ...(mustChangePassword && { must_change_password: true }),
  }
}

export function userChanges(values: UserValues, saved: UserResponse): UserForm {
  const before = formOf(valuesOf(saved))
  const fields = Object.entries(formOf(values))
  return Object.fromEntries(
    fields.filter(([field, value]) => value !== before[field as keyof UserForm]),
  )
}

export function isChanged(values: UserValues, saved: UserResponse | null): boolean {
  const before = valuesOf(saved)
  return (Object.keys(before) as (keyof UserValues)[]).some(
    (field) => values[field] !== before[field],
  )
}
