import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type Bucket, type BucketPlace, openBucket } from '../../src/storage/engine/bucket.ts'
import { bucketPlace } from './s3-server.ts'

/** A place of its own in the bucket of all tests. */
export async function freshBucketPlace(): Promise<BucketPlace> {
  const answer = await fetch(inject('s3Office'))
  if (!answer.ok) throw new Error(await answer.text())
  return bucketPlace(await answer.text(), `${randomUUID()}/`)
}

export async function freshBucket(): Promise<Bucket> {
  return openBucket(await freshBucketPlace())
}
