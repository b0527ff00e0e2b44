import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { archiveOf, faultsIn, quietly } from '../../../tests/support/archives.ts'
import { freshBucketPlace } from '../../../tests/support/buckets.ts'
import { byLayla, inviteCast, today } from '../../../tests/support/cast.ts'
import { docx, pdf, uploadedFile } from '../../../tests/support/made-files.ts'
import {
  contentOf,
  freshFolder,
  freshPlace,
  libraries,
  type Library,
  openedDatabase,
  openedLibrary,
  type OpenedStorage,
  storageAt,
} from '../../../tests/support/storages.ts'
import { type BucketOptions, openBucket } from '../engine/bucket.ts'
import { contentOf as readContent } from '../media/content-of.ts'
import { fileFoldersIn } from '../media/media-files-in.ts'
import { contentName } from '../media/media-names.ts'
import { createPictureMove } from './move.ts'
import { Refused, restore } from './restore.ts'

const [english, arabic, former] = [pdf(), docx(), pdf()]

async function installation(library: Library) {
  const storage = await openedLibrary(library)
  await inviteCast(storage)
  const { files, dataFolder } = storage
  const upload = (bytes: Buffer) => uploadedFile(dataFolder, bytes)
  const titles = { 'title.en': 'Catalogue', 'title.ar': 'دليل' }
  const uploads = { en: await upload(former), ar: await upload(arabic) }
  const { id } = await files.add({ values: titles, uploads }, byLayla())
  await files.change(id, { values: {}, uploads: { en: await upload(english) } }, byLayla())
  const removed = await files.add(
    { values: { 'title.en': 'Old prices' }, uploads: { en: await upload(pdf()) } },
    byLayla(),
  )
  const trashId = await files.remove(removed.id, byLayla())
  await storage.installation.complete(undefined, today)
  return { ...storage, id, trashId }
}

async function bytesIn({ folders: { files } }: Pick<OpenedStorage, 'folders'>) {
  const ids = (await files.stored()).toSorted()
  const all = ids.map(async (id) => {
    const content = (await readContent(files, id, contentName)) ?? Buffer.alloc(0)
    expect(createHash('sha256').update(content).digest('hex')).toBe(id)
    return content
  })
  return Promise.all(all)
}

async function emptyPlace(kind: Library['kind']) {
  const bucket: BucketOptions | null = kind === 'a bucket' ? await freshBucketPlace() : null
  const dataFolder = await freshFolder()
  const database = bucket ? await freshPlace('PostgreSQL') : undefined
  return { dataFolder, bucket, database, place: database ?? join(dataFolder, 'wajha.sqlite') }
}

describe.each(libraries)('files of the library on $engine, in $kind,', (library) => {
  test.each(['a folder', 'a bucket'] as const)(
    'FIL-6 are the same bytes when an archive is restored to %s',
    async (kind) => {
      const storage = await installation(library)
      const { id, trashId } = storage
      const before = await bytesIn(storage)
      expect(before).toHaveLength(4)
      const place = await emptyPlace(kind)
      const { faults } = await restore(await archiveOf(storage), place, quietly)
      expect(faults).toEqual([])
      const back = await storageAt(place.place, place.dataFolder, place.bucket)
      expect(await bytesIn(back)).toEqual(before)
      expect(await back.files.get(id)).toEqual(await storage.files.get(id))
      expect(await contentOf(back.place)).toEqual(await contentOf(storage.place))
      expect(await back.folders.files.installation()).toMatch(/^[0-9a-f-]{36}$/)

      const removed = await back.trash.get(['file'], [trashId], today)
      await back.trash.restore(removed, byLayla())
      await back.revisions.restore('file', id, 1, byLayla())
      const first = (await back.files.get(id)).versions.en?.file.id ?? ''
      expect(await readContent(back.files.files, first, contentName)).toEqual(former)
    },
  )

  test('FIL-6 a missing one ends the backup, and is named by its rehearsal', async () => {
    const storage = await installation(library)
    const gone = (await storage.files.get(storage.id)).versions.ar?.file.id ?? ''
    const { files } = storage.folders
    const without = {
      ...files,
      variants: async (id: string) => (id === gone ? [] : files.variants(id)),
    }
    const archive = await archiveOf(storage, { ...storage.folders, files: without })
    expect(await faultsIn(archive)).toEqual([`the file ${gone} has no content`])
  })
})

test('FIL-6 are moved from a folder to a bucket, on from where a move was killed', async () => {
  const storage = await installation(libraries[0])
  const { folders, place, dataFolder } = storage
  const bucket = await openBucket(await freshBucketPlace())
  const to = fileFoldersIn(dataFolder, bucket)
  const [first = ''] = await folders.files.stored()
  await bucket.put(`files/${first}/content`, 'half')
  const move = createPictureMove(openedDatabase(place).db, folders.files, to.files)
  await move.refuseOthers()
  expect(await move.run(quietly)).toBe(4)
  await move.end()
  expect(await bytesIn({ folders: to })).toEqual(await bytesIn(storage))
  expect(await to.files.installation()).toBe(await folders.files.installation())
})

test('FIL-6 a place with the files of another installation is refused', async () => {
  const storage = await installation(libraries[0])
  const archive = await archiveOf(storage)
  const dataFolder = await freshFolder()
  await fileFoldersIn(dataFolder, null).files.keepInstallation('of another')
  await expect(restore(archive, { dataFolder }, quietly)).rejects.toThrow(Refused)
  await expect(storageAt(await freshPlace('SQLite'), dataFolder)).rejects.toThrow(
    /holds the files of another/,
  )
  await rm(join(storage.dataFolder, 'files'), { recursive: true })
  await expect(storageAt(storage.place, storage.dataFolder)).rejects.toThrow(
    /files holds none of the files of this database/,
  )
})

test('FIL-6 an installation of before files goes on with both folders joined', async () => {
  const storage = await openedLibrary(libraries[0])
  await inviteCast(storage)
  await rm(join(storage.dataFolder, 'files'), { recursive: true })
  const { folders } = await storageAt(storage.place, storage.dataFolder)
  expect(await folders.files.installation()).toBe(await folders.media.installation())
})
