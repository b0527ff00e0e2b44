import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshBucket, freshBucketPlace } from '../../../tests/support/buckets.ts'
import { freshFolder } from '../../../tests/support/storages.ts'
import { BucketFailure, openBucket } from './bucket.ts'

test('a bucket gives what it was given, and forgets it', async () => {
  const bucket = await freshBucket()
  expect(await bucket.get('media/a/320.webp')).toBeUndefined()
  await bucket.put('media/a/320.webp', Buffer.from([0, 255, 10]))
  await bucket.put('media/b/320.webp', 'norias')
  await bucket.put('media/installation', '')
  expect(await bucket.get('media/a/320.webp')).toEqual(Buffer.from([0, 255, 10]))
  expect((await bucket.get('media/installation'))?.length).toBe(0)
  const names = (await bucket.list('media/')).map(({ name }) => name)
  expect(names).toEqual(['a/320.webp', 'b/320.webp', 'installation'])
  expect(await bucket.folders('media/')).toEqual(['a', 'b'])
  await bucket.remove('media/a/320.webp')
  await bucket.remove('media/a/320.webp')
  expect(await bucket.folders('media/')).toEqual(['b'])
  expect(await (await freshBucket()).list('')).toEqual([])
})

test('a large file comes in parts, is there once all of it is, and what never ended goes', async () => {
  const bucket = await freshBucket()
  const folder = await freshFolder()
  const [sent, got] = [join(folder, 'sent'), join(folder, 'got')]
  const content = Buffer.alloc(33 * 1024 * 1024 + 1, 'ناعورة')
  await writeFile(sent, content)
  await bucket.putFile('wajha.tar', sent)
  expect(await bucket.list('')).toMatchObject([{ name: 'wajha.tar', size: content.length }])
  expect(await bucket.getFile('wajha.tar', got)).toBe(true)
  expect((await readFile(got)).equals(content)).toBe(true)
  expect(await bucket.getFile('another.tar', join(folder, 'none'))).toBe(false)

  await expect(bucket.putFile('late.tar', join(folder, 'gone'))).rejects.toThrow('ENOENT')
  expect((await bucket.list('')).map(({ name }) => name)).toEqual(['wajha.tar'])
})

test('large files whose sender was killed are abandoned, younger ones and those of others are not', async () => {
  const place = await freshBucketPlace()
  const { S3Client, CreateMultipartUploadCommand, ListMultipartUploadsCommand } =
    await import('@aws-sdk/client-s3')
  const { endpoint = '', region, keyId: accessKeyId, secret: secretAccessKey } = place
  const credentials = { accessKeyId, secretAccessKey }
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  const begin = (prefix: string) =>
    client.send(new CreateMultipartUploadCommand({ Bucket: place.name, Key: `${prefix}a.tar` }))
  const begun = async (prefix: string) => {
    const all = new ListMultipartUploadsCommand({ Bucket: place.name, Prefix: prefix })
    return (await client.send(all)).Uploads?.length ?? 0
  }
  const other = await freshBucketPlace()
  await begin(place.prefix)
  await begin(other.prefix)

  const bucket = await openBucket(place)
  await bucket.abandonUploads(new Date(Date.now() - 60_000))
  expect(await begun(place.prefix)).toBe(1)
  await bucket.abandonUploads(new Date(Date.now() + 60_000))
  expect([await begun(place.prefix), await begun(other.prefix)]).toEqual([0, 1])
})

test('a list goes on past what a server tells at once', async () => {
  const bucket = await freshBucket()
  const names = Array.from({ length: 45 }, (_, number) => String(number).padStart(2, '0'))
  await Promise.all(names.map((name) => bucket.put(`all/${name}`, '')))
  expect((await bucket.list('all/')).map(({ name }) => name)).toEqual(names)
  await Promise.all(names.map((name) => bucket.put(`each/${name}/file`, '')))
  expect(await bucket.folders('each/')).toEqual(names)
})

test('another secret is refused, and neither it nor the right one is told', async () => {
  const place = await freshBucketPlace()
  const stranger = await openBucket({ ...place, secret: 'guessed' })
  const refused = await stranger.get('media/installation').catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'unavailable', cause: expect.any(BucketFailure) })
  const { message, ...rest } = (refused as Error).cause as Error
  expect(message).toMatch(/^s3:\/\/wajha-tests\/.* does not do as it is asked. SignatureDoesNot/)
  for (const secret of ['guessed', place.secret, place.keyId]) {
    expect(JSON.stringify([message, rest])).not.toContain(secret)
  }
})

test('a place where nothing listens is away, and not empty', async () => {
  const bucket = await openBucket({ ...(await freshBucketPlace()), endpoint: 'http://127.0.0.1:1' })
  const calls = [bucket.get('a'), bucket.list(''), bucket.put('a', ''), bucket.remove('a')]
  const away = { status: 'rejected', reason: { code: 'unavailable' } }
  expect(await Promise.allSettled(calls)).toMatchObject(calls.map(() => away))
})
