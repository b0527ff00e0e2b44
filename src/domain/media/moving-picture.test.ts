import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { isMovingPicture } from './moving-picture.ts'

function frames(count: number): Sharp {
  const all = Array.from({ length: count }, (_, index) => ({
    create: { width: 40, height: 30, channels: 3, background: { r: 90 * index, g: 80, b: 20 } },
  }))
  return count === 1 ? sharp(all[0] as never) : sharp(all as never, { join: { animated: true } })
}

async function apng(count: number): Promise<Buffer> {
  const png = await frames(1).png().toBuffer()
  const control = Buffer.alloc(20)
  control.writeUInt32BE(8, 0)
  control.write('acTL', 4, 'latin1')
  control.writeUInt32BE(count, 8)
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
}

const avif = async (brand: string) => {
  const file = await frames(1).avif({ effort: 0 }).toBuffer()
  file.write(brand, 8, 'latin1')
  return file
}

describe('a picture of several frames is known as', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['GIF', () => frames(3).gif().toBuffer()],
    [
      'GIF with a palette for each frame',
      () => frames(2).gif({ interFrameMaxError: 0 }).toBuffer(),
    ],
    ['WebP', () => frames(3).webp().toBuffer()],
    ['PNG', () => apng(3)],
    ['AVIF', () => avif('avis')],
  ])('%s', async (_name, file) => expect(isMovingPicture(await file())).toBe(true))
})

describe('one of a single frame is not, be it', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['GIF', () => frames(1).gif().toBuffer()],
    ['WebP', () => frames(1).webp().toBuffer()],
    ['WebP with transparency', () => frames(1).ensureAlpha(0.5).webp().toBuffer()],
    ['PNG', () => frames(1).png().toBuffer()],
    ['PNG with one frame', () => apng(1)],
    ['AVIF', () => avif('avif')],
    ['JPEG', () => frames(1).jpeg().toBuffer()],
  ])('%s', async (_name, file) => expect(isMovingPicture(await file())).toBe(false))
})

test('any file is read to its end at most', () => {
  const beginnings = ['', 'GIF89a', '\x89PNG\r\n\x1a\n', 'RIFF0000WEBPVP8X', '\xff\xff\xff\xffftyp']
  for (const beginning of beginnings) {
    for (const filling of [0, 0x21, 0x2c, 0xff]) {
      const file = Buffer.concat([Buffer.from(beginning, 'latin1'), Buffer.alloc(200_000, filling)])
      expectThreadTime(500, () => {
        isMovingPicture(file)
        isMovingPicture(file.subarray(0, beginning.length + 3))
      })
    }
  }
})
