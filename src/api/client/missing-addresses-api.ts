import type { Query } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const missingAddressesApi = ({ call }: Caller) => ({
  list: (query: Query<'GET /missing-addresses'>) => call('GET /missing-addresses', { query }),
  dismiss: (id: number) => call('DELETE /missing-addresses/:id', { path: { id } }),
  dismissAll: () => call('DELETE /missing-addresses', {}),
})
