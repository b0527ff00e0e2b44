import { randomUUID } from 'node:crypto'
import { type RequestListener, STATUS_CODES } from 'node:http'
import { Hono } from 'hono'
import { requestIdHeader } from '../api/http/request-id.ts'
import { emptyPolicy, securityHeaders } from './security-headers.ts'

/** What Node calls the ways in which a request cannot be read; all others are 400. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

const bare = await new Hono()
  .use(securityHeaders)
  .all((c) => c.body(null))
  .request('/')
/** What is answered without the app says what every answer says. */
const headers = {
  ...Object.fromEntries(bare.headers),
  'content-security-policy': emptyPolicy,
  'cache-control': 'no-store',
}

/** To everything while the server starts. */
export const starting: RequestListener = (_incoming, outgoing) => {
  const own = { [requestIdHeader]: randomUUID(), 'retry-after': '5' }
  outgoing.writeHead(503, { ...headers, ...own }).end()
}

/** To a request that Node can read and the app cannot: for example, one with an impossible Host. */
export function badRequest(): Response {
  return new Response(null, { status: 400, headers })
}

/** To what Node cannot read, or what does not come to its end: the last that its connection is sent. */
export function unreadableRequest({ code = '' }: NodeJS.ErrnoException): string {
  const status = statuses[code] ?? 400
  const own = { [requestIdHeader]: randomUUID(), connection: 'close', 'content-length': '0' }
  const lines = Object.entries({ ...headers, ...own }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n')
}
