import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Bucket } from '../storage/engine/bucket.ts'

const build = z.strictObject({ served_at: z.iso.datetime(), files: z.array(z.string()) })
type Build = z.infer<typeof build>

const isList = (name: string) => name.endsWith('.json')
const atOnce = 8
/** Unknown names are requested, too, and must not have the lists read each time. */
const pause = 10_000

export type AssetBucket = ReturnType<typeof createAssetBucket>

/** The files of builds in `assets/`, and a list of each, `assets/{build}.json`, which says when it was served. */
export function createAssetBucket(bucket: Bucket, clock: () => number = () => performance.now()) {
  let known: { readAt: number; names: Promise<Set<string>> } | undefined

  return {
    /** Says that a build is being served, lays down what is missing, and sweeps what was served before `oldest`. */
    async keep(folder: string, now: Date, oldest: Date): Promise<void> {
      const files = (await readdir(folder)).toSorted()
      const list: Build = { served_at: now.toISOString(), files }
      // The list comes first: whatever is laid down is named by one.
      await bucket.put(`assets/${idOf(files)}.json`, JSON.stringify(list))
      const there = new Set((await bucket.list('assets/')).map(({ name }) => name))
      await each(
        files.filter((name) => !there.has(name)),
        async (name) => bucket.put(`assets/${name}`, await readFile(join(folder, name))),
      )
      await sweep([...there].filter(isList), oldest)
    },

    async find(name: string): Promise<{ name: string; content: Buffer }[]> {
      const names = await listed()
      const wanted = [`${name}.br`, `${name}.gz`, name].filter((file) => names.has(file))
      const found = await Promise.all(
        wanted.map(async (file) => ({ name: file, content: await bucket.get(`assets/${file}`) })),
      )
      return found.flatMap(({ name, content }) => (content ? [{ name, content }] : []))
    },
  }

  function listed(): Promise<Set<string>> {
    if (known && clock() - known.readAt < pause) return known.names
    const names = readNames()
    known = { readAt: clock(), names }
    names.catch(() => {
      known = undefined
    })
    return names
  }

  async function readNames(): Promise<Set<string>> {
    const lists = (await bucket.list('assets/')).map(({ name }) => name).filter(isList)
    const builds = await Promise.all(lists.map(read))
    return new Set(builds.flatMap((found) => found?.files ?? []))
  }

  async function read(list: string): Promise<Build | undefined> {
    const text = await bucket.get(`assets/${list}`)
    return text && build.parse(JSON.parse(text.toString()))
  }

  async function sweep(lists: string[], oldest: Date): Promise<void> {
    const builds = await Promise.all(lists.map(async (list) => ({ list, found: await read(list) })))
    const isOld = (found: Build | undefined) => !found || new Date(found.served_at) < oldest
    const retained = new Set(
      builds.flatMap(({ found }) => (isOld(found) ? [] : (found?.files ?? []))),
    )
    for (const { list, found } of builds.filter((one) => isOld(one.found))) {
      await each(
        (found?.files ?? []).filter((name) => !retained.has(name)),
        (name) => bucket.remove(`assets/${name}`),
      )
      // The list goes last, so that an interrupted sweep is repeated.
      await bucket.remove(`assets/${list}`)
    }
  }
}

/** A build is what its files are: their names hold hashes. */
function idOf(files: string[]): string {
  return createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)
}

async function each(names: string[], work: (name: string) => Promise<void>): Promise<void> {
  for (let first = 0; first < names.length; first += atOnce) {
    await Promise.all(names.slice(first, first + atOnce).map(work))
  }
}
