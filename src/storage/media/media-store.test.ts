import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { byLayla, cast, hoursLater, today } from '../../../tests/support/cast.ts'
import {
  uniquePicture,
  storedPictures,
  sweepTwice,
  unacceptablePictures,
  uploaded,
} from '../../../tests/support/pictures.ts'
import {
  libraries,
  type Library,
  openedDatabase,
  openedLibrary,
  storageAt,
} from '../../../tests/support/storages.ts'
import { quickest } from '../../../tests/support/timing.ts'
import { createMediaStore } from './media-store.ts'

async function openedMedia(kind: Library) {
  const storage = await openedLibrary(kind)
  const { dataFolder, bucketPlace } = storage
  const { files } = storage.media
  const upload = async (bytes: Buffer | string) => uploaded(dataFolder, bytes)
  const database = openedDatabase(storage.place)
  const rows = () => database.db.selectFrom('media').select('id').execute()
  return {
    ...storage,
    database,
    upload,
    add: async (...pictures: Buffer[]) =>
      storage.media.add(await Promise.all(pictures.map(upload)), byLayla()),
    stored: async () => [
      ...(bucketPlace ? await files.stored() : []),
      ...(await storedPictures(dataFolder)),
    ],
    storedIds: async () => (await files.stored()).toSorted(),
    sweepTwice: (now: Date) => sweepTwice(storage, now),
    rowIds: async () => (await rows()).map(({ id }) => id).toSorted(),
  }
}

