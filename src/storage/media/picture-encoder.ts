import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Picture } from '../../domain/media/media.ts'
import { Problem } from '../../domain/problem.ts'
import { lines } from '../../throttle/bounds.ts'
import type { PictureJob } from './encode-picture.ts'
import type { MediaFiles } from './media-files.ts'
import { createWorker, startProcess, WorkerEnded } from '../workers/worker.ts'

/** Part of every id: other encoding rules make other addresses. */
const encoding = 'wajha-1'

/** Encodes one picture at a time, on two cores at most. */
const encoder = createWorker<PictureJob, Omit<Picture, 'id'>>(
  () => startProcess('media/picture-process.ts', { environment: { UV_THREADPOOL_SIZE: '2' } }),
  { longest: 60_000, idle: 1_000, line: lines.webp },
)

export const prepareEncoder = encoder.prepare

export type StagedPicture = {
  picture: Picture
  store(): Promise<void>
  discard(): Promise<void>
}

/** The id follows from the content without its metadata. */
export async function stagePicture(upload: string, files: MediaFiles): Promise<StagedPicture> {
  const id = await contentId(upload)
  const staged = await files.stage()
  const discard = () => files.discard(staged)
  try {
    const isKnown = await files.has(id)
    const size = await encoded({ upload, folder: isKnown ? undefined : staged })
    const store = async () => {
      if (!(await files.has(id))) await files.store(staged, id)
    }
    return { picture: { id, ...size }, store, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

export async function measurePicture(upload: string): Promise<Picture> {
  return { id: await contentId(upload), ...(await encoded({ upload, folder: undefined })) }
}

export async function encodeUpright(upload: string, target: string): Promise<void> {
  await encoded({ upload, target })
}

async function encoded(job: PictureJob): Promise<Omit<Picture, 'id'>> {
  try {
    return await encoder.run(job)
  } catch (error) {
    throw error instanceof WorkerEnded ? new Problem('picture-failed', { cause: error }) : error
  }
}

export async function contentId(upload: string): Promise<string> {
  const hash = createHash('sha256').update(encoding)
  await pipeline(createReadStream(upload), hash)
  return hash.digest('hex').slice(0, 32)
}
