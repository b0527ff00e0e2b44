import { Problem } from '../../domain/problem.ts'

export type Turns = ReturnType<typeof createTurns>

type TurnLimits = {
  atOnce: number
  /** Rejects more at once. */
  mayWait?: number
  /** In milliseconds. */
  longest?: number
}

type Waiting = { begin(): void; giveUp(): void }

/** Of all kinds. */
const everybody = new Set<Waiting>()

/** Work in progress goes on. */
export function refuseWaiting(): void {
  for (const { giveUp } of everybody) giveUp()
}

/** First come, first served. */
export function createTurns({ atOnce, mayWait = Infinity, longest = Infinity }: TurnLimits) {
  const waiting = new Set<Waiting>()
  let working = 0

  /** Ends with `leave`. Throws Problem('unavailable'). */
  async function enter(): Promise<void> {
    if (working < atOnce) working += 1
    else if (waiting.size >= mayWait) throw busy()
    else await turn()
  }

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = () => {
        waiting.delete(one)
        everybody.delete(one)
        clearTimeout(timer)
      }
      const one = {
        begin() {
          end()
          resolve()
        },
        giveUp() {
          end()
          reject(busy())
        },
      }
      const timer = longest === Infinity ? undefined : setTimeout(one.giveUp, longest)
      waiting.add(one)
      everybody.add(one)
    })
  }

  /** The next in line takes the place. */
  function leave(): void {
    const [next] = waiting
    if (next) next.begin()
    else working -= 1
  }

  return {
    enter,
    leave,
    waiting: () => waiting.size,

    /** Throws Problem('unavailable') before `work` begins. */
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

export function busy(): Problem {
  return new Problem('unavailable', { retryAfter: 1 })
}
