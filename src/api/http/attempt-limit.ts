import { createHash } from 'node:crypto'
import { Problem } from '../../domain/problem.ts'
import type { AttemptStore, AttemptWindow } from '../../storage/people/attempt-store.ts'

type AttemptLimits = {
  /** Of what, since all limits share a table. */
  name: string
  /** How many a key has in a window. */
  points: number
  /** In milliseconds; a quarter of an hour where it is left out. */
  window?: number
  now: () => Date
  /** What other processes count, too; without it this process counts alone. */
  shared: AttemptStore | null
  /** How many keys are remembered; beyond that the oldest are forgotten early. */
  mostKeys?: number
}

const quarterOfAnHour = 15 * 60 * 1000

/**
 * Counts attempts by key in a window that begins with the first. Keys are hashed, so long ones take no more
 * memory. While what is shared is out of reach, each process counts for itself.
 */
export function createAttemptLimit({
  name,
  points,
  window: length = quarterOfAnHour,
  now,
  shared,
  mostKeys = 20_000,
}: AttemptLimits) {
  /** Ordered by their end. */
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

    /** Takes one back. */
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
