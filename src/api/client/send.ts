import type { ErrorResponse } from '../../contract/shared.ts'
import { messages } from '../../domain/messages.ts'

export type Failure<Document = unknown> = Omit<ErrorResponse, 'error' | 'document'> & {
  ok: false
  /** The saved state that a conflict is with. */
  document?: Document
  status: number
  /** The message is in English, for surfaces to translate (API-3). */
  message: string
  /** Whole seconds after which trying again makes sense. */
  retryAfter?: number
}
export type Result<Value, Document = unknown> = { ok: true; value: Value } | Failure<Document>

/** A success read as something else; a failure stays as it is. */
export function mapped<From, To, Document>(
  result: Result<From, Document>,
  read: (value: From) => To,
): Result<To, Document> {
  return result.ok ? { ok: true, value: read(result.value) } : result
}

export type ClientSettings = {
  apiKey: string
  /** The server keeps the one of the first sign-in for mail. */
  language?: (() => string) | undefined
  token?: () => string | null
  onUnauthorized?: () => void
  onUsed?: () => void
  onWritten?: () => void
  /** Nothing else is allowed before a second factor is set up. */
  onLimited?: () => void
  /** Says whether proof was given; the call is then made again. */
  onProofNeeded?: () => Promise<boolean>
}

export type Request = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  json?: unknown
  form?: FormData
  octets?: Blob
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Called with 0…1 while a form is being sent. */
  onProgress?: (share: number) => void
  sentences?: Record<number, string>
}

export type Sending = Pick<Request, 'onProgress' | 'signal'>

export async function send<Value, Document = unknown>(
  settings: ClientSettings,
  path: string,
  request: Request,
): Promise<Result<Value, Document>> {
  const token = settings.token?.() ?? null
  try {
    const answer = await exchange(`/api${path}`, request, headersOf(settings, token, request))
    if (token && answer.status !== 401) settings.onUsed?.()
    if (answer.status >= 200 && answer.status < 300) {
      if (token && request.method && request.method !== 'GET') settings.onWritten?.()
      return { ok: true, value: (answer.text && JSON.parse(answer.text)) || undefined }
    }
    if (answer.status === 401 && token) settings.onUnauthorized?.()
    const refused = failure<Document>(answer, request.sentences)
    if (refused.needs === 'second-factor') {
      settings.onLimited?.()
      return { ...refused, message: messages.secondFactorNeeded }
    }
    const isProved = refused.needs === 'proof' && (await settings.onProofNeeded?.())
    return isProved ? send(settings, path, request) : refused
  } catch (error) {
    return { ok: false, status: 0, message: sentenceOf(error) }
  }
}

function headersOf(settings: ClientSettings, token: string | null, request: Request) {
  return {
    'api-key': settings.apiKey,
    ...(settings.language && { 'accept-language': settings.language() }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
    ...request.headers,
  }
}

type Answer = { status: number; text: string; retryAfter: string | null }

/** XMLHttpRequest where progress is watched, because fetch does not report what it has sent. */
async function exchange(
  address: string,
  request: Request,
  headers: Record<string, string>,
): Promise<Answer> {
  const method = request.method ?? 'GET'
  const json = request.json === undefined ? null : JSON.stringify(request.json)
  const body = request.form ?? request.octets ?? json
  if (request.onProgress) return watched(address, { ...request, method, body }, headers)
  const response = await fetch(address, { method, headers, body, signal: request.signal ?? null })
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, text: await response.text(), retryAfter }
}

function watched(
  address: string,
  request: Request & { method: string; body: XMLHttpRequestBodyInit | null },
  headers: Record<string, string>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const exchange = new XMLHttpRequest()
    exchange.open(request.method, address)
    for (const [name, value] of Object.entries(headers)) exchange.setRequestHeader(name, value)
    exchange.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) request.onProgress?.(event.loaded / event.total)
    })
    exchange.upload.addEventListener('load', () => request.onProgress?.(1))
    exchange.addEventListener('load', () =>
      resolve({
        status: exchange.status,
        text: exchange.responseText,
        retryAfter: exchange.getResponseHeader('retry-after'),
      }),
    )
    exchange.addEventListener('error', () => reject(new TypeError('no answer')))
    exchange.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    request.signal?.addEventListener('abort', () => exchange.abort())
    exchange.send(request.body)
  })
}

const explained = new Set([400, 409, 413, 415, 429, 503, 507])
const fixedSentences: Record<number, string> = {
  401: messages.unauthorized,
  403: messages.forbidden,
  404: messages.notFound,
  405: messages.methodNotAllowed,
  500: messages.serverError,
}

type Refusal = Partial<ErrorResponse>

/** A response of something in between, such as a proxy, is not ours to read. */
function refusalOf(text: string): Refusal {
  try {
    return (JSON.parse(text) as Refusal | null) ?? {}
  } catch {
    return {}
  }
}

function failure<Document>(
  { status, text, retryAfter }: Answer,
  own: Request['sentences'],
): Failure<Document> {
  const { error, fields, needs, ticket, conflicts, document, revision, uses } = refusalOf(text)
  const told = explained.has(status) && typeof error === 'string' ? error : undefined
  const message = told ?? own?.[status] ?? fixedSentences[status] ?? `Error: ${status}`
  const wait = Number(retryAfter)
  return {
    ok: false,
    status,
    message,
    ...(fields && { fields }),
    ...(needs && { needs }),
    ...(ticket && { ticket }),
    ...(conflicts && { conflicts }),
    ...(document !== undefined && { document: document as Document }),
    ...(uses && { uses }),
    ...(revision !== undefined && { revision }),
    ...(wait > 0 && { retryAfter: wait }),
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof TypeError) return messages.noResponse
  return `Error: ${error instanceof Error ? error.message : String(error)}`
}
