import { Problem } from '../domain/problem.ts'

export type Turns = ReturnType<typeof createTurns>

type TurnLimits = {
  /** How many are at work at once. */
  atOnce: number
  /** How many may wait; one more is refused at once. */
  mayWait?: number
  /** Milliseconds a waiting one may wait before it is refused. */
  longest?: number
}

/** Lets work of one kind run so many at a time, in the order it came. */
export function createTurns({ atOnce, mayWait = Infinity, longest = Infinity }: TurnLimits) {
  const waiting = new Set<{ begin(): void; giveUp(): void }>()
  let working = 0
  let isClosed = false

  /** Resolves once it is this one's turn, which ends by `leave`. Throws Problem('unavailable'). */
  async function enter(): Promise<void> {
    if (working < atOnce) working += 1
    else if (isClosed || waiting.size >= mayWait) throw busy()
    else await turn()
  }

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const one = {
        begin() {
          waiting.delete(one)
          clearTimeout(timer)
          resolve()
        },
        giveUp() {
          waiting.delete(one)
          clearTimeout(timer)
          reject(busy())
        },
      }
      const timer = longest === Infinity ? undefined : setTimeout(one.giveUp, longest)
      waiting.add(one)
    })
  }

  /** The place passes to whoever waited longest. */
  function leave(): void {
    const [next] = waiting
    if (next) next.begin()
    else working -= 1
  }

  return {
    enter,
    leave,
    waiting: () => waiting.size,

    /** Refuses whoever waits, and from now on whoever would have to. */
    close(): void {
      isClosed = true
      for (const { giveUp } of waiting) giveUp()
    },

    /** Throws Problem('unavailable') without having begun `work` if there is no turn for it. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

function busy(): Problem {
  return new Problem('unavailable', { retryAfter: 1 })
}
