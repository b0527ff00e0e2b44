import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from '../../domain/text/schema.ts'
import type { Bucket } from '../engine/bucket.ts'
import type { MediaFiles, Part } from './media-files.ts'
import { dateIn, type FolderName, folders, masterName } from './media-names.ts'
import { createStaging } from './staging.ts'

const storedFile = z.strictObject({ size: z.int(), sha256: z.string() })
const listing = z.strictObject({ files: z.record(z.string(), storedFile) })
const partSize = 1024 * 1024
type Files = z.infer<typeof listing>['files']

/**
 * `media/{id}/{width}.{format}`, then `media/{id}/complete`, which names them: without it there is no
 * picture. Marks are `removed/{id}`, so that one list has them all. Names are hashes of what they name: each
 * step may be repeated.
 */
export function createMediaBucket(
  bucket: Bucket,
  stagingFolder: string,
  folder: FolderName = 'media',
): MediaFiles {
  const { newPath: _newPath, ...staging } = createStaging(stagingFolder)
  const safe = folders[folder]
  const folderOf = (id: string) => `${folder}/${id}/`
  const completeOf = (id: string) => `${folderOf(id)}complete`
  const markOf = (id: string) => `${safe.marks}${id}`

  async function filesOf(id: string): Promise<Files> {
    if (!safe.id.test(id)) return {}
    const text = await bucket.get(completeOf(id))
    const { files } = text ? listing.parse(JSON.parse(text.toString())) : { files: {} }
    const foreign = Object.keys(files).find((name) => !safe.file.test(name))
    if (foreign !== undefined) throw new Error(`${completeOf(id)} names ${foreign}`)
    return files
  }

  const variants = async (id: string) => Object.keys(await filesOf(id)).toSorted()
  const complete = (id: string, files: Files) =>
    bucket.put(completeOf(id), JSON.stringify({ files }))

  async function put(staged: string, id: string): Promise<Files> {
    const names = (await readdir(staged)).toSorted()
    const files = names.map(async (name) => {
      const content = await readFile(join(staged, name))
      await bucket.put(`${folderOf(id)}${name}`, content)
      const sha256 = createHash('sha256').update(content).digest('hex')
      return [name, { size: content.length, sha256 }] as const
    })
    return Object.fromEntries(await Promise.all(files))
  }

  async function largeFile(id: string, name: string) {
    const size = (await filesOf(id))[name]?.size
    if (size === undefined) return undefined
    return { size, content: (part: Part = { start: 0, end: size }) => partsOf(id, name, part) }
  }

  async function* partsOf(id: string, name: string, { start, end }: Part) {
    for (let first = start; first < end; first += partSize) {
      const last = Math.min(first + partSize, end)
      const content = await bucket.get(`${folderOf(id)}${name}`, { start: first, end: last })
      if (content?.length !== last - first) throw new Error(`${folderOf(id)}${name} is cut off`)
      yield content
    }
  }

  return {
    ...staging,
    folder,
    location: `${bucket.location}${folder}`,
    setting: 'S3_BUCKET',

    store: async (staged, id) => complete(id, await put(staged, id)),

    async add(staged, id) {
      const before = await filesOf(id)
      if (Object.keys(before).length === 0) throw new Error(`${completeOf(id)} is gone`)
      await complete(id, { ...before, ...(await put(staged, id)) })
    },

    async dropMaster(id) {
      const { [masterName]: master, ...others } = await filesOf(id)
      if (master) await complete(id, others)
      await bucket.remove(`${folderOf(id)}${masterName}`)
    },

    /** A removal that began earlier may have gone on after the files were placed anew. */
    async has(id) {
      const [names, there] = await Promise.all([variants(id), bucket.list(folderOf(id))])
      const found = new Set(there.map(({ name }) => name))
      return names.length > 0 && names.every((name) => found.has(name))
    },

    async remove(id) {
      if (!safe.id.test(id)) return
      await bucket.remove(completeOf(id))
      const files = await bucket.list(folderOf(id))
      await Promise.all(files.map(({ name }) => bucket.remove(`${folderOf(id)}${name}`)))
      await bucket.remove(markOf(id))
    },

    stored: async () => (await bucket.folders(`${folder}/`)).filter((id) => safe.id.test(id)),

    async storedAt(id) {
      const times = (await bucket.list(folderOf(id))).map(({ changedAt }) => changedAt.getTime())
      return times.length > 0 ? new Date(Math.max(...times)) : undefined
    },

    mark: (id, since) => bucket.put(markOf(id), since.toISOString()),

    unmark: (id) => bucket.remove(markOf(id)),

    marked: async () =>
      (await bucket.list(safe.marks)).map(({ name }) => name).filter((id) => safe.id.test(id)),

    markedSince: async (id) => dateIn((await bucket.get(markOf(id)))?.toString()),

    installation: async () => (await bucket.get(`${folder}/installation`))?.toString().trim(),

    keepInstallation: (id) => bucket.put(`${folder}/installation`, id),

    variants,

    /** A visitor who reads slowly holds no connection to the bucket, and little memory. */
    async read(id, name) {
      if (!safe.id.test(id) || !safe.file.test(name)) return undefined
      if (folder !== 'media') return largeFile(id, name)
      const content = await bucket.get(`${folderOf(id)}${name}`)
      return (
        content && {
          size: content.length,
          content: ({ start, end }: Part = { start: 0, end: content.length }) =>
            Readable.from([content.subarray(start, end)]),
        }
      )
    },
  }
}
