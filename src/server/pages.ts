import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { documentSettings } from '../ui/document-settings.ts'
import { answerFrom, type PageCache } from './page-cache.ts'
import { policyByHashes, policyByNonce } from './security-headers.ts'

type PageParts = {
  loadBuild: () => Promise<ServerBuild>
  apiKey: string
  cache: PageCache
  isDevelopment: boolean
}

const staffPath = /^\/(dashboard|login)(\/|\.data$|$)/i
/** Query parameters that change what a page shows; others are left out of its address. */
const meaningful = ['page', '_routes']

/** Answers everything that is neither API, media nor a file: public pages from the cache, staff pages fresh. */
export function createPages({ loadBuild, apiKey, cache, isDevelopment }: PageParts) {
  const handle = createRequestHandler(loadBuild, isDevelopment ? 'development' : 'production')

  function rendered(request: Request, nonce?: string): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(documentSettings, { apiKey, nonce })
    return handle(request, context)
  }

  async function publicPage(request: Request): Promise<Response> {
    const response = await rendered(request)
    const { body, headers } = await withText(response)
    headers.set('cache-control', 'public, max-age=0, must-revalidate')
    if (isHtml(response)) headers.set('content-security-policy', policyByHashes(body))
    return new Response(body, { status: response.status, headers })
  }

  async function staffPage(request: Request): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const response = await rendered(request, nonce)
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    if (isHtml(response)) headers.set('content-security-policy', policyByNonce(nonce))
    return new Response(response.body, { status: response.status, headers })
  }

  return async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (isDevelopment) return rendered(request)
    if (staffPath.test(url.pathname)) return staffPage(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') return rendered(request)
    const canonical = canonicalRequest(url)
    const page = await cache.get(canonical.url, () => publicPage(canonical))
    return answerFrom(page, request)
  }
}

function canonicalRequest(url: URL): Request {
  const canonical = new URL(url.pathname, url.origin)
  for (const name of meaningful) {
    const value = url.searchParams.get(name)
    if (value !== null) canonical.searchParams.set(name, value)
  }
  return new Request(canonical)
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

async function withText(response: Response) {
  return { body: await response.text(), headers: new Headers(response.headers) }
}
