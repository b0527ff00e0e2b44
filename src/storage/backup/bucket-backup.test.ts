import { join } from 'node:path'
import { expect, test } from 'vitest'
import { quietly } from '../../../tests/support/archives.ts'
import { freshBucketPlace } from '../../../tests/support/buckets.ts'
import { seedContent } from '../../../tests/support/seeds.ts'
import { byLayla, inviteCast, today } from '../../../tests/support/cast.ts'
import { uniquePicture, uploaded } from '../../../tests/support/pictures.ts'
import {
  contentOf,
  freshFolder,
  freshPlace,
  openedDatabase,
  type OpenedStorage,
  openedStorage,
  storageAt,
} from '../../../tests/support/storages.ts'
import { Refused, restore } from './restore.ts'
import { writeArchive } from './write-archive.ts'

async function archiveOf({ place, folders }: OpenedStorage) {
  const file = join(await freshFolder(), 'wajha.tar')
  const task = { file, now: today, progress: quietly }
  const { files } = await writeArchive(openedDatabase(place), folders, task)
  const pictures = Object.entries(files).filter(([name]) => name.startsWith('media/'))
  return { file, pictures }
}

test('BAK-4 an archive is the same for a folder and a bucket, and restored from either to the other', async () => {
  const bucket = await freshBucketPlace()
  const storage = await openedStorage('PostgreSQL', bucket)
  await inviteCast(storage)
  await seedContent(storage)
  const staged = await uploaded(storage.dataFolder, await uniquePicture())
  const [picture] = await storage.media.add([staged], byLayla())
  await storage.users.change(2, { avatar: picture }, byLayla())
  const first = await archiveOf(storage)
  expect(first.pictures.length).toBeGreaterThan(1)

  const dataFolder = await freshFolder()
  const { faults } = await restore(first.file, { dataFolder }, quietly)
  expect(faults).toEqual([])
  const inFolder = await storageAt(join(dataFolder, 'wajha.sqlite'), dataFolder)
  const second = await archiveOf(inFolder)
  expect(second.pictures).toEqual(first.pictures)

  const [back, empty] = [await freshBucketPlace(), await freshPlace('PostgreSQL')]
  const home = { dataFolder: await freshFolder(), database: empty, bucket: back }
  await restore(second.file, home, quietly)
  const again = await storageAt(home.database, home.dataFolder, back)
  expect((await archiveOf(again)).pictures).toEqual(first.pictures)
  expect(await contentOf(home.database)).toEqual(await contentOf(storage.place))

  const over = { dataFolder: await freshFolder(), bucket }
  await expect(restore(second.file, over, quietly), 'BAK-6').rejects.toThrow(Refused)
})
