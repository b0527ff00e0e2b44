import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { createApi } from '../api/create-api.ts'
import { type CompanyNames, companyNames } from '../dashboard/company-names.ts'
import { contactDesk } from '../site/contact/contact-desk.ts'
import type { Storage } from '../storage/create-storage.ts'
import { documentSettings } from '../ui/document-settings.ts'
import type { Config } from './config.ts'
import { policyByHashes, policyByNonce } from './security-headers.ts'

type PageParts = Pick<Config, 'apiKey' | 'publicUrl' | 'isDevelopment'>

const staffPath = /^\/(dashboard|login)(\/|\.data$|$)/i
/** Caches may keep it, and ask whether it is still so. */
export const storable = 'public, max-age=0, must-revalidate'

const searchPath = /^(\/[a-z\d-]+)?\/search(\.data)?$/i
/** Query parameters that change what a page shows; others are left out of its address. */
const meaningful = ['page', '_routes']

export function isStaffPath(path: string): boolean {
  return staffPath.test(path)
}

/** What visitors search for is as varied as they are: such pages are not worth storing. */
export function isSearchPath(path: string): boolean {
  return searchPath.test(path)
}

export function meaningfulSearch(path: string, search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of isSearchPath(path) ? ['q', ...meaningful] : meaningful) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.toString()
}

type Api = ReturnType<typeof createApi>
/** What the server knows of a request beyond what it says. */
type Environment = object

/** Renders everything that is neither API, media nor a file. Public pages are the same for everybody. */
export function createPages(
  { apiKey, publicUrl, isDevelopment }: PageParts,
  api: Api,
  { sections }: Pick<Storage, 'sections'>,
) {
  const mode = isDevelopment ? 'development' : 'production'
  const handle = createRequestHandler(() => import('virtual:react-router/server-build'), mode)

  function rendered(request: Request, environment: Environment, nonce?: string): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(documentSettings, { apiKey, nonce })
    context.set(companyNames, namesOfCompany)
    context.set(contactDesk, (form) => sentToApi(form, environment))
    return handle(request, context)
  }

  /** As the browser would send it, from the visitor's address. */
  async function sentToApi(form: object, environment: Environment): Promise<Response> {
    const headers = { 'api-key': apiKey, 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(form) }
    return api.request('/contact', request, environment)
  }

  /** The dashboard says by itself when the store is not to be had. */
  async function namesOfCompany(): Promise<CompanyNames> {
    const identity = await sections.get('identity').catch(() => undefined)
    return identity?.texts.company_name ?? {}
  }

  async function publicPage(request: Request, environment: Environment): Promise<Response> {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const asked = isReading ? new Request(canonicalAddress(request, publicUrl)) : request
    const response = await rendered(asked, environment)
    const body = await response.text()
    const headers = new Headers(response.headers)
    headers.set('cache-control', isReading ? storable : 'no-store')
    if (isHtml(response)) headers.set('content-security-policy', policyByHashes(body))
    return new Response(body, { status: response.status, headers })
  }

  async function staffPage(request: Request, environment: Environment): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const response = await rendered(request, environment, nonce)
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    if (isHtml(response)) headers.set('content-security-policy', policyByNonce(nonce))
    return new Response(response.body, { status: response.status, headers })
  }

  return function answer(request: Request, environment: Environment = {}): Promise<Response> {
    if (isDevelopment) return rendered(request, environment)
    const isStaff = isStaffPath(new URL(request.url).pathname)
    return isStaff ? staffPage(request, environment) : publicPage(request, environment)
  }
}

/** The address every visitor's request for this page is answered as. */
export function canonicalAddress(request: Request, publicUrl: string | undefined): URL {
  const asked = new URL(request.url)
  const url = new URL(publicUrl ?? asked.origin)
  url.pathname = asked.pathname
  url.search = meaningfulSearch(asked.pathname, asked.search)
  return url
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}
