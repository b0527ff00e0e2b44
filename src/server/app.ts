import type { RequestListener } from 'node:http'
import { randomUUID } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import packageFile from '../../package.json' with { type: 'json' }
import type { ApiParts } from '../api/http/api-parts.ts'
import { requestIdHeader } from '../api/http/request-id.ts'
import { createTokens } from '../api/http/tokens.ts'
import { claimFolder } from '../storage/installation/claim-folder.ts'
import { createStorage, type Storage } from '../storage/create-storage.ts'
import { provideStorage } from '../storage/storage.server.ts'
import type { ContentWatcher } from '../storage/engine/content-changes.ts'
import { rejectWaiting } from '../storage/engine/semaphore.ts'
import { type Admission, createAdmission } from './admission.ts'
import { startBackups } from './backups.ts'
import type { Config } from './config.ts'
import type { Health } from './health.ts'
import { install } from './install.ts'
import { createLog } from './log.ts'
import { createOpenResponses, type OpenResponses } from './open-responses.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { type PublicAddress, publicAddresses } from './public-address.ts'
import { badRequest } from './error-responses.ts'
import { normaliseTarget } from './request-target.ts'
import { responseCache } from './response-cache.ts'
import { keptTokenSecret, requireSameSecret } from './token-secret.ts'
import { visitorAddress } from './visitor-address.ts'
import { createWebApp } from './web-app.ts'

export { starting, unreadableRequest } from './error-responses.ts'

const clearEvery = 60 * 60 * 1000

export async function openApp(config: Config) {
  const log = createLog(config.logLevel)
  const { dataFolder, databaseUrl: database } = config
  const release = database ? () => {} : claimFolder(dataFolder)
  const storage = await createStorage({ dataFolder, database })
  provideStorage(storage)
  const cache = createPageCache()
  const watcher: ContentWatcher = {
    changed: cache.clear,
    away: (cause) => log.error({ err: cause }, 'the database is away: stored pages stand in'),
    back: (outage) => log.info(outage, 'the database is back'),
  }
  await storage.changes.listen(watcher, packageFile.version)
  const parts: ApiParts = {
    storage,
    tokens: createTokens(
      config.tokenSecret ?? (await keptTokenSecret(dataFolder, storage.withInstallLock)),
    ),
    apiKey: config.apiKey,
    now: () => new Date(),
    addressOf: visitorAddress(config.trustedProxies),
    log,
  }
  await requireSameSecret(parts)
  await install(parts, config)
  const stopClearing = clearRegularly(storage, log)
  const stopBackups = await startBackups({ storage, config, log })
  const close = async () => {
    stopClearing()
    await stopBackups()
    await storage.close()
    release()
  }
  const answers = createOpenResponses()
  const health = { isStopping: false }
  const admission = createAdmission(parts.addressOf)
  return {
    listener: listenerOf({ parts, config, cache, log, answers, health, admission }),
    connected: admission.connected,
    announceStop: () => void (health.isStopping = true),
    endConnections: answers.end,
    rejectWaiting,
    close,
    log,
  }
}

type ListenerParts = {
  parts: ApiParts
  config: Config
  cache: PageCache
  log: Logger
  answers: OpenResponses
  health: Health
  admission: Admission
}

/** Cached responses bypass Hono, which would cost more than sending them. */
function listenerOf({
  parts,
  config,
  cache,
  log,
  answers,
  health,
  admission,
}: ListenerParts): RequestListener {
  const addressOf = publicAddresses(config, log)
  const publicAddress = (c: Context) => addressOf(c.env.incoming) as PublicAddress
  const stored = responseCache(cache, config, publicAddress, parts.storage)
  const app = createWebApp({ parts, config, health, admission, publicAddress }, stored.middleware)
  const listener = getRequestListener(app.fetch, { errorHandler: badRequest })
  const refusing = getRequestListener(badRequest, { errorHandler: badRequest })
  return (incoming, outgoing) => {
    normaliseTarget(incoming)
    answers.prepare(outgoing)
    const address = addressOf(incoming)
    const requestId = randomUUID()
    if (address && stored.serveCached(incoming, outgoing, address, requestId)) return
    outgoing.setHeader(requestIdHeader, requestId)
    answers.add(outgoing)
    void (address ? listener : refusing)(incoming, outgoing)
  }
}

function clearRegularly(
  { installation, trash, trials, links, media }: Storage,
  log: Logger,
): () => void {
  const clear = async () => {
    if (await installation.isFrozen()) return
    await trash.purge(new Date())
    await trials.purge(new Date())
    await links.purge(new Date())
    await media.sweep(new Date())
  }
  const clearSafely = () => clear().catch((error) => log.error({ err: error }, 'cleanup failed'))
  const timer = setInterval(clearSafely, clearEvery)
  void clearSafely()
  return () => clearInterval(timer)
}
