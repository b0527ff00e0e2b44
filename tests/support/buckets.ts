import { randomUUID } from 'node:crypto'
import { type Bucket, type BucketOptions, openBucket } from '../../src/storage/engine/bucket.ts'
import { bucketPlace } from './s3-server.ts'
import { addressOf } from './services.ts'

export async function freshBucketPlace(): Promise<BucketOptions> {
  return bucketPlace(await addressOf('S3'), `${randomUUID()}/`)
}

export async function freshBucket(): Promise<Bucket> {
  return openBucket(await freshBucketPlace())
}
