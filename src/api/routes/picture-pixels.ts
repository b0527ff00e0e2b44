import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { type Picture, variantFile, variantWidths } from '../../domain/media/media.ts'
import type { Storage } from '../../storage/create-storage.ts'

const edge = 48

/** The colours are hex, of a small version, without transparent pixels. */
export async function pixelsOf(
  picture: Picture,
  { files }: Pick<Storage['media'], 'files'>,
): Promise<string[]> {
  const [width = picture.width] = variantWidths(picture.width)
  const file = await files.read(picture.id, variantFile(width, 'webp'))
  if (!file) return []
  const pixels = await sharp(await buffer(file.content()))
    .resize(edge, edge, { fit: 'inside', kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const starts = Array.from({ length: pixels.length / 4 }, (_, index) => 4 * index)
  return starts
    .filter((start) => (pixels[start + 3] ?? 0) > 127)
    .map((start) => `#${pixels.subarray(start, start + 3).toString('hex')}`)
}
