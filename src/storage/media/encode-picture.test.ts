import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Create, type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  type Colour,
  placedWhole,
  plainPicture,
  sand,
  uploaded,
} from '../../../tests/support/pictures.ts'
import { freshFolder } from '../../../tests/support/storages.ts'
import { encodePicture } from './encode-picture.ts'
import { createMediaFiles } from './media-files.ts'

async function stored(upload: Sharp | Buffer) {
  const folder = await freshFolder()
  const bytes = Buffer.isBuffer(upload) ? upload : await upload.toBuffer()
  const { path } = await uploaded(folder, bytes)
  const picture = await placedWhole(path, createMediaFiles(join(folder, 'media')))
  const place = join(folder, 'media', picture.id)
  const names = (await readdir(place)).toSorted()
  return { picture, names, open: (name: string) => sharp(join(place, name)) }
}

async function colourAt(picture: Sharp, left: number, top: number): Promise<number[]> {
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width = 0, channels = 0 } = await picture.metadata()
  const at = (top * width + left) * channels
  return [...data.subarray(at, at + 3)]
}

const near = (one: number[], other: number[]) =>
  one.length === other.length &&
  one.every((part, index) => Math.abs(part - (other[index] ?? 0)) < 14)
const sandColour = [sand.r, sand.g, sand.b]

