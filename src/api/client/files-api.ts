import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Form, Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { historyAt } from './history-at.ts'
import type { Sending } from './send.ts'

export type FileForm = {
  titles?: Record<LanguageCode, string>
  uploads?: Record<LanguageCode, File>
  remove?: LanguageCode[]
  base_revision?: number
}

export const filesApi = ({ call, settings }: Caller) => ({
  list: (query: Query<'GET /files'> = {}) => call('GET /files', { query }),
  get: (file: string) => call('GET /files/:file', { path: { file } }),
  add: (file: Pick<FileForm, 'titles' | 'uploads'>, sending?: Sending) =>
    call('POST /files', { form: toFields(file) as Form<'POST /files'>, ...sending }),
  change: (file: string, change: FileForm, sending?: Sending) =>
    call('POST /files/:file', {
      path: { file },
      form: toFields(change) as Form<'POST /files/:file'>,
      ...sending,
    }),
  remove: (file: string) => call('DELETE /files/:file', { path: { file } }),
  history: (file: string) => historyAt(settings, `/files/${file}/history`),
})

function toFields({ titles = {}, uploads = {}, ...change }: FileForm): object {
  const named = [
    ...Object.entries(titles).map(([language, title]) => [`title.${language}`, title]),
    ...Object.entries(uploads).map(([language, file]) => [`file.${language}`, file]),
  ]
  return { ...Object.fromEntries(named), ...change }
}
