import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { DocumentSettingsContext, documentSettings } from './ui/document-settings.ts'

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
  const html = await rendered(
    <DocumentSettingsContext value={settings}>
      <ServerRouter context={routerContext} url={request.url} nonce={settings.nonce} />
    </DocumentSettingsContext>,
  )
  return new Response(html, { status, headers })
}

function rendered(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    })
  })
}
