import type { Json, Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const redirectsApi = ({ call }: Caller) => ({
  list: (query: Query<'GET /redirects'>) => call('GET /redirects', { query }),
  create: (json: Json<'POST /redirects'>) => call('POST /redirects', { json }),
  /** All lines are taken over or none; wrong ones are named: `lines.3`. */
  import: (list: string) => call('POST /redirects/import', { json: { list } }),
  remove: (id: number) => call('DELETE /redirects/:id', { path: { id } }),
})
