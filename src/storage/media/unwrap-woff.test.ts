import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unwrapWoff } from './unwrap-woff.ts'

const wrapped = readFileSync(
  'node_modules/@fontsource/el-messiri/files/el-messiri-arabic-700-normal.woff',
)

/** The font's own list has the sum of a table's 32-bit words. */
function sumOf(table: Buffer): number {
  const padded = Buffer.alloc(4 * Math.ceil(table.length / 4))
  table.copy(padded)
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

test('the font that comes out has every table whole', () => {
  const font = unwrapWoff(wrapped)
  expect(font.readUInt32BE(0), 'TrueType').toBe(0x00_01_00_00)
  const count = font.readUInt16BE(4)
  expect(count).toBeGreaterThan(8)
  for (let index = 0; index < count; index++) {
    const entry = font.subarray(12 + 16 * index, 28 + 16 * index)
    const name = entry.toString('latin1', 0, 4)
    const [checksum = 0, start = 0, length = 0] = [4, 8, 12].map((at) => entry.readUInt32BE(at))
    const table = Buffer.from(font.subarray(start, start + length))
    // Its sum is taken while this number in it is zero.
    if (name === 'head') table.writeUInt32BE(0, 8)
    expect(sumOf(table), name).toBe(checksum)
  }
})

test('what is no WOFF file is refused', () => {
  expect(() => unwrapWoff(Buffer.from('wOF2, which is another format'))).toThrow('no WOFF file')
  expect(() => unwrapWoff(wrapped.subarray(0, 3_000))).toThrow('unexpected end of file')
})
