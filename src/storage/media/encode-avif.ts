import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { pictureLimits } from '../../domain/media/media.ts'
import { isDiskFailure, storeUnavailable } from '../engine/unavailable.ts'

const quality = 52
/** The limit is in pixels: a small picture is quick, whatever it shows. */
const small = 300_000
const large = 3_000_000

sharp.concurrency(1)
sharp.cache(false)

export type AvifJob = { master: string; to: string; width: number; webpBytes: number }

export async function encodeAvif({ master, to, width, webpBytes }: AvifJob): Promise<number> {
  const picture = sharp(master, { limitInputPixels: pictureLimits.pixels })
  const own = await picture.metadata()
  const pixels = (width * width * own.height) / own.width
  const isNoise = pixels > small && webpBytes > noisy * pixels
  const effort = isNoise || pixels > large ? 1 : 3
  const encoded = await picture.resize({ width }).avif({ quality, effort }).toBuffer()
  await writeFile(to, encoded).catch((cause: unknown) => {
    throw isDiskFailure(cause) ? storeUnavailable(cause) : cause
  })
  return encoded.byteLength
}

/** The value is in bytes of WebP for each pixel; beyond it, more effort saves nothing. */
export const noisy = 0.15
