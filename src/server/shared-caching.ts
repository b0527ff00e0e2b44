import type { MiddlewareHandler } from 'hono'
import { storable } from './pages.ts'

/**
 * Owners may let a CDN answer for so many seconds without asking; changes then show that much
 * later.
 */
export function sharedCaching(seconds: number): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (seconds === 0 || headers.get('cache-control') !== storable) return
    headers.set('cache-control', `${storable}, s-maxage=${seconds}`)
  }
}
