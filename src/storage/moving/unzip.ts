import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { messages } from '../../domain/messages.ts'
import { CannotMove } from '../../domain/moving/import-run.ts'

const inflated = promisify(inflateRaw)

const most = {
  entries: 200_000,
  directory: 64 * 1024 ** 2,
  entry: 25 * 1024 ** 2,
  ratio: 100,
  small: 64 * 1024,
  all: 16 * 1024 ** 3,
}
const longestEnd = 22 + 65_535

type Entry = {
  name: string
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  at: number
}

/**
 * Names of entries are no paths: none leads out of the folder, and no link is made. What is too large or
 * damaged is named, and left out.
 */
export async function unzip(file: string, folder: string): Promise<string[]> {
  const handle = await open(file)
  try {
    const entries = (await entriesIn(handle)).filter(({ name }) => !name.endsWith('/'))
    if (entries.some(({ flags }) => flags & 1)) throw new CannotMove(messages.zipLocked)
    const bytes = entries.reduce((sum, { size }) => sum + Math.min(size, most.entry), 0)
    if (bytes > most.all) throw new CannotMove(messages.zipTooLarge)
    const skipped: string[] = []
    for (const entry of entries) {
      const path = safePath(entry.name)
      const content = path === undefined ? undefined : await contentOf(handle, entry)
      const isWritten = path && content && (await isPlaced(join(folder, path), content))
      if (!isWritten) skipped.push(entry.name)
    }
    return skipped
  } finally {
    await handle.close()
  }
}

async function isPlaced(path: string, content: Buffer): Promise<boolean> {
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (/^(EISDIR|ENOTDIR|EEXIST|ENAMETOOLONG)$/.test(code)) return false
    throw error
  }
}

export async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const start = await read(handle, 0, 4)
    return start.length === 4 && start.readUInt32LE() === 0x04034b50
  } finally {
    await handle.close()
  }
}

function safePath(name: string): string | undefined {
  const steps = name.split(/[/\\]/).filter((step) => step !== '' && step !== '.')
  const isSafe = steps.every((step) => step !== '..' && !/\p{Cc}|^.{256}/u.test(step))
  return isSafe && steps.length > 0 ? steps.join('/') : undefined
}

async function contentOf(handle: FileHandle, entry: Entry): Promise<Buffer | undefined> {
  const { size, packed, at, method, crc } = entry
  if (size > most.entry || packed > most.entry + most.small) return undefined
  if (size > most.small && size > packed * most.ratio) return undefined
  const local = await read(handle, at, 30)
  if (local.length < 30) return undefined
  const start = at + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
  const raw = await read(handle, start, packed)
  const content = method === 0 ? raw : method === 8 ? await unpacked(raw, size) : undefined
  return content?.length === size && crc32(content) === crc ? content : undefined
}

async function unpacked(raw: Buffer, size: number): Promise<Buffer | undefined> {
  return inflated(raw, { maxOutputLength: Math.max(size, 1) }).catch(() => undefined)
}

async function entriesIn(handle: FileHandle): Promise<Entry[]> {
  const { count, size, at } = await directoryOf(handle)
  if (count > most.entries || size > most.directory) throw new CannotMove(messages.zipTooLarge)
  const directory = await read(handle, at, size)
  const entries: Entry[] = []
  for (let from = 0; from + 46 <= directory.length;) {
    if (directory.readUInt32LE(from) !== 0x02014b50) break
    const nameEnd = from + 46 + directory.readUInt16LE(from + 28)
    const extraEnd = nameEnd + directory.readUInt16LE(from + 30)
    entries.push({
      name: directory.toString('utf8', from + 46, nameEnd),
      flags: directory.readUInt16LE(from + 8),
      method: directory.readUInt16LE(from + 10),
      crc: directory.readUInt32LE(from + 16),
      ...sizesOf(directory, from, directory.subarray(nameEnd, extraEnd)),
    })
    from = extraEnd + directory.readUInt16LE(from + 32)
  }
  if (entries.length !== count) throw new CannotMove(messages.kindUnknown)
  return entries
}

const beyond = 0xffffffff

function sizesOf(directory: Buffer, from: number, extra: Buffer) {
  const [size = 0, packed = 0, at = 0] = [24, 20, 42].map((offset) =>
    directory.readUInt32LE(from + offset),
  )
  const large = fieldOf(extra, 1)
  let next = 0
  const [wholeSize = 0, wholePacked = 0, wholeAt = 0] = [size, packed, at].map((value) => {
    if (value !== beyond || large.length < next + 8) return value
    next += 8
    return Number(large.readBigUInt64LE(next - 8))
  })
  return { size: wholeSize, packed: wholePacked, at: wholeAt }
}

function fieldOf(extra: Buffer, wanted: number): Buffer {
  for (let from = 0; from + 4 <= extra.length;) {
    const end = from + 4 + extra.readUInt16LE(from + 2)
    if (extra.readUInt16LE(from) === wanted) return extra.subarray(from + 4, end)
    from = end
  }
  return Buffer.alloc(0)
}

async function directoryOf(handle: FileHandle) {
  const { size: bytes } = await handle.stat()
  const tailAt = Math.max(0, bytes - longestEnd)
  const tail = await read(handle, tailAt, bytes - tailAt)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0 || end + 22 > tail.length) throw new CannotMove(messages.kindUnknown)
  const count = tail.readUInt16LE(end + 10)
  const size = tail.readUInt32LE(end + 12)
  const at = tail.readUInt32LE(end + 16)
  const isSmall = count !== 0xffff && size !== beyond && at !== beyond
  const locator = end - 20
  if (isSmall || locator < 0 || tail.readUInt32LE(locator) !== 0x07064b50) {
    return { count, size, at }
  }
  const whole = await read(handle, Number(tail.readBigUInt64LE(locator + 8)), 56)
  if (whole.length < 56) throw new CannotMove(messages.kindUnknown)
  const [wholeCount = 0, wholeSize = 0, wholeAt = 0] = [32, 40, 48].map((offset) =>
    Number(whole.readBigUInt64LE(offset)),
  )
  return { count: wholeCount, size: wholeSize, at: wholeAt }
}

async function read(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, at)
  return buffer.subarray(0, bytesRead)
}
