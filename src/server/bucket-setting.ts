import { z } from 'zod'
import type { BucketAccess, BucketOptions } from '../storage/engine/bucket.ts'

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const path = /^[\w!.*'()-]+(\/[\w!.*'()-]+)*\/?$/
const isBelow = (given: string) => !/(^|\/)\.\.?(\/|$)/.test(given)
const asFolder = (given: string) => given.replace(/\/?$/, '/')

export const bucketSettings = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine(isWholeSite, 'must be a host alone, such as https://s3.example')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region such as eu-central-1')
    .optional(),
  S3_BUCKET: z.string().regex(bucketName, 'must be the name of a bucket').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(path, 'must be a path such as website/, without a slash at its beginning')
    .refine(isBelow, 'must have no part of dots alone')
    .transform(asFolder)
    .optional(),
}

export const bucketSecrets = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

type Given = z.output<z.ZodObject<typeof bucketSettings>>
type NamesBucket = 'S3_BUCKET' | 'BACKUP_TO'

/**
 * Returns null where no setting names a bucket. Calls `refuse` with a sentence that names the
 * setting that is missing or contradictory.
 */
export function accessOf(
  given: Given,
  naming: NamesBucket | undefined,
  refuse: (sentence: string) => never,
): BucketAccess | null {
  const isOne = (name: keyof Given) => given[name] !== undefined
  if (!isOne('S3_BUCKET')) {
    const ofPictures = ['S3_PREFIX'] as const
    const other = (naming ? ofPictures : names).find(isOne)
    if (other) return refuse(lacking(other, 'S3_BUCKET'))
  }
  if (!naming) return null
  const { S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = given
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = given
  if (keyId === undefined) return refuse(lacking(naming, 'S3_ACCESS_KEY_ID'))
  if (secret === undefined) return refuse(lacking(naming, 'S3_SECRET_ACCESS_KEY'))
  if (endpoint === undefined && region === undefined) {
    return refuse(`${naming} is set, and neither S3_ENDPOINT nor S3_REGION is: set one of them.`)
  }
  return { endpoint, region: region ?? 'us-east-1', keyId, secret }
}

const names = Object.keys(bucketSettings) as (keyof Given)[]

function lacking(set: string, missing: string): string {
  return `${set} is set, and ${missing} is not: set it, too.`
}

/** Parses `s3://bucket/path/`; returns null for any other address. */
export function bucketAt(address: string): Pick<BucketOptions, 'name' | 'prefix'> | null {
  const [, name = '', prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(address) ?? []
  const isPath = prefix === '' || (path.test(prefix) && isBelow(prefix))
  if (!bucketName.test(name) || !isPath) return null
  return { name, prefix: prefix && asFolder(prefix) }
}

export function isWholeSite(address: string): boolean {
  const url = URL.parse(address)
  return url?.href === `${url?.origin}/`
}
