import { messages } from './messages.ts'
import { z } from './schema.ts'

export const roleNames = ['admin', 'editor'] as const
export type RoleName = (typeof roleNames)[number]
const userStatuses = ['active', 'inactive'] as const
export type UserStatus = (typeof userStatuses)[number]

export const passwordLength = { min: 8, max: 128 } as const
const emailPattern = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u

export type User = {
  id: number
  name: string
  email: string
  roleName: RoleName
  status: UserStatus
  /** Address of a picture, or '' for none. */
  avatar: string
}

export const emailAddress = z
  .string(messages.emailRequired)
  .trim()
  .min(1, messages.emailRequired)
  .max(254, messages.emailInvalid)
  .regex(emailPattern, messages.emailInvalid)

export const credentials = z.strictObject({
  email: emailAddress,
  password: z
    .string(messages.passwordRequired)
    .min(1, messages.passwordRequired)
    .max(1024, messages.tooLong),
})
export type Credentials = z.infer<typeof credentials>

/** Addresses are compared without regard to case. */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Administrators may do whatever editors may. */
export function hasRole(user: User, needed: RoleName): boolean {
  return user.roleName === 'admin' || user.roleName === needed
}
