import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { type Picture, pictureFormats, pictureLimits, variantWidths } from '../../domain/media.ts'
import { Problem } from '../../domain/problem.ts'
import { isDiskFailure, storeUnavailable } from '../engine/unavailable.ts'

const avifQuality = 52
const webp = { quality: 78, effort: 4 }
const blurWidth = 16
const large = { bytes: 400_000, pixels: 3_000_000 } as const

sharp.concurrency(1)
sharp.cache(false)

/** Without a folder, only dimensions and blur are computed. */
export type PictureJob = { upload: string; folder: string | undefined }

type Size = { width: number; height: number }

/** Runs in its own process. Throws Problem('not-an-image') or Problem('too-many-pixels'). */
export async function encodePicture({ upload, folder }: PictureJob): Promise<Omit<Picture, 'id'>> {
  const size = await measured(upload)
  try {
    if (folder) await writeVariants(upload, size, folder)
    return { ...size, blur: await blurOf(upload) }
  } catch (error) {
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
    const file = join(folder, String(step))
    // Written by Node, which unlike sharp has error codes.
    const asWebp = await scaled.clone().webp(webp).toBuffer({ resolveWithObject: true })
    await writeFile(`${file}.webp`, asWebp.data)
    const avif = { quality: avifQuality, effort: effortFor(asWebp.info) }
    await writeFile(`${file}.avif`, await scaled.clone().avif(avif).toBuffer())
  }
}

/**
 * For noise, more effort takes six times as long and saves nothing; large areas take long anyway.
 */
function effortFor(asWebp: OutputInfo): number {
  if (asWebp.size > large.bytes) return 0
  return asWebp.width * asWebp.height > large.pixels ? 1 : 3
}

async function blurOf(upload: string): Promise<string> {
  const tiny = open(upload)
    .autoOrient()
    .resize({ width: blurWidth })
    .webp({ quality: 20, effort: 6 })
  return `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`
}

/** Upright, at most as wide as the widest variant, and within the limit of pixels. */
async function measured(upload: string): Promise<Size> {
  const metadata = await open(upload).metadata().catch(notAnImage)
  const format =
    metadata.format === 'heif' ? metadata.compression === 'av1' && 'avif' : metadata.format
  if (!pictureFormats.some((accepted) => accepted === format)) throw new Problem('not-an-image')
  const { width, height } = metadata.autoOrient
  if (width * height > pictureLimits.pixels) throw new Problem('too-many-pixels')
  const { maxWidth, maxHeight, keptPixels } = pictureLimits
  const area = Math.sqrt(keptPixels / (width * height))
  const scale = Math.min(1, maxWidth / width, maxHeight / height, area)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

function open(upload: string) {
  return sharp(upload, { limitInputPixels: pictureLimits.pixels, failOn: 'error' })
}

function notAnImage(cause: unknown): never {
  throw asProblem(cause)
}

/** sharp describes errors only in messages; a full disk is not the file's fault. */
function asProblem(cause: unknown): unknown {
  if (cause instanceof Problem || !(cause instanceof Error)) return cause
  if (isDiskFailure(cause)) return storeUnavailable(cause)
  if (/pixel limit/i.test(cause.message)) return new Problem('too-many-pixels', { cause })
  return new Problem('not-an-image', { cause })
}
