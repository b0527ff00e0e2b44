import { type Context, Hono } from 'hono'
import { downloadHeaders } from '../api/http/download-headers.ts'
import { contentTypes } from '../domain/files/file-type.ts'
import { fileAddress, fileName } from '../domain/files/library-file.ts'
import { defaultPublicLanguage } from '../domain/languages/language.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { Part } from '../storage/media/media-files.ts'
import { contentName, previewName } from '../storage/media/media-names.ts'
import { paced } from '../throttle/paced.ts'
import { movedTo, storable } from './pages.ts'

const anyId = ':id{[0-9a-f]{32}}'

export function fileRoutes({ files }: Pick<Storage, 'files'>) {
  return new Hono()
    .get(`/${anyId}`, async (c, next) => {
      const { id } = c.req.param()
      const shown = (await files.shown([id], defaultPublicLanguage)).get(id)
      if (!shown) return next()
      return c.body(null, 302, { location: shown.address, 'cache-control': storable })
    })
    .get(`/${anyId}/:language/preview.webp`, async (c) => {
      const { id, language } = c.req.param()
      const version = await files.version(id, language)
      const blob = version?.file.id ?? ''
      const found = await files.files.read(blob, previewName)
      if (!found) return c.notFound()
      const headers = {
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': storable,
        etag: `"${blob}"`,
      }
      if (isKnown(c, headers.etag)) return c.body(null, 304, headers)
      return c.body(paced(found.content()), 200, {
        ...headers,
        'content-length': String(found.size),
      })
    })
    .get(`/${anyId}/:language/:name`, async (c, next) => {
      const { id, language, name } = c.req.param()
      const version = await files.version(id, language)
      if (!version) return next()
      if (name !== fileName(version)) return movedTo(fileAddress(id, language, version))
      const { id: blob, type } = version.file
      const found = await files.files.read(blob, contentName)
      if (!found) return next()
      const etag = `"${blob}"`
      const headers = {
        ...downloadHeaders(contentTypes[type], name),
        'cache-control': storable,
        'accept-ranges': 'bytes',
        etag,
      }
      if (isKnown(c, etag)) return c.body(null, 304, headers)
      const { size } = found
      const part = partOf(c, etag, size)
      if (part === 'beyond')
        return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` })
      const { start, end } = part ?? { start: 0, end: size }
      const range = part && { 'content-range': `bytes ${start}-${end - 1}/${size}` }
      return c.body(paced(found.content({ start, end })), part ? 206 : 200, {
        ...headers,
        ...range,
        'content-length': String(end - start),
      })
    })
}

function isKnown(c: Context, etag: string): boolean {
  const known = c.req.header('if-none-match') ?? ''
  return known.trim() === '*' || known.includes(etag)
}

function partOf(c: Context, etag: string, size: number): Part | 'beyond' | undefined {
  const isOfThis = (c.req.header('if-range') ?? etag) === etag
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(c.req.header('range') ?? '')
  const [, first = '', last = ''] = asked ?? []
  if (!isOfThis || c.req.method === 'HEAD' || first + last === '') return undefined
  if (first === '') {
    return last === '0' ? 'beyond' : { start: Math.max(0, size - Number(last)), end: size }
  }
  const [start, end] = [Number(first), last === '' ? size : Math.min(Number(last) + 1, size)]
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'beyond' : { start, end }
}
