import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { idsIn } from '../storage/installation/installation.ts'
import type { MediaFiles } from '../storage/media/media-files.ts'
import { contentName, type FolderName } from '../storage/media/media-names.ts'
import type { CommandContext } from './command-context.ts'

const atOnce = 8
const namedAtMost = 10

type Storage = CommandContext['storage']

export async function missingPictures(storage: Storage): Promise<string[]> {
  const { media, pictureQueue } = storage
  const { files } = media
  const missing = await missingFiles(storage, 'media')
  const failed = (await pictureQueue.failed()).map(
    (id) => `${files.location}/${id} has no AVIF files: encoding them failed. Upload it again.`,
  )
  return [...missing, ...failed].slice(0, namedAtMost)
}

export async function missingFiles(
  { database, folders }: Storage,
  folder: FolderName,
): Promise<string[]> {
  const files = folders[folder]
  const missing = await faultsOfEach(database, folder, async (id) => {
    const isThere = (await files.has(id)) && (await files.variants(id)).length > 0
    return isThere ? [] : [`${files.location}/${id} has no files`]
  })
  return missing.slice(0, namedAtMost)
}

export function brokenFiles(storage: Storage): Promise<string[]> {
  return damaged(storage, 'files', (id) => id)
}

export async function brokenAttachments(storage: Storage): Promise<string[]> {
  const rows = await storage.database.db
    .selectFrom('attachments')
    .select(['id', 'sha256'])
    .execute()
  const hashes = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
  return damaged(storage, 'attachments', (id) => hashes.get(id))
}

async function damaged(
  { database, folders }: Storage,
  folder: FolderName,
  hashOf: (id: string) => string | undefined,
): Promise<string[]> {
  const files = folders[folder]
  const broken = await faultsOfEach(database, folder, async (id) => {
    const found = await files.read(id, contentName)
    if (!found) return []
    const hash = createHash('sha256')
    for await (const chunk of found.content()) hash.update(chunk)
    return hash.digest('hex') === hashOf(id) ? [] : [`${files.location}/${id} is damaged`]
  })
  return broken.slice(0, namedAtMost)
}

/** Reads and decodes every file, which takes long where there are many. */
export async function brokenPictures({ media, database }: Storage): Promise<string[]> {
  const { files } = media
  const broken = await faultsOfEach(database, 'media', async (id) => {
    const names: string[] = []
    for (const name of await files.variants(id)) {
      if (!(await isWhole(files, id, name))) names.push(name)
    }
    return names.map((name) => `${files.location}/${id}/${name} is damaged`)
  })
  return broken.slice(0, namedAtMost)
}

async function isWhole(files: MediaFiles, id: string, name: string): Promise<boolean> {
  const found = await files.read(id, name)
  if (!found) return false
  const content = await buffer(found.content())
  return sharp(content, { failOn: 'warning' })
    .stats()
    .then(
      () => true,
      () => false,
    )
}

async function faultsOfEach(
  { db }: Storage['database'],
  folder: FolderName,
  faultsOf: (id: string) => Promise<string[]>,
): Promise<string[]> {
  const ids = await idsIn(db, folder)
  const faults: string[] = []
  for (let first = 0; first < ids.length; first += atOnce) {
    const some = ids.slice(first, first + atOnce).map(faultsOf)
    faults.push(...(await Promise.all(some)).flat())
  }
  return faults
}
