import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { importsApi } from '../../../api/client/imports-api.ts'
import type { ImportFileResponse, ImportResponse } from '../../../contract/imports.ts'
import { client } from '../../app/client.ts'
import { roleOfFile } from './role-of-file.ts'
import { sendParts, unlessUnreadable } from './send-parts.ts'

export type Upload = { share: number; isWaiting: boolean; failure?: string }
export type Refusal = { name: string; reason: string }

export function useSending(run: ImportResponse | undefined) {
  const { revalidate } = useRevalidator()
  const [uploads, setUploads] = useState<Record<number, Upload>>({})
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  const change = (id: number, changed: Partial<Upload>) =>
    setUploads((all) => ({ ...all, [id]: { share: 0, isWaiting: false, ...all[id], ...changed } }))
  const drop = (id: number) =>
    setUploads((all) => Object.fromEntries(Object.entries(all).filter(([one]) => one !== `${id}`)))

  useEffect(() => {
    const all = controllers.current
    return () => all.forEach((controller) => controller.abort())
  }, [])

  async function add(files: File[]) {
    setRefusals([])
    const { id, files: there } = run ?? (await begun(files)) ?? { id: 0, files: [] }
    if (id === 0) return revalidate()
    for (const file of files) {
      const unfinished = there.find((one) => isSame(one, file) && !controllers.current.has(one.id))
      const announced = unfinished ?? (await announce(id, file))
      if (announced) void send(id, announced, file)
    }
    await revalidate()
  }

  async function begun(files: File[]) {
    const answer = await client(importsApi).begin()
    if (answer.ok) return answer.value.import
    setRefusals(files.slice(0, 1).map(({ name }) => ({ name, reason: answer.message })))
    return undefined
  }

  async function announce(id: number, file: File): Promise<ImportFileResponse | undefined> {
    const { name, size: bytes } = file
    const role = await roleOfFile(file).catch(unlessUnreadable)
    const answer =
      typeof role === 'string' ? await client(importsApi).addFile(id, { name, bytes, role }) : role
    if (answer.ok) return answer.value.file
    const reason = answer.fields?.bytes ?? answer.message
    setRefusals((all) => [...all, { name, reason }])
    return undefined
  }

  async function send(
    id: number,
    { id: upload, part_bytes, missing }: ImportFileResponse,
    file: File,
  ) {
    const controller = new AbortController()
    const { signal } = controller
    controllers.current.set(upload, controller)
    change(upload, { share: 0, isWaiting: false })
    const failure = await sendParts(
      { size: file.size, partBytes: part_bytes, missing },
      {
        signal,
        send: ({ number: part, from, to }, onProgress) =>
          client(importsApi).sendPart({ id, upload, part }, file.slice(from, to), {
            signal,
            onProgress,
          }),
        onSent: (share) => change(upload, { share }),
        onWaiting: (isWaiting) => change(upload, { isWaiting }),
        pause: (seconds) => lineOrTime(seconds, signal),
      },
    )
    controllers.current.delete(upload)
    if (signal.aborted) return
    if (failure) change(upload, { failure: failure.message, isWaiting: false })
    else {
      await revalidate()
      drop(upload)
    }
  }

  async function remove(id: number, upload: number) {
    controllers.current.get(upload)?.abort()
    drop(upload)
    const answer = await client(importsApi).removeFile(id, upload)
    await revalidate()
    return answer
  }

  const isSending = Object.values(uploads).some(({ failure }) => failure === undefined)
  return { uploads, refusals, isSending, add, remove }
}

export type SendingFiles = ReturnType<typeof useSending>

function isSame({ name, bytes, missing }: ImportFileResponse, file: File): boolean {
  return missing.length > 0 && name === file.name && bytes === file.size
}

function lineOrTime(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, seconds * 1_000)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}
