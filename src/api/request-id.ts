import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'

export const requestIdHeader = 'x-request-id'

/** What the server has named a request, which its answer says; a new name where there is no server. */
export function requestIdOf(c: Context): string {
  const named: unknown = c.env?.outgoing?.getHeader(requestIdHeader)
  return typeof named === 'string' ? named : randomUUID()
}
