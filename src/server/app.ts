import type { RequestListener } from 'node:http'
import { randomUUID } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import type { Context } from 'hono'
import packageFile from '../../package.json' with { type: 'json' }
import type { ApiParts } from '../api/http/api-parts.ts'
import { requestIdHeader } from '../api/http/request-log.ts'
import { createTokens } from '../api/http/tokens.ts'
import { claimFolder } from '../storage/installation/claim-folder.ts'
import { announceStore } from '../storage/installation/served-store.ts'
import { createStorage } from '../storage/create-storage.ts'
import { provideStorage } from '../storage/storage.server.ts'
import type { ContentWatcher } from '../storage/engine/content-changes.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'
import { createAdmission } from '../throttle/admission.ts'
import { rejectWaiting, waitingCount } from '../throttle/semaphore.ts'
import { createAssetBucket } from './asset-bucket.ts'
import { announceOnTime } from './announce-on-time.ts'
import { backups, tellUnwritable } from './backups.ts'
import { cleanup, eraseDueMessages, logAuditHead } from './cleanup.ts'
import type { Config } from './config.ts'
import { encodeWaitingPictures } from './encode-waiting-pictures.ts'
import { install } from './install.ts'
import { importJob } from './moving/import-job.ts'
import type { MailSetting } from './mail-setting.ts'
import { createLog } from './log.ts'
import type { StoredAnswers } from './metrics.ts'
import { createCounts } from './counts.ts'
import { createRefusals } from './refusals.ts'
import { createRetainedAssets, keepAssetsDaily } from './retained-assets.ts'
import { createOpenResponses, type OpenResponses } from './open-responses.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { type PublicAddress, publicAddresses } from './public-address.ts'
import { prepareExports } from './prepare-exports.ts'
import { publishOnTime } from './publish-on-time.ts'
import { createRedraw } from './redraw.ts'
import { badRequest } from './error-responses.ts'
import { normaliseTarget } from './request-target.ts'
import { refusedPages } from './refused-pages.ts'
import { responseCache } from './response-cache.ts'
import { schedule } from './scheduler.ts'
import { sendChanges, shippingOf } from './send-changes.ts'
import { storedTokenSecret, requireSameSecret } from './token-secret.ts'
import { storeName } from './store-name.ts'
import { visitorAddress } from './visitor-address.ts'
import { reportTrouble } from './trouble.ts'
import { createWebApp } from './web-app.ts'

export { starting, unreadableRequest } from './error-responses.ts'

export async function openApp(config: Config) {
  const log = createLog(config.logLevel)
  const { dataFolder, databaseUrl: database, connections, bucket } = config
  const release = database ? () => {} : claimFolder(dataFolder)
  const withdraw = announceStore(dataFolder, storeName(config))
  const opening = createStorage({
    dataFolder,
    database,
    connections,
    bucket,
    backups: config.backups,
    shipping: await shippingOf(config),
    sendsMail: config.mail !== null,
  })
  if (!config.isDevelopment) warmUp()
  const storage = await opening
  provideStorage(storage)
  const counts = createCounts(storage, log)
  const refusals = createRefusals(storage, log)
  const addressOf = publicAddresses(config, log)
  const parts: ApiParts = {
    storage,
    tokens: createTokens(
      config.tokenSecret ?? (await storedTokenSecret(dataFolder, storage.withInstallLock)),
    ),
    apiKey: config.apiKey,
    now: () => new Date(),
    addressOf: visitorAddress(config.trustedProxies),
    originOf: (c) => addressOf(c.env.incoming)?.origin ?? '',
    log,
    countView: counts.viewed,
    refused: refusals.refused,
  }
  await requireSameSecret(parts)
  await install(parts, config)
  // A restored archive may hold what came due since.
  await eraseDueMessages(storage, log)
  const cache = createPageCache()
  const isBusy = () => waitingCount() > 0 || storage.outage.isOn() || !storage.changes.isCurrent()
  const redraw = createRedraw(cache, isBusy)
  const dates = publishOnTime(storage.dueArticles, log)
  const announcements = announceOnTime(storage, drawAnew, log)
  const watcher: ContentWatcher = {
    changed() {
      drawAnew()
      dates.changed()
      announcements.contentChanged()
    },
    away: (cause) => log.error({ err: cause }, 'the database is away: stored pages stand in'),
    back: (outage) => log.info(outage, 'the database is back'),
  }
  // Other processes wait for this one from here on; a first start that is killed earlier does not
  // delay them.
  await storage.changes.listen(watcher, packageFile.version)
  await dates.start()
  announcements.start()
  if (config.backups) void tellUnwritable(config.backups, log)
  const jobs = [
    cleanup(storage, config, log),
    ...(config.backups ? [backups(config.backups, config, storage, log)] : []),
    prepareExports(config, storage, log),
    reportTrouble(storage),
    importJob(storage, config, log),
  ]
  const stopJobs = await schedule(jobs, storage, log)
  const stopSending = storage.shipper && sendChanges(storage.shipper, log)
  const stopMail = config.mail && (await openMail(config.mail, parts))
  const stopEncoding = encodeWaitingPictures(storage, log)
  const answers = createOpenResponses()
  const health = { isStopping: false }
  const admission = createAdmission()
  /** The process asks for its own pages, too. */
  const publicAddress = (c: Context): PublicAddress => c.env.address ?? addressOf(c.env.incoming)
  const stored = responseCache(cache, config, publicAddress, storage, async (request, address) =>
    app.fetch(request, { address }),
  )
  const metrics = config.metrics && (await openMetrics(config.metrics, stored.answers, parts))
  const outermost = [stored.middleware, ...(metrics ? [metrics.measure] : [])]
  const refuse = refusedPages(admission, stored, log, metrics?.countRefused)
  const assetBucket = storage.bucket && createAssetBucket(storage.bucket)
  const assets = createRetainedAssets(config.clientFolder, dataFolder, assetBucket)
  const stopKeeping = await keepAssetsDaily(assets, (error) => {
    log.error({ err: error }, 'the files of this build could not be kept for the next')
  })
  const pressing = pressRegularly(cache)
  const web = { parts, config, health, admission, publicAddress, assets, counts }
  const app = createWebApp(web, outermost)
  return {
    listener: listenerOf({ app, stored, refuse, addressOf, answers }),
    connected: admission.connected,
    announceStop() {
      health.isStopping = true
      void redraw.stop()
    },
    endConnections: answers.end,
    rejectWaiting,
    close,
    log,
  }

  function drawAnew(): void {
    cache.clear()
    redraw.changed()
  }

  async function close(): Promise<void> {
    metrics?.server.close()
    await redraw.stop()
    stopKeeping()
    clearInterval(pressing)
    await Promise.all([
      stopJobs(),
      stopEncoding(),
      stopMail?.(),
      dates.stop(),
      announcements.stop(),
    ])
    await counts.stop()
    await refusals.stop()
    await logAuditHead(storage, log)
    await stopSending?.()
    await storage.close()
    withdraw()
    release()
  }
}

