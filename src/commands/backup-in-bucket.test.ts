import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openedInHama } from '../../tests/support/articles.ts'
import { freshBucketPlace } from '../../tests/support/buckets.ts'
import { inviteCast, openingInHama, today } from '../../tests/support/cast.ts'
import { freshFolder, openedStorage, storageAt } from '../../tests/support/storages.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { nameOfArchive } from '../storage/backup/archives.ts'
import { createStorage } from '../storage/create-storage.ts'
import { type BucketOptions, openBucket } from '../storage/engine/bucket.ts'

async function site() {
  const storage = await openedStorage('SQLite')
  await inviteCast(storage)
  const id = await openedInHama(storage.articles)
  await storage.installation.complete(undefined, new Date())
  const place = await freshBucketPlace()
  const settings = {
    DATA_DIR: dirname(storage.place),
    BACKUP_TO: `s3://${place.name}/${place.prefix}`,
    S3_ENDPOINT: place.endpoint ?? '',
    S3_REGION: place.region,
    S3_ACCESS_KEY_ID: place.keyId,
    S3_SECRET_ACCESS_KEY: place.secret,
  }
  return { id, place, settings, bucket: await openBucket(place) }
}

test('BAK-11 a backup is proven before it lies in the bucket, older ones go, and it is restored from there', async () => {
  const { id, place, settings, bucket } = await site()
  const old = nameOfArchive(new Date('2025-11-03T03:00:00Z'), true)
  await bucket.put(old, 'an older one')
  const made = await wajha(settings, '--json', 'backup', '--keep', '1d')
  const { archive, is_proven, removed, bytes } = made.json()
  expect([made.code, is_proven, removed]).toEqual([0, true, [old]])
  expect(archive).toMatch(
    new RegExp(`^s3://${place.name}/${place.prefix}wajha-\\d{8}T\\d{6}Z\\.tar$`),
  )
  expect(await bucket.list('')).toMatchObject([{ size: bytes }])
  const left = (await readdir(settings.DATA_DIR)).filter((name) => name.includes('wajha-'))
  expect(left).toEqual([])

  const dataFolder = await freshFolder()
  const restored = await wajha({ ...settings, DATA_DIR: dataFolder }, 'restore', archive)
  expect([restored.code, restored.complaints]).toEqual([0, ''])
  const again = await storageAt(join(dataFolder, 'wajha.sqlite'), dataFolder)
  const found = await again.articles.find('posts', id, 'en')
  expect(found?.title).toBe(openingInHama.en.title)

  const none = await wajha({ ...settings, DATA_DIR: dataFolder }, 'restore', `${archive}.age`)
  expect([none.code, none.complaints]).toEqual([1, `There is no ${archive}.age.\n`])
})

test('BAK-11 a bucket that refuses the key is told before anything is made', async () => {
  const { settings, bucket } = await site()
  const wrong = { ...settings, S3_SECRET_ACCESS_KEY: 'another' }
  const { code, complaints } = await wajha(wrong, 'backup')
  expect(code).toBe(75)
  expect(complaints).toMatch(/^s3:\/\/.* does not do as it is asked/)
  expect(await bucket.list('')).toEqual([])
  const { code: refused, complaints: sentence } = await wajha(
    settings,
    'backup',
    '--to',
    's3://other',
  )
  expect([refused, sentence]).toEqual([2, '--to takes a folder: set BACKUP_TO to name a bucket.\n'])
})

test('BAK-11 the state of backups tells of those in a bucket, and of none while it is away', async () => {
  const { place, bucket } = await site()
  await bucket.put(nameOfArchive(today, true), '')
  await bucket.put('notes.txt', '')
  const stateAt = async (address: BucketOptions) => {
    const storage = await createStorage({
      dataFolder: await freshFolder(),
      backups: { address: { bucket: address }, keep: '7d' },
    })
    return storage.backups.state(today).finally(storage.close)
  }
  expect(await stateAt(place)).toMatchObject({
    location: `s3://${place.name}/${place.prefix}`,
    isOnDiskOfData: false,
    provenAt: today,
    kept: 1,
  })
  expect(await stateAt({ ...place, secret: 'another' })).toMatchObject({ provenAt: null, kept: 0 })
})
