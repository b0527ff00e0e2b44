import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { access, constants, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bucket, type BucketOptions, openBucket, type Patience } from '../engine/bucket.ts'

export type ArchiveAddress = { folder: string } | { bucket: BucketOptions }
type FoundFile = { name: string; bytes: number }

export type ArchiveStore = {
  location: string
  /** It is null where archives are kept in a bucket. */
  folder: string | null
  /** Makes a folder where it is missing. */
  requireWritable(): Promise<void>
  /** Removes what backups left that were killed more than a day ago. */
  clearLeftOvers(): Promise<void>
  files(): Promise<FoundFile[]>
  /** Moves a file of this machine there; readers see it only once it is complete. */
  keep(file: string, name: string): Promise<void>
  remove(name: string): Promise<void>
}

/** An archive is sent in parts, each of which a slow line may take minutes for. */
export const ofBackups: Patience = { attempt: 120_000, longest: 300_000 }

export async function openArchiveStore(
  address: ArchiveAddress,
  patience?: Patience,
): Promise<ArchiveStore> {
  return 'folder' in address
    ? archiveFolder(address.folder)
    : archiveBucket(await openBucket(address.bucket, patience))
}

function archiveFolder(folder: string): ArchiveStore {
  return {
    location: folder,
    folder,

    async requireWritable() {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    },

    clearLeftOvers: () => clearLeftOvers(folder),

    async files() {
      const names = await readdir(folder)
      const found = names.map(async (name): Promise<FoundFile[]> => {
        const file = await stat(join(folder, name)).catch(() => undefined)
        return file?.isFile() ? [{ name, bytes: file.size }] : []
      })
      return (await Promise.all(found)).flat()
    },

    keep: (file, name) => rename(file, join(folder, name)),

    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

function archiveBucket(bucket: Bucket): ArchiveStore {
  return {
    location: bucket.location,
    folder: null,

    async requireWritable() {
      const name = `.writable-${randomUUID()}`
      await bucket.put(name, '')
      await bucket.remove(name)
    },

    clearLeftOvers: () => bucket.abandonUploads(oldestMaking()),

    async files() {
      const found = await bucket.list('', '/')
      return found.map(({ name, size: bytes }) => ({ name, bytes }))
    },

    async keep(file, name) {
      await bucket.putFile(name, file)
      await rm(file)
    },

    remove: bucket.remove,
  }
}

const leftOver = /^\.wajha-.*\.partial(-rehearsal|\.age)?$/
const aDay = 24 * 60 * 60 * 1000

/** A younger file may belong to a backup that is still running. */
const oldestMaking = () => new Date(Date.now() - aDay)

export async function clearLeftOvers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!leftOver.test(name)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < oldestMaking()) await rm(path, { recursive: true, force: true })
  }
}
