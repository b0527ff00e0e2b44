/**
 * A GIF, PNG, WebP or AVIF file moves if its blocks say that it has several frames. Anything else
 * does not.
 */
export function isMovingPicture(file: Uint8Array): boolean {
  const start = latin1(file, 0, 16)
  if (start.startsWith('GIF8')) return isMovingGif(file)
  if (start.startsWith('\x89PNG')) return isMovingPng(file)
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBPVP8X') return (at(file, 20) & 2) !== 0
  return (
    start.slice(4, 8) === 'ftyp' && latin1(file, 8, Math.min(big(file, 0), 256)).includes('avis')
  )
}

const frame = 0x2c
const extension = 0x21

function isMovingGif(file: Uint8Array): boolean {
  let offset = 13 + paletteSize(at(file, 10))
  for (let frames = 0; offset < file.length;) {
    const kind = at(file, offset)
    if (kind === frame) {
      frames += 1
      if (frames > 1) return true
      offset += 11 + paletteSize(at(file, offset + 9))
    } else if (kind === extension) offset += 2
    else return false
    while (at(file, offset) > 0) offset += at(file, offset) + 1
    offset += 1
  }
  return false
}

function paletteSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function isMovingPng(file: Uint8Array): boolean {
  let offset = 8
  while (offset + 12 <= file.length) {
    const kind = latin1(file, offset + 4, offset + 8)
    if (kind === 'acTL') return big(file, offset + 8) > 1
    if (kind === 'IDAT') return false
    offset += 12 + big(file, offset)
  }
  return false
}

/** Beyond the end, there are zeros. */
function at(file: Uint8Array, offset: number): number {
  return file[offset] ?? 0
}

function big(file: Uint8Array, offset: number): number {
  return [0, 1, 2, 3].reduce((sum, index) => sum * 256 + at(file, offset + index), 0)
}

function latin1(file: Uint8Array, from: number, to: number): string {
  return String.fromCodePoint(...file.subarray(from, to))
}
