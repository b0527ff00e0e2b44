import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { bodyLimit } from 'hono/body-limit'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { isBrokenOff, notFoundResponse } from '../api/http/problem-response.ts'
import type { ApiParts } from '../api/http/api-parts.ts'
import { createApi } from '../api/create-api.ts'
import { createFailureLog } from '../api/http/failure-log.ts'
import { crossOrigin } from './cross-origin.ts'
import { requestIdOf } from '../api/http/request-log.ts'
import { uploadLimit } from '../domain/media/media.ts'
import { messages } from '../domain/messages.ts'
import { asUnavailable } from '../storage/engine/unavailable.ts'
import type { Admission } from '../throttle/admission.ts'
import { pacedResponse } from '../throttle/paced.ts'
import type { Drawing } from '../ui/drawing.ts'
import { admitCalls } from './admit-calls.ts'
import { busyAnswer } from './busy-answer.ts'
import type { Config } from './config.ts'
import { downloadRoutes } from './downloads.ts'
import { fileRoutes } from './files.ts'
import { type Health, healthRoutes } from './health.ts'
import { createIcons } from './icons.ts'
import type { createRetainedAssets } from './retained-assets.ts'
import { mediaRoutes } from './media.ts'
import type { Counts } from './counts.ts'
import { followRedirects } from './moved-pages.ts'
import { isFilePath } from './page-paths.ts'
import { createPages, isRead, readingMethods } from './pages.ts'
import type { PublicAddress } from './public-address.ts'
import { emptyPolicy, securityHeaders } from './security-headers.ts'
import { visitorLog } from './log.ts'
import { generatedFiles } from './generated-files.ts'
import { sharedCaching } from './shared-caching.ts'
import { createSharePictures } from './share-pictures.ts'
import { createThemeSheets } from './theme-sheets.ts'
import { createTitleFonts } from './title-fonts.ts'
import { previewHeaders, sharedPreviews } from './shared-previews.ts'
import { withoutPreviewToken } from '../domain/articles/preview-link.ts'
import { carriesFiles } from './sent-files.ts'
import { findPreview, type PreviewVariables } from './previews.ts'

const forAYear = `public, max-age=${365 * 24 * 60 * 60}, immutable`
const formLimit = 64 * 1024
const viewLimit = 1024

type WebAppParts = {
  parts: ApiParts
  config: Config
  health: Health
  admission: Admission
  publicAddress: (c: Context) => PublicAddress
  assets: ReturnType<typeof createRetainedAssets>
  counts: Counts
}

