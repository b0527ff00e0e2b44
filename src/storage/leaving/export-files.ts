import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from '../engine/bucket.ts'

type ExportFile = { size: number; content(): AsyncIterable<Uint8Array> }
export type ExportFiles = ReturnType<typeof createExportFiles>

const partSize = 1024 * 1024

export function createExportFiles(dataFolder: string, bucket: Bucket | null) {
  const folder = join(dataFolder, 'exports')
  const pathOf = (name: string) => join(folder, name)
  const keyOf = (name: string) => `exports/${name}`

  async function stored(): Promise<{ name: string; changedAt: Date }[]> {
    if (bucket) return bucket.list(keyOf(''))
    const names = await readdir(folder).catch(() => [])
    const found = names.map(async (name) => {
      const file = await stat(pathOf(name)).catch(() => undefined)
      return file ? [{ name, changedAt: file.mtime }] : []
    })
    return (await Promise.all(found)).flat()
  }

  async function remove(name: string): Promise<void> {
    await rm(pathOf(name), { force: true, recursive: true })
    await bucket?.remove(keyOf(name))
  }

  async function* partsOf(name: string, size: number) {
    for (let start = 0; start < size; start += partSize) {
      const end = Math.min(start + partSize, size)
      const part = await bucket?.get(keyOf(name), { start, end })
      if (part?.length !== end - start) throw new Error(`${keyOf(name)} is cut off`)
      yield part
    }
  }

  return {
    async place(name: string): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return pathOf(name)
    },

    async keep(name: string): Promise<void> {
      if (bucket) {
        await bucket.putFile(keyOf(name), pathOf(name))
        await rm(pathOf(name))
      }
      for (const other of await stored()) if (other.name !== name) await remove(other.name)
    },

    async read(name: string): Promise<ExportFile | undefined> {
      if (bucket) {
        const size = (await bucket.list(keyOf(''))).find((one) => one.name === name)?.size
        return size === undefined ? undefined : { size, content: () => partsOf(name, size) }
      }
      const file = await stat(pathOf(name)).catch(() => undefined)
      return file && { size: file.size, content: () => createReadStream(pathOf(name)) }
    },

    async removeBefore(time: Date): Promise<void> {
      for (const { name, changedAt } of await stored()) if (changedAt < time) await remove(name)
    },
  }
}
