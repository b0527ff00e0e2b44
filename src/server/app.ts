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
import { createStorage } from '../storage/create-storage.ts'
import { provideStorage } from '../storage/storage.server.ts'
import type { ContentWatcher } from '../storage/engine/content-changes.ts'
import { rejectWaiting } from '../storage/engine/semaphore.ts'
import { type Admission, createAdmission } from './admission.ts'
import { backups } from './backups.ts'
import { cleanup } from './cleanup.ts'
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
import { schedule } from './scheduler.ts'
import { keptTokenSecret, requireSameSecret } from './token-secret.ts'
import { visitorAddress } from './visitor-address.ts'
import { createWebApp } from './web-app.ts'

export { starting, unreadableRequest } from './error-responses.ts'

export async function openApp(config: Config) {
  const log = createLog(config.logLevel)
  const { dataFolder, databaseUrl: database } = config
  const release = database ? () => {} : claimFolder(dataFolder)
  const storage = await createStorage({ dataFolder, database, backups: config.backups?.folder })
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
  const jobs = [cleanup(storage), ...(config.backups ? [backups(config.backups, config, log)] : [])]
  const stopJobs = await schedule(jobs, storage, log)
  const close = async () => {
    await stopJobs()
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
