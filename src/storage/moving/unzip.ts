import { createWriteStream } from 'node:fs'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'
import { messages } from '../../domain/messages.ts'
import { CannotMove, importLimits } from '../../domain/moving/import-run.ts'

const most = {
  entries: 200_000,
  names: 64 * 1024 ** 2,
  entry: 25 * 1024 ** 2,
  ratio: 100,
  small: 64 * 1024,
  all: 16 * 1024 ** 3,
}

/**
 * Names of entries are no paths: none leads out of the folder, and no link is made. What is too large or
 * damaged is named, and left out.
 */
export async function unzip(file: string, folder: string): Promise<string[]> {
  const zip = await openPromise(file, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
  }).catch(refuse)
  try {
    const skipped: string[] = []
    for (const entry of await entriesIn(zip)) {
      const name = nameOf(entry)
      if (name.endsWith('/')) continue
      const path = safePath(name)
      const isWritten = path !== undefined && (await isUnpacked(zip, entry, join(folder, path)))
      if (!isWritten) skipped.push(name)
    }
    return skipped
  } finally {
    zip.close()
  }
}

export async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.readUInt32LE() === 0x04034b50
  } finally {
    await handle.close()
  }
}

async function entriesIn(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > most.entries) throw new CannotMove(messages.zipTooLarge)
  const entries: Entry[] = []
  let [names, bytes] = [0, 0]
  for await (const entry of whole(zip.eachEntry())) {
    if (entry.isEncrypted()) throw new CannotMove(messages.zipLocked)
    names += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    bytes += Math.min(entry.uncompressedSize, mostBytes(nameOf(entry)))
    if (names > most.names || bytes > most.all) throw new CannotMove(messages.zipTooLarge)
    entries.push(entry)
  }
  return entries
}

async function* whole(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  try {
    yield* entries
  } catch (error) {
    refuse(error)
  }
}

function refuse(cause: unknown): never {
  if (cause instanceof Error && 'code' in cause) throw cause
  throw new CannotMove(messages.kindUnknown)
}

const nameOf = ({ generalPurposeBitFlag: flags, fileNameRaw, extraFields }: Entry) =>
  getFileNameLowLevel(flags, fileNameRaw, extraFields, true)

function safePath(name: string): string | undefined {
  const steps = name.split(/[/\\]/).filter((step) => step !== '' && step !== '.')
  const isSafe = steps.every((step) => step !== '..' && !/\p{Cc}|^.{256}/u.test(step))
  return isSafe && steps.length > 0 ? steps.join('/') : undefined
}

const texts = /\.(?:xml|json)$/i

function mostBytes(name: string): number {
  return texts.test(name) ? importLimits.bytes.main : most.entry
}

async function isUnpacked(zip: ZipFile, entry: Entry, path: string): Promise<boolean> {
  const { uncompressedSize: size, compressedSize: packed } = entry
  const limit = mostBytes(path)
  if (size > limit || packed > limit + most.small) return false
  if (size > most.small && size > packed * most.ratio) return false
  if (size > most.entry) return isStreamed(zip, entry, path)
  const content = await contentOf(zip, entry)
  return content !== undefined && isPlaced(path, content)
}

async function isStreamed(zip: ZipFile, entry: Entry, path: string): Promise<boolean> {
  let sum = 0
  async function* summed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sum = crc32(chunk, sum)
      yield chunk
    }
  }
  if (!(await isPlaced(path, Buffer.alloc(0)))) return false
  try {
    const content = await zip.openReadStreamPromise(entry)
    await pipeline(content, summed, createWriteStream(path))
    if (sum === entry.crc32) return true
  } catch (error) {
    const { syscall } = error as NodeJS.ErrnoException
    if (syscall === 'write') throw error
  }
  await rm(path)
  return false
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer | undefined> {
  try {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    const content = Buffer.concat(chunks)
    return crc32(content) === entry.crc32 ? content : undefined
  } catch {
    return undefined
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