describe.each(libraries)('media on $engine, in $kind,', (kind) => {
  test('keeps pictures in the order they came', async () => {
    const { add, stored, rowIds } = await openedMedia(kind)
    const pictures = [await uniquePicture(), await uniquePicture(), await uniquePicture()]
    const ids = (await add(...pictures)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
    expect((await stored()).toSorted()).toEqual(ids.toSorted())
    expect(await rowIds()).toEqual(ids.toSorted())
  })

  test('keeps the same picture once, also when it comes twice at once', async () => {
    const { add, stored, rowIds } = await openedMedia(kind)
    const picture = await uniquePicture()
    const added = await Promise.all([add(picture, picture), add(picture), add(picture)])
    const [first] = added.flat()
    expect(added.flat()).toEqual(Array(4).fill(first))
    expect(await stored()).toEqual([first?.id])
    expect(await rowIds()).toEqual([first?.id])
  })

  test('takes the same pictures in any order at once', async () => {
    const { add, stored, bucketPlace } = await openedMedia(kind)
    const pictures = await Promise.all([1, 2, 3, 4].map(() => uniquePicture()))
    await Promise.all(
      Array.from({ length: bucketPlace ? 4 : 12 }, (_, turn) =>
        add(...(turn % 2 ? pictures : pictures.toReversed())),
      ),
    )
    expect(await stored()).toHaveLength(4)
  })

  test('takes all of an upload or nothing', async () => {
    const { upload, media, stored, rowIds } = await openedMedia(kind)
    const uploads = [await upload(await uniquePicture()), await upload('no picture')]
    await expect(media.add(uploads, byLayla())).rejects.toThrow('not-an-image')
    expect(await stored()).toEqual([])
    expect(await rowIds()).toEqual([])
  })

  test('places nothing among the pictures of another installation', async () => {
    const { add, media, storedIds } = await openedMedia(kind)
    await media.files.keepInstallation('of another')
    await expect(add(await uniquePicture())).rejects.toThrow('holds the pictures of another')
    expect(await storedIds()).toEqual([])
  })

  test('goes on after a file it refused', async () => {
    const { upload, media } = await openedMedia(kind)
    const uploads = [await upload('no picture'), await upload(await uniquePicture())]
    const [refused, added] = await Promise.allSettled(
      uploads.map((file) => media.add([file], byLayla())),
    )
    expect(refused?.status).toBe('rejected')
    expect(added).toMatchObject({ status: 'fulfilled', value: [{ id: expect.any(String) }] })
  })

  test('removes what was never shown, and what was only once it is deleted for good', async () => {
    const { add, articles, library, trash, storedIds, rowIds, sweepTwice } = await openedMedia(kind)
    const [cover, inGallery, unused] = await add(
      await uniquePicture(),
      await uniquePicture(),
      await uniquePicture(),
    )
    if (!cover || !inGallery || !unused) throw new Error('three pictures were added')
    const id = await openedInHama(articles)
    const added = [{ type: 'image', picture: inGallery } as const]
    await articles.change('posts', id, saveOf('en', {}, { image: cover, added }), byLayla())

    expect(await storedIds()).toHaveLength(3)
    await sweepTwice(hoursLater(1.1))
    expect(await storedIds()).toEqual([cover.id, inGallery.id].toSorted())
    await articles.remove('posts', id, byLayla())
    await sweepTwice(hoursLater(2))
    expect(await storedIds()).toEqual([cover.id, inGallery.id].toSorted())
    await trash.purge(hoursLater(24 * 31))
    await sweepTwice(hoursLater(2))
    expect(await storedIds()).toEqual([cover.id, inGallery.id].toSorted())

    await library.remove([cover.id, inGallery.id], byLayla())
    await sweepTwice(hoursLater(2))
    expect(await storedIds()).toEqual([cover.id, inGallery.id].toSorted())
    await trash.purge(hoursLater(24 * 31))
    await sweepTwice(hoursLater(2))
    expect(await storedIds()).toEqual([])
    expect(await rowIds()).toEqual([])
  })

  test('keeps the pictures of users and sections as long as they are shown', async () => {
    const { add, users, database, storedIds, sweepTwice } = await openedMedia(kind)
    const [avatar, banner] = await add(await uniquePicture(), await uniquePicture())
    if (!avatar || !banner) throw new Error('two pictures were added')
    const { id } = await users.add({ ...cast.Omar, passwordHash: 'hash', avatar }, byLayla())
    const show = (picture_id: string | null) =>
      database.write('product', (db) =>
        db.updateTable('sections').set({ picture_id }).where('name', '=', 'banner').execute(),
      )
    await show(banner.id)
    await sweepTwice(hoursLater(2))
    expect(await storedIds()).toEqual([avatar.id, banner.id].toSorted())

    await users.change(id, { avatar: '' }, byLayla())
    await show(null)
    await sweepTwice(hoursLater(2))
    expect(await storedIds()).toEqual([])
  })

  test('keeps a picture for a while after it was uploaded again', async () => {
    const { upload, media, stored, sweepTwice } = await openedMedia(kind)
    const file = await upload(await uniquePicture())
    await media.add([file], byLayla())
    await media.add([file], byLayla(hoursLater(2)))
    await sweepTwice(hoursLater(2.5))
    expect(await stored()).toHaveLength(1)
  })

  test('removes old files without a row, but not new ones', async () => {
    const { media, storedIds, sweepTwice } = await openedMedia(kind)
    const orphan = async (id: string) => {
      const staged = await media.files.stage()
      await writeFile(join(staged, '40.webp'), 'picture')
      await media.files.store(staged, id)
    }
    await orphan('0'.repeat(32))
    const storedAt = await media.files.storedAt('0'.repeat(32))
    const later = (minutes: number) => new Date((storedAt?.getTime() ?? 0) + minutes * 60_000)
    await media.sweep(later(59))
    expect(await media.files.marked()).toEqual([])
    await sweepTwice(later(61))
    expect(await storedIds()).toEqual([])
  })

  test('keeps a picture that is uploaded again while it is being removed', async () => {
    const { add, database, media, storedIds, rowIds } = await openedMedia(kind)
    const picture = await uniquePicture()
    await add(picture)
    await media.sweep(hoursLater(2))
    const writeQuietly: typeof database.write = async (right, work) => {
      const result = await database.writeQuietly(right, work)
      await add(picture)
      return result
    }
    const sweeping = createMediaStore({ ...database, writeQuietly }, media.files)
    await sweeping.sweep(hoursLater(2 + 24 * 30))
    expect(await storedIds()).toHaveLength(1)
    expect(await storedIds()).toEqual(await rowIds())
  })

  test('clears away what was being prepared when a process died', async () => {
    const { dataFolder, media, stored } = await openedMedia(kind)
    const [forgotten, running] = [await media.files.stage(), await media.files.stage()]
    await utimes(forgotten, today, today)
    await utimes(running, hoursLater(2), hoursLater(2))
    await media.sweep(hoursLater(2))
    expect(await stored()).toEqual([relative(join(dataFolder, 'media/.staging'), running)])
  })

  test('leaves what another process is preparing alone', async () => {
    const { media, place, dataFolder, bucketPlace } = await openedMedia(kind)
    const staged = await media.files.stage()
    await storageAt(place, dataFolder, bucketPlace)
    await expect(readdir(staged)).resolves.toEqual([])
  })
})

describe('media refuses', async () => {
  test.each(Object.entries(await unacceptablePictures()))(
    '%s within a second, and nothing of it stays',
    async (_name, [bytes, code]) => {
      const { upload, media, stored, rowIds } = await openedMedia(libraries[0])
      const refusal = async () => {
        const refused = media.add([await upload(bytes)], byLayla())
        await expect(refused).rejects.toMatchObject({ name: 'Problem', code })
      }
      expect(await quickest(3, refusal)).toBeLessThan(1_000)
      expect(await stored()).toEqual([])
      expect(await rowIds()).toEqual([])
    },
  )
})
