import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { requestIdHeader } from '../api/http/request-log.ts'
import { isPreviewPath } from '../domain/articles/preview-link.ts'
import { openCall, publicCall } from '../api/http/stored-calls.ts'
import {
  responseFrom,
  isNotModified,
  type PageCache,
  toPage,
  variantFor,
  withoutBody,
} from './page-cache.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { Drawing } from '../ui/drawing.ts'
import type { Config } from './config.ts'
import type { StoredAnswers } from './metrics.ts'
import { queriedPath } from '../domain/seo/old-address.ts'
import { canonicalSearch, isFilePath, isSearchPath, isStaffPath } from './page-paths.ts'
import { isRead } from './pages.ts'
import type { PublicAddress } from './public-address.ts'
import { generatedFile } from './generated-files.ts'
import { asksForPreview } from './previews.ts'

/** No other cache may outlive the outage. */
const notStored = { 'cache-control': 'no-store' }

/**
 * Serves public pages and calls, which are the same for everybody, from memory. The middleware is
 * the outermost, so what it keeps has all headers.
 */
export function responseCache(
  cache: PageCache,
  {
    apiKey,
    isDevelopment,
    allowedOrigins,
  }: Pick<Config, 'apiKey' | 'isDevelopment' | 'allowedOrigins'>,
  publicAddress: (c: Context) => PublicAddress,
  { outage, changes }: Pick<Storage, 'outage' | 'changes'>,
  send: (request: Request, address: PublicAddress) => Promise<unknown> = async () => {},
) {
  const answers: StoredAnswers = { hits: 0, misses: 0, stale: 0 }

  /** Nothing can be saved during an outage. */
  const isTrue = () => outage.isOn() || changes.isCurrent()

  const middleware: MiddlewareHandler = async (c, next) => {
    const { url } = c.req.raw
    if (isDevelopment || !isRead(c.req.raw) || c.get('preview')) return next()
    const { pathname, search } = new URL(url)
    const asked = {
      address: publicAddress(c),
      path: pathname,
      search: search.slice(1),
      hasKey: c.req.header('api-key') === apiKey,
    }
    if (!isTheSameForAll(asked) || c.req.header('authorization')) return next()
    const key = keyOf(asked)
    const answer = async (drawing?: Drawing) => {
      c.set('drawing', drawing)
      await next()
      return c.res
    }
    answers.misses += 1
    // There is no end to what visitors search for.
    const isStorable = () => !isSearchPath(pathname) && !c.get('isPastEnd')
    const page = isTrue()
      ? await cache.get(key, answer, isStorable, againOf(asked))
      : await toPage(await answer())
    c.res = undefined
    c.res = responseFrom(page, c.req.raw)
    if (outage.isOn()) c.header('cache-control', 'no-store')
  }

  /** The request must not be counted as a visitor's. */
  function againOf({ address, path, search }: Asked) {
    if (path.startsWith('/api/') || isFilePath(path)) return undefined
    const url = `${address.origin}${path}${search && `?${search}`}`
    return () => send(new Request(url, { method: 'HEAD' }), address)
  }

  function serveCached(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    address: PublicAddress,
    requestId: string,
  ): boolean {
    const { headers } = incoming
    if (!isRead(incoming) || headers.authorization || !isTrue()) return false
    if (headers.origin && allowedOrigins.length > 0) return false
    const asked = askedBy(incoming, address)
    if (asksForPreview(asked.search)) return false
    // The cache keeps only what is the same for all, so nothing private can be found.
    const page = cache.find(keyOf(asked))
    if (!page) return false
    const { headers: own, body } = variantFor(
      page,
      headers['accept-encoding'] as string | undefined,
    )
    const sent = { ...own, [requestIdHeader]: requestId, ...(outage.isOn() && notStored) }
    answers.hits += 1
    if (outage.isOn()) {
      answers.stale += 1
      outage.count()
    }
    if (isNotModified(page, headers['if-none-match']))
      outgoing.writeHead(304, withoutBody(sent)).end()
    else outgoing.writeHead(page.status, sent).end(body)
    return true
  }

  function needsTurn(incoming: IncomingMessage, address: PublicAddress): boolean {
    const asked = askedBy(incoming, address)
    const isPage = isRead(incoming) && !asked.path.startsWith('/api/') && !isFilePath(asked.path)
    return isPage && !cache.isUnderWay(keyOf(asked))
  }

  function askedBy({ headers, url = '' }: IncomingMessage, address: PublicAddress): Asked {
    const [path = '', search = ''] = url.split('?', 2)
    return { address, path, search, hasKey: headers['api-key'] === apiKey }
  }

  return { middleware, serveCached, needsTurn, answers }
}

type Asked = { address: PublicAddress; path: string; search: string; hasKey: boolean }

function isTheSameForAll({ address, path, search, hasKey }: Asked): boolean {
  if (path.startsWith('/api/')) {
    return (openCall.test(path) && search === '') || (hasKey && publicCall.test(path))
  }
  if (queriedPath(path, `?${search}`) !== undefined) return false
  const isFile = isFilePath(path) && !(generatedFile.test(path) && address.isBelieved)
  return !isFile && !isStaffPath(path) && !isPreviewPath(path)
}

/**
 * Unknown parameters and unbelieved Hosts would flood the cache: they share one entry, except for
 * files, which contain absolute addresses.
 */
function keyOf({ address, path, search, hasKey }: Asked): string {
  if (path.startsWith('/api/')) return `${hasKey ? '' : 'open '}${path}?${search}`
  const year = new Date().getFullYear()
  const origin = address.isBelieved ? address.origin : ''
  return `${year}${origin}${path}?${search && canonicalSearch(path, search)}`
}
