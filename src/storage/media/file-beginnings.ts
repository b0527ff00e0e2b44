import type { pictureFormats } from '../../domain/media/media.ts'

const beginnings: Record<(typeof pictureFormats)[number], RegExp> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  webp: /^RIFF[^]{4}WEBP/,
  avif: /^[^]{4}ftypavi[fs]/,
  gif: /^GIF8/,
}

export const endOfJpeg = Buffer.from([0xff, 0xd9])

/** A file that begins as one of our formats is damaged if it cannot be read. */
export function isOurs(file: Buffer): boolean {
  const beginning = beginningOf(file)
  return Object.values(beginnings).some((one) => one.test(beginning))
}

export function isJpeg(file: Buffer): boolean {
  return beginnings.jpeg.test(beginningOf(file))
}

function beginningOf(file: Buffer): string {
  return file.toString('latin1', 0, 16)
}
