import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { freshBucketPlace } from '../../../tests/support/buckets.ts'
import {
  libraries,
  openedDatabase,
  openedLibrary,
  type OpenedStorage,
  openedStorage,
} from '../../../tests/support/storages.ts'
import { tcpProxy } from '../../../tests/support/tcp-proxy.ts'
import type { BucketOptions } from '../engine/bucket.ts'

const program = resolve(import.meta.dirname, '../../../tests/support/upload-pictures.ts')
const hour = 60 * 60 * 1000

async function killed(afterUploads: number, { dataFolder, database, bucket }: Uploads) {
  let begun = 0
  const proxy = await tcpProxy(bucket.endpoint ?? '', (sent) => {
    if (!/^PUT \S+\/complete/m.test(sent) || (begun += 1) <= afterUploads) return
    proxy.refuse()
    child.kill('SIGKILL')
  })
  onTestFinished(proxy.close)
  const places = JSON.stringify({ database, bucket: { ...bucket, endpoint: proxy.address } })
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, [program, dataFolder, places], { stdio: [...stdio] })
  const [acknowledged] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return acknowledged.split('\n').filter(Boolean)
}

type Uploads = { dataFolder: string; database: string; bucket: BucketOptions }

test('MUL-10 uploads that are killed leave no row without files, and no object for ever', async () => {
  const bucket = await freshBucketPlace()
  const { media, place, dataFolder } = await openedStorage('PostgreSQL', bucket)
  const { db } = openedDatabase(place)
  const acknowledged: string[] = []
  // Four upload at a time, so two have been acknowledged when the sixth is about to be complete.
  for (const count of [5, 6]) {
    acknowledged.push(...(await killed(count, { dataFolder, database: place, bucket })))
  }

  const rows = (await db.selectFrom('media').select('id').execute()).map(({ id }) => id)
  expect(acknowledged.length).toBeGreaterThanOrEqual(4)
  expect(new Set(acknowledged).difference(new Set(rows)).size, 'lost').toBe(0)
  const whole = await Promise.all(rows.map(media.files.has))
  expect(whole.filter((isWhole) => !isWhole)).toEqual([])

  // The clock of the bucket says when an object was put.
  const sweptAt = new Date(Date.now() + 2 * hour)
  const withoutRow = new Set(await media.files.stored()).difference(new Set(rows))
  expect(withoutRow.size, 'something was killed half-way').toBeGreaterThanOrEqual(2)
  await media.sweep(sweptAt)
  expect(withoutRow.difference(new Set(await media.files.marked())).size, 'unmarked').toBe(0)
  await media.sweep(new Date(sweptAt.getTime() + 30 * 24 * hour))
  expect(await media.files.stored()).toEqual([])
  expect(await db.selectFrom('media').select('id').execute()).toEqual([])
})

async function killedAtWork({ place, dataFolder, bucketPlace }: OpenedStorage, pause: number) {
  const places = JSON.stringify({ database: place, bucket: bucketPlace })
  const child = spawn(process.execPath, [program, dataFolder, places, 'encoding'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ids: string[] = []
  for await (const id of createInterface({ input: child.stdout })) {
    ids.push(id)
    if (ids.length === 6) void wait(pause).then(() => child.kill('SIGKILL'))
  }
  return ids
}

test.each(libraries)(
  'MUL-10 what a kill left unencoded is encoded on $engine, in $kind',
  async (library) => {
    const storage = await openedLibrary(library)
    const { media, pictureQueue, place } = storage
    const acknowledged: string[] = []
    for (const pause of [0, 50]) acknowledged.push(...(await killedAtWork(storage, pause)))
    // A minute later, what the dead had taken is anyone's.
    const { writeQuietly } = openedDatabase(place)
    const due = { due_at: new Date(0).toISOString() }
    await writeQuietly('product', (trx) => trx.updateTable('waiting_pictures').set(due).execute())

    let encoded = 0
    while (await pictureQueue.encodeNext(new AbortController().signal)) encoded += 1
    expect(encoded, 'something waited').toBeGreaterThan(0)
    const names = await Promise.all(acknowledged.map(media.files.variants))
    const endings = names.map((files) => files.map((name) => name.replace(/^\d+/, '')))
    expect(endings).toEqual(acknowledged.map(() => ['.avif', '.webp']))
  },
)
