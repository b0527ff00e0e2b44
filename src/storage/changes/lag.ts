export type Lag = {
  /** The place holds all changes before it; null if that is not known. */
  sentUntil: Date | null
  /** Null while changes are sent as they come. */
  behindSince: Date | null
  fault: string | null
  /** Changes without a base restore nothing. */
  hasBase: boolean
}

/** Milliseconds that changes may wait until people are told. */
export const longBehind = 60_000

type Seen = Pick<Lag, 'fault' | 'hasBase'> & {
  /** Milliseconds since the oldest change that is not there; 0 if all are. */
  behind: number
  /** When all that was there to be sent had last arrived. */
  lookedAt: Date | null
  openedAt: Date
}

export function lagOf({ behind, lookedAt, openedAt, fault, hasBase }: Seen, now: Date): Lag {
  const sentUntil = behind > 0 ? new Date(now.getTime() - behind) : lookedAt
  const isBehind = fault !== null || behind > longBehind
  return { sentUntil, behindSince: isBehind ? (sentUntil ?? openedAt) : null, fault, hasBase }
}

export function longBehindSince({ behindSince }: Lag, now: Date): Date | null {
  const isLong = behindSince !== null && now.getTime() - behindSince.getTime() > longBehind
  return isLong ? behindSince : null
}
