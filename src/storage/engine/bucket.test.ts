import { expect, test } from 'vitest'
import { freshBucket, freshBucketPlace } from '../../../tests/support/buckets.ts'
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
