import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Drawing } from '../ui/drawing.ts'

const limits = { pages: 1_000, bytes: 64 * 1024 * 1024 } as const
const compress = {
  br: (body: Buffer, isPressed = false) =>
    promisify(brotliCompress)(body, { params: brotliParameters(body, isPressed) }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/**
 * Within the smallest window Brotli needs 1 MB instead of 12, and a third of the time; the home page
 * is larger by a hundredth until it is pressed.
 */
function brotliParameters({ byteLength }: Buffer, isPressed: boolean) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: isPressed ? constants.BROTLI_MAX_QUALITY : 9,
    [constants.BROTLI_PARAM_LGWIN]: isPressed ? 17 : 16,
    [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
  }
}

/** The encoding is listed, and not with `q=0`. */
const accepted = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/,
}

type Encoding = 'br' | 'gzip' | 'identity'
type Variant = { headers: Record<string, string>; body: Buffer }
export type CachedPage = {
  status: number
  etag: string
  source: string | undefined
} & Record<Encoding, Variant>
type StoredPage = {
  page: CachedPage
  generation: number
  press?: 'due' | 'done'
  hits: number
  ask: Ask | undefined
}
type Ask = () => Promise<unknown>
type MakeResponse = (drawing: Drawing) => Promise<Response>
type Rendering = { page: Promise<CachedPage>; hasBegun: () => boolean }
export type PageCache = ReturnType<typeof createPageCache>

/**
 * Requests that miss together share one rendering; if it waits for its turn while something changes,
 * later ones do so, too. A rendering that began before a change is sent to those who wait for it, but
 * not kept. A page of before a change is sent again once it is known
 * that it would be rendered from the same data.
 */
export function createPageCache() {
  const pages = new Map<string, StoredPage>()
  let rendering = new Map<string, Rendering>()
  let generation = 0
  let bytes = 0

  async function render(
    key: string,
    makeResponse: MakeResponse,
    {
      isStorable,
      begins,
      ask,
    }: { isStorable: () => boolean; begins: () => void; ask: Ask | undefined },
  ): Promise<CachedPage> {
    const asked = generation
    let began: number | undefined
    const before = pages.get(key)?.page
    const drawing: Drawing = {
      cached: before?.source,
      begins() {
        began ??= generation
        begins()
      },
    }
    const response = await makeResponse(drawing)
    const isSame = before !== undefined && response.status === 304
    const page = isSame ? before : await toPage(response, drawing.source)
    if ((began ?? asked) !== generation) return page
    const hits = pages.get(key)?.hits ?? 0
    forget(key)
    if (page.status === 200 && isStorable()) keep(key, { page, generation, hits, ask })
    return page
  }

  function keep(key: string, cached: StoredPage): void {
    pages.set(key, cached)
    bytes += sizeOf(cached.page)
    for (const oldest of pages.keys()) {
      if (pages.size <= limits.pages && bytes <= limits.bytes) break
      forget(oldest)
    }
  }

  function forget(key: string): void {
    const cached = pages.get(key)
    if (!cached) return
    pages.delete(key)
    bytes -= sizeOf(cached.page)
  }

  function find(key: string): CachedPage | undefined {
    const cached = pages.get(key)
    if (cached?.generation !== generation) return undefined
    cached.hits += 1
    return cached.page
  }

  return {
    find,

    isUnderWay: (key: string) => rendering.has(key),

    /** `isStorable` is called when the response is ready; `ask` is for those that are drawn again. */
    async get(
      key: string,
      makeResponse: MakeResponse,
      isStorable = () => true,
      ask?: Ask,
    ): Promise<CachedPage> {
      const known = find(key) ?? rendering.get(key)?.page
      if (known) return known
      let hasBegun = false
      const begins = () => void (hasBegun = true)
      const page = render(key, makeResponse, { isStorable, begins, ask }).finally(() => {
        if (rendering.get(key) === ours) rendering.delete(key)
      })
      const ours = { page, hasBegun: () => hasBegun }
      rendering.set(key, ours)
      return page
    },

    /**
     * Makes pages that last a tenth smaller, one after another: it takes a fifth of a second of a
     * thread, which no request for a page should wait for.
     */
    async press(): Promise<void> {
      for (const [key, cached] of pages) {
        if (cached.generation !== generation || cached.press === 'done') continue
        if (!cached.press) {
          cached.press = 'due'
          continue
        }
        cached.press = 'done'
        const pressed = await pressedPage(cached.page)
        if (pages.get(key) !== cached) continue
        bytes += sizeOf(pressed) - sizeOf(cached.page)
        cached.page = pressed
      }
    },

    /** The pages sent most come first. Older hits count for less. */
    *outdated(most: number): Generator<Ask> {
      const sent = [...pages].filter(([, { hits }]) => hits > 0)
      const hottest = sent.toSorted(([, one], [, other]) => other.hits - one.hits).slice(0, most)
      for (const [, cached] of sent) cached.hits >>= 1
      for (const [key, { ask }] of hottest) {
        const cached = pages.get(key)
        if (ask && cached && cached.generation !== generation) yield ask
      }
    },

    clear(): void {
      generation += 1
      rendering = new Map([...rendering].filter(([, { hasBegun }]) => !hasBegun()))
    },
  }
}

export function responseFrom(page: CachedPage, request: Request): Response {
  const { body, headers } = variantFor(page, request.headers.get('accept-encoding') ?? undefined)
  if (isNotModified(page, request.headers.get('if-none-match') ?? undefined)) {
    return new Response(null, { status: 304, headers: withoutBody(headers) })
  }
  const sent = request.method === 'HEAD' ? null : new Uint8Array(body)
  return new Response(sent, { status: page.status, headers })
}

export function variantFor(page: CachedPage, acceptEncoding = ''): Variant {
  if (accepted.br.test(acceptEncoding)) return page.br
  return accepted.gzip.test(acceptEncoding) ? page.gzip : page.identity
}

export function isNotModified(page: CachedPage, ifNoneMatch = ''): boolean {
  return page.status === 200 && ifNoneMatch.includes(page.etag)
}

export function withoutBody({ 'content-length': _length, ...headers }: Record<string, string>) {
  return headers
}

export async function toPage(response: Response, source?: string): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const [br, zipped] = await Promise.all([compress.br(body), compress.gzip(body)])
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const shared = {
    ...Object.fromEntries(response.headers),
    // The tag is weak, because the encodings share it.
    etag: `W/${etag}`,
    vary: 'accept-encoding',
  }
  return {
    status: response.status,
    etag,
    source,
    identity: toVariant(shared, body),
    br: toVariant({ ...shared, 'content-encoding': 'br' }, br),
    gzip: toVariant({ ...shared, 'content-encoding': 'gzip' }, zipped),
  }
}

async function pressedPage(page: CachedPage): Promise<CachedPage> {
  const body = await compress.br(page.identity.body, true)
  return { ...page, br: toVariant(page.br.headers, body) }
}

function toVariant(headers: Record<string, string>, body: Buffer): Variant {
  return { headers: { ...headers, 'content-length': String(body.byteLength) }, body }
}

function sizeOf({ br, gzip: zipped, identity }: CachedPage): number {
  return br.body.byteLength + zipped.body.byteLength + identity.body.byteLength
}
