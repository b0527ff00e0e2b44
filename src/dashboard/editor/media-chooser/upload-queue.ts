import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { imageProblem } from '../../kit/fields/check-image.ts'
import type { UploadState } from './words.ts'

export type QueuedUpload = {
  id: number
  file: File
  state: UploadState
  share: number
  reason?: string
  picture?: LibraryPictureResponse
}

const uploadsAtOnce = 2
export const mostFiles = 200

export function queued(uploads: QueuedUpload[], files: File[]): QueuedUpload[] {
  const first = Math.max(0, ...uploads.map(({ id }) => id)) + 1
  const added = files.slice(0, mostFiles).map((file, index): QueuedUpload => {
    const reason = imageProblem(file)
    const upload = { id: first + index, file, share: 0 }
    return reason ? { ...upload, state: 'failed', reason } : { ...upload, state: 'waiting' }
  })
  return [...uploads, ...added]
}

export function nextToSend(uploads: QueuedUpload[]): QueuedUpload | undefined {
  const sending = uploads.filter(({ state }) => state === 'sending').length
  return sending < uploadsAtOnce ? uploads.find(({ state }) => state === 'waiting') : undefined
}

export function changedUpload(
  uploads: QueuedUpload[],
  id: number,
  change: Partial<QueuedUpload>,
): QueuedUpload[] {
  return uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload))
}

export function isUnderWay({ state }: QueuedUpload): boolean {
  return state === 'waiting' || state === 'sending'
}

export function underWay(uploads: QueuedUpload[]): QueuedUpload[] {
  return uploads.filter(isUnderWay)
}
