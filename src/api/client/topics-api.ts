import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { historyAt } from './history-at.ts'

export const topicsApi = ({ call, settings }: Caller) => ({
  list: () => call('GET /topics', {}),
  get: (id: number) => call('GET /topics/:id', { path: { id } }),
  links: (id: number) => call('GET /topics/:id/links', { path: { id } }),
  create: (json: Json<'POST /topics'>) => call('POST /topics', { json }),
  update: (id: number, json: Json<'POST /topics/:id'>) =>
    call('POST /topics/:id', { path: { id }, json }),
  merge: (id: number, into: number) =>
    call('POST /topics/:id/merge', { path: { id }, json: { into } }),
  remove: (id: number) => call('DELETE /topics/:id', { path: { id } }),
  history: (id: number) => historyAt(settings, `/topics/${id}/history`),
})
