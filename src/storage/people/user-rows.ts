import type { ProductLanguage } from '../../domain/languages/language.ts'
import type { Picture } from '../../domain/media/media.ts'
import { Problem } from '../../domain/problem.ts'
import { normalisedEmail } from '../../domain/people/email.ts'
import {
  avatarAddress,
  roleIds,
  type RoleName,
  type User,
  type UserStatus,
} from '../../domain/people/user.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { hasFactor } from './factor-rows.ts'

export type NewUser = {
  name: string
  email: string
  passwordHash: string
  mustChangePassword?: boolean | undefined
  /** Nobody knows the password: it is chosen by a one-time link. */
  isInvited?: boolean
  roleName: RoleName
  status: UserStatus
  /** A picture that was uploaded or is of the library, an address, or ''. */
  avatar: Picture | string
  language?: ProductLanguage
  mailInbox?: boolean
}

/** Undefined keeps a value. */
export type UserSave = { [Name in keyof NewUser]?: NewUser[Name] | undefined }

export function toPassword(hash: string, mustChange = false) {
  return {
    password_hash: hash,
    password_is_initial: 0 as const,
    invited_at: null,
    ...toDue(mustChange),
  }
}

function toDue(mustChange: boolean) {
  return { must_change_password: mustChange ? (1 as const) : (0 as const) }
}

export type UserFilter = {
  role?: RoleName | undefined
  status?: UserStatus | undefined
  hasSecondFactor?: boolean | undefined
}

export const userColumns = [
  'users.id',
  'users.name',
  'email',
  'status',
  'avatar',
  'invited_at as invitedAt',
  'roles.name as roleName',
] as const

export function matchingUsers(db: Db, { role, status, hasSecondFactor }: UserFilter = {}) {
  let users = db.selectFrom('users').innerJoin('roles', 'roles.id', 'users.role_id')
  if (role) users = users.where('roles.name', '=', role)
  if (status) users = users.where('status', '=', status)
  if (hasSecondFactor !== undefined) {
    users = users.where(hasFactor, '=', hasSecondFactor ? 1 : 0)
  }
  return users
}

export async function getUser(db: Db, id: number): Promise<User> {
  const user = await matchingUsers(db)
    .select(userColumns)
    .where('users.id', '=', id)
    .executeTakeFirst()
  if (!user) throw new Problem('not-found')
  return user
}

export async function lockVerifiedUser(trx: Trx, id: number, passwordHash: string) {
  const held = await trx
    .updateTable('users')
    .set((eb) => ({ password_hash: eb.ref('password_hash') }))
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('status', '=', 'active')
    .returning(['id', 'name', 'email'])
    .executeTakeFirst()
  if (!held) throw new Problem('unauthorized')
  return held
}

/**
 * Serialised: the last administrator is checked after others' changes. Locked before users' own
 * rows, or two who change each other would deadlock.
 */
export async function lockUsers(trx: Trx): Promise<void> {
  await trx
    .updateTable('roles')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', roleIds.admin)
    .execute()
}

export async function lockUser(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', id)
    .execute()
}

export function toRow(user: NewUser, now: Date) {
  return {
    name: user.name,
    email: normalisedEmail(user.email),
    password_hash: user.passwordHash,
    role_id: roleIds[user.roleName],
    status: user.status,
    created_at: now.toISOString(),
    invited_at: user.isInvited ? now.toISOString() : null,
    ...toDue(user.mustChangePassword ?? false),
    ...toAvatar(user.avatar),
  }
}

export function toChange(user: User, save: UserSave) {
  return {
    name: save.name ?? user.name,
    // An email stays as it was unless it is changed: its clean spelling may be another account's.
    email: save.email === undefined ? user.email : normalisedEmail(save.email),
    role_id: roleIds[save.roleName ?? user.roleName],
    status: save.status ?? user.status,
    ...(save.mustChangePassword === undefined ? {} : toDue(save.mustChangePassword)),
    ...(save.passwordHash ? toPassword(save.passwordHash, save.mustChangePassword) : {}),
    ...(save.avatar === undefined ? {} : toAvatar(save.avatar)),
    ...(save.language && { language: save.language }),
    ...(save.mailInbox === undefined
      ? {}
      : { mail_inbox: save.mailInbox ? (1 as const) : (0 as const) }),
  }
}

export function toAvatar(avatar: Picture | string) {
  if (typeof avatar === 'string') return { avatar, avatar_id: null }
  return { avatar: avatarAddress(avatar), avatar_id: avatar.id }
}
