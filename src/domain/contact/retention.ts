/** Null keeps messages until they are deleted by hand. */
export type KeepDays = number | null

export const keepDaysRange = { min: 1, max: 3_650 }

const day = 24 * 60 * 60 * 1000

export function keptSince(days: number, now: Date): Date {
  return new Date(now.getTime() - days * day)
}
