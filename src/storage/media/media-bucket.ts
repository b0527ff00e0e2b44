import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from '../../domain/text/schema.ts'
import type { Bucket } from '../engine/bucket.ts'
import type { MediaFiles } from './media-files.ts'
import { dateIn, isFileName, masterName, safeId } from './media-names.ts'
import { createStaging } from './staging.ts'

const storedFile = z.strictObject({ size: z.int(), sha256: z.string() })
const listing = z.strictObject({ files: z.record(z.string().refine(isFileName), storedFile) })
type Files = z.infer<typeof listing>['files']

/**
 * `media/{id}/{width}.{format}`, then `media/{id}/complete`, which names them: without it there is no
 * picture. Marks are `removed/{id}`, so that one list has them all. Names are hashes of what they name: each
 * step may be repeated.
 */
export function createMediaBucket(bucket: Bucket, stagingFolder: string): MediaFiles {
  const { newPath: _newPath, ...staging } = createStaging(stagingFolder)
  const folderOf = (id: string) => `media/${id}/`
  const completeOf = (id: string) => `${folderOf(id)}complete`
  const markOf = (id: string) => `removed/${id}`

  async function filesOf(id: string): Promise<Files> {
    if (!safeId.test(id)) return {}
    const text = await bucket.get(completeOf(id))
    return text ? listing.parse(JSON.parse(text.toString())).files : {}
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

  return {
    ...staging,
    location: `${bucket.location}media`,
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
      if (!safeId.test(id)) return
      await bucket.remove(completeOf(id))
      const files = await bucket.list(folderOf(id))
      await Promise.all(files.map(({ name }) => bucket.remove(`${folderOf(id)}${name}`)))
      await bucket.remove(markOf(id))
    },

    stored: async () => (await bucket.folders('media/')).filter((id) => safeId.test(id)),

    async storedAt(id) {
      const times = (await bucket.list(folderOf(id))).map(({ changedAt }) => changedAt.getTime())
      return times.length > 0 ? new Date(Math.max(...times)) : undefined
    },

    mark: (id, since) => bucket.put(markOf(id), since.toISOString()),

    unmark: (id) => bucket.remove(markOf(id)),

    marked: async () =>
      (await bucket.list('removed/')).map(({ name }) => name).filter((id) => safeId.test(id)),

    markedSince: async (id) => dateIn((await bucket.get(markOf(id)))?.toString()),

    installation: async () => (await bucket.get('media/installation'))?.toString().trim(),

    keepInstallation: (id) => bucket.put('media/installation', id),

    variants,

    /** Reads the whole file: a visitor who reads slowly holds no connection to the bucket. */
    async read(id, name) {
      if (!safeId.test(id) || !isFileName(name)) return undefined
      const content = await bucket.get(`${folderOf(id)}${name}`)
      return content && { size: content.length, content: () => Readable.from([content]) }
    },
  }
}
