import { join } from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import pino from 'pino'
import proxyAddress from 'proxy-addr'
import { createApi } from '../api/create-api.ts'
import { createTokens } from '../api/tokens.ts'
import { createStorage, type Storage } from '../storage/create-storage.ts'
import { provideStorage } from '../storage/storage.server.ts'
import type { Config } from './config.ts'
import { install } from './install.ts'
import { mediaCalls } from './media.ts'
import { createPageCache } from './page-cache.ts'
import { createPages } from './pages.ts'
import { emptyPolicy, securityHeaders } from './security-headers.ts'
import { keptTokenSecret } from './token-secret.ts'

const year = 365 * 24 * 60 * 60
const sweepEvery = 60 * 60 * 1000

/** The whole product on one storage: opened, migrated, filled on the first start, ready to be served. */
export async function openApp(config: Config) {
  const log = pino({ level: config.logLevel })
  const storage = await createStorage({
    dataFolder: config.dataFolder,
    database: config.databaseUrl,
  })
  provideStorage(storage)
  const cache = createPageCache()
  const parts = {
    storage,
    tokens: createTokens(config.tokenSecret ?? (await keptTokenSecret(config.dataFolder))),
    apiKey: config.apiKey,
    uploadFolder: join(config.dataFolder, 'uploads'),
    now: () => new Date(),
    addressOf: addressBehind(config.trustedProxies),
    contentChanged: cache.clear,
    log,
  }
  const firstAdministrator = await install(parts, config)
  const stopSweeping = sweepRegularly(storage, log)
  const close = async () => {
    stopSweeping()
    await storage.close()
  }
  return { fetch: assembled(parts, config, cache).fetch, firstAdministrator, log, close }
}

function assembled(
  parts: Parameters<typeof createApi>[0],
  config: Config,
  cache: ReturnType<typeof createPageCache>,
) {
  const pages = createPages({
    loadBuild: () => import('virtual:react-router/server-build'),
    apiKey: config.apiKey,
    cache,
    isDevelopment: config.isDevelopment,
  })
  return new Hono()
    .use(securityHeaders)
    .use(async (c, next) => {
      c.header('content-security-policy', emptyPolicy)
      if (c.req.path.startsWith('/api/')) c.header('cache-control', 'no-store')
      await next()
    })
    .get('/healthz', (c) => c.text('alive'))
    .get('/readyz', async (c) => {
      await parts.storage.languages.all()
      return c.text('ready')
    })
    .route('/api', createApi(parts))
    .route('/media', mediaCalls(parts.storage.media.files))
    .use(
      '/assets/*',
      serveStatic({
        root: config.clientFolder,
        precompressed: true,
        onFound: (_path, c) => c.header('cache-control', `public, max-age=${year}, immutable`),
      }),
    )
    .use(serveStatic({ root: config.clientFolder, precompressed: true }))
    .all((c) => pages(c.req.raw))
    .onError((error, c) => {
      parts.log.error({ err: error, path: c.req.path }, 'unexpected error')
      return c.text('Internal Server Error: Please try again later.', 500)
    })
}

/** The address of the visitor: the peer, or what a trusted proxy says of it. */
function addressBehind(trustedProxies: string[]) {
  const trusts = proxyAddress.compile(trustedProxies)
  return (c: Context): string => {
    const incoming = c.env?.incoming
    if (!incoming) return 'local'
    return trustedProxies.length > 0
      ? proxyAddress(incoming, trusts)
      : (getConnInfo(c).remote.address ?? 'unknown')
  }
}

function sweepRegularly(storage: Storage, log: pino.Logger): () => void {
  const sweep = () =>
    storage.media.sweep(new Date()).catch((error) => log.error({ err: error }, 'sweep failed'))
  const timer = setInterval(sweep, sweepEvery)
  void sweep()
  return () => clearInterval(timer)
}
