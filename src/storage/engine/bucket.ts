import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { addAbortSignal, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { CompletedPart, S3ServiceException } from '@aws-sdk/client-s3'
import { Problem } from '../../domain/problem.ts'
import { partsOf } from './file-parts.ts'
import { lines } from '../../throttle/bounds.ts'
import { createSemaphore } from '../../throttle/semaphore.ts'
import { storeUnavailable } from './unavailable.ts'

export type BucketAccess = {
  endpoint: string | undefined
  region: string
  keyId: string
  secret: string
}
export type BucketOptions = BucketAccess & {
  name: string
  prefix: string
}
type BucketFile = { name: string; size: number; changedAt: Date }
export type Bucket = Awaited<ReturnType<typeof openBucket>>

/**
 * The values are in milliseconds: of one attempt, and of waiting for a turn and all attempts of a
 * call together.
 */
export type Patience = { attempt: number; longest: number }
const ofPeople: Patience = { attempt: 10_000, longest: lines.bucket.timeout }

/** Says why the bucket failed, and never what signed the request. */
export class BucketFailure extends Error {
  readonly code: string

  constructor(location: string, { name, message }: Error) {
    const kind = name === 'Error' ? '' : `${name}: `
    super(`${location} does not do as it is asked. ${kind}${message}`)
    this.code = name
  }
}

/**
 * The files of a bucket below a prefix, by names relative to it. Each is read and written whole. Nothing is
 * asked before it is needed; every call throws Problem('unavailable').
 */
export async function openBucket(
  { endpoint, region, name, prefix, keyId, secret }: BucketOptions,
  { attempt, longest } = ofPeople,
) {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    forcePathStyle: true,
    // Some servers do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: attempt,
      throwOnRequestTimeout: true,
    },
  })
  const turns = createSemaphore({ ...lines.bucket, timeout: longest })
  const location = `s3://${name}/${prefix}`
  const at = (file: string) => ({ Bucket: name, Key: `${prefix}${file}` })

  async function answered<Answer>(
    ask: (until: { abortSignal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const abortSignal = AbortSignal.timeout(longest)
    try {
      return await turns.run(() => ask({ abortSignal }))
    } catch (error) {
      if (error instanceof Problem) throw error
      if ((error as S3ServiceException).name === 'NoSuchKey') return undefined
      throw storeUnavailable(new BucketFailure(location, error as Error))
    }
  }

  async function* pages(folder: string, Delimiter?: string) {
    let token: string | undefined
    do {
      const page = {
        Bucket: name,
        Prefix: `${prefix}${folder}`,
        ContinuationToken: token,
        Delimiter,
      }
      const found = await answered((until) => client.send(new s3.ListObjectsV2Command(page), until))
      if (found) yield found
      token = found?.NextContinuationToken
    } while (token !== undefined)
  }

  const withoutFolder = (key = '', folder: string) => key.slice(`${prefix}${folder}`.length)

  return {
    location,

    get: (file: string, part?: { start: number; end: number }): Promise<Buffer | undefined> =>
      answered(async (until) => {
        const range = part && { Range: `bytes=${part.start}-${part.end - 1}` }
        const found = await client.send(new s3.GetObjectCommand({ ...at(file), ...range }), until)
        const content = await buffer(addAbortSignal(until.abortSignal, found.Body as Readable))
        if (content.length !== found.ContentLength) throw new Error('the answer was cut off')
        return content
      }),

    async put(file: string, content: Buffer | string): Promise<void> {
      const Body = Buffer.from(content)
      const ContentMD5 = createHash('md5').update(Body).digest('base64')
      await answered((until) =>
        client.send(new s3.PutObjectCommand({ ...at(file), Body, ContentMD5 }), until),
      )
    },

    /** The file appears in the bucket only once all its parts have arrived. */
    async putFile(file: string, path: string): Promise<void> {
      const begun = await answered((until) =>
        client.send(new s3.CreateMultipartUploadCommand(at(file)), until),
      )
      const upload = { ...at(file), UploadId: begun?.UploadId }
      try {
        const Parts: CompletedPart[] = []
        for await (const Body of partsOf(path)) {
          const PartNumber = Parts.length + 1
          const ContentMD5 = createHash('md5').update(Body).digest('base64')
          const part = new s3.UploadPartCommand({ ...upload, PartNumber, Body, ContentMD5 })
          const uploaded = await answered((until) => client.send(part, until))
          Parts.push({ PartNumber, ETag: uploaded?.ETag })
        }
        const whole = new s3.CompleteMultipartUploadCommand({
          ...upload,
          MultipartUpload: { Parts },
        })
        await answered((until) => client.send(whole, until))
      } catch (error) {
        await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => {})
        throw error
      }
    },

    /** Ends the uploads of large files that began before `time` and were never completed. */
    async abandonUploads(time: Date): Promise<void> {
      const all = new s3.ListMultipartUploadsCommand({ Bucket: name, Prefix: prefix })
      const { Uploads = [] } = (await answered((until) => client.send(all, until))) ?? {}
      for (const { Key, UploadId, Initiated = new Date() } of Uploads) {
        if (Initiated >= time) continue
        const upload = { Bucket: name, Key, UploadId }
        const abort = new s3.AbortMultipartUploadCommand(upload)
        await answered((until) => client.send(abort, until))
      }
    },

    /** Writes a new file of this machine. Returns false where the bucket has none. */
    async getFile(file: string, path: string): Promise<boolean> {
      const found = await answered((until) => client.send(new s3.GetObjectCommand(at(file)), until))
      if (!found) return false
      await pipeline(found.Body as Readable, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return true
    },

    /** Succeeds even if there was none. */
    async remove(file: string): Promise<void> {
      await answered((until) => client.send(new s3.DeleteObjectCommand(at(file)), until))
    },

    /** A delimiter leaves out those in folders below. */
    async list(folder: string, delimiter?: '/'): Promise<BucketFile[]> {
      const files: BucketFile[] = []
      for await (const { Contents = [] } of pages(folder, delimiter)) {
        for (const { Key, Size: size = 0, LastModified: changedAt = new Date(0) } of Contents) {
          files.push({ name: withoutFolder(Key, folder), size, changedAt })
        }
      }
      return files
    },

    async folders(folder: string): Promise<string[]> {
      const names: string[] = []
      for await (const { CommonPrefixes = [] } of pages(folder, '/')) {
        names.push(
          ...CommonPrefixes.map(({ Prefix }) => withoutFolder(Prefix, folder).slice(0, -1)),
        )
      }
      return names
    },
  }
}