describe('an uploaded picture', () => {
  test('is kept in every width, as AVIF and WebP', async () => {
    const { picture, names, open } = await stored(plainPicture(2_100, 210).jpeg())
    expect(picture).toMatchObject({ width: 1_920, height: 192 })
    const widths = [320, 640, 960, 1_440, 1_920]
    expect(names).toEqual(widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]).toSorted())
    for (const name of names) {
      const [width, format] = name.split('.')
      const { format: found, compression, ...size } = await open(name).metadata()
      expect(format === 'avif' ? compression : found).toBe(format === 'avif' ? 'av1' : 'webp')
      expect(size).toMatchObject({ width: Number(width), height: Math.round(Number(width) / 10) })
    }
  })

  test.each([
    [1, 1],
    [7, 3],
    [319, 100],
    [321, 101],
    [1_919, 33],
    [1_921, 33],
    [2_999, 47],
    [10, 400],
  ])('of %i × %i says the size its widest file has', async (width, height) => {
    const { picture, open } = await stored(plainPicture(width, height).png())
    const { width: own, height: tall } = await open(`${picture.width}.webp`).metadata()
    expect({ width: own, height: tall }).toEqual({ width: picture.width, height: picture.height })
  })

  test('higher than WebP can be is kept or refused for its size, not as unreadable', async () => {
    const outcome = await stored(plainPicture(20, 16_400).png()).catch((error) => error.code)
    expect(outcome).not.toBe('not-an-image')
  })

  test('long and wide is kept smaller, so that encoding it takes seconds', async () => {
    const bytes = await plainPicture(4_000, 10_000).webp({ effort: 0 }).toBuffer()
    const { path: upload } = await uploaded(await freshFolder(), bytes)
    const size = { width: 1_789, height: 4_472 }
    expect(await encodePicture({ upload, folder: undefined })).toMatchObject(size)
  })

  test('brings a tiny picture of itself for the time it loads', async () => {
    const { picture } = await stored(plainPicture(300, 200).jpeg())
    expect(picture.blur).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/)
    expect(picture.blur.length).toBeLessThan(400)
  })

  test('loses where it was taken and all else it says about itself', async () => {
    const exif = {
      IFD0: { Artist: 'Omar', Copyright: 'SECRET' },
      IFD3: { GPSLatitude: '35/1 8/1 0/1', GPSLatitudeRef: 'N' },
    }
    const secretive = plainPicture(400, 300)
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
    expect((await sharp(await secretive.toBuffer()).metadata()).exif).toBeDefined()
    const { names, open } = await stored(await secretive.toBuffer())
    expect(names).toHaveLength(4)
    for (const name of names) {
      const metadata = await open(name).metadata()
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual(
        Array(4).fill(undefined),
      )
      expect((await open(name).toBuffer()).includes('SECRET')).toBe(false)
    }
  })

  test('stands upright, as its camera says', async () => {
    const red = await plainPicture(60, 40, { r: 255, g: 0, b: 0 }).png().toBuffer()
    const lying = plainPicture(120, 40, { r: 0, g: 0, b: 255 })
      .composite([{ input: red, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .png()
    const { picture, open } = await stored(lying)
    expect(picture).toMatchObject({ width: 40, height: 120 })
    expect(near(await colourAt(open('40.webp'), 20, 20), [255, 0, 0])).toBe(true)
    expect(near(await colourAt(open('40.webp'), 20, 100), [0, 0, 255])).toBe(true)
  })
})

describe('a picture is accepted', () => {
  const picture = () => plainPicture(80, 60)
  const grey = { r: 120, g: 120, b: 120 }
  const frameOf = (background: Colour): Create => ({
    width: 80,
    height: 60,
    channels: 3,
    background,
  })
  const frames = [sand, grey].map(frameOf)
  const moving = () =>
    sharp(frames.map((create) => ({ create })) as never, { join: { animated: true } })

  test.each<[string, () => Sharp, number[]]>([
    ['as JPEG', () => picture().jpeg({ quality: 95 }), sandColour],
    ['as PNG', () => picture().png(), sandColour],
    ['as WebP', () => picture().webp({ quality: 95 }), sandColour],
    ['as AVIF', () => picture().avif({ quality: 90 }), sandColour],
    ['as GIF', () => picture().gif(), sandColour],
    ['as moving GIF, its first frame', () => moving().gif(), sandColour],
    ['in greys', () => plainPicture(80, 60, grey).toColourspace('b-w').png(), [120, 120, 120]],
    ['in 16 bits', () => picture().toColourspace('rgb16').png(), sandColour],
    ['for print, in CMYK', () => picture().toColourspace('cmyk').jpeg({ quality: 95 }), sandColour],
    ['with a palette', () => picture().png({ palette: true }), sandColour],
    ['with transparency', () => picture().ensureAlpha(1).png(), sandColour],
  ])('%s', async (_name, upload, colour) => {
    const { picture, open } = await stored(upload())
    expect(picture).toMatchObject({ width: 80, height: 60 })
    for (const name of ['80.webp', '80.avif']) {
      const found = await colourAt(open(name), 40, 30)
      expect(near(found, colour), `${name}: ${found}`).toBe(true)
    }
  })

  const bands = () =>
    plainPicture(480, 320)
      .composite([
        { input: { create: { ...frameOf(grey), width: 480, height: 160 } }, left: 0, top: 160 },
      ])
      .jpeg({ quality: 95 })
  const withoutEnd = async (jpeg: Sharp, missing: number) =>
    (await jpeg.toBuffer()).subarray(0, -missing)

  test.each([
    ['the mark of its end', bands(), 2],
    ['half of that', bands(), 1],
    ['the mark of its end, and is progressive', bands().jpeg({ progressive: true }), 2],
  ])('that lacks %s, as browsers show it', async (_name, jpeg, missing) => {
    const { picture, open } = await stored(await withoutEnd(jpeg, missing))
    expect(picture).toMatchObject({ width: 480, height: 320 })
    expect(near(await colourAt(open('480.webp'), 40, 20), sandColour)).toBe(true)
    expect(near(await colourAt(open('480.webp'), 40, 315), [120, 120, 120])).toBe(true)
  })

  test('and stays transparent where it was', async () => {
    const clear = sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    const { open } = await stored(clear.png())
    for (const name of ['50.webp', '50.avif']) {
      expect((await open(name).stats()).isOpaque).toBe(false)
    }
  })
})
