import { randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of pictures: `{id}/{width}.{format}`, written beside and moved into place as a whole. */
export type MediaFiles = ReturnType<typeof createMediaFiles>

const safeId = /^[0-9a-f]{32}$/
const safeName = /^\d{1,5}\.(avif|webp)$/

export function createMediaFiles(folder: string) {
  const stagingFolder = join(folder, '.staging')
  mkdirSync(stagingFolder, { recursive: true })

  return {
    /** An empty folder to receive uploads or prepare a picture in; the caller places or removes it. */
    async stage(): Promise<string> {
      const staged = join(stagingFolder, randomUUID())
      await mkdir(staged)
      return staged
    },

    /** Makes a staged folder the picture `id`, durably, unless it is there already. */
    async place(staged: string, id: string): Promise<void> {
      for (const name of await readdir(staged)) await synced(join(staged, name))
      await synced(staged)
      try {
        await rename(staged, join(folder, id))
      } catch (error) {
        if (!(await exists(join(folder, id)))) throw error
      }
      await synced(folder)
    },

    has: (id: string): Promise<boolean> => exists(join(folder, id)),

    /** Takes a picture out of sight as a whole; `clearStaging` then clears it away. */
    async remove(id: string): Promise<void> {
      if (!safeId.test(id)) return
      await rename(join(folder, id), join(stagingFolder, randomUUID())).catch(unlessMissing)
    },

    /** Ids of pictures placed before `time`. */
    placedBefore: (time: Date): Promise<string[]> =>
      olderThan(folder, time).then((names) => names.filter((name) => safeId.test(name))),

    /** Removes what a process that died left staged before `time`. */
    async clearStaging(time: Date): Promise<void> {
      for (const name of await olderThan(stagingFolder, time)) {
        await rm(join(stagingFolder, name), { recursive: true, force: true })
      }
    },

    /** The bytes of one variant, or undefined; anything but an id and a variant's name finds nothing. */
    async read(id: string, name: string) {
      if (!safeId.test(id) || !safeName.test(name)) return undefined
      const path = join(folder, id, name)
      const found = await stat(path).catch(() => undefined)
      return found?.isFile()
        ? { size: found.size, stream: () => createReadStream(path) }
        : undefined
    },
  }
}

async function olderThan(folder: string, time: Date): Promise<string[]> {
  const names = await readdir(folder)
  const found = await Promise.all(
    names.map(async (name) => ({ name, entry: await stat(join(folder, name)).catch(() => null) })),
  )
  return found.flatMap(({ name, entry }) => (entry && entry.mtime < time ? [name] : []))
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
