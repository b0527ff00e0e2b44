import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { createApi } from '../api/create-api.ts'
import type { FailureLog } from '../api/http/failure-log.ts'
import { type CompanyNames, companyNames } from '../dashboard/app/company-names.ts'
import { type SectionNames, sectionNames } from '../dashboard/app/section-names.ts'
import { articleSections } from '../domain/article.ts'
import { submitContact } from '../site/contact/submit-contact.ts'
import { movedTo as pageMovedTo } from '../site/moved-to.ts'
import { siteOrigin } from '../site/site-origin.ts'
import { shownTrial } from '../site/trial.ts'
import { lookOf } from '../domain/look.ts'
import { canonicalPath } from '../domain/site-address.ts'
import { type Trial, withTrialFiles } from '../domain/trial.ts'
import type { Storage } from '../storage/create-storage.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'
import { documentSettings, type WornLook } from '../ui/document-settings.ts'
import { type Drawing, pageDrawing } from '../ui/drawing.ts'
import { pageFailures } from '../ui/page-failures.ts'
import type { Admission } from './admission.ts'
import type { Config } from './config.ts'
import { canonicalAddress, isStaffPath } from './page-paths.ts'
import type { PublicAddress } from './public-address.ts'
import { policyByHashes, policyByNonce, trialPolicy, withoutNonce } from './security-headers.ts'
import { asTrial } from './trials.ts'

type PageParts = Pick<Config, 'apiKey' | 'isDevelopment'> & {
  worn: () => Promise<WornLook>
}

export const storable = 'public, max-age=0, must-revalidate'

type Api = ReturnType<typeof createApi>
type Environment = { incoming: IncomingMessage }
export type Asked = {
  request: Request
  address: PublicAddress
  visitor: string
  environment: Environment
  trial: Trial | undefined
  drawing: Drawing | undefined
  /** The address its page has moved to. */
  movedTo?: string | undefined
}
type Rendering = Pick<Asked, 'request'> &
  Partial<Pick<Asked, 'trial' | 'drawing' | 'movedTo'>> & { origin: string; nonce: string }

export function createPages(
  parts: PageParts,
  api: Api,
  storage: Pick<Storage, 'sections'>,
  admission: Admission,
  report: FailureLog,
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
    const asked = isReading
      ? new Request(canonicalAddress(request, address.origin))
      : sentForm(request, address, await receive(visitor, () => request.arrayBuffer()))
    const nonce = newNonce()
    const origin = address.isBelieved ? address.origin : ''
    const response = await rendered(
      { request: asked, origin, nonce, drawing, movedTo },
      environment,
    )
    if (response.status === 304) return response
    const body = await response.text()
    const headers = new Headers(response.headers)
    headers.set('cache-control', isReading && response.status < 500 ? storable : 'no-store')
    if (response.status === 503) headers.set('retry-after', '5')
    if (isHtml(response)) headers.set('content-security-policy', policyByHashes(body, nonce))
    return new Response(withoutNonce(body, nonce), { status: response.status, headers })
  }

  /** Pictures are added last, because no address of ours leads to them. */
  async function trialPage(
    { request, address, environment }: Asked,
    trial: Trial,
  ): Promise<Response> {
    const asked = new Request(canonicalAddress(request, address.origin))
    const rendering = { request: asked, origin: '', nonce: newNonce(), trial }
    const response = await rendered(rendering, environment)
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    headers.set('content-security-policy', trialPolicy)
    headers.set('x-robots-tag', 'noindex')
    const body = withTrialFiles(asTrial(await response.text()), trial.files)
    return new Response(body, { status: response.status, headers })
  }

  async function staffPage({ request, environment }: Asked): Promise<Response> {
    const nonce = newNonce()
    const response = await rendered({ request, origin: '', nonce }, environment)
    const headers = new Headers(response.headers)
    headers.set('cache-control', 'no-store')
    if (isHtml(response)) headers.set('content-security-policy', policyByNonce(nonce))
    return new Response(response.body, { status: response.status, headers })
  }

  return async function answer(asked: Asked): Promise<Response> {
    const { request, address, environment, trial } = asked
    const { pathname, search } = new URL(request.url)
    const canonical = canonicalPath(pathname)
    if (isRead(request) && canonical !== pathname) return movedTo(canonical + search)
    if (isDevelopment) {
      const rendering = { request, origin: address.origin, nonce: newNonce(), trial }
      return rendered(rendering, environment)
    }
    if (trial) return trialPage(asked, trial)
    return isStaffPath(pathname) ? staffPage(asked) : publicPage(asked)
  }
}

