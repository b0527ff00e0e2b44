import { setImmediate as nextLoop } from 'node:timers/promises'

const mostLoops = 32

/**
 * The event loop accepts one connection per iteration, and rendering a page takes as long as
 * accepting many. So between two pages it iterates at least once, and on while connections arrive,
 * within a bound.
 */
export function createConnectionGate() {
  let came = 0
  let seen = 0
  let done = Promise.resolve()

  async function goRound(): Promise<void> {
    let loop = 0
    do {
      seen = came
      await nextLoop()
    } while (seen < came && ++loop < mostLoops)
  }

  return {
    connected(): void {
      came += 1
    },

    acceptWaiting: (): Promise<void> => (done = done.then(goRound)),
  }
}
