import { Problem } from '../../domain/problem.ts'

export type Turns = ReturnType<typeof createTurns>

type TurnLimits = {
  /** How many are at work at once. */
  atOnce: number
  /** How many may wait; one more is refused at once. */
  mayWait?: number
  /** Milliseconds a waiting one may wait before it is refused. */
  longest?: number
}

type Waiting = { begin(): void; giveUp(): void }

/** Whoever waits for a turn of whatever kind. */
const everybody = new Set<Waiting>()

/** Refuses all that wait for a turn; what is at work goes on. */
export function refuseWaiting(): void {
  for (const { giveUp } of everybody) giveUp()
}

/** Lets work of one kind run so many at a time, in the order it came. */
export function createTurns({ atOnce, mayWait = Infinity, longest = Infinity }: TurnLimits) {
  const waiting = new Set<Waiting>()
  let working = 0

  /** Resolves once it is this one's turn, which ends by `leave`. Throws Problem('unavailable'). */
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

/** Refuses work for which there is no turn. */
export function busy(): Problem {
  return new Problem('unavailable', { retryAfter: 1 })
}
