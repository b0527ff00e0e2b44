import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** In milliseconds. Proxies keep idle connections for 60 s and must close them first. */
const usual = {
  headers: 10_000,
  request: 120_000,
  idle: 75_000,
  /** Without traffic in either direction. */
  still: 30_000,
  lookEvery: 2_000,
}
const mostConnections = 10_000

type Unreadable = (failure: NodeJS.ErrnoException) => string

/**
 * Slow clients cannot keep it busy, whether they send or read slowly. Node itself never responds:
 * its responses would lack our headers.
 */
export function createHttpServer(
  listener: RequestListener,
  unreadableRequest: Unreadable,
  times: Partial<typeof usual> = {},
): Server {
  const { headers, request, idle, still, lookEvery } = { ...usual, ...times }
  const answers = new WeakMap<Duplex, ServerResponse>()
  const answered: RequestListener = (incoming, outgoing) => {
    answers.set(incoming.socket, outgoing)
    return listener(incoming, outgoing)
  }
  const server = createServer(
    {
      requireHostHeader: false,
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: lookEvery,
    },
    answered,
  )
  server.on('checkExpectation', answered)
  server.on('clientError', (failure, socket) => {
    const answer = answers.get(socket)
    const isUnderWay = answer?.headersSent && !answer.writableFinished
    socket.end(isUnderWay ? '' : unreadableRequest(failure), () => socket.destroy())
  })
  server.timeout = still
  server.maxConnections = mostConnections
  return server
}
