import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { type Picture, pictureFormats, pictureLimits, variantWidths } from '../domain/media.ts'
import { Problem } from '../domain/problem.ts'
import type { MediaFiles } from './media-files.ts'

/** Part of every id, so that pictures encoded by other rules get other addresses. */
const encoding = 'wajha-1'
const avif = { quality: 52, effort: 3 }
const webp = { quality: 78, effort: 4 }
const blurWidth = 16

/** Encoding is the only costly work of the server: one picture at a time leaves a core to visitors. */
sharp.concurrency(1)
let queue: Promise<unknown> = Promise.resolve()

/** A picture whose files lie staged: `place` makes them permanent, `discard` forgets what was not placed. */
export type EncodedPicture = {
  picture: Picture
  place(): Promise<void>
  discard(): Promise<void>
}

type Size = { width: number; height: number }

/** Reads an uploaded file by its content and writes our own variants of it, without metadata. */
export function encodePicture(upload: string, files: MediaFiles): Promise<EncodedPicture> {
  const encoded = queue.then(() => encode(upload, files))
  queue = encoded.catch(() => {})
  return encoded
}

async function encode(upload: string, files: MediaFiles): Promise<EncodedPicture> {
  const size = await measured(upload)
  const id = await contentId(upload)
  const staged = await files.stage()
  const discard = () => rm(staged, { recursive: true, force: true })
  try {
    if (!(await files.has(id))) await writeVariants(upload, size, staged)
    const picture = { id, ...size, blur: await blurOf(upload) }
    const place = async () => {
      if (!(await files.has(id))) await files.place(staged, id)
    }
    return { picture, place, discard }
  } catch (error) {
    await discard()
    throw asProblem(error)
  }
}

async function writeVariants(upload: string, size: Size, folder: string): Promise<void> {
  const base = open(upload)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
  const { data, info } = await base.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const step of variantWidths(size.width)) {
    const scaled = sharp(data, { raw }).resize({ width: step })
    await scaled
      .clone()
      .avif(avif)
      .toFile(join(folder, `${step}.avif`))
    await scaled
      .clone()
      .webp(webp)
      .toFile(join(folder, `${step}.webp`))
  }
}

async function blurOf(upload: string): Promise<string> {
  const tiny = open(upload)
    .autoOrient()
    .resize({ width: blurWidth })
    .webp({ quality: 20, effort: 6 })
  return `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`
}

/** The size the picture is kept in: upright, at most as wide as the widest variant. */
async function measured(upload: string): Promise<Size> {
  const metadata = await open(upload).metadata().catch(notAnImage)
  const format =
    metadata.format === 'heif' ? metadata.compression === 'av1' && 'avif' : metadata.format
  if (!pictureFormats.some((accepted) => accepted === format)) throw new Problem('not-an-image')
  const { width, height } = metadata.autoOrient
  if (width * height > pictureLimits.pixels) throw new Problem('too-many-pixels')
  const { maxWidth, maxHeight } = pictureLimits
  const scale = Math.min(1, maxWidth / width, maxHeight / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

async function contentId(upload: string): Promise<string> {
  const hash = createHash('sha256').update(encoding)
  await pipeline(createReadStream(upload), hash)
  return hash.digest('hex').slice(0, 32)
}

function open(upload: string) {
  return sharp(upload, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
}

function notAnImage(cause: unknown): never {
  throw asProblem(cause)
}

/** sharp names what is wrong with a file in its message only; a full disk is not the file's fault. */
function asProblem(cause: unknown): unknown {
  if (cause instanceof Problem || !(cause instanceof Error)) return cause
  if (/ENOSPC|No space/i.test(cause.message))
    return new Problem('unavailable', { cause, retryAfter: 60 })
  if (/pixel limit/i.test(cause.message)) return new Problem('too-many-pixels', { cause })
  return new Problem('not-an-image', { cause })
}
