/** CPU time of this thread in milliseconds. The least of three, because of garbage collection. */
export function threadTime(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const elapsed = threadClock()
    work()
    return elapsed()
  })
  return Math.min(...times)
}

/** The same of work that waits: what else this thread does meanwhile counts, too. */
export async function threadTimeWaiting(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let round = 0; round < 3; round++) {
    const elapsed = threadClock()
    await work()
    least = Math.min(least, elapsed())
  }
  return least
}

function threadClock(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
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
