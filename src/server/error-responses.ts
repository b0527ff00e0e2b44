import { randomUUID } from 'node:crypto'
import { type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http'
import { Hono } from 'hono'
import { requestIdHeader } from '../api/http/request-log.ts'
import { busyAnswer } from './busy-answer.ts'
import { emptyPolicy, securityHeaders } from './security-headers.ts'

/** Node's error codes for unreadable requests; all others are 400. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

const bare = await new Hono()
  .use(securityHeaders)
  .all((c) => c.body(null))
  .request('/')
const headers = {
  ...Object.fromEntries(bare.headers),
  'content-security-policy': emptyPolicy,
  'cache-control': 'no-store',
}

export const starting: RequestListener = ({ url = '' }, outgoing) => {
  sendBusy(outgoing, url, { [requestIdHeader]: randomUUID(), 'retry-after': '5' })
}

export function sendBusy(
  outgoing: ServerResponse,
  target: string,
  given: Record<string, string> = {},
): void {
  const [path = ''] = target.split('?', 1)
  const { headers: own, body } = busyAnswer(path)
  outgoing.writeHead(503, { ...headers, ...own, ...given }).end(body)
}

/** Node can read some requests that the app cannot, such as one with an impossible Host. */
export function badRequest(): Response {
  return new Response(null, { status: 400, headers })
}

export function unreadableRequest({ code = '' }: NodeJS.ErrnoException): string {
  const status = statuses[code] ?? 400
  const own = { [requestIdHeader]: randomUUID(), connection: 'close', 'content-length': '0' }
  const lines = Object.entries({ ...headers, ...own }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n')
}
