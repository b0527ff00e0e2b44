import type { FailureLog } from '../api/http/failure-log.ts'
import { canonicalPath } from '../domain/seo/site-address.ts'
import { type Preview, withPreviewFiles } from '../domain/documents/preview.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { Drawing } from '../ui/drawing.ts'
import type { Admission } from '../throttle/admission.ts'
import { canonicalAddress, isStaffPath } from './page-paths.ts'
import type { PublicAddress } from './public-address.ts'
import { type Api, createRenderer, type Environment, type PageParts } from './renderer.ts'
import { policyByHashes, policyByNonce, previewPolicy, withoutNonce } from './security-headers.ts'
import { carriesFiles, receiveFiles } from './sent-files.ts'
import { asPreview } from './previews.ts'
import type { FindSharedPreview } from './shared-previews.ts'
import { isPreviewPath } from '../domain/articles/preview-link.ts'

export const readingMethods = 'GET, HEAD'
export const storable = 'public, max-age=0, must-revalidate'

export type Asked = {
  request: Request
  address: PublicAddress
  visitor: string
  environment: Environment
  preview: Preview | undefined
  drawing: Drawing | undefined
  movedTo?: string | undefined
}

type Sent = Pick<Asked, 'request' | 'address' | 'visitor'>

export function createPages(
  parts: PageParts,
  api: Api,
  storage: Pick<Storage, 'attachments' | 'sections' | 'mails'>,
  admission: Admission,
  report: FailureLog,
  findShared: FindSharedPreview,
) {
  const { isDevelopment } = parts
  const { receive } = admission
  const rendered = createRenderer(parts, api, storage, admission, report)

  async function publicPage({
    request,
    address,
    visitor,
    environment,
    drawing,
    movedTo,
  }: Asked): Promise<Response> {
    const isReading = isRead(request)
    const { asked, sentFiles } = isReading
      ? { asked: new Request(canonicalAddress(request, address.origin)), sentFiles: undefined }
      : await formOf({ request, address, visitor })
    const origin = address.isBelieved ? address.origin : ''
    const { pathname } = new URL(asked.url)
    const shared = isPreviewPath(pathname) ? await findShared(pathname) : null
    const { response, nonce } = await rendered(
      { request: asked, origin, shared, drawing, movedTo, sentFiles },
      environment,
    ).finally(sentFiles?.remove)
    if (response.status === 304) return response
    const body = await response.text()
    const headers = new Headers(response.headers)
    headers.set('cache-control', isReading && response.status < 500 ? storable : 'no-store')
    if (response.status === 503) headers.set('retry-after', '5')
    if (response.status === 405) headers.set('allow', readingMethods)
    if (isHtml(response)) headers.set('content-security-policy', policyByHashes(body, nonce))
    return new Response(withoutNonce(body, nonce), { status: response.status, headers })
  }

  async function formOf({ request, address, visitor }: Sent) {
    if (!carriesFiles(request)) {
      const body = await receive(visitor, () => request.arrayBuffer())
      return { asked: sentForm(request, address, body), sentFiles: undefined }
    }
    const { body, sentFiles } = await receive(
      visitor,
      () => receiveFiles(request, storage),
      'attachments',
    )
    return { asked: sentForm(request, address, body), sentFiles }
  }

  /** Pictures are added last, because no address of ours leads to them. */
  async function previewPage(
    { request, address, environment }: Asked,
    preview: Preview,
  ): Promise<Response> {
    const asked = new Request(canonicalAddress(request, address.origin))
    const rendering = { request: asked, origin: '', preview }
    const { response } = await rendered(rendering, environment)
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    headers.set('content-security-policy', previewPolicy)
    headers.set('x-robots-tag', 'noindex')
    const body = withPreviewFiles(asPreview(await response.text()), preview.files)
    return new Response(body, { status: response.status, headers })
  }

  async function staffPage({ request, environment }: Asked): Promise<Response> {
    const { response, nonce } = await rendered({ request, origin: '' }, environment)
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    if (isHtml(response)) headers.set('content-security-policy', policyByNonce(nonce))
    return new Response(response.body, { status: response.status, headers })
  }

  return async function answer(asked: Asked): Promise<Response> {
    const { request, address, environment, preview } = asked
    const { pathname, search } = new URL(request.url)
    const canonical = canonicalPath(pathname)
    if (isRead(request) && canonical !== pathname) return movedTo(canonical + search)
    if (isDevelopment) {
      const shared = isPreviewPath(pathname) ? await findShared(pathname) : null
      const asked = { request, origin: address.origin, preview, shared }
      const { response } = await rendered(asked, environment)
      return response
    }
    if (preview) return previewPage(asked, preview)
    return isStaffPath(pathname) ? staffPage(asked) : publicPage(asked)
  }
}

/**
 * The router compares the form's origin with the site's address. Where only the browser knows
 * whether the site is reached by http or https, its word is taken for it.
 */
function sentForm(
  request: Request,
  { origin, isBelieved }: PublicAddress,
  body: ArrayBuffer | URLSearchParams,
): Request {
  const { method } = request
  const headers = new Headers(request.headers)
  if (body instanceof URLSearchParams) {
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8')
    headers.delete('content-length')
  }
  const from = headers.get('origin') ?? ''
  const isOfOurHost = from.replace(/^https:/, 'http:') === origin
  const address = new URL(!isBelieved && isOfOurHost ? from : origin)
  const { pathname, search } = new URL(request.url)
  address.pathname = pathname
  address.search = search
  return new Request(address, { method, headers, body })
}

export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD'
}

export function movedTo(location: string, caching = storable): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': caching } })
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}
