import type { TakenTranslations, TranslationForm } from '../../contract/translations.ts'
import { messages } from '../../domain/messages.ts'
import { type Query, withQuery } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import type { ClientSettings, Result } from './send.ts'

export type SentFile = { name: string; file: Blob; texts: number; words: number }

export function translationApi({ call, settings }: Caller) {
  return {
    take: (form: TranslationForm): Promise<Result<TakenTranslations>> =>
      call('POST /translations', { form }),
    send: (choice: Query<'GET /translations'>) => fetchFile(settings, choice),
  }
}

/** A file is no JSON, so it does not come as other answers do. */
async function fetchFile(
  { apiKey, token, onUnauthorized }: ClientSettings,
  choice: Query<'GET /translations'>,
): Promise<Result<SentFile>> {
  const headers = { 'api-key': apiKey, authorization: `Bearer ${token?.() ?? ''}` }
  try {
    const answer = await fetch(`/api${withQuery('/translations', choice)}`, { headers })
    if (answer.ok) return { ok: true, value: await fileIn(answer) }
    if (answer.status === 401) onUnauthorized?.()
    const { error: message = messages.serverError } = (await answer.json()) as { error?: string }
    return { ok: false, status: answer.status, message }
  } catch {
    return { ok: false, status: 0, message: messages.noResponse }
  }
}

async function fileIn(answer: Response): Promise<SentFile> {
  const { headers } = answer
  const [, name = 'translations.xlf'] =
    /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? []
  const count = (header: string) => Number(headers.get(header) ?? 0)
  return { name, file: await answer.blob(), texts: count('x-texts'), words: count('x-words') }
}
