import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Hono } from 'hono'
import type { FailureLog } from '../api/http/failure-log.ts'
import { type Picture, variantFile } from '../domain/media/media.ts'
import { paletteOf } from '../domain/look/palette.ts'
import { addressOf, type ShareSource, shareSource, shareSubject } from '../site/seo/share-source.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { ShareColours } from '../storage/media/draw-share-picture.ts'
import { createDrawnPictures, drawShare } from '../storage/media/drawn-pictures.ts'
import type { TitleFonts } from './title-fonts.ts'

const forAYear = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/**
 * `/share/{language}/{subject}-{hash of what it is drawn from}.jpg`, which pages name for those who
 * share them. Only these are drawn (SEO-7).
 */
export function createSharePictures(
  { languages, media }: Pick<Storage, 'languages' | 'media'>,
  folder: string,
  titleFonts: TitleFonts,
  report: FailureLog,
) {
  const drawn = createDrawnPictures(folder, { report })

  return new Hono().get('/share/:language/:name{.+-[\\da-f]{16}\\.jpg}', async (c, next) => {
    const { language, name } = c.req.param()
    const subject = shareSubject(name.slice(0, -'-0123456789abcdef.jpg'.length))
    if (!subject || !(await isPublished(language))) return next()
    const source = await shareSource(subject, language)
    if (!source) return next()
    const address = addressOf(source, subject, language)
    if (c.req.path !== address) return redirectTo(address)
    const wordless = { ...source, title: '', label: '', company: '' }
    const bare = { ...wordless, cover: null, logo: null }
    const drawings = [source, wordless, bare].map((shown) => (to: string) => draw(shown, to))
    const picture = await drawn.firstOf(`${language}-${name}`, drawings)
    return c.body(new Uint8Array(picture.bytes), 200, {
      'content-type': 'image/jpeg',
      'cache-control': picture.isFirst ? forAYear : forAnHour,
    })
  })

  async function isPublished(language: string): Promise<boolean> {
    return (await languages.published()).some(({ code }) => code === language)
  }

  async function draw(source: ShareSource, to: string): Promise<void> {
    const { look, cover, logo, ...texts } = source
    const used = path.join(folder, randomUUID())
    await mkdir(used)
    try {
      const coverFile = cover && (await copyOf(cover, used))
      const share = {
        ...texts,
        font: await titleFonts(look.typeface),
        colours: coloursOf(look),
        hasBand: look.band === 'ablaq',
        cover: cover && coverFile ? { file: coverFile, focus: cover.focus } : null,
        logo: logo && (await copyOf(logo, used)),
      }
      await drawShare({ share, to })
    } finally {
      await rm(used, { recursive: true, force: true })
    }
  }

  /** The picture may lie in a bucket. Null if it has just gone. */
  async function copyOf({ id, width }: Picture, folderOfCopies: string): Promise<string | null> {
    const name = variantFile(width, 'webp')
    const file = await media.files.read(id, name)
    if (!file) return null
    const copy = path.join(folderOfCopies, `${id}.webp`)
    await pipeline(file.content(), createWriteStream(copy))
    return copy
  }
}

/** An earlier address redirects to the current one; no cache may keep that. */
function redirectTo(address: string): Response {
  return new Response(null, {
    status: 301,
    headers: { location: address, 'cache-control': 'no-store' },
  })
}

function coloursOf(look: ShareSource['look']): ShareColours {
  const { deep, 'brand-fill': fill, 'on-deep-accent': accent } = paletteOf(look, 'light')
  return { ground: deep, fill, ink: '#ffffff', accent }
}
