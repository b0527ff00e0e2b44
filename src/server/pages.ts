import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { documentSettings } from '../ui/document-settings.ts'
import type { Config } from './config.ts'
import { policyByHashes, policyByNonce } from './security-headers.ts'

type PageParts = Pick<Config, 'apiKey' | 'publicUrl' | 'isDevelopment'>

const staffPath = /^\/(dashboard|login)(\/|\.data$|$)/i
/** Query parameters that change what a page shows; others are left out of its address. */
const meaningful = ['page', '_routes']

export function isStaffPath(path: string): boolean {
  return staffPath.test(path)
}

export function meaningfulSearch(search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of meaningful) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.toString()
}

/** Renders everything that is neither API, media nor a file. Public pages are the same for everybody. */
export function createPages({ apiKey, publicUrl, isDevelopment }: PageParts) {
  const mode = isDevelopment ? 'development' : 'production'
  const handle = createRequestHandler(() => import('virtual:react-router/server-build'), mode)

  function rendered(request: Request, nonce?: string): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(documentSettings, { apiKey, nonce })
    return handle(request, context)
  }

  async function publicPage(request: Request): Promise<Response> {
    const response = await rendered(canonical(request, publicUrl))
    const body = await response.text()
    const headers = new Headers(response.headers)
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

  return function answer(request: Request): Promise<Response> {
    if (isDevelopment) return rendered(request)
    if (isStaffPath(new URL(request.url).pathname)) return staffPage(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') return rendered(request)
    return publicPage(request)
  }
}

/** The request every visitor's request for this page is answered as. */
function canonical(request: Request, publicUrl: string | undefined): Request {
  const asked = new URL(request.url)
  const url = new URL(publicUrl ?? asked.origin)
  url.pathname = asked.pathname
  url.search = meaningfulSearch(asked.search)
  return new Request(url)
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}
