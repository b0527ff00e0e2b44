import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { mediaApi } from '../../../api/client/media-api.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { imageProblem, noteMoving } from '../../kit/fields/check-image.ts'
import {
  changedUpload,
  isUnderWay,
  mostFiles,
  nextToSend,
  type QueuedUpload,
  queued,
  underWay,
} from './upload-queue.ts'

type UploadSettings = {
  tooMany: string
  onUploaded: (picture: LibraryPictureResponse, file: File) => void
}

export function useUploads({ tooMany, onUploaded }: UploadSettings) {
  const [uploads, setUploads] = useState<QueuedUpload[]>([])
  const sent = useRef(new Map<number, AbortController>())
  const change = (id: number, changed: Partial<QueuedUpload>) =>
    setUploads((all) => changedUpload(all, id, changed))

  async function send({ id, file }: QueuedUpload) {
    const controller = new AbortController()
    sent.current.set(id, controller)
    change(id, { state: 'sending', share: 0 })
    const answer = await client(mediaApi).upload([file], {
      signal: controller.signal,
      onProgress: (share) => change(id, { share }),
    })
    sent.current.delete(id)
    if (controller.signal.aborted) return setUploads((all) => all.filter((one) => one.id !== id))
    if (!answer.ok) return change(id, { state: 'failed', reason: answer.message })
    const [uploaded] = answer.value.media
    if (!uploaded) return
    const { known, ...picture } = uploaded
    change(id, { state: known ? 'known' : 'done', picture })
    onUploaded(picture, file)
  }

  const sendNext = useEffectEvent((all: QueuedUpload[]) => {
    const next = nextToSend(all)
    if (next && !sent.current.has(next.id)) void send(next)
  })
  useEffect(() => sendNext(uploads), [uploads])

  useEffect(() => {
    const controllers = sent.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  return {
    uploads,
    isUploading: uploads.some(isUnderWay),
    add(files: File[]) {
      if (files.length > mostFiles) showToast('info', tooMany)
      setUploads((all) => queued(all, files))
      void noteMoving(files.filter((file) => !imageProblem(file)))
    },
    cancel(id: number) {
      const controller = sent.current.get(id)
      if (controller) controller.abort()
      else setUploads((all) => all.filter((one) => one.id !== id))
    },
    retry: (id: number) => change(id, { state: 'waiting' }),
    clear: () => setUploads(underWay),
  }
}

export type Uploads = ReturnType<typeof useUploads>
