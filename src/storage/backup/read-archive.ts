import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { jsonIn } from '../../domain/text/json-text.ts'
import {
  DamagedArchive,
  type Manifest,
  type ManifestFile,
  manifestName,
  manifestSchema,
  pictureIn,
  tableIn,
} from './manifest.ts'
import type { FolderName } from '../media/media-names.ts'
import type { Row } from '../engine/canonical-row.ts'

const decompress = promisify(zstdDecompress)

/**
 * The limit is in bytes, for an entry and for what it is decompressed to: pictures are smaller,
 * tables are cut into parts, and the manifest of a full library is half as large.
 */
export const mostBytes = 64 * 1024 * 1024
const mostEntries = 500_000
const mostManifestValues = 4 * mostEntries

type Entry = { name: string; content: Buffer }

/** Reads all of it and compares every entry with the manifest. Throws DamagedArchive. */
export async function checkArchive(file: string): Promise<Manifest> {
  const found = new Map<string, ManifestFile>()
  let last: Entry | undefined
  for await (const entry of entriesOf(file)) {
    const { name, content } = entry
    if (found.has(name)) throw new DamagedArchive(`${name} is in it twice`)
    if (found.size >= mostEntries) throw new DamagedArchive('it has more entries than any archive')
    const sha256 = createHash('sha256').update(content).digest('hex')
    found.set(name, { size: content.length, sha256 })
    last = entry
  }
  if (last?.name !== manifestName) throw new DamagedArchive('it has no manifest: it was cut off')
  found.delete(manifestName)
  const manifest = manifestIn(last.content)
  for (const [name, { size, sha256 }] of Object.entries(manifest.files)) {
    const entry = found.get(name)
    if (!entry) throw new DamagedArchive(`${name} is missing`)
    if (entry.size !== size || entry.sha256 !== sha256) {
      throw new DamagedArchive(`${name} is not as it was written`)
    }
    found.delete(name)
  }
  for (const name of found.keys()) throw new DamagedArchive(`${name} is not of the archive`)
  return manifest
}

export async function* partsOf(file: string): AsyncGenerator<{ table: string; rows: Row[] }> {
  for await (const { name, content } of entriesOf(file)) {
    const table = tableIn(name)
    if (table === undefined) continue
    yield { table, rows: await rowsIn(name, content) }
  }
}

async function rowsIn(name: string, content: Buffer): Promise<Row[]> {
  try {
    const lines = (await decompress(content, { maxOutputLength: mostBytes })).toString().split('\n')
    return lines.filter(Boolean).map((line) => JSON.parse(line) as Row)
  } catch (cause) {
    throw new DamagedArchive(`${name} holds no rows, or too many`, { cause })
  }
}

export async function* picturesOf(
  file: string,
): AsyncGenerator<{ folder: FolderName; id: string; name: string; content: Buffer }> {
  for await (const { name, content } of entriesOf(file)) {
    const picture = pictureIn(name)
    if (picture) yield { folder: picture.folder, id: picture.id, name: picture.file, content }
  }
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file)
  const entries = source.pipe(extract())
  source.on('error', (error) => entries.destroy(error))
  try {
    for await (const entry of entries) {
      refuseForeign(entry.header)
      yield { name: entry.header.name, content: await buffer(entry) }
    }
  } catch (error) {
    if (error instanceof DamagedArchive) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw error
    throw new DamagedArchive(`it cannot be read: ${message}`, { cause: error })
  } finally {
    source.destroy()
  }
}

/** Runs before any content of the entry is read. */
function refuseForeign({ name, type, size = 0 }: Header): void {
  const isKnown = name === manifestName || tableIn(name) || pictureIn(name)
  if (type !== 'file' || !isKnown) {
    throw new DamagedArchive(`${JSON.stringify(name.slice(0, 100))} is not of the archive`)
  }
  if (size > mostBytes) throw new DamagedArchive(`${name} is larger than in any archive`)
}

function manifestIn(content: Buffer): Manifest {
  try {
    return manifestSchema.parse(jsonIn(content.toString(), mostManifestValues))
  } catch (cause) {
    throw new DamagedArchive('its manifest is not one of this build', { cause })
  }
}
