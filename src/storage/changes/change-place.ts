import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ArchiveAddress } from '../backup/archive-store.ts'
import { openBucket } from '../engine/bucket.ts'
import { synced } from '../engine/synced.ts'

/** Changes lie in a folder of their own at a place of backups, beside the archives. */
export type ChangePlace = {
  location: string
  /** The names of all files below a folder, relative to the place. */
  list(folder: string): Promise<string[]>
  get(name: string): Promise<Buffer | undefined>
  /** Whoever lists the place sees the file whole or not at all; it outlives a power cut. */
  put(name: string, content: Uint8Array): Promise<void>
  remove(name: string): Promise<void>
}

const folderName = 'changes'
const patience = { attempt: 10_000, longest: 15_000 }

export async function openChangePlace(address: ArchiveAddress): Promise<ChangePlace> {
  if ('folder' in address) return changeFolder(join(address.folder, folderName))
  const { bucket } = address
  const prefix = `${bucket.prefix}${folderName}/`
  const { location, list, get, put, remove } = await openBucket({ ...bucket, prefix }, patience)
  return {
    location,
    list: async (folder) => (await list(`${folder}/`)).map(({ name }) => `${folder}/${name}`),
    get,
    put: (name, content) => put(name, Buffer.from(content)),
    remove,
  }
}

const partial = '.partial-'

function changeFolder(root: string): ChangePlace {
  return {
    location: root,

    async list(folder) {
      const found = await readdir(join(root, folder), {
        recursive: true,
        withFileTypes: true,
      }).catch(unlessMissing)
      return (found ?? [])
        .filter((entry) => entry.isFile() && !entry.name.startsWith(partial))
        .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    },

    get: (name) => readFile(join(root, name)).catch(unlessMissing),

    async put(name, content) {
      const path = join(root, name)
      const folder = dirname(path)
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      const staged = join(folder, `${partial}${randomUUID()}`)
      try {
        const file = await open(staged, 'wx', 0o600)
        try {
          await file.writeFile(content)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(staged, path)
      } catch (error) {
        await rm(staged, { force: true })
        throw error
      }
      await synced(folder)
      if (made !== undefined) await synced(dirname(made))
    },

    remove: (name) => rm(join(root, name), { force: true }),
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
