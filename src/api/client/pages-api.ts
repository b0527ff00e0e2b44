import type { Json, Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { historyAt } from './history-at.ts'

export const pagesApi = ({ call, settings }: Caller) => ({
  list: (query: Query<'GET /pages'>) => call('GET /pages', { query }),
  get: (id: number) => call('GET /pages/:id', { path: { id } }),
  links: (id: number) => call('GET /pages/:id/links', { path: { id } }),
  create: (json: Json<'POST /pages'>) => call('POST /pages', { json }),
  update: (id: number, json: Json<'POST /pages/:id'>) =>
    call('POST /pages/:id', { path: { id }, json }),
  duplicate: (id: number) => call('POST /pages/:id/duplicate', { path: { id } }),
  remove: (id: number) => call('DELETE /pages/:id', { path: { id } }),
  resetHome: () => call('POST /pages/home/reset', {}),
  history: (id: number) => historyAt(settings, `/pages/${id}/history`),
})
