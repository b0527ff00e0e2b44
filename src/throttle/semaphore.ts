import { Problem } from '../domain/problem.ts'
import type { LineBounds } from './bounds.ts'

type Waiting = { begin(): void; reject(): void }

const allWaiting = new Set<Waiting>()

export function waitingCount(): number {
  return allWaiting.size
}

/** Work in progress goes on. */
export function rejectWaiting(): void {
  for (const { reject } of allWaiting) reject()
}

type Semaphore = ReturnType<typeof createSemaphore>

/** First come, first served. */
export function createSemaphore({
  concurrency,
  maxWaiting = Infinity,
  timeout = Infinity,
  perKey = Infinity,
}: LineBounds) {
  const waiting = new Set<Waiting>()
  const ofKeys = new Map<string, number>()
  let running = 0

  /** Must be followed by `release` of the same key. Throws Problem('unavailable'). */
  async function acquire(key = ''): Promise<void> {
    if ((ofKeys.get(key) ?? 0) >= perKey) throw busy()
    count(key, 1)
    try {
      if (running < concurrency) running += 1
      else if (waiting.size >= maxWaiting) throw busy()
      else await room()
    } catch (refusal) {
      count(key, -1)
      throw refusal
    }
  }

  function count(key: string, by: number): void {
    if (perKey === Infinity) return
    const counted = (ofKeys.get(key) ?? 0) + by
    if (counted > 0) ofKeys.set(key, counted)
    else ofKeys.delete(key)
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

  function release(key = ''): void {
    count(key, -1)
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
    async run<Result>(work: () => Promise<Result>, key?: string): Promise<Result> {
      await acquire(key)
      try {
        return await work()
      } finally {
        release(key)
      }
    },
  }
}

/** Work that gives its place up after so many milliseconds and goes on. */
export async function runBriefly(
  { run }: Semaphore,
  longest: number,
  work: () => Promise<void>,
): Promise<void> {
  let done = Promise.resolve()
  await run(() => {
    done = work()
    return Promise.race([done, new Promise<void>((end) => setTimeout(end, longest))])
  })
  await done
}

function busy(): Problem {
  return new Problem('unavailable', { retryAfter: 1 })
}
