import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { createApi } from '../api/create-api.ts'
import type { FailureLog } from '../api/http/failure-log.ts'
import {
  type CompanyNames,
  companyNames,
  type SectionNames,
  sectionNames,
  sendsMail,
} from '../dashboard/app/request-contexts.ts'
import { articleSections } from '../domain/articles/article.ts'
import { withoutPreviewToken } from '../domain/articles/preview-link.ts'
import { lookOf } from '../domain/look/look.ts'
import type { Preview } from '../domain/documents/preview.ts'
import {
  movedTo as pageMovedTo,
  siteOrigin,
  hasSentFiles,
  submitContact,
  submitForm,
  pageFailures,
} from '../site/request-contexts.ts'
import { shownPreview } from '../site/preview.ts'
import { sharedPreview, type SharedPreview } from '../site/preview/shared-preview.ts'
import type { Storage } from '../storage/create-storage.ts'
import { isUnavailable } from '../storage/engine/unavailable.ts'
import { sharingReads } from '../storage/engine/shared-reads.ts'
import { documentSettings, type Appearance } from '../ui/document-settings.ts'
import { type Drawing, pageDrawing } from '../ui/drawing.ts'
import type { Admission } from '../throttle/admission.ts'
import type { Config } from './config.ts'
import { bodyWith, refusedFiles, type SentFiles } from './sent-files.ts'

export type PageParts = Pick<Config, 'apiKey' | 'isDevelopment'> & {
  appearance: () => Promise<Appearance>
}

export type Api = ReturnType<typeof createApi>
export type Environment = { incoming: IncomingMessage }
type Rendering = {
  request: Request
  origin: string
  preview?: Preview | undefined
  shared?: SharedPreview | null
  drawing?: Drawing | undefined
  movedTo?: string | undefined
  sentFiles?: SentFiles | undefined
}

const noFiles = { files: [], refusal: undefined }

/**
 * React Router's answer to a request, in its turn, with what its pages need to know of the server. Its
 * scripts and styles carry the nonce. Nothing costly is made for those who are refused a turn.
 */
export function createRenderer(
  { apiKey, isDevelopment, appearance }: PageParts,
  api: Api,
  { sections, mails }: Pick<Storage, 'sections' | 'mails'>,
  { render }: Admission,
  report: FailureLog,
) {
  const handler = isDevelopment ? newHandler : once(newHandler)

  /** Ranking all routes takes long, so it happens only once where they do not change. */
  async function newHandler() {
    const build = await import('virtual:react-router/server-build')
    return createRequestHandler(build, isDevelopment ? 'development' : 'production')
  }

  /** The form is sent from the visitor's address, as the browser would. */
  async function sentToApi(
    path: string,
    form: object,
    environment: Environment,
    { files, refusal }: Pick<SentFiles, 'files' | 'refusal'> = noFiles,
  ): Promise<Response> {
    if (refusal) return refusedFiles(refusal)
    const { referer = '' } = environment.incoming.headers
    const type = files.length === 0 && { 'content-type': 'application/json' }
    const headers = { 'api-key': apiKey, ...type, referer }
    const request = { method: 'POST', headers, body: await bodyWith(form, files) }
    return api.request(path, request, environment)
  }

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
    { request, origin, preview, shared = null, drawing, movedTo, sentFiles }: Rendering,
    environment: Environment,
  ): Promise<{ response: Response; nonce: string }> {
    let isStoreAway = false
    const context = new RouterContextProvider()
    context.set(siteOrigin, origin)
    context.set(shownPreview, preview ?? null)
    context.set(sharedPreview, shared)
    context.set(pageDrawing, drawing ?? null)
    context.set(pageMovedTo, movedTo ?? null)
    context.set(companyNames, namesOfCompany)
    context.set(sectionNames, namesOfSections)
    context.set(sendsMail, mails.isOn)
    context.set(submitContact, (form) => sentToApi('/contact', form, environment))
    context.set(submitForm, (id, sending) =>
      sentToApi(`/forms/${id}/send`, sending, environment, sentFiles),
    )
    context.set(hasSentFiles, Boolean(sentFiles?.refusal ?? sentFiles?.files.length))
    context.set(pageFailures, (failure) => {
      isStoreAway ||= isUnavailable(failure)
      report(failure, { path: withoutPreviewToken(new URL(request.url).pathname) })
    })
    const draw = async () => {
      const nonce = randomBytes(16).toString('base64url')
      context.set(documentSettings, {
        apiKey,
        nonce: isDevelopment ? undefined : nonce,
        appearance: withPreviewedLook(await appearance(), preview),
      })
      const answer = await handler()
      const { body, headers, status } = await answer(request, context)
      const isDrawn = status !== 304
      const shown = isDrawn && isStoreAway ? 503 : status
      return { response: new Response(body, { status: shown, headers }), nonce }
    }
    return render(() => sharingReads(draw), drawing)
  }
}

/** A preview's own look comes without its sheet, which the frame puts on by itself. */
function withPreviewedLook(appearance: Appearance, preview: Preview | undefined): Appearance {
  return preview?.look ? { ...appearance, look: lookOf(preview.look) } : appearance
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined
  return () => (made ??= make())
}
