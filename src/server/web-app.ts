import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { answerNotFound } from '../api/answer-problem.ts'
import type { ApiParts } from '../api/api-parts.ts'
import { createApi } from '../api/create-api.ts'
import { messages } from '../domain/messages.ts'
import type { Config } from './config.ts'
import { mediaCalls } from './media.ts'
import { createPages } from './pages.ts'
import { emptyPolicy, securityHeaders } from './security-headers.ts'

const forAYear = `public, max-age=${365 * 24 * 60 * 60}, immutable`

/** API, media, files and pages behind one address; `outermost` sees every answer as it is sent. */
export function createWebApp(parts: ApiParts, config: Config, outermost: MiddlewareHandler) {
  const pages = createPages(config)
  return new Hono()
    .use(outermost)
    .use(securityHeaders)
    .use(completeHeaders(config))
    .get('/healthz', (c) => c.text('alive'))
    .get('/readyz', async (c) => {
      await parts.storage.languages.all()
      return c.text('ready')
    })
    .route('/api', createApi(parts))
    .all('/api/*', answerNotFound)
    .route('/media', mediaCalls(parts.storage.media.files))
    .use(
      serveStatic({
        root: config.clientFolder,
        precompressed: true,
        onFound: (path, c) => {
          if (path.includes('/assets/')) c.header('cache-control', forAYear)
        },
      }),
    )
    .all((c) => pages(c.req.raw))
    .onError((error, c) => {
      parts.log.error({ err: error, path: c.req.path }, 'unexpected error')
      return c.text(messages.serverError, 500)
    })
}

/** Answers that brought no security policy of their own get one that allows nothing. */
function completeHeaders({ isDevelopment }: Config): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (isDevelopment || headers.has('content-security-policy')) return
    headers.set('content-security-policy', emptyPolicy)
  }
}
