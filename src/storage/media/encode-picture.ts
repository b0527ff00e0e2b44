import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { attachmentLimits } from '../../domain/forms/attachment.ts'
import {
  type Picture,
  pictureFormats,
  pictureLimits,
  variantWidths,
} from '../../domain/media/media.ts'
import { Problem } from '../../domain/problem.ts'
import { isDiskFailure, storeUnavailable } from '../engine/unavailable.ts'
import { endOfJpeg, isJpeg, isOurs } from './file-beginnings.ts'
import { masterName } from './media-names.ts'
import { noisy } from './encode-avif.ts'

const webpQuality = 78
/**
 * More effort takes twice as long for large pictures and saves a thirtieth; in noise it saves
 * nothing.
 */
const webpEffort = (width: number, isNoise: boolean) => (isNoise ? 0 : width > 640 ? 2 : 4)
/** Noise cannot be compressed without loss. */
const pngLevel = (isNoise: boolean) => (isNoise ? 0 : 1)
const blurWidth = 16

sharp.concurrency(1)
sharp.cache(false)

export type PictureJob = { upload: string } & ({ folder: string | undefined } | { target: string })

type Source = { input: string | Buffer; failOn: 'error' | 'warning' }
type Size = { width: number; height: number }

/**
 * A picture is acknowledged once every width as WebP and the master are there. Runs in its own
 * process. Throws Problem('not-an-image'), Problem('too-many-pixels') or
 * Problem('picture-incomplete').
 */
export async function encodePicture(job: PictureJob): Promise<Omit<Picture, 'id'>> {
  const { upload } = job
  const encode = (source: Source) =>
    'target' in job ? upright(source, job.target) : encoded(source, job.folder)
  try {
    return await encode({ input: upload, failOn: 'error' })
  } catch (error) {
    if (!isNoImage(error)) throw error
    const bytes = await readFile(upload)
    if (!isOurs(bytes)) throw error
    if (!isJpeg(bytes)) throw new Problem('picture-incomplete', { cause: error })
    // Browsers show a photo that lacks only the mark of its end; if more is missing, reading it warns.
    const ended = Buffer.concat([bytes, endOfJpeg])
    return encode({ input: ended, failOn: 'warning' }).catch((cause: unknown) => {
      throw isNoImage(cause) ? new Problem('picture-incomplete', { cause }) : cause
    })
  }
}

async function encoded(source: Source, folder: string | undefined): Promise<Omit<Picture, 'id'>> {
  const size = await measured(source)
  try {
    if (!folder) return { ...size, blur: await blurOf(source) }
    const [blur] = await Promise.all([blurOf(source), writeFiles(source, size, folder)])
    return { ...size, blur }
  } catch (error) {
    throw asProblem(error)
  }
}

async function upright(source: Source, target: string): Promise<Omit<Picture, 'id'>> {
  await measured(source)
  try {
    const { side } = attachmentLimits
    const { data, info } = await open(source)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: webpQuality, effort: 2 })
      .toBuffer({ resolveWithObject: true })
    await writeFile(target, data)
    return { width: info.width, height: info.height, blur: '' }
  } catch (error) {
    throw asProblem(error)
  }
}

async function writeFiles(source: Source, size: Size, folder: string): Promise<void> {
  const base = open(source)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
  const { data, info } = await base.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const isNoise = await isNoisy(sharp(data, { raw }), size)
  const write = async (name: string, picture: Sharp) =>
    // Node writes the files, because unlike sharp it has error codes.
    writeFile(join(folder, name), await picture.toBuffer())
  const widths = variantWidths(size.width).toReversed()
  await Promise.all([
    ...widths.map((width) =>
      write(
        `${width}.webp`,
        sharp(data, { raw })
          .resize({ width })
          .webp({ quality: webpQuality, effort: webpEffort(width, isNoise) }),
      ),
    ),
    write(masterName, sharp(data, { raw }).png({ compressionLevel: pngLevel(isNoise) })),
  ])
}

/** The centre stands for the whole. */
async function isNoisy(picture: Sharp, { width, height }: Size): Promise<boolean> {
  const centre = { width: Math.min(256, width), height: Math.min(256, height) }
  const left = Math.floor((width - centre.width) / 2)
  const top = Math.floor((height - centre.height) / 2)
  const probe = picture.extract({ left, top, ...centre }).webp({ quality: webpQuality, effort: 0 })
  return (await probe.toBuffer()).length > noisy * centre.width * centre.height
}

async function blurOf(source: Source): Promise<string> {
  const tiny = open(source)
    .autoOrient()
    .resize({ width: blurWidth })
    .webp({ quality: 20, effort: 6 })
  return `data:image/webp;base64,${(await tiny.toBuffer()).toString('base64')}`
}

/** The size is upright, at most as wide as the widest variant, and within the limit of pixels. */
async function measured(source: Source): Promise<Size> {
  const metadata = await open(source).metadata().catch(throwProblem)
  const format =
    metadata.format === 'heif' ? metadata.compression === 'av1' && 'avif' : metadata.format
  if (!pictureFormats.some((accepted) => accepted === format)) throw new Problem('not-an-image')
  const { width, height } = metadata.autoOrient
  if (width * height > pictureLimits.pixels) throw new Problem('too-many-pixels')
  const { maxWidth, maxHeight, storedPixels } = pictureLimits
  const area = Math.sqrt(storedPixels / (width * height))
  const scale = Math.min(1, maxWidth / width, maxHeight / height, area)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

function open({ input, failOn }: Source) {
  return sharp(input, { limitInputPixels: pictureLimits.pixels, failOn })
}

function throwProblem(cause: unknown): never {
  throw asProblem(cause)
}

/** sharp describes errors only in messages; a full disk is not the file's fault. */
function asProblem(cause: unknown): unknown {
  if (cause instanceof Problem || !(cause instanceof Error)) return cause
  if (isDiskFailure(cause)) return storeUnavailable(cause)
  if (/pixel limit/i.test(cause.message)) return new Problem('too-many-pixels', { cause })
  return new Problem('not-an-image', { cause })
}

function isNoImage(error: unknown): boolean {
  return error instanceof Problem && error.code === 'not-an-image'
}