const pressEvery = 10_000

/**
 * Loading what renders pages takes a quarter of a second, in which nobody is answered. It begins while the
 * database is opened on another thread.
 */
function warmUp(): void {
  // If it fails, each page says so.
  import('virtual:react-router/server-build').catch(() => {})
}

function pressRegularly(cache: PageCache): NodeJS.Timeout {
  let isBusy = false
  return setInterval(() => {
    if (isBusy) return
    isBusy = true
    void cache.press().finally(() => (isBusy = false))
  }, pressEvery)
}

async function openMail(
  { server, ...setting }: MailSetting,
  { storage, tokens: { linkToken }, now, log }: ApiParts,
) {
  const [{ sendMails }, { openSmtp }] = await Promise.all([
    import('../mail/send-mails.ts'),
    import('../mail/smtp.ts'),
  ])
  const report = (error: unknown) => {
    if (!isUnavailable(error)) log.error({ err: error }, 'mail could not be sent')
  }
  return sendMails({ storage, linkToken, smtp: openSmtp(server), ...setting, now, report })
}

async function openMetrics(
  address: NonNullable<Config['metrics']>,
  answers: StoredAnswers,
  { storage, now }: ApiParts,
) {
  const { createMetrics, serveMetrics } = await import('./metrics.ts')
  const metrics = createMetrics({ storage, answers, now })
  return { ...metrics, server: await serveMetrics(metrics, address) }
}

type ListenerParts = {
  app: ReturnType<typeof createWebApp>
  stored: ReturnType<typeof responseCache>
  refuse: ReturnType<typeof refusedPages>
  addressOf: ReturnType<typeof publicAddresses>
  answers: OpenResponses
}

/** Cached responses and refusals bypass Hono, which would cost more than sending them. */
function listenerOf({ app, stored, refuse, addressOf, answers }: ListenerParts): RequestListener {
  const listener = getRequestListener(app.fetch, { errorHandler: badRequest })
  const refusing = getRequestListener(badRequest, { errorHandler: badRequest })
  return (incoming, outgoing) => {
    normaliseTarget(incoming)
    answers.prepare(outgoing)
    const address = addressOf(incoming)
    const requestId = randomUUID()
    if (address && stored.serveCached(incoming, outgoing, address, requestId)) return
    outgoing.setHeader(requestIdHeader, requestId)
    if (address && refuse(incoming, outgoing, address, requestId)) return
    answers.add(outgoing)
    void (address ? listener : refusing)(incoming, outgoing)
  }
}
