import { expect } from 'vitest'

export const mostRuns = 20

/** Fails unless one of twenty runs takes less CPU time of this thread than `limit` in milliseconds. */
export function expectThreadTime(limit: number, work: () => unknown, what?: string): void {
  let least = Infinity
  for (let run = 0; run < mostRuns && least >= limit; run++) least = Math.min(least, cost(work))
  expect(least, what).toBeLessThan(limit)
}

/** Fails if a text costs more than three times what ten texts of a tenth of its length cost. */
export function expectLinear(work: (text: string) => unknown, text: string, what?: string): void {
  const tenth = text.slice(0, text.length / 10)
  const tenths = () => Array.from({ length: 10 }, () => work(tenth))
  expectThreadTime(3 * cost(tenths) + clockError, () => work(text), what)
}

/** The same of work that waits: what else this thread does meanwhile counts, too. */
export async function expectThreadTimeWaiting(
  limit: number,
  work: () => Promise<unknown>,
): Promise<void> {
  let least = Infinity
  for (let run = 0; run < mostRuns && least >= limit; run++) {
    const elapsed = threadClock()
    await work()
    least = Math.min(least, elapsed())
  }
  expect(least).toBeLessThan(limit)
}

/** The system counts CPU time in steps of some milliseconds. */
const clockError = 20

function cost(work: () => unknown): number {
  const elapsed = threadClock()
  work()
  return elapsed()
}

function threadClock(): () => number {
  const before = threadMilliseconds()
  return () => threadMilliseconds() - before
}

export function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The least of `tries` in milliseconds: a busy machine delays some, not all. */
export async function quickest(tries: number, work: () => Promise<unknown>): Promise<number> {
  let best = Infinity
  for (let round = 0; round < tries; round++) {
    const started = performance.now()
    await work()
    best = Math.min(best, performance.now() - started)
  }
  return best
}
