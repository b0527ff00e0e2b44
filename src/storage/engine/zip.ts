import { crc32 } from 'node:zlib'

type Entry = { name: string; content: Uint8Array }

const mostBytes = 2 ** 32 - 2 ** 24
export const mostEntries = 2 ** 16 - 2

export class ZipFull extends Error {
  override message = 'It is more than a zip file holds.'
}

/** Larger ones need a newer format, which not every program opens. Their headers need room, too. */
export function isTooLargeForZip(entries: number, bytes: number): boolean {
  return entries > mostEntries || bytes > mostBytes
}

export async function* zipOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = []
  let [at, count, size] = [0, 0, 0]
  for await (const { name, content } of entries) {
    count += 1
    size += content.length
    if (isTooLargeForZip(count, size)) throw new ZipFull()
    const described = description(name, content)
    const local = Buffer.concat([signed(0x04034b50), described, Buffer.from(name)])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(at, 10)
    directory.push(
      outsideOfPool(signed(0x02014b50), version, described, central, Buffer.from(name)),
    )
    at += local.length + content.length
    yield local
    yield content
  }
  yield Buffer.concat([...directory, end(directory, at)])
}

const version = Buffer.from([20, 0])

function outsideOfPool(...parts: Buffer[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts))
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}

function description(name: string, content: Uint8Array): Buffer {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(20, 0)
  bytes.writeUInt16LE(0x0800, 2)
  bytes.writeUInt16LE(0x21, 8)
  bytes.writeUInt32LE(crc32(content), 10)
  bytes.writeUInt32LE(content.length, 14)
  bytes.writeUInt32LE(content.length, 18)
  bytes.writeUInt16LE(Buffer.byteLength(name), 22)
  return bytes
}

function end(directory: Uint8Array[], at: number): Buffer {
  const bytes = Buffer.alloc(22)
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  bytes.writeUInt32LE(0x06054b50, 0)
  bytes.writeUInt16LE(directory.length, 8)
  bytes.writeUInt16LE(directory.length, 10)
  bytes.writeUInt32LE(size, 12)
  bytes.writeUInt32LE(at, 16)
  return bytes
}
