import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Context, Hono } from 'hono'
import sharp from 'sharp'
import ownMark from '../ui/company-mark.svg?raw'
import { iconSizes, isNearlySquare, type Picture, variantFile } from '../domain/media.ts'
import type { Storage } from '../storage/create-storage.ts'
import { storable } from './pages.ts'

const icoSize = 32
/** iOS fills what is transparent with black, and rounds the corners. */
const touchSize = 180
const touchShare = 0.8

/**
 * `/favicon.ico` and `/apple-touch-icon.png`, which browsers ask for by themselves, and
 * `/icon-{id of the logo}-{size}.png`, which pages name. Without a logo of about equal sides, they
 * show the product's mark.
 */
export function iconRoutes({ sections, media }: Pick<Storage, 'sections' | 'media'>) {
  /** Those of the logo of now. */
  let drawn = { of: '', icons: new Map<number, Promise<Buffer>>() }

  async function icon(logo: Picture | null, size: number): Promise<Buffer> {
    const of = logo?.id ?? ''
    if (drawn.of !== of) drawn = { of, icons: new Map() }
    const known = drawn.icons.get(size)
    if (known) return known
    const drawing = draw(logo, size)
    drawn.icons.set(size, drawing)
    drawing.catch(() => drawn.icons.delete(size))
    return drawing
  }

  async function draw(logo: Picture | null, size: number): Promise<Buffer> {
    const file = logo && (await media.files.read(logo.id, variantFile(logo.width, 'webp')))
    const source = file ? await buffer(file.stream()) : Buffer.from(ownMark)
    const inner = size === touchSize ? Math.round(size * touchShare) : size
    const edge = (size - inner) / 2
    const background = size === touchSize ? '#fff' : { r: 0, g: 0, b: 0, alpha: 0 }
    return sharp(source, { density: 72 * (size / 32) })
      .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background })
      .flatten(size === touchSize ? { background: '#fff' } : false)
      .png({ compressionLevel: 9 })
      .toBuffer()
  }

  async function squareLogo(): Promise<Picture | null> {
    const { picture } = await sections.get('identity')
    return picture && isNearlySquare(picture) ? picture : null
  }

  return new Hono()
    .get('/favicon.ico', async (c) => {
      const image = await icon(await squareLogo(), icoSize)
      return fresh(c, inIco(image), 'image/x-icon')
    })
    .get('/apple-touch-icon.png', async (c) =>
      fresh(c, await icon(await squareLogo(), touchSize), 'image/png'),
    )
    .get('/:name{icon-[\\da-f]{32}-\\d{2,3}\\.png}', async (c, next) => {
      const [, id, size] = /^icon-([\da-f]{32})-(\d+)\.png$/.exec(c.req.param('name')) ?? []
      const logo = await squareLogo()
      const known = iconSizes.find((one) => String(one) === size)
      if (!known || logo?.id !== id) return next()
      return c.body(new Uint8Array(await icon(logo, known)), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    })
}

function fresh(c: Context, body: Buffer, type: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': storable }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  return c.body(new Uint8Array(body), 200, { ...headers, 'content-type': type })
}

/** One PNG of 32 by 32 pixels, as the ICO format holds it. */
function inIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(icoSize, 6)
  head.writeUInt8(icoSize, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, png])
}