function createRenderer(
  { apiKey, isDevelopment, worn }: PageParts,
  api: Api,
  { sections }: Pick<Storage, 'sections'>,
  { render }: Admission,
  report: FailureLog,
) {
  const handler = isDevelopment ? newHandler : once(newHandler)

  /** Ranks all routes, so only once where they do not change. */
  async function newHandler() {
    const build = await import('virtual:react-router/server-build')
    return createRequestHandler(build, isDevelopment ? 'development' : 'production')
  }

  /** Sent from the visitor's address, as the browser would. */
  async function sentToApi(form: object, environment: Environment): Promise<Response> {
    const headers = { 'api-key': apiKey, 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(form) }
    return api.request('/contact', request, environment)
  }

  /** During an outage, the dashboard shows the failure itself. */
  async function namesOfCompany(): Promise<CompanyNames> {
    const identity = await sections.get('identity').catch(() => undefined)
    return identity?.texts.company_name ?? {}
  }

  async function namesOfSections(): Promise<SectionNames> {
    const words = await sections.get('words').catch(() => undefined)
    const names = articleSections.map((name) => [name, words?.texts[`${name}_name`] ?? {}])
    return Object.fromEntries(names)
  }

  return async function rendered(
    { request, origin, nonce, trial, drawing, movedTo }: Rendering,
    environment: Environment,
  ) {
    let isStoreAway = false
    const context = new RouterContextProvider()
    context.set(siteOrigin, origin)
    context.set(shownTrial, trial ?? null)
    context.set(pageDrawing, drawing ?? null)
    context.set(pageMovedTo, movedTo ?? null)
    context.set(companyNames, namesOfCompany)
    context.set(sectionNames, namesOfSections)
    context.set(submitContact, (form) => sentToApi(form, environment))
    context.set(pageFailures, (failure) => {
      isStoreAway ||= isUnavailable(failure)
      report(failure, { path: new URL(request.url).pathname })
    })
    const { body, headers, status } = await render(async () => {
      context.set(documentSettings, {
        apiKey,
        nonce: isDevelopment ? undefined : nonce,
        worn: triedOn(await worn(), trial),
      })
      return (await handler())(request, context)
    }, drawing)
    const isDrawn = status !== 304
    return new Response(body, { status: isDrawn && isStoreAway ? 503 : status, headers })
  }
}

/** A trial's own look comes without its sheet, which the frame puts on by itself. */
function triedOn(worn: WornLook, trial: Trial | undefined): WornLook {
  return trial?.look ? { ...worn, look: lookOf(trial.look) } : worn
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined
  return () => (made ??= make())
}

/**
 * The router compares the form's origin with the site's address. Where only the browser knows
 * whether the site is reached by http or https, its word is taken for it.
 */
function sentForm(
  request: Request,
  { origin, isBelieved }: PublicAddress,
  body: ArrayBuffer,
): Request {
  const { method, headers } = request
  const from = headers.get('origin') ?? ''
  const isOfOurHost = from.replace(/^https:/, 'http:') === origin
  const address = new URL(!isBelieved && isOfOurHost ? from : origin)
  const { pathname, search } = new URL(request.url)
  address.pathname = pathname
  address.search = search
  return new Request(address, { method, headers, body })
}

export function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

export function movedTo(location: string, caching = storable): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': caching } })
}

function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}
