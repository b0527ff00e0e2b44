import { inflateSync } from 'node:zlib'

/**
 * Tables are listed after the head, whose length in bytes differs between a WOFF file and a font
 * file.
 */
const head = { woff: 44, font: 12 }
const entry = { woff: 20, font: 16 }

/**
 * A WOFF 1.0 file as the TrueType or OpenType font in it, because what draws text outside of
 * browsers reads nothing else. Throws on anything else.
 */
export function unwrapWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF file')
  const count = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  writeHead(font, woff.readUInt32BE(4), count)
  let at = head.font + entry.font * count
  for (let index = 0; index < count; index++) {
    const from = head.woff + entry.woff * index
    const [start = 0, packed = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((offset) =>
      woff.readUInt32BE(from + offset),
    )
    const to = head.font + entry.font * index
    woff.copy(font, to, from, from + 4)
    for (const [offset, value] of [checksum, at, length].entries()) {
      font.writeUInt32BE(value, to + 4 + 4 * offset)
    }
    const table = woff.subarray(start, start + packed)
    font.set(packed < length ? inflateSync(table) : table, at)
    at += 4 * Math.ceil(length / 4)
  }
  return font
}

function writeHead(font: Buffer, kind: number, count: number): void {
  const power = Math.floor(Math.log2(count))
  const range = entry.font * 2 ** power
  font.writeUInt32BE(kind, 0)
  const numbers = [count, range, power, entry.font * count - range]
  for (const [index, number] of numbers.entries()) font.writeUInt16BE(number, 4 + 2 * index)
}
