import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { archiveOf, faultsIn, quietly } from '../../../tests/support/archives.ts'
import { placedAttachment } from '../../../tests/support/attachments.ts'
import { freshBucketPlace } from '../../../tests/support/buckets.ts'
import { byLayla, inviteCast, rimasMessage, today } from '../../../tests/support/cast.ts'
import {
  contentOf,
  freshFolder,
  libraries,
  type Library,
  openedDatabase,
  openedLibrary,
  type OpenedStorage,
  storageAt,
} from '../../../tests/support/storages.ts'
import { openBucket } from '../engine/bucket.ts'
import { contentOf as readContent } from '../media/content-of.ts'
import { fileFoldersIn } from '../media/media-files-in.ts'
import { contentName } from '../media/media-names.ts'
import { eraseMessages } from '../messages/erase-messages.ts'
import { createPictureMove } from './move.ts'
import { restore } from './restore.ts'

const ids = ['a', 'b'].map((letter) => letter.repeat(25)) as [string, string]

async function rimaHasAttached(library: Library) {
  const storage = await openedLibrary(library)
  await inviteCast(storage)
  const { files } = storage.attachments
  for (const [number, id] of ids.entries()) {
    const attachments = [await placedAttachment(files, id)]
    const message = { ...rimasMessage, message: `Letter ${number}`, language: 'en', attachments }
    await storage.messages.add(message, today)
  }
  const [trashId = 0] = await storage.messages.remove([2], byLayla())
  await storage.installation.complete(undefined, today)
  return { ...storage, trashId }
}

async function bytesIn({ folders: { attachments } }: Pick<OpenedStorage, 'folders'>) {
  const stored = (await attachments.stored()).toSorted()
  return Promise.all(stored.map((id) => readContent(attachments, id, contentName)))
}

describe.each(libraries)('files of visitors on $engine, in $kind,', (library) => {
  test('FIL-6 are the same bytes when an archive is restored, in the trash, too', async () => {
    const storage = await rimaHasAttached(library)
    const before = await bytesIn(storage)
    expect(before).toHaveLength(2)
    const dataFolder = await freshFolder()
    const bucket = library.kind === 'a folder' ? await freshBucketPlace() : null
    const archive = await archiveOf(storage)
    expect((await restore(archive, { dataFolder, bucket }, quietly)).faults).toEqual([])
    const back = await storageAt(join(dataFolder, 'wajha.sqlite'), dataFolder, bucket)
    expect(await bytesIn(back)).toEqual(before)
    expect(await contentOf(back.place)).toEqual(await contentOf(storage.place))
    const removed = await back.trash.get(['message'], [storage.trashId], today)
    await back.trash.restore(removed, byLayla())
    expect((await back.messages.listed([2]))[0]?.attachments).toMatchObject([{ id: ids[1] }])
  })
})

test('FIL-6 a missing one is named, and one erased meanwhile is left out', async () => {
  const storage = await rimaHasAttached(libraries[0])
  const { attachments } = storage.folders
  const [gone] = ids
  const without = (meanwhile: () => Promise<unknown>) => ({
    ...storage.folders,
    attachments: {
      ...attachments,
      async variants(id: string) {
        if (id !== gone) return attachments.variants(id)
        await meanwhile()
        return []
      },
    },
  })
  const lost = await archiveOf(
    storage,
    without(async () => {}),
  )
  expect(await faultsIn(lost)).toEqual([`the attachment ${gone} has no content`])
  const { writeQuietly } = openedDatabase(storage.place)
  const erase = async () => {
    await writeQuietly('product', (trx) => eraseMessages(trx, [1], today))
    await attachments.remove(gone)
  }
  expect(await faultsIn(await archiveOf(storage, without(erase)))).toEqual([])
  expect(await attachments.stored()).toEqual([ids[1]])
})

test('FIL-6 are moved from a folder to a bucket', async () => {
  const storage = await rimaHasAttached(libraries[0])
  const { folders, place, dataFolder } = storage
  const to = fileFoldersIn(dataFolder, await openBucket(await freshBucketPlace()))
  const move = createPictureMove(openedDatabase(place).db, folders.attachments, to.attachments)
  expect(await move.run(quietly)).toBe(2)
  await move.end()
  expect(await bytesIn({ folders: to })).toEqual(await bytesIn(storage))
})
