import { z } from 'zod'
import type { BucketPlace } from '../storage/engine/bucket.ts'
import { isWholeSite } from './is-whole-site.ts'

const segment = "[\\w!.*'()-]+"

export const bucketSettings = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine(isWholeSite, 'must be a host alone, such as https://s3.example')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region such as eu-central-1')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(
      new RegExp(`^${segment}(/${segment})*/?$`),
      'must be a path such as website/, without a slash at its beginning',
    )
    .refine((path) => !/(^|\/)\.\.?(\/|$)/.test(path), 'must have no part of dots alone')
    .transform((path) => path.replace(/\/?$/, '/'))
    .optional(),
}

export const bucketSecrets = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

type Given = z.output<z.ZodObject<typeof bucketSettings>>

/** Null where none is used. Calls `refuse` with a sentence that names what contradicts or lacks. */
export function bucketOf(given: Given, refuse: (sentence: string) => never): BucketPlace | null {
  const names = Object.keys(bucketSettings) as (keyof Given)[]
  const {
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: secret,
    S3_PREFIX: prefix = '',
  } = given
  if (name === undefined) {
    const other = names.find((one) => given[one] !== undefined)
    return other ? refuse(`${other} is set, and S3_BUCKET is not: set it, too.`) : null
  }
  if (keyId === undefined) return refuse(lacking('S3_ACCESS_KEY_ID'))
  if (secret === undefined) return refuse(lacking('S3_SECRET_ACCESS_KEY'))
  if (endpoint === undefined && region === undefined) {
    return refuse('S3_BUCKET is set, and neither S3_ENDPOINT nor S3_REGION is: set one of them.')
  }
  return { name, endpoint, region: region ?? 'us-east-1', keyId, secret, prefix }
}

function lacking(name: keyof Given): string {
  return `S3_BUCKET is set, and ${name} is not: set it, too.`
}
