import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byLayla, hoursLater } from '../../../tests/support/cast.ts'
import { sweepTwice, uniquePicture, uploaded } from '../../../tests/support/pictures.ts'
import {
  libraries,
  type Library,
  openedDatabase,
  openedLibrary,
  storageAt,
} from '../../../tests/support/storages.ts'
import { mostAttempts } from './picture-queue.ts'

const going = new AbortController().signal

async function withWaiting(library: Library) {
  const storage = await openedLibrary(library)
  const { media, dataFolder, place } = storage
  const file = await uploaded(dataFolder, await uniquePicture())
  const add = async () => (await media.add([file], byLayla()))[0]
  const { id = '', width = 0 } = (await add()) ?? {}
  const { db, writeQuietly } = openedDatabase(place)
  return {
    ...storage,
    id,
    width,
    add,
    names: async () => (await media.files.variants(id)).toSorted(),
    rows: () => db.selectFrom('waiting_pictures').selectAll().execute(),
    makeDue: (due: Date) =>
      writeQuietly('product', (trx) =>
        trx.updateTable('waiting_pictures').set({ due_at: due.toISOString() }).execute(),
      ),
    loseRow: () => writeQuietly('product', (trx) => trx.deleteFrom('media').execute()),
    spoilMaster: async () => {
      const staged = await media.files.stage()
      await writeFile(join(staged, 'master.png'), 'no picture')
      await media.files.add(staged, id)
      await media.files.discard(staged)
    },
  }
}

const aMinuteAgo = () => new Date(Date.now() - 60_000)
const inAMinute = () => new Date(Date.now() + 60_000)

describe.each(libraries)('a picture that waits on $engine, in $kind,', (library) => {
  test('is shown as WebP, and gets its AVIF files', async () => {
    const { pictureQueue, width, names, rows } = await withWaiting(library)
    expect(await names()).toEqual([`${width}.webp`, 'master.png'])
    expect(await pictureQueue.encodeNext(going)).toBe(true)
    expect(await names()).toEqual([`${width}.avif`, `${width}.webp`])
    expect(await rows()).toEqual([])
    expect(await pictureQueue.encodeNext(going)).toBe(false)
  })

  test('is encoded by one of several servers', async () => {
    const { pictureQueue, place, dataFolder, bucketPlace, names, width } =
      await withWaiting(library)
    const others = [1, 2].map(() => storageAt(place, dataFolder, bucketPlace))
    const queues = [pictureQueue, ...(await Promise.all(others)).map((one) => one.pictureQueue)]
    const done = await Promise.all(queues.map((queue) => queue.encodeNext(going)))
    expect(done.filter(Boolean)).toEqual([true])
    expect(await names()).toEqual([`${width}.avif`, `${width}.webp`])
  })

  test('is taken up again after the server that had it died', async () => {
    const { pictureQueue, makeDue, names, width } = await withWaiting(library)
    await makeDue(inAMinute())
    expect(await pictureQueue.encodeNext(going)).toBe(false)
    if (library.engine === 'SQLite') await pictureQueue.forgetClaims(new Date())
    else await makeDue(aMinuteAgo())
    expect(await pictureQueue.encodeNext(going)).toBe(true)
    expect(await names()).toEqual([`${width}.avif`, `${width}.webp`])
  })

  test('is given back by a server that stops', async () => {
    const { pictureQueue, names, rows, width } = await withWaiting(library)
    expect(await pictureQueue.encodeNext(AbortSignal.abort())).toBe(false)
    expect(await rows()).toMatchObject([{ attempts: 0 }])
    expect(await names()).toEqual([`${width}.webp`, 'master.png'])
    expect(await pictureQueue.encodeNext(going)).toBe(true)
  })

  test('and fails five times stays WebP until it comes again', async () => {
    const { pictureQueue, spoilMaster, makeDue, names, add, id, width } = await withWaiting(library)
    await spoilMaster()
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      expect(await pictureQueue.failed()).toEqual([])
      await expect(pictureQueue.encodeNext(going)).rejects.toThrow('unsupported image format')
      expect(await pictureQueue.encodeNext(going), 'not at once').toBe(false)
      await makeDue(aMinuteAgo())
    }
    expect(await pictureQueue.encodeNext(going)).toBe(false)
    expect(await pictureQueue.failed()).toEqual([id])
    expect(await names()).toEqual([`${width}.webp`, 'master.png'])
    await add()
    expect(await pictureQueue.failed()).toEqual([])
  })

  test('waits on while the site is frozen', async () => {
    const { pictureQueue, installation, names, width } = await withWaiting(library)
    await installation.freeze(byLayla())
    await expect(pictureQueue.encodeNext(going)).rejects.toThrow('frozen')
    expect(await names()).toEqual([`${width}.webp`, 'master.png'])
    await installation.thaw(byLayla())
    expect(await pictureQueue.encodeNext(going)).toBe(true)
  })

  test('is deleted with all that waits', async () => {
    const storage = await withWaiting(library)
    await sweepTwice(storage, hoursLater(2))
    expect([await storage.names(), await storage.rows()]).toEqual([[], []])
    expect(await storage.pictureQueue.encodeNext(going)).toBe(false)
  })

  test('whose row was lost with its server waits once it is uploaded again', async () => {
    const { pictureQueue, loseRow, add, rows, names, width } = await withWaiting(library)
    await loseRow()
    expect(await rows()).toEqual([])
    await add()
    expect(await pictureQueue.encodeNext(going)).toBe(true)
    await add()
    expect(await rows(), 'nothing is left to do').toEqual([])
    expect(await names()).toEqual([`${width}.avif`, `${width}.webp`])
  })

  test('is done if its server died just before saying so', async () => {
    const { pictureQueue, media, id, rows } = await withWaiting(library)
    await media.files.dropMaster(id)
    expect(await pictureQueue.encodeNext(going)).toBe(true)
    expect(await rows()).toEqual([])
  })
})
