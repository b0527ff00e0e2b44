import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * The values are in milliseconds. Proxies keep idle connections for 60 s and must close them first.
 */
const usual = {
  headers: 10_000,
  request: 120_000,
  idle: 75_000,
  /**
   * A connection may be silent in both directions for this long. Node lets it pass once if
   * something was sent, so it is under a minute in all.
   */
  still: 22_000,
  lookEvery: 2_000,
}
const mostConnections = 10_000
/**
 * A connection may be this many requests ahead; each waits until the answer before it has been
 * handed on.
 */
const mostAhead = 16

type Connection = { answer?: ServerResponse; last?: ServerResponse; underWay: number }
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
  const connections = new WeakMap<Duplex, Connection>()
  function connectionOf(socket: Duplex): Connection {
    const known = connections.get(socket)
    if (known) return known
    const connection = { underWay: 0 }
    connections.set(socket, connection)
    return connection
  }
  function answer(
    connection: Connection,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): void {
    if (incoming.socket.destroyed) return
    connection.answer = outgoing
    listener(incoming, outgoing)
  }
  // Node takes thousands of requests at once from a client that never reads, and answers would fill memory.
  const answered = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { socket } = incoming
    const connection = connectionOf(socket)
    const count = ++connection.underWay
    if (count > mostAhead) socket.destroy()
    if (socket.destroyed) return
    outgoing.once('close', () => (connection.underWay -= 1))
    const before = connection.last
    connection.last = outgoing
    if (count === 1) answer(connection, incoming, outgoing)
    else before?.once('close', () => answer(connection, incoming, outgoing))
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
    const answer = connections.get(socket)?.answer
    const isUnderWay = answer?.headersSent && !answer.writableFinished
    socket.end(isUnderWay ? '' : unreadableRequest(failure), () => socket.destroy())
  })
  server.timeout = still
  server.maxConnections = mostConnections
  return server
}
