/**
 * Milliseconds of this thread's own that `work` costs, whatever else the machine does meanwhile.
 * The least of three, because the collector of memory comes when it likes.
 */
export function threadTime(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** The least milliseconds by the clock of `tries`: a busy machine delays some of them, not all. */
export async function quickest(tries: number, work: () => Promise<unknown>): Promise<number> {
  let best = Infinity
  for (let round = 0; round < tries; round++) {
    const started = performance.now()
    await work()
    best = Math.min(best, performance.now() - started)
  }
  return best
}
