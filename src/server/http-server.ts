import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'

/** In milliseconds. Proxies keep idle connections for 60 s and must close them first. */
const usual = {
  headers: 10_000,
  request: 120_000,
  idle: 75_000,
  /** Without traffic in either direction. Node lets it pass once if something was sent: under a minute in all. */
  still: 22_000,
  lookEvery: 2_000,
}
const mostConnections = 10_000
/** Requests of a connection; each waits until the answer before it has been handed on. */
const mostAhead = 16

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
  const last = new WeakMap<Duplex, ServerResponse>()
  const underWay = new WeakMap<Duplex, number>()
  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (incoming.socket.destroyed) return
    answers.set(incoming.socket, outgoing)
    listener(incoming, outgoing)
  }
  // Node takes thousands of requests at once from a client that never reads, and answers would fill memory.
  const answered = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { socket } = incoming
    const count = (underWay.get(socket) ?? 0) + 1
    if (count > mostAhead) socket.destroy()
    if (socket.destroyed) return
    underWay.set(socket, count)
    outgoing.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    const before = last.get(socket)
    last.set(socket, outgoing)
    if (count === 1) answer(incoming, outgoing)
    else before?.once('close', () => answer(incoming, outgoing))
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
