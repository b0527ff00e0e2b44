import type { Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const trashApi = ({ call }: Caller) => ({
  list: (query: Query<'GET /trash'>) => call('GET /trash', { query }),
  restore: (id: number) => call('POST /trash/:id/restore', { path: { id } }),
  restoreAll: (ids: number[]) => call('POST /trash/restore-multiple', { json: { ids } }),
})