export function createWebApp(
  { parts, config, health, admission, publicAddress, assets, counts }: WebAppParts,
  outermost: MiddlewareHandler[],
) {
  const report = createFailureLog(parts.log)
  const api = createApi(parts, report)
  const themes = createThemeSheets(parts.storage)
  const drawnFolder = path.join(config.dataFolder, 'drawn')
  const titleFonts = createTitleFonts(path.join(drawnFolder, 'fonts'), (address) =>
    path.join(servedFrom(config), address),
  )
  const icons = createIcons(parts.storage, titleFonts)
  const shareFolder = path.join(drawnFolder, 'share')
  const sharePictures = createSharePictures(parts.storage, shareFolder, titleFonts, report)
  const { apiKey, isDevelopment } = config
  const pageParts = {
    apiKey,
    isDevelopment,
    appearance: async () => ({
      ...(await themes.appearance()),
      icon: await icons.address().catch(unlessAway),
    }),
  }
  const pages = followRedirects(
    createPages(
      pageParts,
      api,
      parts.storage,
      admission,
      report,
      sharedPreviews(parts.storage, parts.tokens, parts.now),
    ),
    parts.storage,
    counts,
    parts.now,
  )
  return (
    new Hono<PreviewVariables & { Variables: { drawing?: Drawing } }>()
      .use(visitorLog(parts.log))
      .use(previewHeaders)
      .use(crossOrigin(config.allowedOrigins))
      .use(findPreview(parts.storage, parts.now))
      .use(...outermost)
      .use(securityHeaders)
      .use(defaultPolicy(config))
      .use(sharedCaching(config.cdnSeconds))
      .route('/', healthRoutes(parts.storage, health))
      .use(refuseEncodedBodies)
      .use('/api/*', admitCalls(admission, parts.addressOf))
      .use('/api/:call{signin|contact|links/.+|forms/[^/]+/send}', limitedBody(tooLarge))
      .use('/api/visits', bodyLimit({ maxSize: viewLimit, onError: tooLarge }))
      .route('/api/downloads', downloadRoutes(parts))
      .route('/api', api)
      .all('/api/*', notFoundResponse)
      // No page is asked, because no Request can have the method TRACE.
      .on('TRACE', '*', (c) => c.text(messages.methodNotAllowed, 405, { allow: readingMethods }))
      .route('/media', mediaRoutes(parts.storage.media.files))
      .route('/files', fileRoutes(parts.storage))
      .route('/', generatedFiles(publicAddress, admission))
      .route('/', icons.routes)
      .route('/', themes.routes)
      .route('/', sharePictures)
      .use(filesOfBuild(config))
      .route('/', assets.routes(forAYear))
      .use(limitedBody((c) => c.text(messages.tooLarge, 413)))
      .all((c) =>
        pages({
          request: c.req.raw,
          address: publicAddress(c),
          visitor: parts.addressOf(c),
          environment: c.env as { incoming: IncomingMessage },
          preview: c.get('preview'),
          drawing: c.get('drawing'),
        }),
      )
      .onError((error, c) => {
        if (isBrokenOff(error)) return c.body(null, 400)
        report(error, { requestId: requestIdOf(c), path: withoutPreviewToken(c.req.path) })
        const refusal = asUnavailable(error)
        if (!refusal) return c.text(messages.serverError, 500)
        const { headers, body } = busyAnswer(c.req.path)
        const retryAfter = String(refusal.retryAfter ?? 1)
        return c.body(body, 503, { ...headers, 'retry-after': retryAfter })
      })
  )
}

/** A page's address is not looked for on the disk. */
function filesOfBuild({ clientFolder }: Config): MiddlewareHandler {
  const serve = serveStatic({
    root: clientFolder,
    precompressed: true,
    onFound: (path, c) => {
      if (path.includes('/assets/')) c.header('cache-control', forAYear)
    },
  })
  return async (c, next) => {
    const found = isFilePath(c.req.path) && (await serve(c, async () => {}))
    return found ? pacedResponse(found) : next()
  }
}

function servedFrom({ clientFolder, isDevelopment }: Config): string {
  return isDevelopment ? path.resolve(clientFolder, '../..') : clientFolder
}

/** During an outage, browsers find an icon by themselves. */
function unlessAway(error: unknown): undefined {
  if (!asUnavailable(error)) throw error
}

/** No body is decompressed here, so none that is compressed could be understood. */
const refuseEncodedBodies: MiddlewareHandler = async (c, next) => {
  const encoding = c.req.header('content-encoding') ?? 'identity'
  if (isRead(c.req) || /^identity$/i.test(encoding)) return next()
  return c.json({ error: messages.mediaTypeUnsupported }, 415, { 'accept-encoding': 'identity' })
}

function limitedBody(onError: (c: Context) => Response): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: formLimit, onError })
  const withFiles = bodyLimit({ maxSize: uploadLimit, onError })
  return (c, next) => (carriesFiles(c.req.raw) ? withFiles : limit)(c, next)
}

function tooLarge(c: Context): Response {
  return c.json({ error: messages.tooLarge }, 413)
}

function defaultPolicy({ isDevelopment }: Config): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (isDevelopment || headers.has('content-security-policy')) return
    headers.set('content-security-policy', emptyPolicy)
  }
}
