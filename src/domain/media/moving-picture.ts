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
  let place = 13 + paletteSize(at(file, 10))
  for (let frames = 0; place < file.length;) {
    const kind = at(file, place)
    if (kind === frame) {
      frames += 1
      if (frames > 1) return true
      place += 11 + paletteSize(at(file, place + 9))
    } else if (kind === extension) place += 2
    else return false
    while (at(file, place) > 0) place += at(file, place) + 1
    place += 1
  }
  return false
}

function paletteSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function isMovingPng(file: Uint8Array): boolean {
  let place = 8
  while (place + 12 <= file.length) {
    const kind = latin1(file, place + 4, place + 8)
    if (kind === 'acTL') return big(file, place + 8) > 1
    if (kind === 'IDAT') return false
    place += 12 + big(file, place)
  }
  return false
}

/** Beyond the end, there are zeros. */
function at(file: Uint8Array, place: number): number {
  return file[place] ?? 0
}

function big(file: Uint8Array, place: number): number {
  return [0, 1, 2, 3].reduce((sum, index) => sum * 256 + at(file, place + index), 0)
}

function latin1(file: Uint8Array, from: number, to: number): string {
  return String.fromCodePoint(...file.subarray(from, to))
}
