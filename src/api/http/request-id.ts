import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'

export const requestIdHeader = 'x-request-id'

/** The id the server gave a request and answers as `x-request-id`; a new one for calls within the process. */
export function requestIdOf(c: Context): string {
  const named: unknown = c.env?.outgoing?.getHeader(requestIdHeader)
  return typeof named === 'string' ? named : randomUUID()
}
