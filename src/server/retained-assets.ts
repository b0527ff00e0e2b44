import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { AssetBucket } from './asset-bucket.ts'
import { pacedResponse } from '../throttle/paced.ts'

const aDay = 24 * 60 * 60 * 1000
const retention = 30 * aDay
/** Half a day, so that none of the daily notes is missed. */
const noteAfter = aDay / 2
const safePath = /^\/assets\/([\w-]+(?:\.[\w-]+)*\.(?:js|css|svg|webp|woff2))$/

/**
 * The scripts and styles of all builds of the last 30 days, which servers of different builds share, in
 * their folder or by a bucket. While they are replaced one by one, a page of one build may ask the server of
 * another for its files; later, a page that has stayed open does.
 */
export function createRetainedAssets(
  clientFolder: string,
  dataFolder: string,
  bucket: AssetBucket | null = null,
) {
  const ours = join(clientFolder, 'assets')
  const folder = join(dataFolder, 'assets')

  /** There are more than a thousand files, and a start waits for this: most need one question each. */
  async function tidy(own: Set<string>, now: Date): Promise<void> {
    const each = async (name: string) => {
      const file = join(folder, name)
      const found = await stat(file).catch(() => undefined)
      const age = found ? now.getTime() - found.mtimeMs : 0
      if (!own.has(name) && age > retention) await rm(file, { force: true })
      if (own.has(name) && Math.abs(age) > noteAfter) await utimes(file, now, now)
    }
    await Promise.all((await readdir(folder)).map(each))
  }

  return {
    /** Notes that this build is being served, and copies what is missing. To be called daily. */
    async keep(now: Date): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const there = new Set(await readdir(folder))
      const own = new Set(await readdir(ours))
      for (const name of own.difference(there)) {
        await laid(name, (partial) => copyFile(join(ours, name), partial))
      }
      await tidy(own, now)
      await bucket?.keep(ours, now, new Date(now.getTime() - retention))
    },

    routes(cacheControl: string) {
      const find = serveStatic({
        root: folder,
        precompressed: true,
        rewriteRequestPath: (path) => path.slice('/assets'.length),
      })
      return new Hono().use('/assets/*', async (c, next) => {
        const [path, name = ''] = safePath.exec(c.req.path) ?? []
        if (!path) return next()
        const nothing = async () => {}
        const found =
          (await find(c, nothing)) ?? ((await fetched(name)) && (await find(c, nothing)))
        if (!found) return next()
        found.headers.set('cache-control', cacheControl)
        return pacedResponse(found)
      })
    },
  }

  /**
   * Returns false if the bucket lacks the file; otherwise the folder then holds it with its
   * compressed variants.
   */
  async function fetched(name: string): Promise<boolean> {
    const found = (await bucket?.find(name)) ?? []
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const { name: file, content } of found) {
      await laid(file, (partial) => writeFile(partial, content))
    }
    return found.length > 0
  }

  /** The file appears whole, even if another server copies it at the same moment. */
  async function laid(name: string, write: (partial: string) => Promise<void>): Promise<void> {
    const partial = join(folder, `.${randomUUID()}`)
    await write(partial)
    await rename(partial, join(folder, name))
  }
}

/** A full disk does not stop the server. */
export async function keepAssetsDaily(
  { keep }: Pick<ReturnType<typeof createRetainedAssets>, 'keep'>,
  report: (error: unknown) => void,
): Promise<() => void> {
  const keepNow = () => keep(new Date()).catch(report)
  await keepNow()
  const keeping = setInterval(() => void keepNow(), aDay)
  return () => clearInterval(keeping)
}
