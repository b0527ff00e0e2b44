import type { Json } from './call-endpoint.ts'
import type { Caller } from './client.ts'

export const accessKeysApi = ({ call }: Caller) => ({
  list: () => call('GET /access-keys', {}),
  add: (json: Json<'POST /access-keys'>) => call('POST /access-keys', { json }),
  end: (id: number) => call('DELETE /access-keys/:id', { path: { id } }),
})
