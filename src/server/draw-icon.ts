import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import ownMark from '../ui/company-mark.svg?raw'
import type { Typeface } from '../domain/look/look.ts'
import { type Picture, variantFile } from '../domain/media/media.ts'
import type { Storage } from '../storage/create-storage.ts'
import { learnFont, type TitleFont } from '../storage/media/title-font.ts'
import type { TitleFonts } from './title-fonts.ts'

export type IconSource =
  | { picture: Picture }
  | { letter: string; ground: string; ink: string; typeface: Typeface }
  | { mark: true }

export type Drawing = {
  size: number
  /** The drawing in the middle takes this share of the edge. */
  share: number
  isFilled: boolean
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const letterShare = 0.56
const rounding = 0.22

export async function drawIcon(
  source: IconSource,
  drawing: Drawing,
  { files }: Pick<Storage['media'], 'files'>,
  titleFonts: TitleFonts,
): Promise<Buffer> {
  const drawn =
    'letter' in source
      ? await letter(source, drawing, await titleFonts(source.typeface))
      : await image(source, drawing)
  return drawn.png({ compressionLevel: 9 }).toBuffer()

  async function image(shown: Exclude<IconSource, { letter: string }>, to: Drawing) {
    const { size, share, isFilled } = to
    const { picture } = 'picture' in shown ? shown : { picture: null }
    const file = picture && (await files.read(picture.id, variantFile(picture.width, 'webp')))
    const bytes = file ? await buffer(file.content()) : Buffer.from(ownMark)
    const inner = Math.round(size * share)
    return onGround(
      sharp(bytes, { density: 72 * (size / 32) }).resize(inner, inner, {
        fit: 'contain',
        background: clear,
      }),
      size,
      isFilled ? '#ffffff' : undefined,
    )
  }
}

async function letter(
  source: Extract<IconSource, { letter: string }>,
  { size, share, isFilled }: Drawing,
  font: TitleFont,
): Promise<Sharp> {
  await learnFont(font)
  const edge = Math.round(size * letterShare * Math.max(share, 0.7))
  const shape = await sharp({
    text: {
      text: source.letter,
      font: `${font.family} Bold`,
      width: edge,
      height: edge,
    },
  })
    .resize(edge, edge, { fit: 'contain', background: '#000' })
    .extractChannel(0)
    .png()
    .toBuffer()
  const inked = sharp({
    create: { width: edge, height: edge, channels: 3, background: source.ink },
  })
  const centred = await onGround(inked.joinChannel(shape), size, undefined).then((one) =>
    one.png().toBuffer(),
  )
  const radius = isFilled ? 0 : size * rounding
  const ground = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${source.ground}"/></svg>`
  return sharp(Buffer.from(ground)).composite([{ input: centred }])
}

async function onGround(inner: Sharp, size: number, ground: string | undefined): Promise<Sharp> {
  const { data, info } = await inner.png().toBuffer({ resolveWithObject: true })
  const canvas = { width: size, height: size, channels: 4, background: ground ?? clear } as const
  const left = Math.floor((size - info.width) / 2)
  const top = Math.floor((size - info.height) / 2)
  return sharp({ create: canvas }).composite([{ input: data, left, top }])
}
