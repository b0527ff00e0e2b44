/** A name is null if nobody could tell it. */
export type Device = { browser: string | null; system: string | null }

/** An address that is not known is blank. */
export type SessionSource = { address: string; device: Device }

export type OpenSession = SessionSource & {
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

export function isSeenLately(seenAt: Date | null, now: Date): boolean {
  return seenAt !== null && now.getTime() - seenAt.getTime() < seenInterval
}
