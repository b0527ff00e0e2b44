import type { Server } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'

/** Milliseconds since no connection is accepted any more. */
const usual = { refuseWaiting: 18_000, cut: 20_000, closing: 2_000 }
const lookEvery = 100

export type Stoppable = {
  /** Balancers are told to send no more. */
  announceStop(): void
  /** Answers say that they are the last on their connection. */
  endConnections(): void
  /** Whoever still waits for a turn is refused. */
  refuseWaiting(): void
  close(): Promise<void>
}

/** Ends what was begun, then everything else. Says whether nothing had to be cut. */
export async function stop(
  server: Server,
  app: Stoppable,
  delay: number,
  times = usual,
): Promise<boolean> {
  app.announceStop()
  await after(delay)
  app.endConnections()
  const began = performance.now()
  const closed = new Promise<boolean>((resolve) => server.close(() => resolve(true)))
  const idle = setInterval(() => server.closeIdleConnections(), lookEvery)
  // Again and again: what goes on may come to wait for another turn.
  const refuse = setInterval(() => {
    if (performance.now() - began >= times.refuseWaiting) app.refuseWaiting()
  }, lookEvery)
  const isWhole = await Promise.race([closed, after(times.cut, false)])
  clearInterval(idle)
  clearInterval(refuse)
  server.closeAllConnections()
  await Promise.race([app.close(), after(times.closing)])
  return isWhole
}
