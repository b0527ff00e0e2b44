import { createHash } from 'node:crypto'
import { Problem } from '../../domain/problem.ts'

type AttemptLimits = {
  /** How many a key has in a quarter of an hour. */
  points: number
  now: () => Date
  /** How many keys are remembered; beyond that the oldest are forgotten early. */
  mostKeys?: number
}

const quarterOfAnHour = 15 * 60 * 1000

/** Counts attempts by key in a window that begins with the first. Keys are hashed, so long ones take no more memory. */
export function createAttemptLimit({ points, now, mostKeys = 20_000 }: AttemptLimits) {
  /** Ordered by their end. */
  const windows = new Map<string, { count: number; endsAt: number }>()

  function forgetEnded(time: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > time && windows.size <= mostKeys) return
      windows.delete(key)
    }
  }

  /** Counts one more and says whether there are too many. */
  function consume(key: string): boolean {
    const time = now().getTime()
    const hashed = hashOf(key)
    const open = windows.get(hashed)
    const window = open && open.endsAt > time ? open : { count: 0, endsAt: time + quarterOfAnHour }
    window.count += 1
    if (window !== open) {
      windows.delete(hashed)
      windows.set(hashed, window)
      forgetEnded(time)
    }
    return window.count > points
  }

  return {
    consume,

    /** Throws Problem('too-many-attempts'). */
    consumeOrThrow(key: string): void {
      if (!consume(key)) return
      const endsAt = windows.get(hashOf(key))?.endsAt ?? 0
      const retryAfter = Math.ceil((endsAt - now().getTime()) / 1000)
      throw new Problem('too-many-attempts', { retryAfter })
    },

    /** Takes one back. */
    reward(key: string): void {
      const window = windows.get(hashOf(key))
      if (window) window.count -= 1
    },

    delete(key: string): void {
      windows.delete(hashOf(key))
    },

    size: () => windows.size,
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
