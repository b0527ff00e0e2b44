import type { Form, Json, Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { historyAt } from './history-at.ts'
import type { Sending } from './send.ts'

export const mediaApi = ({ call, settings }: Caller) => ({
  list: (query: Query<'GET /media'> = {}) => call('GET /media', { query }),
  get: (media: string) => call('GET /media/:media', { path: { media } }),
  upload: (images: File[], sending?: Sending) =>
    call('POST /media', { form: { images } as Form<'POST /media'>, ...sending }),
  change: (media: string, json: Json<'POST /media/:media'>) =>
    call('POST /media/:media', { path: { media }, json }),
  replace: (media: string, by: string) =>
    call('POST /media/:media/replace', { path: { media }, json: { by } }),
  remove: (media: string) => call('DELETE /media/:media', { path: { media } }),
  removeAll: (ids: string[]) => call('POST /media/delete-multiple', { json: { ids } }),
  colours: (media: string) => call('GET /media/:media/colours', { path: { media } }),
  history: (media: string) => historyAt(settings, `/media/${media}/history`),
})
