import { createHash } from 'node:crypto'
import { addAbortSignal, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3ServiceException } from '@aws-sdk/client-s3'
import { Problem } from '../../domain/problem.ts'
import { createSemaphore } from './semaphore.ts'
import { storeUnavailable } from './unavailable.ts'

export type BucketPlace = {
  /** Undefined at Amazon, whose address follows from the region. */
  endpoint: string | undefined
  region: string
  name: string
  /** Empty, or ends with a slash. */
  prefix: string
  keyId: string
  secret: string
}
export type BucketFile = { name: string; changedAt: Date }
export type Bucket = Awaited<ReturnType<typeof openBucket>>

/** Waiting for a turn and all attempts of a call together: whoever uploads is answered within 15 s. */
const longest = 12_000
/** Fewer than the client has connections: its own queue would count as a connection that does not come. */
const atOnce = 32
const attempts = { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true }

/** Why the bucket did not do what it was asked to; never what signed it. */
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
export async function openBucket({ endpoint, region, name, prefix, keyId, secret }: BucketPlace) {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    forcePathStyle: true,
    // Not every server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: attempts,
  })
  const turns = createSemaphore({ concurrency: atOnce, timeout: longest })
  const location = `s3://${name}/${prefix}`
  const at = (file: string) => ({ Bucket: name, Key: `${prefix}${file}` })

  /** Undefined where there is no such file. */
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

    get: (file: string): Promise<Buffer | undefined> =>
      answered(async (until) => {
        const found = await client.send(new s3.GetObjectCommand(at(file)), until)
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

    /** Done, too, where there was none. */
    async remove(file: string): Promise<void> {
      await answered((until) => client.send(new s3.DeleteObjectCommand(at(file)), until))
    },

    /** The files of a folder, whose name ends with a slash. */
    async list(folder: string): Promise<BucketFile[]> {
      const files: BucketFile[] = []
      for await (const { Contents = [] } of pages(folder)) {
        for (const { Key, LastModified = new Date(0) } of Contents) {
          files.push({ name: withoutFolder(Key, folder), changedAt: LastModified })
        }
      }
      return files
    },

    /** The folders of a folder. */
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
