import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const limits = { pages: 1_000, bytes: 64 * 1024 * 1024 } as const
const compressed = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

export type CachedPage = {
  status: number
  headers: Headers
  etag: string
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer }
}
export type PageCache = ReturnType<typeof createPageCache>

/**
 * Whole answers by address. Requests that miss together share one rendering; a rendering that began
 * before a change is answered to those who waited for it and never kept.
 */
export function createPageCache() {
  let pages = new Map<string, CachedPage>()
  let rendering = new Map<string, Promise<CachedPage>>()
  let bytes = 0

  async function render(key: string, makeResponse: () => Promise<Response>): Promise<CachedPage> {
    const generation = pages
    const page = await toPage(await makeResponse())
    if (generation === pages && page.status === 200) keep(key, page)
    return page
  }

  function keep(key: string, page: CachedPage): void {
    pages.set(key, page)
    bytes += sizeOf(page)
    for (const [oldest, old] of pages) {
      if (pages.size <= limits.pages && bytes <= limits.bytes) break
      pages.delete(oldest)
      bytes -= sizeOf(old)
    }
  }

  return {
    async get(key: string, makeResponse: () => Promise<Response>): Promise<CachedPage> {
      const known = pages.get(key) ?? rendering.get(key)
      if (known) return known
      const ours = rendering
      const page = render(key, makeResponse).finally(() => ours.delete(key))
      rendering.set(key, page)
      return page
    },

    clear(): void {
      pages = new Map()
      rendering = new Map()
      bytes = 0
    },
  }
}

/** The stored page as this request wants it: not again if it has it, else in an encoding it accepts. */
export function answerFrom(page: CachedPage, request: Request): Response {
  const headers = new Headers(page.headers)
  headers.set('etag', page.etag)
  headers.set('vary', 'accept-encoding')
  if (request.headers.get('if-none-match')?.includes(page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? '')
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  const body = page.bodies[encoding]
  headers.set('content-length', String(body.byteLength))
  const sent = request.method === 'HEAD' ? null : (body as unknown as BodyInit)
  return new Response(sent, { status: page.status, headers })
}

async function toPage(response: Response): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const [br, zipped] = await Promise.all([compressed.br(identity), compressed.gzip(identity)])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const bodies = { identity, br, gzip: zipped }
  return { status: response.status, headers: response.headers, etag, bodies }
}

function acceptedEncoding(accepted: string): 'br' | 'gzip' | 'identity' {
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity'
}

function sizeOf({ bodies }: CachedPage): number {
  return bodies.identity.byteLength + bodies.br.byteLength + bodies.gzip.byteLength
}
