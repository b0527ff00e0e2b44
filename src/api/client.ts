import type { ArticleSection } from '../domain/article.ts'
import type { Language, LanguageCode, PublicLanguage } from '../domain/language.ts'
import { messages } from '../domain/messages.ts'
import type { Pagination } from '../domain/pagination.ts'
import type { Credentials } from '../domain/user.ts'
import type { ArticleAnswer, ReadableAnswer, WholeArticleAnswer } from './present-article.ts'
import type { SignInAnswer } from './session.ts'

export type Failure = {
  ok: false
  /** The HTTP status, 0 when no answer came. */
  status: number
  /** The specification's sentence (§8), in English; surfaces look it up in their words. */
  message: string
  fields?: Record<string, string>
}
export type Result<Value> = { ok: true; value: Value } | Failure

export type ArticleForm = {
  title?: string
  content?: string
  /** Null takes the cover away. */
  image?: File | null
  images?: File[]
  youtube?: string[]
  sort?: ('image' | 'video')[]
  delete_ids?: number[]
}

type ClientSettings = {
  apiKey: string
  /** The bearer token of a signed-in member of staff, or null. */
  token?: () => string | null
  /** Called when a call with a token was answered 401. */
  onUnauthorized?: () => void
}

type Request = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  json?: unknown
  form?: FormData
  signal?: AbortSignal
  /** Called with 0…1 while a form is being sent. */
  onProgress?: (share: number) => void
}

export type Client = ReturnType<typeof createClient>

/** The browser's way to the API. No call throws: a result is the answer or a sentence. */
export function createClient(settings: ClientSettings) {
  const call = <Value>(path: string, request: Request = {}) => send<Value>(settings, path, request)

  return {
    public: {
      languages: () => call<PublicLanguage[]>('public/languages'),

      articles: (
        section: ArticleSection,
        language: LanguageCode,
        page: { page: number; per_page: number },
        signal?: AbortSignal,
      ) =>
        call<{ articles: ReadableAnswer[]; pagination: Pagination }>(
          `${articlesPath(section)}/${language}?page=${page.page}&per_page=${page.per_page}`,
          signal ? { signal } : {},
        ),
    },

    session: {
      signIn: (credentials: Credentials) =>
        call<SignInAnswer>('signin', { method: 'POST', json: credentials }),
      signOut: () => call<void>('logout', { method: 'POST' }),
    },

    languages: {
      list: () => call<Language[]>('languages'),
    },

    articles: {
      list: (section: ArticleSection, page: { page: number; limit: number }) =>
        call<{
          content: { articles: Record<LanguageCode, ArticleAnswer[]> }
          pagination: Pagination
        }>(`${articlesPath(section)}?page=${page.page}&limit=${page.limit}`),

      /** The article with the texts of every language, `title` and `content` those of `language`. */
      get: (section: ArticleSection, id: number, language: LanguageCode) =>
        call<{ article: WholeArticleAnswer }>(
          `${section}/keys/articles/articles/${id}/${language}`,
        ),

      create: (
        section: ArticleSection,
        language: LanguageCode,
        article: ArticleForm,
        sending: Pick<Request, 'onProgress' | 'signal'> = {},
      ) =>
        call<{ message: string; article: WholeArticleAnswer }>(
          `${articlesPath(section)}/${language}`,
          { method: 'POST', form: toForm(article), ...sending },
        ),

      update: (
        section: ArticleSection,
        language: LanguageCode,
        id: number,
        article: ArticleForm,
        sending: Pick<Request, 'onProgress' | 'signal'> = {},
      ) =>
        call<{ message: string; article: WholeArticleAnswer }>(
          `${articlesPath(section)}/${language}/${id}`,
          { method: 'POST', form: toForm(article), ...sending },
        ),

      remove: (section: ArticleSection, id: number) =>
        call<{ message: string }>(`${articlesPath(section)}/${id}`, { method: 'DELETE' }),
    },
  }
}

function articlesPath(section: ArticleSection): string {
  return `sections/${section}/keys/articles/articles`
}

/** Only what is there is sent: no empty lists, no image but a new file (spec §5). */
function toForm(article: ArticleForm): FormData {
  const form = new FormData()
  for (const name of ['title', 'content'] as const) {
    const value = article[name]
    if (value !== undefined) form.append(name, value)
  }
  if (article.image !== undefined) form.append('image', article.image ?? '')
  for (const image of article.images ?? []) form.append('images[]', image)
  for (const name of ['youtube', 'sort', 'delete_ids'] as const) {
    const value = article[name]
    if (value && value.length > 0) form.append(name, JSON.stringify(value))
  }
  return form
}

async function send<Value>(
  settings: ClientSettings,
  path: string,
  request: Request,
): Promise<Result<Value>> {
  const token = settings.token?.() ?? null
  try {
    const answer = await exchange(`/api/${path}`, request, headersOf(settings, token, request))
    if (answer.status >= 200 && answer.status < 300) {
      return { ok: true, value: (answer.text && JSON.parse(answer.text)) || undefined }
    }
    if (answer.status === 401 && token) settings.onUnauthorized?.()
    return failure(answer.status, refusalOf(answer.text))
  } catch (error) {
    return { ok: false, status: 0, message: sentenceOf(error) }
  }
}

function headersOf(settings: ClientSettings, token: string | null, request: Request) {
  return {
    'api-key': settings.apiKey,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
  }
}

type Answer = { status: number; text: string }

/** XMLHttpRequest where progress is watched, because fetch does not report what it has sent. */
async function exchange(
  address: string,
  request: Request,
  headers: Record<string, string>,
): Promise<Answer> {
  const method = request.method ?? 'GET'
  const body = request.form ?? (request.json === undefined ? null : JSON.stringify(request.json))
  if (request.onProgress) return watched(address, { ...request, method, body }, headers)
  const response = await fetch(address, { method, headers, body, signal: request.signal ?? null })
  return { status: response.status, text: await response.text() }
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
    exchange.addEventListener('load', () =>
      resolve({ status: exchange.status, text: exchange.responseText }),
    )
    exchange.addEventListener('error', () => reject(new TypeError('no answer')))
    exchange.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    request.signal?.addEventListener('abort', () => exchange.abort())
    exchange.send(request.body)
  })
}

/** Statuses whose own sentence says more than the catalogue's; the rest have a fixed one (spec §8). */
const explained = new Set([400, 409, 413, 415, 429, 503])
const fixedSentences: Record<number, string> = {
  401: messages.unauthorized,
  403: messages.forbidden,
  404: messages.notFound,
  405: messages.methodNotAllowed,
  500: messages.serverError,
}

type Refusal = { error?: unknown; fields?: unknown } | undefined

/** A refusal of something on the way, such as a proxy, is not ours to read. */
function refusalOf(text: string): Refusal {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failure(status: number, body: Refusal): Failure {
  const told = explained.has(status) && typeof body?.error === 'string' ? body.error : undefined
  const message = told ?? fixedSentences[status] ?? `Error: ${status}`
  const fields = body?.fields as Record<string, string> | undefined
  return { ok: false, status, message, ...(fields ? { fields } : {}) }
}

function sentenceOf(error: unknown): string {
  if (error instanceof TypeError) return messages.noResponse
  return `Error: ${error instanceof Error ? error.message : String(error)}`
}
