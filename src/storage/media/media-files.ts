import { randomUUID } from 'node:crypto'
import { constants, createReadStream, lstatSync, mkdirSync } from 'node:fs'
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { synced } from '../engine/synced.ts'

/**
 * `{id}/{width}.{format}`, staged and moved into place. Never follows links, which could lead out
 * of the folder.
 */
export type MediaFiles = ReturnType<typeof createMediaFiles>

const safeId = /^[0-9a-f]{32}$/
const safeName = /^\d{1,5}\.(avif|webp)$/
const unfollowed = constants.O_RDONLY | constants.O_NOFOLLOW

export function createMediaFiles(folder: string) {
  const stagingFolder = join(folder, '.staging')
  const installationFile = join(folder, 'installation')
  mkdirSync(stagingFolder, { recursive: true })
  refuseLink(stagingFolder)

  const markOf = (id: string) => join(folder, id, 'removed')
  const has = (id: string): Promise<boolean> => isFolder(join(folder, id))

  return {
    folder,

    /** An empty folder; the caller places or discards it. */
    async stage(): Promise<string> {
      const staged = join(stagingFolder, randomUUID())
      await mkdir(staged)
      return staged
    },

    /** What cannot be removed now is cleared later. */
    discard: (staged: string): Promise<void> =>
      rm(staged, { recursive: true, force: true }).catch(() => {}),

    /** Durably, unless the picture exists. */
    async place(staged: string, id: string): Promise<void> {
      for (const name of await readdir(staged)) await synced(join(staged, name))
      await synced(staged)
      try {
        await rename(staged, join(folder, id))
      } catch (error) {
        if (!(await has(id))) throw error
      }
      await synced(folder)
    },

    has,

    /** Atomically; `clearStaging` deletes the files. */
    async remove(id: string): Promise<void> {
      if (!safeId.test(id)) return
      await rename(join(folder, id), join(stagingFolder, randomUUID())).catch(unlessMissing)
    },

    /** Ids, or only of those placed before `time`. */
    async placed(time?: Date): Promise<string[]> {
      const entries = await entriesOf(folder)
      return entries.flatMap(({ name, entry }) =>
        safeId.test(name) && entry.isDirectory() && isBefore(entry, time) ? [name] : [],
      )
    },

    /** Marked pictures are still served. */
    async mark(id: string, since: Date): Promise<void> {
      if (await has(id)) await writeWhole(markOf(id), since.toISOString()).catch(unlessMissing)
    },

    async unmark(id: string): Promise<void> {
      if (await has(id)) await rm(markOf(id), { force: true })
    },

    /** Undefined if unmarked or unreadable. */
    async markedSince(id: string): Promise<Date | undefined> {
      const since = new Date((await textOf(markOf(id)).catch(() => undefined)) ?? '')
      return Number.isNaN(since.getTime()) ? undefined : since
    },

    async installation(): Promise<string | undefined> {
      return (await textOf(installationFile))?.trim()
    },

    async keepInstallation(id: string): Promise<void> {
      await writeWhole(installationFile, id)
      await synced(folder)
    },

    /** The files of a picture; none if it is not there. */
    async variants(id: string): Promise<{ name: string; path: string }[]> {
      const names = await readdir(join(folder, id)).catch(unlessMissing)
      return (names ?? [])
        .filter((name) => safeName.test(name))
        .toSorted()
        .map((name) => ({ name, path: join(folder, id, name) }))
    },

    /** Left by processes that died before `time`. */
    async clearStaging(time: Date): Promise<void> {
      for (const { name, entry } of await entriesOf(stagingFolder)) {
        const path = join(stagingFolder, name)
        if (isBefore(entry, time)) await rm(path, { recursive: true, force: true })
      }
    },

    /** Undefined for anything but an existing id and variant. */
    async read(id: string, name: string) {
      if (!safeId.test(id) || !safeName.test(name) || !(await has(id))) return undefined
      const path = join(folder, id, name)
      const found = await lstat(path).catch(() => undefined)
      return found?.isFile()
        ? { size: found.size, stream: () => createReadStream(path) }
        : undefined
    },
  }

  async function writeWhole(file: string, text: string): Promise<void> {
    const staged = join(stagingFolder, randomUUID())
    await writeFile(staged, text)
    await synced(staged)
    await rename(staged, file)
  }
}

function refuseLink(path: string): void {
  if (lstatSync(path).isSymbolicLink()) throw new Error(`${path} is a link: make it a folder`)
}

type Entry = Awaited<ReturnType<typeof lstat>>

function isBefore({ mtime }: Entry, time?: Date): boolean {
  return time === undefined || mtime < time
}

async function entriesOf(folder: string): Promise<{ name: string; entry: Entry }[]> {
  const names = await readdir(folder)
  const entries = await Promise.all(
    names.map(async (name) => {
      const entry = await lstat(join(folder, name)).catch(() => undefined)
      return entry ? [{ name, entry }] : []
    }),
  )
  return entries.flat()
}

async function isFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  )
}

async function textOf(file: string): Promise<string | undefined> {
  return readFile(file, { encoding: 'utf8', flag: unfollowed }).catch(unlessMissing)
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
