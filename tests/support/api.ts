import { onTestFinished } from 'vitest'
import type { ApiParts } from '../../src/api/http/api-parts.ts'
import { createApi } from '../../src/api/create-api.ts'
import { createTokens } from '../../src/api/http/tokens.ts'
import { newSession } from '../../src/api/routes/session.ts'
import { createRefusals } from '../../src/server/refusals.ts'
import type { BucketOptions } from '../../src/storage/engine/bucket.ts'
import type { Database } from '../../src/storage/engine/database.ts'
import type { Article } from '../../src/domain/articles/article.ts'
import type { View } from '../../src/domain/visit.ts'
import { cast, type CastName, today } from './cast.ts'
import { expectDescribed } from './contract.ts'
import { storedPictures } from './pictures.ts'
import {
  type EngineName,
  furnishedPlace,
  openedDatabase,
  type OpenedStorage,
  staffedStorage,
  storageAt,
} from './storages.ts'

export const apiKey = 'wajha-public'
const usualAddress = '192.0.2.1'
export const usualSource = {
  address: usualAddress,
  device: { browser: 'Firefox', system: 'Windows' },
}
export const tokenSecret = 'a secret of the tests, long enough for HS256'

export type Answer = {
  status: number
  headers: Headers
  text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  body: any
}
type Sent = {
  json?: unknown
  form?: FormData | Record<string, string | Blob>
  octets?: Uint8Array
  headers?: HeadersInit
}
export type Caller = ReturnType<typeof callerOf>
type Where = {
  bucket?: BucketOptions
  of?: { place: string; dataFolder: string } | undefined
  sendsMail?: boolean
}
export type TestApi = Awaited<ReturnType<typeof startedApi>>

/** The same with content and a library, for tests that call everything. */
export async function furnishedApi(engine: EngineName, { sendsMail = false } = {}) {
  return startedApi(engine, {}, { of: await furnishedPlace(engine), sendsMail })
}

/**
 * The whole API on a storage that is empty but for the cast; every response is checked against the
 * description.
 */
export async function startedApi(
  engine: EngineName,
  changes: Partial<ApiParts> = {},
  { bucket, of, sendsMail }: Where = {},
) {
  const storage = of
    ? await storageAt(of.place, of.dataFolder, bucket, sendsMail)
    : await staffedStorage(engine, bucket, sendsMail)
  let opened: Database | undefined
  const database = () => (opened ??= openedDatabase(storage.place))
  const clock = { now: today }
  const watched = {
    ...(await changesOf(engine, storage, database)),
    errors: [] as object[],
    calls: [] as object[],
    views: [] as View[],
  }
  const log: ApiParts['log'] = {
    info: (details) => void watched.calls.push(details),
    error: (details) => void watched.errors.push(details),
  }
  const refusals = createRefusals(storage, log)
  onTestFinished(refusals.stop)
  const parts: ApiParts = {
    storage,
    tokens: createTokens(tokenSecret),
    apiKey,
    now: () => clock.now,
    addressOf: (c) => c.req.header('x-test-address') ?? usualAddress,
    originOf: () => 'https://naoura.example',
    log,
    countView: (view) => void watched.views.push(view),
    refused: (refusal) => refusals.refused(refusal),
    ...changes,
  }
  const api = createApi(parts)
  const visitor = callerOf(api, { 'api-key': apiKey })
  const withToken = (token: string) =>
    callerOf(api, { 'api-key': apiKey, authorization: `Bearer ${token}` })

  async function openSession(name: CastName, id?: string) {
    const known = await parts.storage.users.findByEmail(cast[name].email)
    if (!known) throw new Error(`${name} has no account`)
    const begun = newSession(known, parts.tokens.keyedHash(usualAddress), usualSource, clock.now)
    const session = { ...begun, id: id ?? begun.id }
    await parts.storage.sessions.open(session)
    return session
  }

  async function tokenOf(name: CastName): Promise<string> {
    return parts.tokens.sign(await openSession(name))
  }

  async function stored() {
    const articles: Record<string, Article[]> = {}
    for (const section of ['posts', 'business', 'products'] as const) {
      articles[section] = (await storage.articles.listWhole(section, 1, 1_000)).articles
    }
    return { articles, pictures: await storedPictures(storage.dataFolder) }
  }

  return {
    api,
    parts,
    storage,
    database,
    clock,
    watched,
    visitor,
    withToken,
    openSession,
    tokenOf,
    stored,
    refusals,
    stranger: callerOf(api, {}),
    signedInAs: async (name: CastName) => withToken(await tokenOf(name)),
  }
}

/** Listening costs a connection on PostgreSQL, which counts the changes by itself. */
async function changesOf(engine: EngineName, storage: OpenedStorage, database: () => Database) {
  let changes = 0
  let forgotten = 0
  if (engine === 'SQLite') {
    const changed = () => void changes++
    await storage.changes.listen({ changed, away: () => {}, back: () => {} }, 'tests')
    changes = 0
  }
  const known = engine === 'SQLite' ? async () => changes : async () => generationIn(database())
  return {
    told: async () => (await known()) - forgotten,
    async forget() {
      forgotten = await known()
    },
  }
}

async function generationIn({ db }: Database): Promise<number> {
  const rows = db.selectFrom('content').select('generation')
  return (await rows.executeTakeFirstOrThrow()).generation
}

function callerOf(api: ReturnType<typeof createApi>, identity: Record<string, string>) {
  async function call(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const headers = new Headers({ ...identity, ...Object.fromEntries(new Headers(sent.headers)) })
    if (sent.json !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json')
    const response = await api.request(path, { method, headers, body: bodyOf(sent) })
    const { status, headers: answered } = response
    const text = await response.text()
    const answer = { status, headers: answered, text, body: parsed(text) }
    expectDescribed({ method, path }, answer)
    return answer
  }
  return {
    call,
    get: (path: string, sent?: Sent) => call('GET', path, sent),
    post: (path: string, sent?: Sent) => call('POST', path, sent),
    delete: (path: string, sent?: Sent) => call('DELETE', path, sent),
  }
}

function bodyOf({ json, form, octets }: Sent): BodyInit | null {
  if (octets) return octets as BodyInit
  if (json !== undefined) return typeof json === 'string' ? json : JSON.stringify(json)
  if (form === undefined || form instanceof FormData) return form ?? null
  return formOf(form)
}

export function formOf(fields: Record<string, string | Blob | (string | Blob)[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one)
  }
  return form
}

export function fileOf(bytes: Buffer | string, name = 'picture.jpg'): File {
  return new File([bytes as BlobPart], name, { type: 'image/jpeg' })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const articlesPath = (section = 'posts') => `/sections/${section}/keys/articles/articles`
