import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { textOn } from '../domain/look/colour.ts'
import { companyNameIn } from '../domain/people/identity.ts'
import { defaultPublicLanguage, directionOf, pathInLanguage } from '../domain/languages/language.ts'
import { iconSizes, isNearlySquare } from '../domain/media/media.ts'
import { paletteOf } from '../domain/look/palette.ts'
import type { SectionOf } from '../domain/sections/section.ts'
import { productName } from '../site/company.ts'
import type { Storage } from '../storage/create-storage.ts'
import { companyLetter } from '../ui/monogram.ts'
import type { Drawing, IconSource } from './draw-icon.ts'
import { storable } from './pages.ts'
import type { TitleFonts } from './title-fonts.ts'

/** Phones round the corners themselves, and cut a mask down to its middle. */
const touchIcon: Drawing = { size: 180, share: 0.8, isFilled: true }
const maskIcon: Drawing = { size: 512, share: 0.6, isFilled: true }
const plainIcon = (size: number): Drawing => ({ size, share: 1, isFilled: false })

const icoSize = 32
const png = 'image/png'

/**
 * `/favicon.ico` and `/apple-touch-icon.png`, which browsers ask for by themselves,
 * `/icon-{hash of what it is made of}-{size}.png`, which pages name, and `/site.webmanifest` in each
 * language.
 */
export function createIcons(
  { sections, languages, media }: Pick<Storage, 'sections' | 'languages' | 'media'>,
  titleFonts: TitleFonts,
) {
  let drawn = { of: '', icons: new Map<string, Promise<Buffer>>() }

  async function current() {
    const source = await sourceOf(await sections.get('identity'))
    const hash = createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 16)
    if (drawn.of !== hash) drawn = { of: hash, icons: new Map() }
    return { source, hash }
  }

  async function sourceOf(identity: SectionOf<'identity'>): Promise<IconSource> {
    const { icon, picture } = identity
    if (icon) return { picture: icon }
    if (picture && isNearlySquare(picture)) return { picture }
    const { name } = companyNameIn(identity.texts.company_name, defaultPublicLanguage)
    const letter = companyLetter(name)
    if (!letter) return { mark: true }
    const { brand, typeface } = await sections.look()
    return { letter, ground: brand, ink: textOn(brand), typeface }
  }

  async function icon(name: string, drawing: Drawing): Promise<Buffer> {
    const { source } = await current()
    const { icons } = drawn
    const known = icons.get(name)
    if (known) return known
    const result = draw(source, drawing)
    icons.set(name, result)
    result.catch(() => icons.delete(name))
    return result
  }

  /** A start does without the encoder, which is large. */
  async function draw(source: IconSource, drawing: Drawing): Promise<Buffer> {
    const { drawIcon } = await import('./draw-icon.ts')
    return drawIcon(source, drawing, media, titleFonts)
  }

  async function manifestIn(code: string) {
    const { hash } = await current()
    const look = await sections.look()
    const identity = await sections.get('identity')
    const { name } = companyNameIn(identity.texts.company_name, code)
    const { bg } = paletteOf(look, 'light')
    return {
      name: name || productName(code).name,
      lang: code,
      dir: directionOf(code),
      start_url: pathInLanguage(code, '/'),
      display: 'browser',
      background_color: bg,
      theme_color: look.brand,
      icons: [
        ...[192, 512].map((size) => ({
          src: iconAddress(hash, size),
          sizes: `${size}x${size}`,
          type: png,
        })),
        { src: iconAddress(hash, 'mask'), sizes: '512x512', type: png, purpose: 'maskable' },
      ],
    }
  }

  return {
    async address(): Promise<string | undefined> {
      const { source, hash } = await current()
      return 'mark' in source ? undefined : iconAddress(hash, 192)
    },

    routes: new Hono()
      .get('/favicon.ico', async (c) =>
        fresh(c, inIco(await icon('ico', plainIcon(icoSize))), 'image/x-icon'),
      )
      .get('/apple-touch-icon.png', async (c) => fresh(c, await icon('touch', touchIcon), png))
      .get('/:name{icon-[\\da-f]{16}-(\\d{2,3}|mask)\\.png}', async (c, next) => {
        const [, hash, size = ''] = /^icon-([\da-f]+)-(\w+)\.png$/.exec(c.req.param('name')) ?? []
        const isKnown = size === 'mask' || iconSizes.some((one) => String(one) === size)
        if (!isKnown || hash !== (await current()).hash) return next()
        const drawing = size === 'mask' ? maskIcon : plainIcon(Number(size))
        return c.body(new Uint8Array(await icon(size, drawing)), 200, {
          'content-type': png,
          'cache-control': 'public, max-age=31536000, immutable',
        })
      })
      .get('/site.webmanifest', async (c) => manifest(c, defaultPublicLanguage))
      .get('/:language/site.webmanifest', async (c, next) => {
        const code = c.req.param('language')
        const published = await languages.published()
        const isOther = code !== defaultPublicLanguage && published.some((one) => one.code === code)
        return isOther ? manifest(c, code) : next()
      }),
  }

  async function manifest(c: Context, code: string): Promise<Response> {
    const text = JSON.stringify(await manifestIn(code))
    return fresh(c, Buffer.from(text), 'application/manifest+json')
  }
}

function iconAddress(hash: string, size: number | 'mask'): string {
  return `/icon-${hash}-${size}.png`
}

function fresh(c: Context, body: Buffer, type: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': storable }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  return c.body(new Uint8Array(body), 200, { ...headers, 'content-type': type })
}

function inIco(image: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(icoSize, 6)
  head.writeUInt8(icoSize, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, image])
}
