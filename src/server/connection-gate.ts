import { setImmediate as nextLoop } from 'node:timers/promises'

const mostLoops = 32

/**
 * The event loop accepts one connection per iteration, and rendering a page takes as long as
 * accepting many. So between two pages it keeps iterating while connections arrive, within a bound.
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
    connected(): void {
      came += 1
    },

    acceptWaiting: (): Promise<void> => (done = done.then(goRound)),
  }
}
