import type { SessionSource } from './session.ts'
import { type Picture, variantAddress, variantWidths } from '../media/media.ts'

export const roleNames = ['admin', 'editor'] as const
export type RoleName = (typeof roleNames)[number]
export const roleIds = { admin: 1, editor: 2 } as const satisfies Record<RoleName, number>
export type Role = { id: number; name: RoleName; description: string }

export const userStatuses = ['active', 'inactive'] as const
export type UserStatus = (typeof userStatuses)[number]

export const presetAvatars = [
  '/avatars/avatar-1.webp',
  '/avatars/avatar-2.webp',
  '/avatars/avatar-3.webp',
  '/avatars/avatar-4.webp',
  '/avatars/avatar-5.webp',
  '/avatars/avatar-6.webp',
] as const

export const userNameLimit = 100
/** The length is in characters of any script, not in bytes. */
export const passwordLength = { min: 8, max: 128 } as const

export type User = {
  id: number
  name: string
  email: string
  roleName: RoleName
  status: UserStatus
  avatar: string
  /** When they were invited (ISO 8601). Null as soon as there is a password. */
  invitedAt: string | null
}

export function hasRole(user: Pick<User, 'roleName'>, needed: RoleName): boolean {
  return user.roleName === 'admin' || user.roleName === needed
}

export function changesRoleOrStatus(
  user: User,
  { roleName, status }: { roleName?: RoleName | undefined; status?: UserStatus | undefined },
): boolean {
  return (roleName ?? user.roleName) !== user.roleName || (status ?? user.status) !== user.status
}

export function avatarAddress(picture: Picture): string {
  const [smallest = picture.width] = variantWidths(picture.width)
  return variantAddress(picture, smallest, 'webp')
}

export function mayChangeAvatar(user: User, id: number): boolean {
  return user.id === id || hasRole(user, 'admin')
}

/** The role at the time of the request, and from where it came; with an access key it is an editor's. */
export type StaffRight = ({ sessionId: string } | { keyId: number }) & {
  role: RoleName
  at: Date
  source: SessionSource
}

/**
 * Staff rights are checked again in the transaction that writes; the others always may: visitors, what
 * opens and ends a session, the owner of the machine, and the product itself. A frozen site refuses all but
 * sessions and the product.
 */
export type Right = StaffRight | 'visitor' | 'session' | 'machine' | 'product'

export function isOfAdministrator(right: Right): boolean {
  return typeof right === 'string' || right.role === 'admin'
}
