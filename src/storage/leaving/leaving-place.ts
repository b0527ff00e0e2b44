import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { synced } from '../engine/synced.ts'
import { ZipFull, zipOf } from '../engine/zip.ts'
import { Refused } from '../backup/restore.ts'
import type { LeavingContent } from './leaving-files.ts'

export type Written = { files: number; bytes: number; missing: string[] }

export async function writeLeaving(
  to: string,
  part: string,
  files: AsyncIterable<LeavingContent>,
): Promise<Written> {
  const isZip = isZipName(to)
  refuseTaken(to, isZip)
  mkdirSync(dirname(to), { recursive: true })
  const written: Written = { files: 0, bytes: 0, missing: [] }
  try {
    if (isZip) await writeZip(part, counted(files, written))
    else await writeFolder(part, counted(files, written))
    await rename(part, to)
    return written
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

function isZipName(name: string): boolean {
  return /\.zip$/i.test(name)
}

function refuseTaken(to: string, isZip: boolean): void {
  const found = statSync(to, { throwIfNoEntry: false })
  if (!found) return
  if (isZip) throw new Refused(`${to} is there already: give another name.`)
  if (!found.isDirectory() || readdirSync(to).length > 0) {
    throw new Refused(`${to} is not an empty folder: give another one.`)
  }
}

type Entry = { name: string; content: Uint8Array }

async function* counted(
  files: AsyncIterable<LeavingContent>,
  written: Written,
): AsyncGenerator<Entry> {
  for await (const { path: name, content: given } of files) {
    if (given === null) {
      written.missing.push(name)
      continue
    }
    const content = typeof given === 'string' ? Buffer.from(given) : given
    written.files += 1
    written.bytes += content.length
    yield { name, content }
  }
}

async function writeFolder(folder: string, entries: AsyncIterable<Entry>): Promise<void> {
  mkdirSync(folder, { mode: 0o700 })
  for await (const { name, content } of entries) {
    const file = join(folder, name)
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    // Handing each small file to a thread takes longer than writing it.
    writeFileSync(file, content)
  }
}

async function writeZip(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  await pipeline(zipOf(entries), stream).catch((cause) => {
    throw cause instanceof ZipFull ? new Refused(`${cause.message} Give a folder.`) : cause
  })
  await synced(file)
}
