import { constants } from 'node:fs'
import { lstat, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { synced } from '../engine/synced.ts'
import { dateIn, type FolderName, folders, masterName } from './media-names.ts'
import { createStaging } from './staging.ts'

export type MediaFiles = {
  folder: FolderName
  location: string
  setting: 'DATA_DIR' | 'S3_BUCKET'
  stage(): Promise<string>
  discard(staged: string): Promise<void>
  clearStaging(time: Date): Promise<void>
  /** Places the files durably, unless the picture exists. */
  store(staged: string, id: string): Promise<void>
  /** Adds files durably; each is there whole or not at all. Throws if the picture is gone. */
  add(staged: string, id: string): Promise<void>
  dropMaster(id: string): Promise<void>
  has(id: string): Promise<boolean>
  /** The picture is gone at once, whatever is left of its files. */
  remove(id: string): Promise<void>
  stored(): Promise<string[]>
  storedAt(id: string): Promise<Date | undefined>
  /** Marked pictures are still served. */
  mark(id: string, since: Date): Promise<void>
  unmark(id: string): Promise<void>
  marked(): Promise<string[]>
  markedSince(id: string): Promise<Date | undefined>
  installation(): Promise<string | undefined>
  keepInstallation(id: string): Promise<void>
  variants(id: string): Promise<string[]>
  /** Undefined for anything but an existing id and variant. */
  read(id: string, name: string): Promise<MediaFile | undefined>
}

type MediaFile = { size: number; content(part?: Part): AsyncIterable<Uint8Array> }
export type Part = { start: number; end: number }

const chunkSize = 64 * 1024
const unfollowed = constants.O_RDONLY | constants.O_NOFOLLOW

/**
 * `{id}/{width}.{format}`, staged and moved into place. Never follows links, which could lead out
 * of the folder.
 */
export function createMediaFiles(folder: string, name: FolderName = 'media'): MediaFiles {
  const safe = folders[name]
  const { newPath, ...staging } = createStaging(join(folder, '.staging'))
  const installationFile = join(folder, 'installation')

  const markOf = (id: string) => join(folder, id, 'removed')
  const has = async (id: string): Promise<boolean> =>
    (await folderAt(join(folder, id))) !== undefined

  return {
    ...staging,
    folder: name,
    location: folder,
    setting: 'DATA_DIR',

    async store(staged, id) {
      await syncedFiles(staged)
      await synced(staged)
      try {
        await rename(staged, join(folder, id))
      } catch (error) {
        if (!(await has(id))) throw error
      }
      await synced(folder)
    },

    async add(staged, id) {
      for (const name of await syncedFiles(staged)) {
        await rename(join(staged, name), join(folder, id, name))
      }
      await synced(join(folder, id))
    },

    dropMaster: (id) => rm(join(folder, id, masterName), { force: true }),

    has,

    async remove(id) {
      if (!safe.id.test(id)) return
      const removed = newPath()
      await rename(join(folder, id), removed).catch(unlessMissing)
      await staging.discard(removed)
    },

    stored,

    storedAt: async (id) => (await folderAt(join(folder, id)))?.mtime,

    async mark(id, since) {
      if (await has(id)) await writeWhole(markOf(id), since.toISOString()).catch(unlessMissing)
    },

    async unmark(id) {
      if (await has(id)) await rm(markOf(id), { force: true })
    },

    async marked() {
      const ids = (await stored()).map(async (id) =>
        (await lstat(markOf(id)).catch(() => undefined)) ? [id] : [],
      )
      return (await Promise.all(ids)).flat()
    },

    markedSince: async (id) => dateIn(await textOf(markOf(id)).catch(() => undefined)),

    installation: async () => (await textOf(installationFile))?.trim(),

    async keepInstallation(id) {
      await writeWhole(installationFile, id)
      await synced(folder)
    },

    async variants(id) {
      const names = await readdir(join(folder, id)).catch(unlessMissing)
      return (names ?? []).filter((file) => safe.file.test(file)).toSorted()
    },

    async read(id, name) {
      if (!safe.id.test(id) || !safe.file.test(name) || !(await has(id))) return undefined
      const path = join(folder, id, name)
      const found = await lstat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      const { size } = found
      return { size, content: (part = { start: 0, end: size }) => chunksOf(path, part) }
    },
  }

  async function stored(): Promise<string[]> {
    const names = (await readdir(folder)).filter((name) => safe.id.test(name))
    const ids = names.map(async (id) => ((await has(id)) ? [id] : []))
    return (await Promise.all(ids)).flat()
  }

  async function writeWhole(file: string, text: string): Promise<void> {
    const staged = newPath()
    await writeFile(staged, text)
    await synced(staged)
    await rename(staged, file)
  }
}

/** Syncing all at once costs little more than syncing one. Returns their names. */
async function syncedFiles(staged: string): Promise<string[]> {
  const names = await readdir(staged)
  await Promise.all(names.map((name) => synced(join(staged, name))))
  return names
}

async function folderAt(path: string) {
  const found = await lstat(path).catch(() => undefined)
  return found?.isDirectory() ? found : undefined
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, { encoding: 'utf8', flag: unfollowed }).catch(unlessMissing)
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Opens the file once something is asked of it, which an answer to HEAD never does. */
async function* chunksOf(path: string, { start, end }: Part): AsyncGenerator<Uint8Array> {
  const file = await open(path, unfollowed)
  try {
    for (let position = start; position < end;) {
      const buffer = Buffer.allocUnsafe(Math.min(chunkSize, end - position))
      const { bytesRead } = await file.read({ buffer, position })
      if (bytesRead === 0) return
      position += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await file.close()
  }
}
