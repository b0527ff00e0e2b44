import { createHash } from 'node:crypto'
import { Problem } from '../domain/problem.ts'

/** Attempts of one key within a window that began with the first; `endsAt` in milliseconds since 1970. */
export type AttemptWindow = { count: number; endsAt: number }

/** Attempts that several processes count together. Keys are hashes. */
export type SharedAttempts = {
  add(key: string, now: Date, milliseconds: number): Promise<AttemptWindow>
  takeBack(key: string): Promise<void>
  forget(key: string): Promise<void>
}

type AttemptLimits = {
  /** The name tells limits apart, which share a table. */
  name: string
  /** A key has this many attempts in a window. */
  points: number
  /** The window is in milliseconds. */
  window: number
  now: () => Date
  /** The process counts alone if it is null. */
  shared: SharedAttempts | null
  /** This many keys are remembered; beyond that the oldest are forgotten early. */
  mostKeys?: number
}

export type AttemptLimit = ReturnType<typeof createAttemptLimit>

/**
 * Counts attempts by key in a window that begins with the first. Keys are hashed, so long ones take no more
 * memory. While what is shared is out of reach, each process counts for itself.
 */
export function createAttemptLimit({
  name,
  points,
  window: length,
  now,
  shared,
  mostKeys = 20_000,
}: AttemptLimits) {
  /** The windows are ordered by their end. */
  const windows = new Map<string, AttemptWindow>()
  const hashOf = (key: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url')

  function forgetEnded(time: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > time && windows.size <= mostKeys) return
      windows.delete(key)
    }
  }

  function countHere(hashed: string, time: number): AttemptWindow {
    const open = windows.get(hashed)
    const window = open && open.endsAt > time ? open : { count: 0, endsAt: time + length }
    window.count += 1
    if (window !== open) {
      windows.delete(hashed)
      windows.set(hashed, window)
      forgetEnded(time)
    }
    return window
  }

  /** Counts one more and says whether there are too many. A key that is blocked is counted here alone. */
  async function consume(key: string): Promise<boolean> {
    const hashed = hashOf(key)
    const window = countHere(hashed, now().getTime())
    if (!shared || window.count > points) return window.count > points
    const { count, endsAt } = await shared.add(hashed, now(), length).catch(() => ({ ...window }))
    Object.assign(window, { count, endsAt })
    return count > points
  }

  return {
    consume,

    /** Throws Problem('too-many-attempts'). */
    async consumeOrThrow(key: string): Promise<void> {
      if (!(await consume(key))) return
      const endsAt = windows.get(hashOf(key))?.endsAt ?? 0
      const retryAfter = Math.ceil((endsAt - now().getTime()) / 1000)
      throw new Problem('too-many-attempts', { retryAfter })
    },

    /** Takes back an attempt that was counted. */
    async reward(key: string): Promise<void> {
      const hashed = hashOf(key)
      const window = windows.get(hashed)
      if (window) window.count -= 1
      await shared?.takeBack(hashed).catch(() => {})
    },

    async delete(key: string): Promise<void> {
      windows.delete(hashOf(key))
      await shared?.forget(hashOf(key)).catch(() => {})
    },

    size: () => windows.size,
  }
}
