import type { TakenTranslations, TranslationForm } from '../../contract/translations.ts'
import { type Query, withQuery } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { fetchFile, type FetchedFile } from './fetch-file.ts'
import { mapped, type Result } from './send.ts'

export type SentFile = { name: string; file: Blob; texts: number; words: number }

export function translationApi({ call, settings }: Caller) {
  return {
    take: (form: TranslationForm): Promise<Result<TakenTranslations>> =>
      call('POST /translations', { form }),
    send: async (choice: Query<'GET /translations'>): Promise<Result<SentFile>> =>
      mapped(
        await fetchFile(settings, withQuery('/translations', choice), { method: 'GET' }),
        toSent,
      ),
  }
}

function toSent({ name, file, headers }: FetchedFile): SentFile {
  const count = (header: string) => Number(headers.get(header) ?? 0)
  return { name, file, texts: count('x-texts'), words: count('x-words') }
}
