import type { ProductLanguage } from '../languages/language.ts'

/** A name is null if nobody could tell it. */
export type Device = { browser: string | null; system: string | null }

/** An address that is not known is blank; the language is the dashboard's. */
export type SessionSource = { address: string; device: Device; language?: ProductLanguage }

export type OpenSession = Omit<SessionSource, 'language'> & {
  id: string
  createdAt: Date
  seenAt: Date
  isCurrent: boolean
}

const minute = 60 * 1000
const proofTime = 10 * minute

/** When and from where a session was last seen is written no more often. */
export const seenInterval = 5 * minute

/** Lists are as long at most; the sessions seen last are in them. */
export const mostListed = 100

export function isProved(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < proofTime
}

export function isSeenLately(seenAt: Date | null, now: Date, interval = seenInterval): boolean {
  return seenAt !== null && now.getTime() - seenAt.getTime() < interval
}

/** It is part of the time for which a session may be idle. */
export function seenIntervalFor(idleMinutes: number | null): number {
  return idleMinutes === null ? seenInterval : minute
}

export function idleSince(idleMinutes: number | null, now: Date): Date | null {
  return idleMinutes === null ? null : new Date(now.getTime() - idleMinutes * minute)
}
