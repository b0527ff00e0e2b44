import { createHash } from 'node:crypto'
import { Problem } from '../domain/problem.ts'

type Spaces = {
  /** Milliseconds between two of a key. */
  apart: number
  /** Milliseconds one may wait. */
  longest: number
}

/** Lets attempts of one key go one after the other. While one waits, it takes no place of `password`. */
export function createSpacing({ apart, longest }: Spaces) {
  const nextAt = new Map<string, number>()

  return {
    /** Resolves when it is this one's turn. Throws Problem('too-many-attempts') if that is too far off. */
    async turn(key: string): Promise<void> {
      const hashed = createHash('sha256').update(key).digest('base64url')
      const time = performance.now()
      const turn = Math.max(nextAt.get(hashed) ?? 0, time)
      if (turn - time > longest) {
        throw new Problem('too-many-attempts', { retryAfter: Math.ceil(apart / 1000) })
      }
      nextAt.set(hashed, turn + apart)
      setTimeout(
        () => {
          if (nextAt.get(hashed) === turn + apart) nextAt.delete(hashed)
        },
        turn + apart - time,
      ).unref()
      await new Promise((resolve) => setTimeout(resolve, turn - time))
    },
  }
}
