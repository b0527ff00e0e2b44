import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import {
  type DocumentSettings,
  DocumentSettingsContext,
  documentSettings,
} from './ui/document-settings.ts'
import { type Drawing, pageDrawing } from './ui/drawing.ts'
import { pageFailures } from './site/request-contexts.ts'

/** Pages are rendered whole, not streamed: they are hashed for their security policy and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const settings = loadContext.get(documentSettings)
  const shows = (id: string) =>
    routerContext.staticHandlerContext.matches.some(({ route }) => route.id === id)
  const drawing = loadContext.get(pageDrawing)
  if (drawing && isUnchanged(drawing, routerContext, settings)) {
    return new Response(null, { status: 304 })
  }
  const isWhole = shows('staff') || import.meta.env.DEV
  const context = isWhole || shows('preview') ? routerContext : withSiteManifest(routerContext)
  const html = await rendered(
    <DocumentSettingsContext value={settings}>
      <ServerRouter context={context} url={request.url} nonce={settings.nonce} />
    </DocumentSettingsContext>,
  )
  return new Response(isWhole ? html : scriptsLater(html), { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(pageFailures)(error)
}

/** Few pages differ after a save: the others are not rendered again. */
function isUnchanged(
  drawing: Drawing,
  { staticHandlerContext: { loaderData, errors } }: EntryContext,
  { appearance }: DocumentSettings,
): boolean {
  if (errors) return false
  const source = serialize([loaderData, appearance])
  drawing.source = createHash('sha256').update(source).digest('base64url')
  return drawing.source === drawing.cached
}

/** Visitors get the manifest without the dashboard and previews (`scripts/site-manifest.js`). */
function withSiteManifest(context: EntryContext): EntryContext {
  const url = context.manifest.url.replace('/manifest-', '/site-manifest-')
  return { ...context, manifest: { ...context.manifest, url } }
}

/**
 * Pages can be read before their scripts come, which on a slow line would hold up pictures and
 * fonts (`early-script.ts`).
 */
function scriptsLater(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-later=""')
    .replace(/(<script[^>]*) type="module" async="">/, '$1 type="text/plain" data-later="">')
}

function rendered(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Otherwise a script would move larger parts into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    })
  })
}
