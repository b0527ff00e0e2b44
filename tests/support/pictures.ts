import { randomInt } from 'node:crypto'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect } from 'vitest'
import { type Picture, variantWidths } from '../../src/domain/media/media.ts'
import type { Storage } from '../../src/storage/create-storage.ts'
import { encodeAvif } from '../../src/storage/media/encode-avif.ts'
import type { MediaFiles } from '../../src/storage/media/media-files.ts'
import { masterName } from '../../src/storage/media/media-names.ts'
import type { Upload } from '../../src/storage/media/media-store.ts'
import { stagePicture } from '../../src/storage/media/picture-encoder.ts'

export type Colour = { r: number; g: number; b: number }
export const sand: Colour = { r: 214, g: 178, b: 120 }

export function plainPicture(width: number, height: number, colour: Colour = sand): Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour } })
}

export function uniquePicture(): Promise<Buffer> {
  const colour = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  return plainPicture(20 + randomInt(40), 20 + randomInt(40), colour)
    .jpeg()
    .toBuffer()
}

export async function uploaded(folder: string, bytes: Buffer | string): Promise<Upload> {
  const path = join(folder, `upload-${randomInt(2 ** 40)}`)
  await writeFile(path, bytes)
  return { path, name: 'noria.jpg' }
}

export async function placedWhole(upload: string, files: MediaFiles): Promise<Picture> {
  const staged = await stagePicture(upload, files)
  await staged.store()
  await staged.discard()
  const { id, width } = staged.picture
  const folder = join(files.location, id)
  const names = await files.variants(id)
  if (!names.includes(masterName)) return staged.picture
  for (const step of variantWidths(width)) {
    const { size: webpBytes } = await stat(join(folder, `${step}.webp`))
    const to = join(folder, `${step}.avif`)
    await encodeAvif({ master: join(folder, masterName), to, width: step, webpBytes })
  }
  await files.dropMaster(id)
  return staged.picture
}

/** The second sweep removes what the first has marked. */
export async function sweepTwice({ media }: Storage, now: Date): Promise<void> {
  await media.sweep(now)
  await media.sweep(new Date(now.getTime() + 30 * 24 * 60 * 60 * 1_000))
}

export async function storedPictures(dataFolder: string): Promise<string[]> {
  const media = join(dataFolder, 'media')
  const staged = await readdir(join(media, '.staging'))
  const stored = (await readdir(media)).filter(
    (name) => !['.staging', 'installation'].includes(name),
  )
  return [...stored, ...staged]
}

export function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(1_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND')])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

const empty = Buffer.alloc(0)

export async function unacceptablePictures(): Promise<Record<string, [Buffer, string]>> {
  const picture = plainPicture(300, 200)
  const [jpeg = empty, webp = empty, gif = empty] = await Promise.all(
    [picture.clone().jpeg(), picture.clone().webp(), picture.clone().gif()].map((one) =>
      one.toBuffer(),
    ),
  )
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect/></svg>'
  const notAnImage = (bytes: Buffer | string): [Buffer, string] => [
    Buffer.from(bytes),
    'not-an-image',
  ]
  const incomplete = (bytes: Buffer): [Buffer, string] => [bytes, 'picture-incomplete']
  return {
    'an empty file': notAnImage(''),
    'a text': notAnImage('Opening in Hama'),
    'a page': notAnImage('<html><script>alert(1)</script></html>'),
    'an SVG': notAnImage(svg),
    'an SVG behind an XML declaration': notAnImage(`<?xml version="1.0"?>\n${svg}`),
    'a PDF': notAnImage('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
    'a TIFF': notAnImage(await picture.clone().tiff().toBuffer()),
    'the beginning of a JPEG': incomplete(jpeg.subarray(0, jpeg.length / 2)),
    'the header of a JPEG': incomplete(jpeg.subarray(0, 20)),
    'half a WebP': incomplete(webp.subarray(0, webp.length / 2)),
    'a GIF without its end': incomplete(gif.subarray(0, -4)),
    'a JPEG with a page behind its first bytes': incomplete(
      Buffer.concat([jpeg.subarray(0, 4), Buffer.from('<html><script>alert(1)</script>')]),
    ),
    'a PNG with nothing in it': incomplete(emptyPng(400, 400)),
    'a bomb': [emptyPng(60_000, 60_000), 'too-many-pixels'],
    'a bomb of the greatest size': [emptyPng(2 ** 31 - 1, 2 ** 31 - 1), expect.any(String)],
    'a picture a row too high': [emptyPng(8_000, 5_001), 'too-many-pixels'],
  }
}
