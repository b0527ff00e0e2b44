import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { openCall, publicCall } from '../api/http/stored-calls.ts'

const search = /^\/api\/search\/\w/
const picture = /^\/media\//

/**
 * Lets pages of these origins read what visitors may: public endpoints and pictures. Never staff endpoints: neither
 * their methods nor their token are allowed.
 */
export function crossOrigin(origins: string[]): MiddlewareHandler {
  if (origins.length === 0) return (_, next) => next()
  const allowed = cors({
    origin: origins,
    allowMethods: ['GET', 'HEAD'],
    allowHeaders: ['api-key', 'if-none-match'],
    exposeHeaders: ['etag', 'x-request-id'],
    maxAge: 600,
  })
  return async (c, next) => {
    const { path, method } = c.req
    const isPicture = picture.test(path)
    const isOpen = isPicture || publicCall.test(path) || search.test(path) || openCall.test(path)
    const asked = method === 'OPTIONS' ? c.req.header('access-control-request-method') : method
    if (!isOpen || (asked !== 'GET' && asked !== 'HEAD')) return next()
    const answer = await allowed(c, next)
    // An image of another site's page may show it, too, although it sends no origin.
    if (isPicture) c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
    return answer
  }
}
