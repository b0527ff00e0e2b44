import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { historyAt } from './history-at.ts'

export const formsApi = ({ call, settings }: Caller) => ({
  list: () => call('GET /forms', {}),
  get: (id: number) => call('GET /forms/:id', { path: { id } }),
  links: (id: number) => call('GET /forms/:id/links', { path: { id } }),
  create: (json: Json<'POST /forms'>) => call('POST /forms', { json }),
  update: (id: number, json: Json<'POST /forms/:id'>) =>
    call('POST /forms/:id', { path: { id }, json }),
  remove: (id: number) => call('DELETE /forms/:id', { path: { id } }),
  history: (id: number) => historyAt(settings, `/forms/${id}/history`),
})
