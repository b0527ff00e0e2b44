import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type Bucket, type BucketPlace, openBucket } from '../../src/storage/engine/bucket.ts'
import { testBucket } from './s3-server.ts'

/** A place of its own in the bucket of all tests. */
export async function freshBucketPlace(): Promise<BucketPlace> {
  const answer = await fetch(inject('s3Office'))
  if (!answer.ok) throw new Error(await answer.text())
  const { origin, username, password } = new URL(await answer.text())
  return {
    endpoint: origin,
    region: 'us-east-1',
    name: testBucket,
    prefix: `${randomUUID()}/`,
    keyId: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  }
}

export async function freshBucket(): Promise<Bucket> {
  return openBucket(await freshBucketPlace())
}

/** As a server or command is given it. */
export function bucketEnvironment({
  endpoint = '',
  region,
  name,
  prefix,
  keyId,
  secret,
}: BucketPlace) {
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_PREFIX: prefix,
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: secret,
  }
}
