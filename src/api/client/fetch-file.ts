import type { ErrorResponse } from '../../contract/shared.ts'
import { messages } from '../../domain/messages.ts'
import type { ClientSettings, Result } from './send.ts'

export type FetchedFile = { name: string; file: Blob; headers: Headers }
type FileRequest = { method: 'GET' } | { method: 'POST'; json: object }

/** A file is no JSON, so it does not come as other answers do. */
export async function fetchFile(
  settings: ClientSettings,
  path: string,
  request: FileRequest,
): Promise<Result<FetchedFile>> {
  const { apiKey, token, onUnauthorized, onProofNeeded } = settings
  const headers = {
    'api-key': apiKey,
    authorization: `Bearer ${token?.() ?? ''}`,
    ...('json' in request && { 'content-type': 'application/json' }),
  }
  const body = 'json' in request ? JSON.stringify(request.json) : null
  try {
    const answer = await fetch(`/api${path}`, { method: request.method, headers, body })
    if (answer.ok) return { ok: true, value: await fileIn(answer) }
    if (answer.status === 401) onUnauthorized?.()
    const { error: message = messages.serverError, needs } =
      (await answer.json()) as Partial<ErrorResponse>
    if (needs === 'proof' && (await onProofNeeded?.())) return fetchFile(settings, path, request)
    return { ok: false, status: answer.status, message, ...(needs && { needs }) }
  } catch {
    return { ok: false, status: 0, message: messages.noResponse }
  }
}

async function fileIn(answer: Response): Promise<FetchedFile> {
  const { headers } = answer
  const [, name = ''] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  return { name, file: await answer.blob(), headers }
}
