import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { freshBucket } from '../../../tests/support/buckets.ts'
import { freshFolder } from '../../../tests/support/storages.ts'
import { createMediaBucket } from './media-bucket.ts'

const id = '0123456789abcdef'.repeat(2)

async function bucketWithPicture() {
  const bucket = await freshBucket()
  const files = createMediaBucket(bucket, await freshFolder())
  const store = async () => {
    const staged = await files.stage()
    for (const name of ['320.avif', '320.webp']) await writeFile(join(staged, name), name)
    await files.store(staged, id)
    await files.discard(staged)
  }
  await store()
  return {
    bucket,
    files,
    store,
    names: async () => (await bucket.list('')).map(({ name }) => name),
  }
}

test('a picture is placed file by file, and complete names them with their hashes', async () => {
  const { bucket, files, names } = await bucketWithPicture()
  expect(await names()).toEqual(
    ['320.avif', '320.webp', 'complete'].map((file) => `media/${id}/${file}`),
  )
  const complete = JSON.parse(String(await bucket.get(`media/${id}/complete`)))
  expect(complete.files['320.webp']).toEqual({
    size: 8,
    sha256: '315869824b6e809dac1065ed243f297e6cccead3d8644f5ea6bff6a877255536',
  })
  expect(await files.variants(id)).toEqual(['320.avif', '320.webp'])
  const found = await files.read(id, '320.webp')
  expect([found?.size, found && (await text(found.content()))]).toEqual([8, '320.webp'])
})

test('it is there only with complete and all that complete names', async () => {
  const { bucket, files, store } = await bucketWithPicture()
  expect(await files.has(id)).toBe(true)
  await bucket.remove(`media/${id}/320.avif`)
  expect(await files.has(id)).toBe(false)
  await store()
  await bucket.remove(`media/${id}/complete`)
  expect([await files.has(id), await files.variants(id)]).toEqual([false, []])
  expect(await files.stored()).toEqual([id])
  await store()
  expect(await files.has(id)).toBe(true)
})

test('nothing is left of a picture that is removed, its mark included', async () => {
  const { files, names } = await bucketWithPicture()
  await files.keepInstallation('ours')
  await files.mark(id, new Date())
  expect(await files.marked()).toEqual([id])
  await files.remove(id)
  expect(await names()).toEqual(['media/installation'])
  expect([await files.has(id), await files.storedAt(id)]).toEqual([false, undefined])
})

test('a removal that was interrupted leaves no picture, and is taken up again', async () => {
  const { bucket, files, names } = await bucketWithPicture()
  const remove = async (name: string) => {
    if (name.endsWith('.webp')) throw new Error('killed')
    await bucket.remove(name)
  }
  const dying = createMediaBucket({ ...bucket, remove }, await freshFolder())
  await expect(dying.remove(id)).rejects.toThrow('killed')
  expect([await files.has(id), await files.stored()]).toEqual([false, [id]])
  await files.remove(id)
  expect(await names()).toEqual([])
})

describe('nothing else is read or removed', () => {
  test.each([
    [id, 'complete'],
    [id, '../installation'],
    [id, '320.png'],
    ['installation', '320.webp'],
    ['..', '320.webp'],
    ['', '320.webp'],
  ])('%j / %j', async (id, name) => {
    const { files, names } = await bucketWithPicture()
    await files.keepInstallation('ours')
    const before = await names()
    expect(await files.read(id, name)).toBeUndefined()
    if (name === '320.webp') await files.remove(id)
    expect(await names()).toEqual(before)
  })
})

test('the demo and uploads are prepared in a folder, which keeps nothing', async () => {
  const folder = await freshFolder()
  const files = createMediaBucket(await freshBucket(), folder)
  const staged = await files.stage()
  expect(staged.startsWith(folder)).toBe(true)
  await files.discard(staged)
  await expect(readFile(staged)).rejects.toThrow('ENOENT')
})
