import type { MiddlewareHandler } from 'hono'
import type { Log } from '../api/http/api-parts.ts'
import { withoutPreviewToken } from '../domain/articles/preview-link.ts'
import { requestIdOf } from '../api/http/request-log.ts'
import pino from 'pino'

const slow = 1_000

/** Logs pages that failed or were slow; the proxy logs the rest. */
export function visitorLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    await next()
    const { method, path } = c.req
    const { status } = c.res
    const took = Math.round(performance.now() - began)
    if (path.startsWith('/api/') || (status < 500 && took <= slow)) return
    logPage(log, { requestId: requestIdOf(c), method, path, status, took })
  }
}

type LoggedPage = {
  requestId: string
  method: string
  path: string
  status: number
  took: number
}

export function logPage(log: Log, page: LoggedPage): void {
  log.info({ ...page, path: withoutPreviewToken(page.path) }, 'page')
}

/** A full disk costs log lines and nothing else. */
export function createLog(level: string) {
  const output = pino.destination({ fd: 1, sync: true, maxLength: 1024 * 1024 })
  output.on('error', () => {})
  return pino({ level }, output)
}
