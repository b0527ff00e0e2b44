import { Problem } from '../../domain/problem.ts'

type SemaphoreLimits = {
  concurrency: number
  /** Rejects more at once. */
  maxWaiting?: number
  /** In milliseconds. */
  timeout?: number
}

type Waiting = { begin(): void; reject(): void }

/** Of all semaphores. */
const allWaiting = new Set<Waiting>()

export function waitingCount(): number {
  return allWaiting.size
}

/** Work in progress goes on. */
export function rejectWaiting(): void {
  for (const { reject } of allWaiting) reject()
}

/** First come, first served. */
export function createSemaphore({
  concurrency,
  maxWaiting = Infinity,
  timeout = Infinity,
}: SemaphoreLimits) {
  const waiting = new Set<Waiting>()
  let running = 0

  /** Ends with `release`. Throws Problem('unavailable'). */
  async function acquire(): Promise<void> {
    if (running < concurrency) running += 1
    else if (waiting.size >= maxWaiting) throw busy()
    else await room()
  }

  function room(): Promise<void> {
    return new Promise((resolve, fail) => {
      const end = () => {
        waiting.delete(one)
        allWaiting.delete(one)
        clearTimeout(timer)
      }
      const one = {
        begin() {
          end()
          resolve()
        },
        reject() {
          end()
          fail(busy())
        },
      }
      const timer = timeout === Infinity ? undefined : setTimeout(one.reject, timeout)
      waiting.add(one)
      allWaiting.add(one)
    })
  }

  /** The next in line takes the place. */
  function release(): void {
    const [next] = waiting
    if (next) next.begin()
    else running -= 1
  }

  return {
    acquire,
    release,
    waiting: () => waiting.size,
    isFull: () => running >= concurrency && waiting.size >= maxWaiting,

    /** Throws Problem('unavailable') before `work` begins. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      await acquire()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}

export function busy(): Problem {
  return new Problem('unavailable', { retryAfter: 1 })
}
