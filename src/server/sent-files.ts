import { openAsBlob } from 'node:fs'
import { aboutFiles } from '../api/http/about-files.ts'
import { sentenceOf } from '../api/http/problem-response.ts'
import { receiveSentForm } from '../api/http/receive-form.ts'
import { filesPart } from '../domain/forms/attachment.ts'
import { Problem, problemStatus } from '../domain/problem.ts'
import type { Storage } from '../storage/create-storage.ts'
import type { Upload } from '../storage/media/media-store.ts'

export type SentFiles = {
  files: Upload[]
  refusal: Problem | undefined
  remove(): Promise<void>
}

const formDoor = /^\/api\/forms\/[^/]+\/send$|^(\/[a-z\d-]+)?\/forms\/\d+$/i

export function carriesFiles({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const isMultipart = /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')
  return isMultipart && formDoor.test(new URL(url).pathname)
}

export async function receiveFiles(
  request: Request,
  { attachments }: Pick<Storage, 'attachments'>,
): Promise<{ body: URLSearchParams; sentFiles: SentFiles }> {
  const form = await receiveSentForm(request, attachments.stageUpload)
  const { entries, refusal, remove } = form
  const files = Object.values(form.files).flat()
  return { body: new URLSearchParams(entries), sentFiles: { files, refusal, remove } }
}

export async function bodyWith(sending: object, files: Upload[]): Promise<string | FormData> {
  if (files.length === 0) return JSON.stringify(sending)
  const form = new FormData()
  for (const [name, value] of Object.entries(sending)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const { path, name } of files) form.append(filesPart, await openAsBlob(path), name)
  return form
}

export function refusedFiles(refusal: Problem): Response {
  const problem = aboutFiles(refusal)
  if (!(problem instanceof Problem)) throw problem
  const { fields, code } = problem
  return Response.json({ error: sentenceOf(problem), fields }, { status: problemStatus[code] })
}
