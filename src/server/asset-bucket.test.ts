import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshBucket } from '../../tests/support/buckets.ts'
import { hoursLater, today } from '../../tests/support/cast.ts'
import { freshFolder } from '../../tests/support/storages.ts'
import type { Bucket } from '../storage/engine/bucket.ts'
import { createAssetBucket } from './asset-bucket.ts'
import { createRetainedAssets } from './retained-assets.ts'

const days = (count: number) => hoursLater(24 * count)
const beginning = ['site-old1.js', 'site-old1.js.br', 'site-both.css']
const next = ['site-new2.js', 'site-both.css']

async function serverOf(build: string[], bucket: Bucket) {
  const [clientFolder, dataFolder] = [await freshFolder(), await freshFolder()]
  await mkdir(join(clientFolder, 'assets'))
  for (const name of build)
    await writeFile(join(clientFolder, 'assets', name), `content of ${name}`)
  const assets = createRetainedAssets(clientFolder, dataFolder, createAssetBucket(bucket))
  return {
    keep: assets.keep,
    own: async () => (await readdir(join(dataFolder, 'assets'))).toSorted(),
    asked: async (name: string, headers: Record<string, string> = {}) =>
      assets.routes('public, immutable').request(`/assets/${name}`, { headers }),
  }
}

const retainedIn = async (bucket: Bucket) =>
  (await bucket.list('assets/')).map(({ name }) => name).filter((name) => !name.endsWith('.json'))

test('MUL-8 servers on different disks have the files of each other’s builds by the bucket', async () => {
  const bucket = await freshBucket()
  const [old, young] = [await serverOf(beginning, bucket), await serverOf(next, bucket)]
  await Promise.all([old.keep(today), young.keep(today)])
  expect(await retainedIn(bucket)).toEqual([...new Set([...beginning, ...next])].toSorted())

  const asked = await young.asked('site-old1.js')
  expect([asked.status, await asked.text()]).toEqual([200, 'content of site-old1.js'])
  expect(asked.headers.get('cache-control')).toBe('public, immutable')
  expect((await old.asked('site-new2.js')).status).toBe(200)
  const compressed = await young.asked('site-old1.js', { 'accept-encoding': 'br' })
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(await young.own()).toEqual([...new Set([...beginning, ...next])].toSorted())
})

test('MUL-8 what only builds name that nobody has served for 30 days goes from the bucket', async () => {
  const bucket = await freshBucket()
  const [old, young] = [await serverOf(beginning, bucket), await serverOf(next, bucket)]
  await old.keep(today)
  await young.keep(days(30))
  expect(await retainedIn(bucket)).toHaveLength(4)
  await old.keep(days(1))
  await young.keep(days(31))
  expect(await retainedIn(bucket)).toHaveLength(4)
  await young.keep(days(32))
  expect(await retainedIn(bucket)).toEqual(next.toSorted())
  expect(await bucket.list('assets/')).toHaveLength(3)
})

test('a build is laid down once, and again where a file is lost', async () => {
  const bucket = await freshBucket()
  const put: string[] = []
  const watched = {
    ...bucket,
    put: (name: string, content: Buffer | string) => {
      put.push(name.replace(/[0-9a-f]{16}/, 'build'))
      return bucket.put(name, content)
    },
  }
  const list = 'assets/build.json'
  await (await serverOf(next, watched)).keep(today)
  await (await serverOf(next, watched)).keep(days(1))
  expect(put.toSorted()).toEqual([...next.map((name) => `assets/${name}`), list, list].toSorted())
  await bucket.remove('assets/site-new2.js')
  await (await serverOf(next, watched)).keep(days(2))
  expect(put.slice(4)).toEqual([list, 'assets/site-new2.js'])
})

test('names that are in no list cost no calls, and nothing else is answered', async () => {
  const bucket = await freshBucket()
  const server = await serverOf(next, bucket)
  await server.keep(today)
  await bucket.put('assets/site-secret.js', 'in no list')
  await bucket.put('media/secret.js', 'not for visitors')
  let gets = 0
  const assets = createAssetBucket({
    ...bucket,
    get: (name) => {
      gets += 1
      return bucket.get(name)
    },
  })
  for (const name of ['site-secret.js', 'site-none.js', '../media/secret.js']) {
    expect(await assets.find(name)).toEqual([])
    expect((await server.asked(name)).status).toBe(404)
  }
  expect(gets, 'the list alone is read, once').toBe(1)
})
