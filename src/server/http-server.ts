import { createServer, type RequestListener, type Server } from 'node:http'

/** Milliseconds. Proxies keep idle connections for 60 s: ours must not be the first to go. */
const usual = {
  headers: 10_000,
  request: 120_000,
  idle: 75_000,
  /** For which nothing has moved, neither way. */
  still: 30_000,
  lookEvery: 2_000,
}
const mostConnections = 10_000

/** A server that nobody can keep busy by being slow: neither by sending nor by not reading. */
export function createHttpServer(
  listener: RequestListener,
  times: Partial<typeof usual> = {},
): Server {
  const { headers, request, idle, still, lookEvery } = { ...usual, ...times }
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: idle,
      connectionsCheckingInterval: lookEvery,
    },
    listener,
  )
  server.timeout = still
  server.maxConnections = mostConnections
  return server
}
