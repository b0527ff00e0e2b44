import type { Author } from '../documents/revision.ts'

export const scopes = ['read', 'content'] as const
export type Scope = (typeof scopes)[number]

export const keyNameLimit = 60
export const mostDays = 366
export const mostOpenKeys = 50
export const mostListedKeys = 100

export const keyPrefix = 'wajha_'

export type AccessKey = {
  id: number
  name: string
  scope: Scope
  hint: string
  madeBy: Author
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  endedAt: Date | null
}

const day = 24 * 60 * 60 * 1000

export function keyExpiry(days: number, now: Date): Date {
  return new Date(now.getTime() + days * day)
}

export function isKey(token: string): boolean {
  return token.startsWith(keyPrefix)
}
