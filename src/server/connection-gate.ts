import { setImmediate as nextLoop } from 'node:timers/promises'

const mostLoops = 32

/**
 * The event loop accepts one connection each time round, and a page that is rendered takes it as long as many.
 * So between two pages it goes round for as long as somebody comes, within a bound.
 */
export function createConnectionGate() {
  let came = 0
  let seen = 0
  let done = Promise.resolve()

  async function goRound(): Promise<void> {
    for (let loop = 0; loop < mostLoops && seen < came; loop++) {
      seen = came
      await nextLoop()
    }
  }

  return {
    /** To be told of each connection. */
    connected(): void {
      came += 1
    },

    /** One page after the other accepts waiting connections before it is rendered. */
    acceptWaiting: (): Promise<void> => (done = done.then(goRound)),
  }
}
