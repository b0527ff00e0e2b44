import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Bucket } from '../engine/bucket.ts'
import { synced } from '../engine/synced.ts'

export type PartPlace = ReturnType<typeof partsInFolder>

const root = 'imports'

export function openPartPlace(dataFolder: string, bucket: Bucket | null): PartPlace {
  return bucket ? partsInBucket(bucket) : partsInFolder(join(dataFolder, root))
}

function partsInFolder(folder: string) {
  const folderOf = (run: number) => join(folder, String(run))
  const pathOf = (run: number, file: number, part: number) => join(folderOf(run), `${file}-${part}`)

  return {
    async put(run: number, file: number, part: number, content: Uint8Array): Promise<void> {
      await mkdir(folderOf(run), { recursive: true, mode: 0o700 })
      const path = pathOf(run, file, part)
      const staged = `${path}.${process.hrtime.bigint()}`
      try {
        await writeFile(staged, content)
        await synced(staged)
        await rename(staged, path)
      } catch (error) {
        await rm(staged, { force: true })
        throw error
      }
    },

    async read(run: number, file: number, part: number): Promise<Readable | undefined> {
      const stream = createReadStream(pathOf(run, file, part))
      return new Promise((resolve, reject) => {
        stream.once('open', () => resolve(stream))
        stream.once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ENOENT' ? resolve(undefined) : reject(error),
        )
      })
    },

    async removeFile(run: number, file: number): Promise<void> {
      for (const name of await namesIn(folderOf(run))) {
        if (name.startsWith(`${file}-`)) await rm(join(folderOf(run), name), { force: true })
      }
    },

    removeRun: (run: number): Promise<void> => rm(folderOf(run), { recursive: true, force: true }),

    runs: async (): Promise<number[]> => numbersIn(await namesIn(folder)),
  }
}

function partsInBucket(bucket: Bucket): PartPlace {
  const folderOf = (run: number) => `${root}/${run}/`

  async function remove(run: number, beginning: string): Promise<void> {
    for (const { name } of await bucket.list(folderOf(run))) {
      if (name.startsWith(beginning)) await bucket.remove(`${folderOf(run)}${name}`)
    }
  }

  return {
    put: (run, file, part, content) =>
      bucket.put(`${folderOf(run)}${file}-${part}`, Buffer.from(content)),

    async read(run, file, part) {
      const content = await bucket.get(`${folderOf(run)}${file}-${part}`)
      return content && Readable.from([content])
    },

    removeFile: (run, file) => remove(run, `${file}-`),
    removeRun: (run) => remove(run, ''),
    runs: async () => numbersIn(await bucket.folders(`${root}/`)),
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

function numbersIn(names: string[]): number[] {
  return names.filter((name) => /^[1-9]\d{0,8}$/.test(name)).map(Number)
}
