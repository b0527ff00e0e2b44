import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { ApiParts } from './api-parts.ts'
import type { ApiVariables } from './permissions.ts'

const slow = 1_000

/**
 * A line for every call that is refused, takes long, or writes more than a count of views: who, what,
 * how it ended and how many milliseconds it took; of a sign-in that failed also from where. What is
 * only read would drown them. Paths stand without their parameters, which people type, and without
 * the ids of previews, which show what is not saved to whoever knows them.
 */
export function requestLog({
  log,
  addressOf,
}: Pick<ApiParts, 'log' | 'addressOf'>): MiddlewareHandler<ApiVariables> {
  return async (c, next) => {
    const began = performance.now()
    c.set('requestId', requestIdOf(c))
    await next()
    const { method } = c.req
    const path = c.req.path.replace(/(?<=\/trials\/).*/, '…')
    const { status } = c.res
    const took = Math.round(performance.now() - began)
    const isReading = method === 'GET' || method === 'HEAD' || path.endsWith('/visits')
    if (status < 400 && isReading && took <= slow) return
    const who = { requestId: c.get('requestId'), userId: c.get('user')?.id }
    const from = status >= 400 && path.endsWith('/signin') ? { address: addressOf(c) } : {}
    log.info({ ...who, ...from, method, path, status, took }, 'request')
  }
}

export const requestIdHeader = 'x-request-id'

/** The id the server gave a request and answers as `x-request-id`; a new one for calls within the process. */
export function requestIdOf(c: Context): string {
  const named: unknown = c.env?.outgoing?.getHeader(requestIdHeader)
  return typeof named === 'string' ? named : randomUUID()
}
