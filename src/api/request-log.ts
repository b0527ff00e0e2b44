import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './api-parts.ts'
import type { ApiVariables } from './permissions.ts'

/**
 * A line for every call that writes or is refused: who, what, how it ended and how many milliseconds it
 * took. What is only read would drown them. Addresses stand without their parameters, which people type.
 */
export function requestLog(log: Log): MiddlewareHandler<ApiVariables> {
  return async (c, next) => {
    const began = performance.now()
    c.set('requestId', randomUUID())
    await next()
    const { method, path } = c.req
    const { status } = c.res
    if (status < 400 && (method === 'GET' || method === 'HEAD')) return
    const took = Math.round(performance.now() - began)
    const who = { requestId: c.get('requestId'), userId: c.get('user')?.id }
    log.info({ ...who, method, path, status, took }, 'call')
  }
}
