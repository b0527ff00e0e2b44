import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

const usual = { untilIdle: 250, rejectWaiting: 18_000, cut: 20_000, closing: 2_000 }
const lookEvery = 100

type Stoppable = {
  announceStop(): void
  endConnections(): void
  rejectWaiting(): void
  close(): Promise<void>
}

/**
 * Lets requests in progress end, then closes everything. Resolves to whether nothing was cut off.
 */
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
  // `http.close` would end connections at once whose first request is on its way.
  const closed = new Promise<boolean>((resolve) => {
    Listener.prototype.close.call(server, () => resolve(true))
  })
  const idle = setInterval(() => {
    if (performance.now() - began >= times.untilIdle) server.closeIdleConnections()
  }, lookEvery)
  // Repeated, because requests in progress may still come to wait for another turn.
  const refuse = setInterval(() => {
    if (performance.now() - began >= times.rejectWaiting) app.rejectWaiting()
  }, lookEvery)
  const isWhole = await Promise.race([closed, after(times.cut, false)])
  clearInterval(idle)
  clearInterval(refuse)
  server.closeAllConnections()
  await Promise.race([app.close(), after(times.closing)])
  return isWhole
}
